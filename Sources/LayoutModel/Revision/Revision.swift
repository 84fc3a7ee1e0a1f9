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

  public init(
    id: RevisionID, parents: [RevisionID], author: String, time: Int64, message: String,
    sequence: Int
  ) {
    self.id = id
    self.parents = parents
    self.author = author
    self.time = time
    self.message = message
    self.sequence = sequence
  }
}

/// A revision's identity: the SHA-256 of its record, which chains its parents' (lower-case hex).
public struct RevisionID: Hashable, Sendable, RawRepresentable, CustomStringConvertible, Comparable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public var description: String { rawValue }
  /// What is printed: unique in any store of ordinary size.
  public var short: String { String(rawValue.prefix(10)) }
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
