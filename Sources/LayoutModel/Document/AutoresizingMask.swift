/// Which parts of a frame stretch when the superview's size changes.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let flexibleMinX = Self(rawValue: 1)
  public static let flexibleWidth = Self(rawValue: 2)
  public static let flexibleMaxX = Self(rawValue: 4)
  public static let flexibleMinY = Self(rawValue: 8)
  public static let flexibleHeight = Self(rawValue: 16)
  public static let flexibleMaxY = Self(rawValue: 32)
}
