/// A commit of git as it is listed.
package struct ListedCommit: Sendable, Hashable {
  /// The commit's id.
  package var id: String
  /// `Name <address>`.
  package var author: String
  /// The author's date in seconds since 1970, UTC.
  package var time: Int64
  package var message: String
}

extension ListedCommit {
  /// The commits of a range that change layout files, on the head's line of first parents, the oldest
  /// first; before them the last one that is no part of the range, where there is one.
  ///
  /// - Parameters:
  ///   - range: `A..B`, `A...B`, or `A` for what came since then.
  ///   - repository: a folder of it.
  /// - Throws: ``GitError`` where git or the range fails, or the history is cut off.
  package static func changingLayouts(
    in range: String, of repository: String
  ) throws(GitError) -> [ListedCommit] {
    let git = try GitRepository(path: repository)
    let sides = try git.resolve(GitRange(range.contains("..") ? range : range + "..HEAD"))
    let head = sides.head ?? sides.base
    let known = Set(try git.line(of: sides.base))
    let folder = git.topLevel.isEmpty ? repository : git.topLevel
    let line = try GitRepository(path: folder).line(to: head, paths: [])
    guard let start = line.firstIndex(where: { !known.contains($0.id) }) else { return [] }
    return line[max(0, start - 1)...]
      .map { ListedCommit(id: $0.id, author: $0.author, time: $0.time, message: $0.message) }
  }
}
