/// A commit of git whose work a merge brought, and which has no revision of its own.
package struct BroughtCommit: Sendable, Hashable {
  /// The commit's id.
  package var id: String
  /// `Name <address>`.
  package var author: String
  /// The author's date in seconds since 1970, UTC.
  package var time: Int64
  /// The first line of its message.
  package var message: String

  package init(id: String, author: String, time: Int64, message: String) {
    self.id = id
    self.author = author
    self.time = time
    self.message = message
  }
}

/// The edits of such a commit in one document.
package struct BroughtEdits: Sendable, Hashable {
  package var commit: BroughtCommit
  package var edits: [StructureChange]

  package init(commit: BroughtCommit, edits: [StructureChange]) {
    self.commit = commit
    self.edits = edits
  }
}
