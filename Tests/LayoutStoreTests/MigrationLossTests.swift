import Foundation
import GRDB
import LayoutModel
import Migrations
import Testing

@testable import LayoutStore

/// The power goes while an older store is brought up to date.
///
/// `KEYLINE_MIGRATION_LOSSES` is the number of trials for each older version, by default 25.
struct `Power loss while migrating` {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [3, 6, 7])
  func `an older store is old or new after it, and the second run completes`(version: Int) throws {
    let old = folder.path + "/old.keyline"
    let crashed = folder.path + "/crashed.keyline"
    try makeStore(version: version, at: old)
    let disk = try FaultyDisk(watching: old)
    let store = try DocumentStore(path: old, access: .readWrite)
    try store.queue.close()
    #expect(disk.steps > 0)
    var generator = SeededGenerator(seed: UInt64(version))
    var versions: Set<Int> = []
    for _ in 0..<trials("KEYLINE_MIGRATION_LOSSES", default: 25) {
      let step = Int.random(in: 0...disk.steps, using: &generator)
      let seed = generator.next()
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.hasPrefix("crashed") {
        try FileManager.default.removeItem(atPath: folder.path + "/" + name)
      }
      try disk.crash(after: step, seed: seed, to: crashed)
      // What a read-only look finds is a whole version or a journal to roll back.
      do {
        try DocumentStore(path: crashed, access: .readOnly).queue.close()
        versions.insert(Schema.version)
      } catch StoreError.olderStore(_, let found, _) {
        versions.insert(found)
      }
      let store = try DocumentStore(path: crashed, access: .readWrite)
      #expect(try store.doctor().schemaVersion == Schema.version)
      #expect(try store.verify().problems == [], "step \(step), seed \(seed)")
      try store.commit("one", ["a.xib": .text("1")])
      try store.queue.close()
    }
    #expect(versions.allSatisfy { (version...Schema.version).contains($0) })
    #expect(versions.count > 1)
  }
}

/// The branch `main`, as builds before the ledger wrote it.
func insertMain(_ db: Database) throws {
  let lane = Lanes.Lane(id: 1, name: "main", parent: nil, forkSeq: 0)
  try db.execute(
    sql: """
      INSERT INTO lane VALUES (1, 'main', NULL, 0, ?);
      INSERT INTO lane_scope (lane, ancestor, maxSeq) VALUES (1, 1, ?);
      INSERT INTO setting VALUES ('lane', '1', ?);
      """, arguments: [Lanes.seal(lane), Lanes.all, Settings.seal("lane", "1")])
}

/// An empty store as the first `version` steps make it.
func makeStore(version: Int, at path: String) throws {
  let queue = try DatabaseQueue(path: path)
  try queue.writeWithoutTransaction { db in
    for migration in Schema.migrations.prefix(version) {
      try db.execute(sql: migration.sql)
      var seal = Seal("schema_migration")
      seal.add(migration.id)
      seal.add(migration.sha256)
      seal.add(Int64(5))
      seal.add("0.0.9")
      try db.execute(
        sql: "INSERT INTO schema_migration VALUES (?, ?, 5, '0.0.9', ?)",
        arguments: [migration.id, migration.sha256, seal.value])
    }
    try insertMain(db)
    if Schema.migrations.prefix(version).contains(where: { $0.id == Schema.ledger }) {
      try Ledger(db: db).renew()
    }
    try db.execute(
      sql: """
        PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(version)
        """)
  }
  try queue.close()
}
