/// A commit of git whose work a merge brought, and which has no revision of its own.
public struct BroughtCommit: Sendable, Hashable {
  /// The commit's id.
  public var id: String
  /// `Name <address>`.
  public var author: String
  /// The author's date in seconds since 1970, UTC.
  public var time: Int64
  /// The first line of its message.
  public var message: String

  public init(id: String, author: String, time: Int64, message: String) {
    self.id = id
    self.author = author
    self.time = time
    self.message = message
  }
}

/// What such a commit edited in one document.
public struct BroughtEdits: Sendable, Hashable {
  public var commit: BroughtCommit
  public var edits: [StructureChange]

  public init(commit: BroughtCommit, edits: [StructureChange]) {
    self.commit = commit
    self.edits = edits
  }
}
