import LayoutModel
import LayoutStore
import Testing

struct `Raw queries` {
  let folder: TemporaryFolder
  let store: DocumentStore
  init() throws {
    folder = try TemporaryFolder()
    store = try DocumentStore.create(at: folder.store)
    try store.commit(
      "one", ["Main.storyboard": .put([1], .parsed, Sample.document(3))],
      derivation: Sample.context())
  }

  @Test(arguments: [
    "DELETE FROM tag", "UPDATE revision SET message = 'x'", "DROP TABLE tag", "PRAGMA query_only=0",
    "ATTACH DATABASE '/tmp/x' AS x", "VACUUM INTO '/tmp/x'", "BEGIN", "", "-- nothing",
    "SELECT 1; DELETE FROM tag", "WITH a AS (SELECT 1) DELETE FROM tag",
    "INSERT INTO frames DEFAULT VALUES", "SELECT load_extension('x')",
    "SELECT nothing FROM nowhere",
    "SELECT * FROM revisions WHERE rev = :missing",
  ])
  func `anything but one SELECT is refused and changes nothing`(sql: String) throws {
    #expect(throws: StoreError.self) { try store.query(sql: sql) }
    #expect(try store.log().map(\.message) == ["one"])
    #expect(try store.verify().isClean)
  }

  @Test func `values are bound, never spliced`() throws {
    let hostile = "x'; DELETE FROM tag; --"
    let result = try store.query(
      sql: "SELECT :text, :number, ':none', @flag -- :comment",
      arguments: [
        "text": .text(hostile), "number": .real(1.5), "flag": .integer(1),
      ])
    #expect(result.rows == [[.text(hostile), .real(1.5), .text(":none"), .integer(1)]])
  }

  @Test func `rows beyond the limit are cut and said to be`() throws {
    let result = try store.query(
      sql: "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n",
      rowLimit: 5)
    #expect(result.rows.map { $0[0] } == (1...5).map { .integer($0) })
    #expect(result.isTruncated)
  }

  /// `instr` compares every place of the text with all of what it looks for: about 10^11 bytes.
  @Test func `a function without end is given up`() throws {
    let start = ContinuousClock.now
    #expect(throws: StoreError.queryTimedOut(seconds: 0.1)) {
      try store.query(
        sql: "SELECT instr(hex(zeroblob(400000)), hex(zeroblob(200000)) || '1')", timeLimit: 0.1)
    }
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func `a query without end is stopped`() throws {
    #expect(throws: StoreError.queryTimedOut(seconds: 0.1)) {
      try store.query(
        sql: """
          WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n
          """, timeLimit: 0.1)
    }
  }

  @Test func `revisions are bound by any of their names`() throws {
    try store.commit("two", ["Main.storyboard": .text("2")], derivation: Sample.context())
    try store.tag("v1", at: try store.revision(matching: "HEAD~1").id)
    func screens(_ spec: String) throws -> Int {
      try store.query(
        sql: "SELECT count(*) FROM screens WHERE rev = :r", arguments: ["r": .text(spec)]
      ).rows == [[.integer(3)]] ? 3 : 0
    }
    #expect(try screens("v1") == 3)
    #expect(try screens("HEAD~1") == 3)
    #expect(try screens("HEAD") == 0)
    #expect(throws: StoreError.unknownRevision("v9")) { try screens("v9") }
  }

  @Test func `every documented view answers on an empty store`() throws {
    let empty = try DocumentStore.create(at: folder.path + "/empty.keyline")
    for view in [
      "revisions", "tags", "documents", "screens", "views", "guides", "constraints", "variations",
      "unresolved", "configs", "frames", "findings", "broken", "assumptions", "regressions",
      "changes", "frame_history",
    ] {
      #expect(try empty.query(sql: "SELECT * FROM \(view)").rows == [])
      #expect(try empty.query(sql: "SELECT *, :r FROM \(view)").rows == [])
    }
  }

  @Test func `documents list what each revision holds`() throws {
    try store.commit("two", ["Old.xib": .put([9, 9], .kept(reason: "old"), nil)])
    try store.commit("three", ["Main.storyboard": .remove])
    let result = try store.query(
      sql: """
        SELECT r.message, d.document, d.bytes, d.parsed, d.kept_reason FROM documents d
        JOIN revisions r USING (rev) ORDER BY r.seq, d.document
        """)
    let old: [SQLValue] = [.text("Old.xib"), .integer(2), .integer(0), .text("old")]
    let main: [SQLValue] = [.text("Main.storyboard"), .integer(1), .integer(1), .null]
    #expect(
      result.rows == [
        [.text("one")] + main, [.text("two")] + main, [.text("two")] + old,
        [.text("three")] + old,
      ])
  }
}
