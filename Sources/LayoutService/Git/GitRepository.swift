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

  /// Refuses what is no repository and, unless told, one whose history is cut off.
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

/// The blobs of a repository, read through one `git cat-file --batch`.
final class GitObjects {
  private let git: GitProcess
  /// A blob beyond this many bytes is no layout.
  static let greatest = 1 << 28

  init(repository: String) throws(GitError) {
    git = try GitProcess(repository: repository, ["cat-file", "--batch"])
  }

  func bytes(of blob: String) throws(GitError) -> [UInt8] {
    try git.write(blob + "\n")
    let header = try git.readLine().split(separator: " ")
    guard header.count == 3, header[1] == "blob", let count = Int(header[2]), count >= 0 else {
      throw .failed(command: "cat-file", reason: "blob \(blob) is missing")
    }
    guard count <= Self.greatest else {
      throw .failed(command: "cat-file", reason: "blob \(blob) has \(count) bytes")
    }
    return Array(try git.read(count + 1).dropLast())
  }

  /// How many blobs are asked for before the first is read. Their names fit into a pipe, so that git
  /// never waits for us while we wait for it.
  private static let askedAtOnce = 256

  /// Many blobs, in their order, without a turn of questions for each. A blob that is missing, or is
  /// none, is left out.
  func read(_ blobs: [String], take: (Int, [UInt8]) -> Void) throws(GitError) {
    var first = 0
    while first < blobs.count {
      let last = min(first + Self.askedAtOnce, blobs.count)
      try git.write(blobs[first..<last].joined(separator: "\n") + "\n")
      for position in first..<last {
        let header = try git.readLine().split(separator: " ")
        guard header.count == 3, let count = Int(header[2]), (0...Self.greatest).contains(count)
        else { continue }
        let bytes = try git.read(count + 1)
        if header[1] == "blob" { take(position, Array(bytes.dropLast())) }
      }
      first = last
    }
  }

  /// The file at a path of a commit, both as git has them.
  func bytes(at path: String, in commit: String) throws(GitError) -> [UInt8] {
    let name = "\(commit):\(path)"
    guard !path.isEmpty, !path.utf8.contains(where: { $0 == 0x0A || $0 == 0 }) else {
      throw .failed(command: "cat-file", reason: "\(name) is no path")
    }
    try git.write(name + "\n")
    let header = try git.readLine().split(separator: " ")
    guard header.count == 3, let count = Int(header[2]), (0...Self.greatest).contains(count) else {
      throw .failed(command: "cat-file", reason: "\(name) is missing")
    }
    let bytes = Array(try git.read(count + 1).dropLast())
    guard header[1] == "blob" else {
      throw .failed(command: "cat-file", reason: "\(name) is no file")
    }
    return bytes
  }

  /// Declarations of a commit with the metrics of the font files that lie beside them.
  /// - Throws: `FileProblem` with the place that names a font file which cannot be read.
  func resolvingFonts(
    of bytes: [UInt8], at path: DocumentPath, in commit: String
  ) throws(FileProblem) -> [UInt8] {
    let folder = path.parts.dropLast()
    return try OverridesFile.resolved(bytes, path: path.text) { file throws(FileProblem) in
      do throws(GitError) {
        return try self.bytes(at: Self.path(file, from: folder), in: commit)
      } catch {
        throw FileProblem(path: file, reason: "\(error)")
      }
    }
  }

  /// A relative path from a folder, without `.` and `..`.
  static func path(_ file: String, from folder: ArraySlice<Substring>) -> String {
    var parts = Array(folder)
    for part in DocumentPath(file).parts where part != "." && !part.isEmpty {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  func end() { try? git.end() }
}
