/// Why a text is no set of revisions, or none that can be answered.
public struct RevisionSetError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where reading ended, from 1.
  public var column: Int
  /// A sentence without its end.
  public var reason: String

  public var description: String { "column \(column) of the revisions: \(reason)" }
}
