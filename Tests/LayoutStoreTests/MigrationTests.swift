import Foundation
import GRDB
import LayoutModel
import Migrations
import TestDocuments
import Testing

@testable import LayoutStore

/// A store of this build under a later one: `Schema.later` is made for these tests.
struct `Migrating a store` {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private static let older = Schema.current.version
  private static let later = Schema.later.version

  /// A store of this build with two revisions and their frames.
  private func makeStore(at path: String) throws {
    let store = try DocumentStore.create(at: path)
    for number in 0..<2 {
      try store.commit(
        "r\(number)",
        [
          "Main.storyboard": .put(
            sampleText(marks: [0: number]), .parsed,
            Sample.document(2, leading: [0: Double(number)]))
        ], derivation: Sample.context())
    }
    try store.queue.close()
  }

  @Test func `an older store is migrated after a backup, and holds what it held`() throws {
    try makeStore(at: folder.store)
    let before = try DocumentStore(path: folder.store, access: .readOnly)
    let log = try before.log()
    let frames = try before.frames(scene: "root0", path: "Main.storyboard", at: log[0].id)
    try before.queue.close()

    let store = try DocumentStore(path: folder.store, access: .readWrite, schema: .later)
    #expect(try store.doctor().schemaVersion == Self.later)
    #expect(try store.verify().problems == [])
    #expect(try store.log() == log)
    #expect(
      try store.frames(scene: "root0", path: "Main.storyboard", at: log[0].id) == frames)
    try store.commit("more", ["a.xib": .text("1")])
    try store.dropDerived()
    #expect(try store.verify().problems == [])
    try store.queue.close()

    let backup = folder.store + ".v\(Self.older).backup"
    #expect(try DocumentStore(path: backup, access: .readOnly).log() == log)
    // The build that made it sees a newer store, and leaves it alone.
    #expect(
      throws: StoreError.newerStore(
        path: folder.store, version: Self.later, supported: Self.older)
    ) { try DocumentStore(path: folder.store, access: .readWrite) }
  }

  @Test func `an older store is not read without being migrated`() throws {
    try makeStore(at: folder.store)
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.store))
    #expect(
      throws: StoreError.olderStore(path: folder.store, version: Self.older, current: Self.later)
    ) { try DocumentStore(path: folder.store, access: .readOnly, schema: .later) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.store)) == before)
  }

  @Test func `a step that loses what others name is taken back`() throws {
    try makeStore(at: folder.store)
    #expect(
      throws: StoreError.damaged(
        path: folder.store, detail: "m9002_loss: a row names a missing one")
    ) { try DocumentStore(path: folder.store, access: .readWrite, schema: .breaking) }
    // The step before it is done, and everything is there.
    let steps = Schema(
      first: Schema.breaking.first, migrations: Array(Schema.breaking.migrations.dropLast()))
    let store = try DocumentStore(path: folder.store, access: .readOnly, schema: steps)
    #expect(try store.verify().problems == [])
    #expect(try store.log().count == 2)
  }

  @Test(arguments: [1, 7, 14])
  func `a store that no release made is refused and stays byte for byte`(version: Int) throws {
    try makeStore(at: folder.store)
    let queue = try DatabaseQueue(path: folder.store)
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = \(version)") }
    try queue.close()
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.store))
    for access in [DocumentStore.Access.readOnly, .readWrite] {
      #expect(
        throws: StoreError.unreleasedStore(
          path: folder.store, version: version, first: Schema.current.first)
      ) { try DocumentStore(path: folder.store, access: access) }
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.store)) == before)
  }

  /// `KEYLINE_MIGRATION_LOSSES` is the number of trials, by default 25.
  @Test func `after a power loss a store is old or new, and the next run completes`() throws {
    let old = folder.path + "/old.keyline"
    let crashed = folder.path + "/crashed.keyline"
    try makeStore(at: old)
    let disk = try FaultyDisk(watching: old)
    try DocumentStore(path: old, access: .readWrite, schema: .later).queue.close()
    #expect(disk.steps > 0)
    var generator = SeededGenerator(seed: 7)
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
        try DocumentStore(path: crashed, access: .readOnly, schema: .later).queue.close()
        versions.insert(Self.later)
      } catch StoreError.olderStore(_, let found, _) {
        versions.insert(found)
      }
      let store = try DocumentStore(path: crashed, access: .readWrite, schema: .later)
      #expect(try store.doctor().schemaVersion == Self.later)
      #expect(try store.verify().problems == [], "step \(step), seed \(seed)")
      #expect(try store.log().count == 2)
      try store.commit("one", ["a.xib": .text("1")])
      try store.queue.close()
    }
    #expect(versions.isSubset(of: Set(Self.older...Self.later)))
    #expect(versions.count > 1)
  }
}
