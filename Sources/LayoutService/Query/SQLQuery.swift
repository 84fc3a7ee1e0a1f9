internal import LayoutStore

/// What a raw query answers.
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

/// A value in an answer or a parameter.
public enum SQLValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

extension Workspace {
  /// Runs one SELECT over the documented views, without a way to write.
  ///
  /// - Parameters:
  ///   - parameters: values by name; `r` and `base` name revisions and default to the newest one
  ///     and its parent.
  ///   - rowLimit: the most rows that are returned.
  ///   - timeLimit: seconds.
  ///   - sql: one statement that only reads.
  public func query(
    sql: String, parameters: [String: SQLValue] = [:], rowLimit: Int = 10_000,
    timeLimit: Double = 10
  ) throws -> SQLAnswer {
    let result = try store.query(
      sql: sql, arguments: parameters.mapValues(QueryValue.init), rowLimit: rowLimit,
      timeLimit: timeLimit)
    return SQLAnswer(
      columns: result.columns, rows: result.rows.map { $0.map(SQLValue.init) },
      isTruncated: result.isTruncated)
  }
}

extension SQLValue {
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

  init(_ value: QueryValue) {
    switch value {
    case .null: self = .null
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .real(number)
    case .text(let text): self = .text(text)
    case .blob(let bytes): self = .blob(bytes)
    }
  }
}

extension QueryValue {
  fileprivate init(_ value: SQLValue) {
    switch value {
    case .null: self = .null
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .real(number)
    case .text(let text): self = .text(text)
    case .blob(let bytes): self = .blob(bytes)
    }
  }
}
