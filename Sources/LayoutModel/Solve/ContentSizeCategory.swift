/// Dynamic Type's twelve sizes. Raw values are the names used on the command line.
public enum ContentSizeCategory: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"

  /// 0 for XS ... 11 for AX5.
  public var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
