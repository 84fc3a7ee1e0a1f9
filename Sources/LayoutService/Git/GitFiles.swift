/// Questions to the git repository that files lie in.
package enum GitFiles {
  /// A file as the last commit has it; nil when it is not in it, or there is no repository.
  ///
  /// - Parameters:
  ///   - folder: a folder of the repository.
  ///   - revision: another commit; empty for what is staged.
  ///   - name: the file's name, in `folder`.
  package static func committed(
    _ name: String, in folder: String, revision: String = "HEAD"
  ) throws(GitError) -> [UInt8]? {
    try blob("./" + name, at: revision, in: folder)
  }

  /// A file as a commit has it; nil when it is not in it, or there is no repository.
  ///
  /// - Parameters:
  ///   - revision: a name of a commit.
  ///   - folder: a folder of the repository.
  ///   - path: from the top of the repository, or from `folder` where it begins with `./`.
  package static func blob(
    _ path: String, at revision: String, in folder: String
  ) throws(GitError) -> [UInt8]? {
    let (code, output) = try GitProcess.outcome(
      repository: folder, ["cat-file", "blob", "\(revision):\(path)"])
    return code == 0 ? output : nil
  }

  /// - Throws: where a path of a commit is no file but a folder.
  static func refuseFolder(
    _ path: String, at revision: String, in folder: String
  ) throws(GitError) {
    let (code, output) = try GitProcess.outcome(
      repository: folder, ["cat-file", "-t", "\(revision):\(path)"])
    guard code == 0, output.starts(with: Array("tree".utf8)) else { return }
    throw .failed(command: "cat-file", reason: "\(path) is a folder; it has to be a file")
  }

  /// Layout files that differ from the last commit, by paths below `folder`.
  ///
  /// - Parameters:
  ///   - folder: a folder of the repository.
  ///   - isStaged: those whose staged form differs, instead of the work tree's.
  package static func changed(in folder: String, isStaged: Bool) throws(GitError) -> [String] {
    let output = try GitProcess.output(
      repository: folder,
      ["diff", "--relative", "--name-only", "-z", "--diff-filter=M", "--no-textconv"]
        + (isStaged ? ["--cached"] : []) + ["HEAD", "--"] + FileRole.documentScope)
    return output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Merges as text, as git would have without us; paths are files with the three versions.
  ///
  /// - Parameters:
  ///   - ours: our state.
  ///   - theirs: their state.
  ///   - markerSize: length of the conflict markers.
  ///   - folder: a folder of the repository.
  ///   - base: the state before both.
  /// - Returns: the text, markers included, and whether anything conflicted; nil where git cannot
  ///   merge either.
  package static func mergedAsText(
    base: String, ours: String, theirs: String, markerSize: Int?, in folder: String
  ) throws(GitError) -> (bytes: [UInt8], conflicts: Bool)? {
    let size = markerSize.map { ["--marker-size=\($0)"] } ?? []
    let (code, output) = try GitProcess.outcome(
      repository: folder,
      ["merge-file", "-p"] + size + [
        "-L", "ours", "-L", "base", "-L", "theirs", ours, base, theirs,
      ]
    )
    return (0..<128).contains(code) ? (output, code > 0) : nil
  }

  /// The names of branches, those of remotes included, and tags, by name.
  package static func names(in folder: String) throws(GitError) -> [String] {
    let output = try GitProcess.output(
      repository: folder,
      [
        "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags",
      ])
    return output.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Stages a file as it lies on the disk, or that it is gone.
  ///
  /// - Parameters:
  ///   - path: from the top of the repository.
  ///   - folder: a folder of it.
  package static func stage(_ path: String, in folder: String) throws(GitError) {
    _ = try GitProcess.output(
      repository: folder, ["add", "--all", "--", ":(top,literal)" + path])
  }
}
