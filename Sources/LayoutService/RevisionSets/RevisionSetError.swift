/// A revision set that cannot be read or resolved.
public struct RevisionSetError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The column at which reading failed, from 1.
  public var column: Int
  /// The reason, without a full stop.
  public var reason: String

  public var description: String { "column \(column) of the revisions: \(reason)" }
}
