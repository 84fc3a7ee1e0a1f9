import Foundation
import GRDB
import LayoutModel
import Migrations
import Testing

@testable import LayoutStore

struct `Opening a store` {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// Changes a closed store behind its back.
  func edit(_ sql: String) throws {
    let queue = try DatabaseQueue(path: folder.store)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
  }
  func makeStore() throws {
    let store = try DocumentStore.create(at: folder.store)
    try store.commit("one", ["a.xib": .text("1")])
  }
  func file() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: folder.store)) }

  @Test func `the writer's connection syncs in full, whatever layers above SQLite set`() throws {
    let store = try DocumentStore.create(at: folder.store)
    let diagnosis = try store.doctor()
    #expect(diagnosis.synchronous == 2)
    #expect(diagnosis.journalMode == "truncate")
    #expect(!diagnosis.trustsSchema)
    #expect(diagnosis.checksForeignKeys)
    #expect(diagnosis.schemaVersion == Schema.current.version)
    try store.commit("one", ["a.xib": .text("1")])
    #expect(try store.doctor().synchronous == 2)
    let onWriter = try store.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
    #expect(onWriter == 2)
  }

  @Test func `a newer store is refused and stays byte for byte`() throws {
    try makeStore()
    try edit("PRAGMA user_version = \(Schema.current.version + 1)")
    let before = try file()
    let beside = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for access in [DocumentStore.Access.readOnly, .readWrite] {
      #expect(
        throws: StoreError.newerStore(
          path: folder.store, version: Schema.current.version + 1, supported: Schema.current.version
        )
      ) { try DocumentStore(path: folder.store, access: access) }
    }
    #expect(try file() == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == beside)
  }

  @Test func `another application's database is refused`() throws {
    try edit("CREATE TABLE t (x); PRAGMA application_id = 7")
    let before = try file()
    #expect(throws: StoreError.self) { try DocumentStore(path: folder.store, access: .readWrite) }
    #expect(try file() == before)
  }

  @Test(arguments: [Data(), Data("hello".utf8), Data(repeating: 7, count: 5000)])
  func `what is no database is refused`(bytes: Data) throws {
    try bytes.write(to: URL(fileURLWithPath: folder.store))
    let error = #expect(throws: StoreError.self) {
      try DocumentStore(path: folder.store, access: .readWrite)
    }
    guard case .notAStore = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try file() == bytes)
  }

  @Test func `a missing file and an existing one are named`() throws {
    #expect(throws: StoreError.notFound(path: folder.store)) {
      try DocumentStore(path: folder.store, access: .readOnly)
    }
    try makeStore()
    #expect(throws: StoreError.alreadyExists(path: folder.store)) {
      try DocumentStore.create(at: folder.store)
    }
  }

  @Test(arguments: [
    ("CREATE TRIGGER t AFTER INSERT ON tag BEGIN DELETE FROM tag; END", "unknown trigger t"),
    ("CREATE VIEW v AS SELECT 1", "unknown view v"),
    ("CREATE TABLE extra (x)", "unknown table extra"),
    ("DROP VIEW tags", "no view tags"),
    ("DROP VIEW tags; CREATE VIEW tags AS SELECT 'x' AS tag, 'y' AS rev", "altered view tags"),
    ("DROP INDEX vector_seal", "no index vector_seal"),
  ])
  func `a schema that is not ours is refused`(sql: String, object: String) throws {
    try makeStore()
    try edit(sql)
    #expect(throws: StoreError.foreignSchema(path: folder.store, object: object)) {
      try DocumentStore(path: folder.store, access: .readOnly)
    }
  }

  @Test func `the pinned hash of the schema is that of what the migrations make`() throws {
    try makeStore()
    func made(_ schema: Schema) throws -> String {
      let objects = try SchemaCheck(schema: schema).expected(version: schema.version)
      return SchemaCheck.digest(objects).description
    }
    let digest = try made(.current)
    #expect(digest == Schema.current.objectsSHA256)
    #expect(try digest != made(.later))
  }

  @Test func `a store whose migrations were other ones is refused`() throws {
    try makeStore()
    try edit("UPDATE schema_migration SET sha256 = replace(sha256, 'a', 'b')")
    #expect(throws: StoreError.self) { try DocumentStore(path: folder.store, access: .readOnly) }
  }

  @Test func `reading only changes nothing, and refuses to write`() throws {
    try makeStore()
    let before = try file()
    let store = try DocumentStore(path: folder.store, access: .readOnly)
    #expect(try store.log().count == 1)
    #expect(try store.verify().isClean)
    #expect(throws: StoreError.readOnly(path: folder.store)) {
      try store.commit("two", ["a.xib": .text("2")])
    }
    #expect(try file() == before)
  }

  @Test func `a write that was cut off is rolled back, also for a reader`() throws {
    try makeStore()
    let before = try file()
    // A hot journal, as a killed process leaves it: the copy keeps what the writer had on disk.
    let queue = try DatabaseQueue(path: folder.store)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA cache_size = 5; PRAGMA cache_spill = 5; BEGIN IMMEDIATE")
      try db.execute(sql: "UPDATE document SET path = 'lost'")
      for number in 0..<300 {
        try db.execute(
          sql: "INSERT INTO content (seal, data) VALUES (?, '{' || hex(randomblob(500)) || '}')",
          arguments: [number])
      }
      for end in ["", "-journal"] {
        try FileManager.default.copyItem(
          atPath: folder.store + end, toPath: folder.path + "/copy" + end)
      }
      try db.execute(sql: "ROLLBACK")
    }
    try queue.close()
    let cut = folder.path + "/copy"
    #expect(try Data(contentsOf: URL(fileURLWithPath: cut)) != before)
    let store = try DocumentStore(path: cut, access: .readOnly)
    let head = try #require(try store.head())
    #expect(try store.tree(of: head.id).map(\.path) == ["a.xib"])
    #expect(try store.verify().isClean)
    #expect(try Data(contentsOf: URL(fileURLWithPath: cut)) == before)
  }
}
