internal import LayoutModel

/// A git repository that is only read.
struct GitRepository {
  let path: String
  /// Where `path` lies in the repository: `` or `Folder/`.
  let prefix: String
  /// The absolute path of the repository's files; empty where it has none on disk.
  let topLevel: String
  /// History ends somewhere; the commits before are not there.
  let isShallow: Bool

  /// Refuses a folder that is no repository and, unless `allowsShallow`, one whose history is cut off.
  init(path: String, allowsShallow: Bool = false) throws(GitError) {
    self.path = path
    do throws(GitError) {
      _ = try GitProcess.output(repository: path, ["rev-parse", "--git-dir"])
    } catch {
      guard case .failed(_, let reason) = error else { throw error }
      throw .noRepository(path: path, reason: Self.plain(reason))
    }
    let facts = try GitProcess.output(
      repository: path, ["rev-parse", "--is-shallow-repository", "--show-prefix"])
    let end = facts.firstIndex(of: UInt8(ascii: "\n")) ?? facts.endIndex
    isShallow = facts[..<end].elementsEqual("true".utf8)
    if isShallow, !allowsShallow { throw .shallow(path: path) }
    prefix = GitProcess.line(Array(facts[end...].dropFirst()))
    let root = try? GitProcess.output(repository: path, ["rev-parse", "--show-toplevel"])
    topLevel = GitProcess.line(root ?? [])
  }

  private static func plain(_ reason: String) -> String {
    reason.hasPrefix("fatal: ") ? String(reason.dropFirst(7)) : reason
  }

  /// The commit a branch, tag or id stands for.
  func commit(named name: String) throws(GitError) -> String {
    guard !name.isEmpty, !name.hasPrefix("-"), !name.utf8.contains(0) else {
      throw .unknownBranch(name, path: path)
    }
    do throws(GitError) {
      let bytes = try GitProcess.output(
        repository: path, ["rev-parse", "--verify", "--quiet", name + "^{commit}"])
      let id = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      guard GitLogReader.isObjectID(id) else { throw GitError.unknownBranch(name, path: path) }
      return id
    } catch {
      if case .failed = error { throw .unknownBranch(name, path: path) }
      throw error
    }
  }

  /// How many commits back a name is followed to one that changes layouts.
  private static let mostCommits = 100_000

  /// The commit that a name stands for and those before it on its line of first parents, newest
  /// first.
  func line(of name: String) throws(GitError) -> [String] {
    let bytes = try GitProcess.output(
      repository: path,
      ["rev-list", "--first-parent", "--max-count=\(Self.mostCommits)", try commit(named: name)])
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The local branch that a name stands for; without a name, the one that is checked out. nil for
  /// other commits.
  func branch(named name: String?) throws(GitError) -> Branch? {
    try branches().first { name == nil ? $0.isCurrent : $0.name == name }
  }

  struct Branch: Hashable {
    var name: String
    var commit: String
    var isCurrent: Bool
  }

  /// The local branches, by name.
  func branches() throws(GitError) -> [Branch] {
    let bytes = try GitProcess.output(
      repository: path,
      [
        "for-each-ref", "--format=%(objectname) %(HEAD) %(refname:lstrip=2)", "--sort=refname",
        "refs/heads",
      ])
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let parts = String(decoding: line, as: UTF8.self).split(
        separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1].count > 2, GitLogReader.isObjectID(String(parts[0]))
      else { return nil }
      return Branch(
        name: String(parts[1].dropFirst(2)), commit: String(parts[0]),
        isCurrent: parts[1].first == "*")
    }
  }

  /// The commits on the line of first parents that change layout files, oldest first.
  ///
  /// - Parameter paths: files and folders from `path`; files of any kind, folders for the layout
  ///   files in them. None: every layout file of the repository.
  func line(to commit: String, paths: [String]) throws(GitError) -> [GitCommit] {
    let scope = try scope(of: paths)
    let named = Set(paths.map { DocumentPath(prefix + $0) })
    let bytes = try GitProcess.output(
      repository: path,
      [
        "log", "--first-parent", "-m", "--reverse", "--raw", "--no-abbrev", "--no-renames",
        "--no-ext-diff", "--no-textconv", "--no-color", "--no-notes", "--encoding=UTF-8", "-z",
        "--format=tformat:" + GitLogReader.format, commit, "--",
      ] + scope + FileRole.gitFonts)
    var commits = try GitLogReader.headers(bytes) { path in
      FileRole.isLayoutFile(path) || named.contains(path) || FileRole.isFont(path)
    }
    for index in commits.indices {
      let fonts = Set(commits[index].changes.map(\.path).filter(FileRole.isFont))
      guard !fonts.isEmpty else { continue }
      commits[index].changes.removeAll { fonts.contains($0.path) }
      commits[index].changesFonts = true
    }
    return Self.withoutEmpty(try withoutForeignTables(commits, named, at: commit))
  }

  /// The commits that change a layout file; of the others, those after them know if fonts changed.
  private static func withoutEmpty(_ commits: [GitCommit]) -> [GitCommit] {
    var kept: [GitCommit] = []
    var changedFonts = false
    for var commit in commits {
      changedFonts = changedFonts || commit.changesFonts
      guard !commit.changes.isEmpty else { continue }
      commit.changesFonts = changedFonts
      changedFonts = false
      kept.append(commit)
    }
    return kept
  }

  /// Files and folders from `path` as patterns of git; none: every layout file.
  func scope(of paths: [String]) throws(GitError) -> [String] {
    guard !paths.isEmpty else { return FileRole.gitScope }
    var scope: [String] = []
    for path in paths {
      guard !path.isEmpty, !path.utf8.contains(0) else { throw .badPath(path) }
      scope.append(":(literal)" + path)
    }
    return scope
  }

  /// The commits without tables of translations that belong to no document of theirs or of the last
  /// commit.
  private func withoutForeignTables(
    _ commits: [GitCommit], _ named: Set<DocumentPath>, at last: String
  ) throws(GitError) -> [GitCommit] {
    let paths = Set(commits.flatMap { $0.changes.map(\.path) })
    guard paths.contains(where: { FileRole($0) == .table }) else { return commits }
    let wanted = Set(
      FileRole.layoutFiles(among: paths.union(try files(at: last).map(\.path)))
    ).union(named)
    return commits.map { commit in
      var kept = commit
      kept.changes.removeAll { !wanted.contains($0.path) }
      return kept
    }
  }

  /// Reads blobs by their ids.
  func objects() throws(GitError) -> GitObjects { try GitObjects(repository: path) }
}
