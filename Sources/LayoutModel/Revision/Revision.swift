/// One recorded state of the layout files, with its place in history.
public struct Revision: Sendable, Hashable, Identifiable {
  public var id: RevisionID
  /// First the line it continues, then a merged one; empty for the first revision.
  public var parents: [RevisionID]
  public var author: String
  /// Seconds since 1970, UTC.
  public var time: Int64
  public var message: String
  /// Position on its line of history, from 1.
  public var sequence: Int
  /// The git commit it was made of; nil for one that was recorded here.
  public var origin: String?

  public init(
    id: RevisionID, parents: [RevisionID], author: String, time: Int64, message: String,
    sequence: Int, origin: String? = nil
  ) {
    self.id = id
    self.parents = parents
    self.author = author
    self.time = time
    self.message = message
    self.sequence = sequence
    self.origin = origin
  }
}
