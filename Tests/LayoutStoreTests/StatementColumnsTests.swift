import GRDB
import Testing

@testable import LayoutStore

/// Columns read where SQLite keeps them.
struct `Columns of a statement` {
  private func read(_ sql: String, _ body: (StatementColumns) throws -> Void) throws {
    try DatabaseQueue().read { db in
      let statement = try db.makeStatement(sql: sql)
      let rows = try Row.fetchCursor(statement)
      _ = try rows.next()
      try body(StatementColumns(statement))
    }
  }

  @Test func `values of the right type come as they were stored`() throws {
    try read("SELECT -7, 9223372036854775807, 'aé', '', x'00ffA5', NULL") { row throws in
      #expect(try row.integer(0) == -7)
      #expect(try row.integer(1) == .max)
      #expect(try row.text(2) == "aé")
      #expect(try row.text(3) == "")
      #expect(try row.hex(4) == "00ffa5")
      #expect(try row.bytes(4) == [0, 255, 165])
      #expect(try row.integerOrNull(5) == nil)
      #expect(try row.textOrNull(5) == nil)
      #expect(try row.hexOrNull(5) == nil)
    }
  }

  @Test func `a value of another type is reported, not converted`() throws {
    try read("SELECT 1 AS one, 'text' AS text, x'00' AS blob, 2.5 AS real, NULL AS none") {
      row throws in
      func damaged(_ name: String) -> StoreError {
        .damaged(path: "column \(name)", detail: "its value has the wrong type")
      }
      #expect(throws: damaged("one")) { try row.text(0) }
      #expect(throws: damaged("one")) { try row.hex(0) }
      #expect(throws: damaged("text")) { try row.integer(1) }
      #expect(throws: damaged("text")) { try row.bytes(1) }
      #expect(throws: damaged("blob")) { try row.text(2) }
      #expect(throws: damaged("real")) { try row.integerOrNull(3) }
      #expect(throws: damaged("none")) { try row.integer(4) }
      #expect(throws: damaged("none")) { try row.text(4) }
      #expect(throws: damaged("none")) { try row.hex(4) }
    }
  }

  @Test func `text is shared only where it is the same`() throws {
    try read("SELECT 'Ada', 'Ada L', 'Ad', '', 'Ada'") { row throws in
      var known = ""
      for (column, expected) in ["Ada", "Ada L", "Ad", "", "Ada"].enumerated() {
        #expect(try row.text(Int32(column), sharing: &known) == expected)
      }
    }
  }

  @Test func `all 256 bytes are two digits each, as printf has them`() throws {
    let bytes = (0...255).map { UInt8($0) }
    let expected = try DatabaseQueue().read { db in
      try bytes.map {
        try String.fetchOne(db, sql: "SELECT printf('%02x', ?)", arguments: [$0]) ?? ""
      }.joined()
    }
    #expect(Hex.text(bytes) == expected)
    #expect(Hex.bytes(expected) == bytes)
  }
}
