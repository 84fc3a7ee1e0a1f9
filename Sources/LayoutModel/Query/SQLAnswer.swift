/// The answer of a raw query.
public struct SQLAnswer: Sendable, Hashable {
  public var columns: [String]
  public var rows: [[SQLValue]]
  /// There were more rows than the limit.
  public var isTruncated: Bool

  package init(columns: [String], rows: [[SQLValue]], isTruncated: Bool) {
    self.columns = columns
    self.rows = rows
    self.isTruncated = isTruncated
  }
}

/// A value in an answer or a parameter of a raw query.
public enum SQLValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// A parameter as typed: a number where it reads as one.
  package init(parameter text: String) {
    if let whole = Int64(text) {
      self = .integer(whole)
    } else if let number = Double(text), number.isFinite {
      self = .real(number)
    } else {
      self = .text(text)
    }
  }
}
