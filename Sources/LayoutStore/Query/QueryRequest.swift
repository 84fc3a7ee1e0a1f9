internal import Foundation
internal import GRDB
internal import GRDBSQLite
internal import LayoutModel

/// A checked query: one SELECT, with the words it uses.
struct QueryRequest {
  let sql: String
  let arguments: [String: SQLValue]
  /// Every name in the text, in lower case; parameters with their mark.
  let words: Set<String>

  init(sql: String, arguments: [String: SQLValue]) throws {
    self.sql = sql
    self.arguments = Dictionary(
      arguments.map { (Self.bare($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    guard sql.utf8.count <= 100_000 else {
      throw StoreError.queryRefused(reason: "it is longer than 100,000 bytes")
    }
    let words = Self.words(of: sql)
    self.words = Set(words)
    guard let first = words.first, ["select", "with", "values", "explain"].contains(first) else {
      throw StoreError.queryRefused(reason: "only one SELECT is run")
    }
    guard !self.words.contains("pragma_database_list") else {
      throw StoreError.queryRefused(reason: "where the store lies is no part of it")
    }
  }

  var usesBoundRevisions: Bool { words.contains(":r") || words.contains(":base") }

  func run(_ db: Database, bound: QuerySnapshot.Bound, rowLimit: Int) throws -> SQLAnswer {
    let statement = try db.makeStatement(sql: sql)
    guard statement.isReadonly else {
      throw StoreError.queryRefused(reason: "only one SELECT is run")
    }
    var values: [String: (any DatabaseValueConvertible)?] = [:]
    for word in words where word.hasPrefix(":") && word.utf8.count > 1 {
      let name = String(word.dropFirst())
      if name == "r" || name == "base" {
        // An absent revision is bound as NULL; a plain assignment would drop the name.
        values.updateValue(name == "r" ? bound.revision : bound.base, forKey: name)
      } else if let given = arguments.first(where: { $0.key.lowercased() == name }) {
        values[given.key] = given.value.databaseValue
      } else {
        throw StoreError.queryRefused(reason: "there is no value for :\(name)")
      }
    }
    let rows = try Row.fetchCursor(statement, arguments: StatementArguments(values))
    var result = SQLAnswer(columns: statement.columnNames, rows: [], isTruncated: false)
    while let row = try rows.next() {
      guard result.rows.count < rowLimit else {
        result.isTruncated = true
        break
      }
      result.rows.append(row.databaseValues.map(SQLValue.init))
    }
    return result
  }

  /// The names of a statement in order, without what stands in texts or comments.
  private static func words(of sql: String) -> [String] {
    var words: [String] = []
    var word = ""
    var closing: Unicode.Scalar?
    var previous: Unicode.Scalar = " "
    for scalar in sql.unicodeScalars {
      defer { previous = scalar }
      if let end = closing {
        // A closing mark of two characters, as of a block comment, is known by its last one.
        if scalar == end, end != "/" || previous == "*" { closing = nil }
        continue
      }
      let isName =
        scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar)
      if isName {
        word.unicodeScalars.append(scalar)
        continue
      }
      if !word.isEmpty { words.append(word.lowercased()) }
      word = [":", "@", "$"].contains(scalar) ? ":" : ""
      switch (previous, scalar) {
      case (_, "'"): closing = scalar
      case ("-", "-"): closing = "\n"
      case ("/", "*"): closing = "/"
      default: break
      }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  private static func bare(_ name: String) -> String {
    guard let first = name.first, [":", "@", "$"].contains(first) else { return name }
    return String(name.dropFirst())
  }
}

extension SQLValue {
  init(_ value: DatabaseValue) {
    switch value.storage {
    case .null: self = .null
    case .int64(let number): self = .integer(number)
    case .double(let number): self = .real(number)
    case .string(let text): self = .text(text)
    case .blob(let data): self = .blob(Array(data))
    }
  }
  var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let number): number.databaseValue
    case .real(let number): number.databaseValue
    case .text(let text): text.databaseValue
    case .blob(let bytes): Data(bytes).databaseValue
    }
  }
}

/// Stops a connection's work when its time is up, and bounds what one statement may take.
final class QueryDeadline {
  private let end: ContinuousClock.Instant

  init(seconds: Double) {
    end = ContinuousClock.now + .milliseconds(Int64(max(0, min(seconds, 86_400)) * 1000))
  }

  var hasPassed: Bool { ContinuousClock.now >= end }

  /// SQLite asks every thousand steps. The deadline must live as long as the connection works.
  func watch(_ db: Database) throws {
    let connection = db.sqliteConnection
    sqlite3_progress_handler(
      connection, 1000,
      { context in
        guard let context else { return 0 }
        let deadline = Unmanaged<QueryDeadline>.fromOpaque(context).takeUnretainedValue()
        return deadline.hasPassed ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
    sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, 0)
    sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, 1 << 26)
    sqlite3_limit(connection, SQLITE_LIMIT_EXPR_DEPTH, 200)
  }
}
