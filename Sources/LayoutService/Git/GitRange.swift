/// Two states of a git repository that are to be compared.
package struct GitRange: Sendable, Hashable {
  /// The newer state.
  package enum Head: Sendable, Hashable {
    /// A commit by any name git knows.
    case commit(String)
    /// The files that `git add` has recorded for the next commit.
    case index
    /// The files on disk, those that git does not track yet included.
    case worktree
  }

  /// A commit by any name git knows.
  package var base: String
  package var head: Head
  /// Compares with the merge base of `base` and the head instead of with `base`, as a pull request
  /// does: what came to `base` meanwhile is no edit of the head's.
  package var isFromMergeBase: Bool

  /// Reads a range as git writes it.
  ///
  /// `main` is `main...HEAD`; `A...B` begins at the merge base of the two, `A..B` at `A` itself. A
  /// side left out is HEAD.
  /// - Parameters:
  ///   - text: as a person writes it.
  ///   - head: what is compared in place of the range's own head.
  /// - Throws: `badRange` where the text names a head and `head` another, or neither side.
  package init(_ text: String, head: Head? = nil) throws(GitError) {
    for dots in ["...", ".."] {
      guard let place = text.firstRange(of: dots) else { continue }
      let sides = (text[..<place.lowerBound], text[place.upperBound...])
      guard head == nil, !(sides.0.isEmpty && sides.1.isEmpty) else { throw .badRange(text) }
      base = sides.0.isEmpty ? "HEAD" : String(sides.0)
      self.head = .commit(sides.1.isEmpty ? "HEAD" : String(sides.1))
      isFromMergeBase = dots == "..."
      return
    }
    guard !text.isEmpty else { throw .badRange(text) }
    base = text
    self.head = head ?? .commit("HEAD")
    isFromMergeBase = true
  }
}
