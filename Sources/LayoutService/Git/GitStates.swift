package import LayoutModel

extension GitRepository {
  /// Commits as if each were made on top of the one before: the first brings all of its layout
  /// files, the others what differs.
  ///
  /// - Parameter ids: commits by their whole ids; one that is repeated changes nothing.
  func states(_ ids: [String]) throws(GitError) -> [GitCommit] {
    var states: [GitCommit] = []
    var before: [DocumentPath: String?] = [:]
    for id in ids {
      var commit = try header(of: id)
      let files = try files(at: id)
      let wanted = Set(FileRole.layoutFiles(among: Set(files.map(\.path))))
      let after = Dictionary(
        files.filter { wanted.contains($0.path) }.map { ($0.path, $0.blob) },
        uniquingKeysWith: { first, _ in first })
      commit.changes =
        after.filter { before[$0.key] != $0.value }.map {
          GitCommit.Change(path: $0.key, blob: $0.value)
        }
        + before.keys.filter { after[$0] == nil }.map { GitCommit.Change(path: $0, blob: nil) }
      commit.changes.sort { $0.path < $1.path }
      commit.changesFonts = true
      states.append(commit)
      before = after
    }
    return states
  }

  /// Author, date and message of a commit, without its changes.
  private func header(of id: String) throws(GitError) -> GitCommit {
    let bytes = try GitProcess.output(
      repository: path,
      [
        "log", "-1", "--no-color", "--no-notes", "--encoding=UTF-8", "-z",
        "--format=tformat:" + GitLogReader.format, id, "--",
      ])
    guard let commit = try GitLogReader.headers(bytes).first else {
      throw .unknownBranch(id, path: path)
    }
    return commit
  }
}

extension Workspace {
  /// Fills an empty store with states of a git repository, for questions that a store answers.
  ///
  /// - Parameters:
  ///   - repository: its folder, or one inside it.
  ///   - matrix: what is solved for.
  ///   - isUnsolved: records the bytes only; what a question needs is solved when it is asked.
  ///   - progress: called with what is done, and how much there is.
  ///   - range: a commit by any name git knows, which comes after its first parent; or `A..B`, or
  ///     `A...B`, which begins at the merge base of the two.
  /// - Returns: how to name both states to the store, `BASE..HEAD`; only the head's name where
  ///   nothing is before it; nil where the task was cancelled.
  /// - Throws: ``GitError`` where git or the range fails.
  package func recordStates(
    _ range: String, of repository: String, matrix: Matrix = .standard, isUnsolved: Bool = false,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> String? {
    let git = try GitRepository(path: repository, allowsShallow: true)
    var request = ImportRequest(repository: repository, matrix: matrix)
    if range.contains("..") {
      let sides = try git.resolve(GitRange(range))
      request.states = [sides.base, sides.head ?? sides.base]
    } else {
      let head = try git.resolve(GitRange(range + "..HEAD")).base
      let parent = try? git.commit(named: head + "^")
      request.states = [parent, head].compactMap(\.self)
    }
    request.isUnsolved = isUnsolved
    let report = try await importHistory(request, progress: progress)
    guard report.remainingCount == 0 else { return nil }
    return request.states.count == 1 ? "HEAD" : "HEAD~1..HEAD"
  }

  /// Fills an empty store with the history of the documents that may hold a view.
  ///
  /// - Parameters:
  ///   - revision: the commit the history ends with, by any name git knows.
  ///   - repository: a folder of it.
  ///   - matrix: what is solved for.
  ///   - progress: called with what is done, and how much there is.
  ///   - view: an id, `PATH:ID`, or a view's name, in a document of `revision`.
  /// - Returns: `false` where the task was cancelled.
  /// - Throws: ``GitError`` where git fails or the history is cut off; `unknownView` where no
  ///   document of `revision` speaks of the view.
  package func recordHistory(
    of view: String, to revision: String, of repository: String, matrix: Matrix = .standard,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> Bool {
    let git = try GitRepository(path: repository)
    var request = ImportRequest(
      repository: git.topLevel.isEmpty ? repository : git.topLevel, matrix: matrix)
    let head = try git.commit(named: revision)
    request.branch = head
    request.paths = try git.documents(naming: view, at: head)
    let report = try await importHistory(request, progress: progress)
    return report.remainingCount == 0
  }
}

extension GitRepository {
  /// The documents of a commit in whose text a view's id or name stands, and the declarations that
  /// count for them.
  fileprivate func documents(naming view: String, at commit: String) throws -> [String] {
    let files = try files(at: commit)
    let documents = files.filter { FileRole($0.path) == .document }
    var found = documents.filter { view.hasPrefix($0.path.text + ":") }.map(\.path)
    if found.isEmpty {
      let objects = try objects()
      defer { objects.end() }
      // XML may write the marks between the pieces in other ways, and messages join kind and id, or
      // cut long texts.
      let pieces = view.split { "&<>\"'…()".contains($0) || $0.isWhitespace }
      let name = Array((pieces.max { $0.count < $1.count } ?? "").utf8)
      for file in documents {
        let bytes = try file.blob.map { try objects.bytes(of: $0) } ?? []
        if bytes.firstRange(of: name) != nil { found.append(file.path) }
      }
    }
    guard !found.isEmpty else { throw WorkspaceError.unknownView(view, suggestions: []) }
    return (found + files.map(\.path).filter { OverridesFile.isOne($0) }).map(\.text)
  }
}
