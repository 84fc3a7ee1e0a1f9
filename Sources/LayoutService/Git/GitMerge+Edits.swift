internal import LayoutModel

extension GitMerge {
  /// The versions of a document on one side since the sides parted; nil where git does not know
  /// what is being merged, as after `git stash pop`, or where the other side takes something back.
  func edits(of path: DocumentPath, on side: MergeSide) throws(GitError) -> SideEdits? {
    guard let range = try range(of: side) else { return nil }
    let output = try GitProcess.output(
      repository: root,
      [
        "log", "-z", "--no-color", "--no-notes", "--encoding=UTF-8",
        "--max-count=\(SideEdits.most + 1)", "--format=tformat:" + GitLogReader.format, range, "--",
        ":(top,literal)" + path.text,
      ])
    let commits = try GitLogReader.headers(output)
    return SideEdits(
      path: path,
      versions: commits.map { commit in
        SideEdits.Version(
          edit: MergeConflict.Edit(
            revision: commit.id, author: commit.author, time: commit.time,
            title: String(commit.message.prefix { !$0.isNewline })),
          bytes: { try document(path, at: commit.id) })
      }, base: { try bytes(path, 1) })
  }

  /// The commits of a side as git's range.
  private func range(of side: MergeSide) throws(GitError) -> String? {
    for name in ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REBASE_HEAD", "REVERT_HEAD"] {
      guard let theirs = try line(["rev-parse", "--quiet", "--verify", name]) else { continue }
      if side == .theirs, name == "REVERT_HEAD" { return nil }
      if side == .theirs, name != "MERGE_HEAD" { return "\(theirs)^!" }
      guard let base = try line(["merge-base", "HEAD", theirs]) else { return nil }
      return "\(base)..\(side == .ours ? "HEAD" : theirs)"
    }
    return nil
  }

  private func line(_ arguments: [String]) throws(GitError) -> String? {
    let (code, output) = try GitProcess.outcome(repository: root, arguments)
    return code == 0 ? String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self) : nil
  }

  private func document(_ path: DocumentPath, at commit: String) throws(GitError) -> [UInt8]? {
    let (code, output) = try GitProcess.outcome(
      repository: root, ["cat-file", "blob", "\(commit):\(path.text)"])
    return code == 0 ? output : nil
  }
}
