import CSQLiteConfig
import Foundation
import GRDB
import Testing

@testable import LayoutStore

struct `Defensive connections` {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test func `the schema cannot be rewritten through the store's connection`() throws {
    let store = try DocumentStore.create(at: folder.store)
    try store.queue.writeWithoutTransaction { db in
      let connection = try #require(db.sqliteConnection)
      #expect(sqlite_config_is_defensive(connection) == 1)
      try db.execute(sql: "PRAGMA writable_schema = ON")
      #expect(throws: DatabaseError.self) {
        try db.execute(
          sql: "UPDATE sqlite_schema SET sql = 'CREATE TABLE tag (x)' WHERE name = 'tag'")
      }
    }
    #expect(try store.verify().isClean)
  }

  @Test func `a file beside a new store that is no journal is left alone`() throws {
    // SQLite takes any `-journal` for its own and empties it.
    let beside = URL(fileURLWithPath: folder.store + "-journal")
    try Data("a diary, not a journal".utf8).write(to: beside)
    try Data("no database".utf8).write(to: URL(fileURLWithPath: folder.store))
    #expect(throws: StoreError.self) {
      try DocumentStore(path: folder.store, access: .readWrite)
    }
    #expect(throws: StoreError.alreadyExists(path: folder.store)) {
      try DocumentStore.create(at: folder.store)
    }
    #expect(try Data(contentsOf: beside) == Data("a diary, not a journal".utf8))
  }
}
