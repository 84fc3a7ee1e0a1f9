/// The SHA-256 of a revision's record, in lower-case hexadecimal. The record names the revision's parents, so
/// that an id stands for all of the history before it, too.
public struct RevisionID: Hashable, Sendable, RawRepresentable, CustomStringConvertible,
  Comparable
{
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public var description: String { rawValue }
  /// The printed form, which is unique in any store of ordinary size.
  public var short: String { String(rawValue.prefix(10)) }
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
