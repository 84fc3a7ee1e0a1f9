import GRDB
import Testing

@testable import LayoutStore

struct `Rows that wait for one another` {
  @Test(arguments: [0, 1, 31, 32, 33, 64, 100] as [Int64])
  func `are all written once and in their order`(count: Int64) throws {
    try DatabaseQueue().writeWithoutTransaction { db in
      try db.execute(sql: "CREATE TABLE pair (number INTEGER, half TEXT)")
      var batch = try RowBatch<Int64>(db, sql: "INSERT INTO pair", width: 2) {
        $0.bind($1, $2)
        $0.bind($1 + 1, "\($2 / 2)")
      }
      for number in 0..<count { batch.add(number) }
      try batch.flush()
      #expect(batch.rows.isEmpty)
      try batch.flush()
      let odd = try Int.fetchOne(db, sql: "SELECT count(*) FROM pair WHERE half <> number / 2")
      #expect(odd == 0)
      #expect(
        try Int64.fetchAll(db, sql: "SELECT number FROM pair ORDER BY rowid") == Array(0..<count))
    }
  }

  @Test func `are refused where one of them is`() throws {
    try DatabaseQueue().writeWithoutTransaction { db in
      try db.execute(sql: "CREATE TABLE few (number INTEGER CHECK (number < 40))")
      var batch = try RowBatch<Int64>(db, sql: "INSERT INTO few", width: 1) { $0.bind($1, $2) }
      for number in 0..<64 { batch.add(Int64(number)) }
      #expect(throws: DatabaseError.self) { try batch.flush() }
    }
  }
}
