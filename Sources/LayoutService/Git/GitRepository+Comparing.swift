internal import Foundation
internal import LayoutModel

extension GitRepository {
  /// The commits that a range stands for; a head that is no commit stays as it is.
  struct ResolvedRange {
    var base: String
    /// nil = the index or the files on disk.
    var head: String?
    /// The base in words.
    var words: String
  }

  func resolve(_ range: GitRange) throws(GitError) -> ResolvedRange {
    let named = try fetched(range.base)
    var head: String?
    var headName = "HEAD"
    if case .commit(let name) = range.head {
      head = try fetched(name)
      headName = name
    }
    guard range.isFromMergeBase else {
      return ResolvedRange(base: named, head: head, words: "\(named.prefix(10)) (\(range.base))")
    }
    let other: String
    if let head { other = head } else { other = try fetched("HEAD") }
    let base = try mergeBase(named, other, names: (range.base, headName))
    let words =
      base == named
      ? "\(base.prefix(10)) (\(range.base))"
      : "\(base.prefix(10)) (merge base of \(range.base) and \(headName))"
    return ResolvedRange(base: base, head: head, words: words)
  }

  /// A commit by its name; tells which fetch would bring it where it is not there.
  private func fetched(_ name: String) throws(GitError) -> String {
    do throws(GitError) {
      return try commit(named: name)
    } catch {
      guard case .unknownBranch = error else { throw error }
      // The name without what git reads behind it: `origin/main` of `origin/main~2`.
      let plain = String(name.prefix { !"~^@:".contains($0) })
      let isThere = plain != name && (try? commit(named: plain)) != nil
      let parts = plain.split(separator: "/", maxSplits: 1).map(String.init)
      if !isThere, parts.count == 2, try remotes().contains(parts[0]) {
        throw .notFetched(name, path: path, fetch: fetch(of: parts[1], from: parts[0]))
      }
      if isShallow {
        throw .notFetched(
          name, path: path, fetch: GitError.unshallow + (isThere ? [] : ["--tags"]))
      }
      throw .unknownBranch(
        name, path: path, nearest: nearestWord(to: name, among: try GitFiles.names(in: path)))
    }
  }

  /// The arguments that fetch a branch of a remote under its usual name, with its history.
  ///
  /// A clone of one branch has no rule for the others: `git fetch origin main` alone leaves it
  /// without `origin/main`. `origin/HEAD` is a name that the clone itself gives.
  private func fetch(of branch: String, from remote: String) -> [String] {
    guard branch != "HEAD" else { return ["remote", "set-head", remote, "--auto"] }
    return ["fetch"] + (isShallow ? ["--unshallow"] : [])
      + [remote, "+refs/heads/\(branch):refs/remotes/\(remote)/\(branch)"]
  }

  private func remotes() throws(GitError) -> [String] {
    String(decoding: try GitProcess.output(repository: path, ["remote"]), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  private func mergeBase(
    _ first: String, _ second: String, names: (String, String)
  ) throws(GitError) -> String {
    do throws(GitError) {
      let bytes = try GitProcess.output(repository: path, ["merge-base", first, second])
      let id = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      if GitLogReader.isObjectID(id) { return id }
    } catch {
      guard case .failed = error else { throw error }
    }
    throw .noMergeBase(names.0, names.1, isShallow: isShallow)
  }

  /// The files that layouts depend on, or those of another scope, that differ; renames found by
  /// git.
  func changes(
    from base: String, to head: GitRange.Head, commit: String?,
    scope: [String] = FileRole.gitScope
  ) throws(GitError) -> [GitFileChange] {
    var arguments = [
      "diff", "--raw", "-z", "-M", "--no-abbrev", "--no-ext-diff", "--no-textconv", "--no-color",
      "--ignore-submodules=all", "--no-relative",
    ]
    switch head {
    case .index: arguments += ["--cached", base]
    case .worktree: arguments.append(base)
    case .commit: arguments += [base, commit ?? base]
    }
    var changes = try GitRawReader.changes(
      GitProcess.output(repository: path, arguments + ["--"] + scope))
    if head == .worktree {
      let untracked = try GitProcess.output(
        repository: topLevel,
        ["ls-files", "--others", "--exclude-standard", "-z", "--full-name", "--"]
          + scope)
      for name in untracked.split(separator: 0) {
        let path = DocumentPath(String(decoding: name, as: UTF8.self))
        // Links are no files here either.
        let target = try? FileManager.default.destinationOfSymbolicLink(
          atPath: topLevel + "/" + path.text)
        guard target == nil else { continue }
        changes.append(GitFileChange(new: GitFileChange.File(path: path)))
      }
    }
    return changes
  }

  /// Every file of a state; those on the disk are known by their paths alone.
  func allFiles(of head: GitRange.Head) throws(GitError) -> [GitFileChange.File] {
    switch head {
    case .commit(let name): return try allFiles(at: try commit(named: name))
    case .index:
      return try GitRawReader.index(listed(["--stage"]))
    case .worktree:
      return try listed(["--cached", "--others", "--exclude-standard"]).split(separator: 0).map {
        GitFileChange.File(path: DocumentPath(String(decoding: $0, as: UTF8.self)))
      }
    }
  }

  private func listed(_ kinds: [String]) throws(GitError) -> [UInt8] {
    try GitProcess.output(
      repository: path, ["ls-files", "-z", "--full-name"] + kinds + ["--", ":(top)"])
  }

  /// The documents and declarations of a commit.
  func files(at commit: String) throws(GitError) -> [GitFileChange.File] {
    try allFiles(at: commit).filter { FileRole.isLayoutFile($0.path) }
  }

  /// Refuses a path, relative to the folder git was asked in, that no state of a range has, in
  /// whatever kind of file.
  func require(
    _ named: String, in range: ResolvedRange, head: GitRange.Head
  ) throws(GitError) {
    guard let path = path(fromRoot: named) else { return }
    var known = try allFiles(at: range.base).map(\.path)
    func isThere(_ files: [DocumentPath]) -> Bool { files.contains { $0.isInside(path) } }
    if isThere(known) { return }
    switch head {
    case .commit:
      guard let commit = range.head, commit != range.base else { break }
      known += try allFiles(at: commit).map(\.path)
    case .index, .worktree: known += try allFiles(of: head).map(\.path)
    }
    if isThere(known) { return }
    throw .nothingThere(named, nearest: path.nearest(among: known))
  }

  /// Every file of a commit.
  func allFiles(at commit: String) throws(GitError) -> [GitFileChange.File] {
    try GitRawReader.tree(
      GitProcess.output(repository: path, ["ls-tree", "-r", "-z", "--full-tree", commit]))
  }

  /// A path of a user, relative to the folder git was asked in, from the root of the repository;
  /// nil = the whole repository.
  func path(fromRoot path: String) -> DocumentPath? {
    let folder = DocumentPath(prefix).parts.filter { !$0.isEmpty }
    let whole = GitObjects.path(path, from: folder[...])
    return whole.isEmpty ? nil : DocumentPath(whole)
  }
}
