internal import LayoutMerging
package import LayoutModel

/// A document that a merge wrote with conflicts and that was edited after that.
///
/// An edit decides a conflict if it changes what is contested. Any other edit, such as Xcode's saving of the document,
/// leaves the conflict as open as it was.
package struct EditedMerge: Sendable {
  private let path: DocumentPath
  /// As the merge left it, and as it is now.
  private let left, edited: [UInt8]

  package init(path: DocumentPath, left: [UInt8], edited: [UInt8]) {
    (self.path, self.left, self.edited) = (path, left, edited)
  }

  /// Whether the edits left a conflict as it was.
  ///
  /// - Parameter other: the document as the merge leaves it where the conflict is decided for the side that it did not
  ///   keep: what differs there is what is contested.
  /// - Complexity: one merge of the document.
  package func leavesOpen(insteadOf other: [UInt8]) -> Bool {
    // Nothing to be had: both sides set something else, and only together they do harm.
    if other == left { return edited == left }
    guard let taken = merged(other) else { return true }
    return taken.conflicts.isEmpty && taken.bytes != edited
  }

  /// The edited document with what was decided; nil where an edit contradicts that.
  package func taking(_ decided: [UInt8]) -> [UInt8]? {
    guard let taken = merged(decided), taken.conflicts.isEmpty else { return nil }
    return taken.bytes
  }

  /// Nil where a version is no document.
  private func merged(_ other: [UInt8]) -> MergedDocument? {
    try? LayoutMerge.merge(base: left, ours: edited, theirs: other, path: path.text)
  }
}
