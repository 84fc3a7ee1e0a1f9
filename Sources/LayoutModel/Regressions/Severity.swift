/// The importance of a finding.
public enum Severity: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
  case info, warning, error
  private var rank: Int { self == .info ? 0 : self == .warning ? 1 : 2 }
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
