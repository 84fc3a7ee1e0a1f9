import Foundation
import GRDB
import LayoutModel
import Migrations
import Testing

@testable import LayoutStore

/// Stores whose views of the query contract were made by another build.
struct `Stored views` {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// What another build has: one view less, one that says something else, and one of its own.
  private static let others =
    Schema.views.filter { $0.name != "tags" && $0.name != "blame" }
    + [
      Schema.View(name: "blame", selection: "SELECT 'another build' AS branch"),
      Schema.View(name: "later", selection: "SELECT 1 AS one"),
    ]

  /// A store with one revision and these views, recorded as a build with them does it.
  private func makeStore(_ views: [Schema.View] = others) throws {
    let store = try DocumentStore.create(at: folder.store)
    try store.commit("one", ["a.xib": .text("1")])
    try store.write { try StoredViews(db: $0).renew(views) }
    try store.queue.close()
  }

  private func file() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: folder.store)) }

  /// The views of the file by their names, as SQLite itself keeps them.
  private func viewsOfFile() throws -> [String: String] {
    let queue = try DatabaseQueue(path: folder.store)
    defer { try? queue.close() }
    return try queue.read { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT name, sql FROM sqlite_schema WHERE type = 'view'")
      return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
    }
  }

  @Test func `a new store holds the views of the file`() throws {
    try makeStore(Schema.views)
    let text = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Migrations/views.sql"), encoding: .utf8)
    let filled = Schema.View(name: "", selection: text).filled(Schema.words).selection
    #expect(!filled.contains(/^[^-].*[{}]/.anchorsMatchLineEndings()))
    // SQLite reads the file as a whole here, and not statement by statement.
    let queue = try DatabaseQueue()
    let expected = try queue.write { db in
      try db.execute(sql: filled)
      return try Row.fetchAll(db, sql: "SELECT name, sql FROM sqlite_schema")
    }
    #expect(try viewsOfFile() == Dictionary(uniqueKeysWithValues: expected.map { ($0[0], $0[1]) }))
    #expect(expected.count == Schema.views.count)
  }

  @Test func `whoever opens for writing makes the views of another build anew`() throws {
    try makeStore()
    #expect(try viewsOfFile()["later"] != nil)
    let store = try DocumentStore(path: folder.store, access: .readWrite)
    #expect(try store.verify().problems == [])
    #expect(try store.verify().foreignViews == 0)
    try store.queue.close()
    #expect(
      try viewsOfFile()
        == Dictionary(uniqueKeysWithValues: Schema.views.map { ($0.name, $0.statement) }))
  }

  @Test func `views of this build are left alone, byte for byte`() throws {
    try makeStore(Schema.views)
    let before = try file()
    try DocumentStore(path: folder.store, access: .readWrite).queue.close()
    #expect(try file() == before)
  }

  @Test func `a store with the views of another build is read without a change`() throws {
    try makeStore()
    let before = try file()
    let store = try DocumentStore(path: folder.store, access: .readOnly)
    #expect(try store.query(sql: "SELECT message FROM revisions").rows == [[.text("one")]])
    // Queries see this build's views: `tags` is there, and `blame` has its columns.
    #expect(try store.query(sql: "SELECT tag FROM tags").rows == [])
    #expect(try store.query(sql: "SELECT cid FROM blame").rows == [])
    #expect(try file() == before)
  }

  @Test func `verify tells how many views are another build's, and finds no damage`() throws {
    try makeStore()
    let report = try DocumentStore(path: folder.store, access: .readOnly).verify()
    #expect(report.problems == [])
    // `tags` is missing, `blame` is altered, `later` is unknown.
    #expect(report.foreignViews == 3)
  }

  @Test func `migrate tells that it renewed the views`() throws {
    try makeStore()
    let first = try DocumentStore.migrate(path: folder.store)
    #expect(first == (Schema.current.version, Schema.current.version, true))
    #expect(
      try DocumentStore.migrate(path: folder.store) == (
        Schema.current.version, Schema.current.version, false
      ))
  }

  @Test func `a store without views is read, and gets them when it is written`() throws {
    try makeStore([])
    let store = try DocumentStore(path: folder.store, access: .readOnly)
    #expect(try store.query(sql: "SELECT message FROM revisions").rows == [[.text("one")]])
    try store.queue.close()
    try DocumentStore(path: folder.store, access: .readWrite).queue.close()
    #expect(try viewsOfFile().count == Schema.views.count)
  }

  @Test(arguments: [DocumentStore.Access.readOnly, .readWrite])
  func `views that no build recorded are refused`(access: DocumentStore.Access) throws {
    try makeStore()
    let queue = try DatabaseQueue(path: folder.store)
    try queue.writeWithoutTransaction { try $0.execute(sql: "CREATE VIEW v AS SELECT 1") }
    try queue.close()
    #expect(
      throws: StoreError.foreignSchema(
        path: folder.store, object: "views that differ from their recorded digest")
    ) { try DocumentStore(path: folder.store, access: access) }
  }
}
