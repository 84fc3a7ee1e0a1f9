internal import LayoutModel

extension GitRepository {
  /// How many commits back a file that is gone is looked for.
  private static let mostCommitsToDeletion = 500

  /// Files that a commit has no more, as its line of first parents had them last.
  ///
  /// - Parameter paths: from the root of the repository.
  /// - Returns: at most one for each path; none for what was deleted more than 500 commits ago.
  /// - Complexity: compares the trees of up to 500 commits, in two runs of git.
  func deleted(
    _ paths: [DocumentPath], before commit: String
  ) throws(GitError) -> [GitFileChange.File] {
    guard !paths.isEmpty else { return [] }
    let limit = Self.mostCommitsToDeletion
    let line = String(
      decoding: try GitProcess.output(
        repository: path, ["rev-list", "--first-parent", "--max-count=\(limit + 1)", commit]),
      as: UTF8.self
    ).split(separator: "\n")
    let bytes = try GitProcess.output(
      repository: path,
      [
        "log", "--first-parent", "-m", "--diff-filter=D", "--raw", "-z", "--no-abbrev",
        "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color", "--format=", commit,
      ] + (line.count > limit ? line.last.map { ["^" + $0] } ?? [] : []) + ["--"]
        + paths.map { ":(top,literal)" + $0.text })
    var found: [DocumentPath: GitFileChange.File] = [:]
    for change in try GitRawReader.changes(bytes) {
      if let file = change.old, found[file.path] == nil { found[file.path] = file }
    }
    return paths.compactMap { found[$0] }
  }
}
