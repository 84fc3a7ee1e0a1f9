import Foundation
import GRDB
import LayoutModel
import TestDocuments
import Testing

@testable import LayoutStore

struct `Faults` {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// A store with rows in every table.
  func makeStore(at path: String, scenes: Int = 4, textScenes: Int = 20) throws -> DocumentStore {
    let store = try DocumentStore.create(at: path)
    let finding = Finding(
      rule: .overlap, severity: .error, document: "Main.storyboard", scene: "root1",
      view: "button1", other: "label1",
      occurrences: [.init(configuration: "phone", amount: 3, severity: .error)], message: "m")
    for number in 0..<6 {
      var derived = Sample.document(
        scenes, leading: [number % scenes: Double(number)],
        findings: number > 2 ? [1: [finding]] : [:])
      derived.scenes[0].layouts?[0].conflicts = [
        LayoutConflict(
          members: [.init(constraint: "c0", description: "c")],
          relaxed: .init(constraint: "c0", description: "c"), amount: 2)
      ]
      derived.scenes[0].layouts?[1].assumptions = [.init(view: "label0", reason: .customClass)]
      try store.commit(
        "r\(number)",
        [
          "Main.storyboard": .put(
            sampleText(scenes: textScenes, marks: [number % textScenes: number]), .parsed, derived),
          "Old.xib": .put([UInt8(number)], .kept(reason: "old"), nil),
        ],
        derivation: Sample.context(
          number == 3
            ? [Regression(change: .new, finding: finding, configurations: ["phone"])] : []))
    }
    let head = try store.log()
    try store.tag("v1", at: head[1].id)
    try store.createBranch("side", at: head[2].id)
    try store.commit("s", ["Main.storyboard": .text("side")], branch: "side")
    var merge = RevisionDraft(
      expectedHead: try store.head(of: "side")?.id, branch: "side", author: "Bea", time: 2,
      message: "merge", changes: ["Main.storyboard": .text("merged")])
    merge.brought = [
      "Main.storyboard": [3.0, 4].map { leading in
        BroughtEdits(
          commit: BroughtCommit(id: "c\(leading)", author: "Cid", time: 1, message: "Move"),
          edits: [Sample.edit(1, to: leading)])
      }
    ]
    _ = try store.commit(merge)
    return store
  }

  @Test(arguments: [
    "UPDATE artifact SET data = zeroblob(length(data)) WHERE id = 2",
    "UPDATE artifact SET digest = zeroblob(32) WHERE id = 2",
    "UPDATE document_change SET keptReason = 'x', seal = seal + 1 WHERE seq = 2",
    "DELETE FROM document_change WHERE seq = 2",
    "UPDATE document SET path = 'b.xib'",
    "UPDATE revision SET message = 'other' WHERE seq = 2",
    "UPDATE revision SET state = zeroblob(32) WHERE seq = 2",
    "UPDATE content SET data = replace(data, '24', '25')",
    "UPDATE vector SET data = X'0200' WHERE id = (SELECT max(id) FROM vector)",
    "DELETE FROM frame_span WHERE seq = 2",
    "UPDATE frame_span SET low = low + 1 WHERE seq = 2",
    "DELETE FROM entity_change WHERE seq = 2",
  ])
  func `what reads back differently is not committed`(damage: String) throws {
    let store = try DocumentStore.create(at: folder.store)
    try store.commit(
      "one", ["a.xib": .put(sampleText(), .parsed, Sample.document(2))],
      derivation: Sample.context())
    let head = try #require(try store.head())
    let draft = RevisionDraft(
      expectedHead: head.id, author: "A", time: 2, message: "two",
      changes: [
        "a.xib": .put(sampleText(marks: [3: 99]), .parsed, Sample.document(2, leading: [0: 24]))
      ], derivation: Sample.context())
    let error = #expect(throws: StoreError.self) {
      try store.commit(draft, beforeVerifying: { try $0.execute(sql: damage) })
    }
    // What is read for the comparison may be refused before it is compared.
    switch error {
    case .verificationFailed, .damaged: break
    default:
      Issue.record("\(damage): \(String(describing: error))")
      return
    }
    #expect(try store.head() == head)
    #expect(try store.verify().isClean)
    #expect(try store.commit(draft).message == "two")
    #expect(try store.verify().isClean)
  }

  @Test(arguments: [
    "DELETE FROM entity WHERE id = (SELECT max(id) FROM entity)",
    "DELETE FROM entity WHERE kind = 1",
    "DELETE FROM content WHERE id = (SELECT max(id) FROM content)",
    "DELETE FROM content WHERE id = (SELECT content FROM regression)",
    "DELETE FROM entity WHERE id = (SELECT finding FROM regression)",
    "DELETE FROM vector WHERE id = (SELECT max(id) FROM vector)",
    "DELETE FROM document WHERE path = 'd69.xib'",
    "DELETE FROM configuration_set",
    "DELETE FROM engine",
    "DELETE FROM artifact WHERE id = (SELECT max(id) FROM artifact)",
  ])
  func `of many documents nothing is committed that refers to what is not there`(
    damage: String
  ) throws {
    let store = try DocumentStore.create(at: folder.store)
    let paths = (0..<70).map { DocumentPath("d\($0).xib") }
    let finding = Finding(
      rule: .overlap, severity: .error, document: paths[3], scene: "root1", view: "button1",
      occurrences: [.init(configuration: Sample.phone.name, amount: 3, severity: .error)],
      message: "m")
    let changes = paths.enumerated().map { place, path in
      (path, DocumentChange.put(sampleText(marks: [1: place]), .parsed, Sample.document(2)))
    }
    let draft = RevisionDraft(
      expectedHead: nil, author: "A", time: 2, message: "many",
      changes: Dictionary(uniqueKeysWithValues: changes),
      derivation: Sample.context([
        Regression(change: .new, finding: finding, configurations: [Sample.phone.name])
      ]))
    func checksReferences() throws -> Bool {
      try store.read { try Int.fetchOne($0, sql: "PRAGMA foreign_keys") == 1 }
    }
    #expect(throws: StoreError.self) {
      try store.commit(
        draft,
        beforeVerifying: { db in
          // What is not looked for can be taken away.
          #expect(try Int.fetchOne(db, sql: "PRAGMA foreign_keys") == 0)
          try db.execute(sql: damage)
          #expect(db.changesCount > 0)
        })
    }
    #expect(try checksReferences())
    #expect(try store.head() == nil)
    #expect(try store.commit(draft).message == "many")
    #expect(try checksReferences())
    #expect(try store.verify().isClean)
  }

  @Test func `a full disk at any page is a clean error, and the retry works`() throws {
    let store = try makeStore(at: folder.store)
    let head = try #require(try store.head())
    let draft = RevisionDraft(
      expectedHead: head.id, author: "A", time: 2, message: "two",
      changes: [
        "New.storyboard": .put(
          (0..<30_000).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 7) }, .parsed,
          Sample.document(30))
      ], derivation: Sample.context())
    let pages = try store.read { try Int.fetchOne($0, sql: "PRAGMA page_count") ?? 0 }
    func limit(_ pages: Int) throws {
      try store.queue.writeWithoutTransaction {
        try $0.execute(sql: "PRAGMA max_page_count = \(pages)")
      }
    }
    var failures = 0
    for more in 0..<500 {
      try limit(pages + more)
      do {
        _ = try store.commit(draft)
        break
      } catch StoreError.diskFull {
        failures += 1
        #expect(try store.head() == head)
        #expect(try store.verify(level: .quick).isClean)
      }
    }
    #expect(failures > 5)
    #expect(try store.head()?.message == "two")
    #expect(try store.verify().isClean)
  }

  /// Every row of every table, as text.
  private func dump(_ path: String) throws -> [String] {
    var configuration = GRDB.Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    return try queue.read { db in
      let tables = try String.fetchAll(
        db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      return try tables.flatMap { table in
        try Row.fetchAll(db, sql: "SELECT * FROM \"\(table)\"").map { row in
          "\(table) \(row.databaseValues.map { "\($0)" })"
        }.sorted()
      }
    }
  }

  @Test func `every bit flip that changes a row is reported`() throws {
    try makeStore(at: folder.store).queue.close()
    let original = try [UInt8](Data(contentsOf: URL(fileURLWithPath: folder.store)))
    let rows = try dump(folder.store)
    #expect(Set(rows.map { $0.prefix { $0 != " " } }).count == 25, "every table has rows")
    let copy = folder.path + "/flipped.keyline"
    var generator = SeededGenerator(seed: 20_261_121)
    var refused = 0
    var reported = 0
    var harmless = 0
    // More in a nightly run: KEYLINE_FLIPS=10000.
    let trials = ProcessInfo.processInfo.environment["KEYLINE_FLIPS"].flatMap { Int($0) } ?? 300
    for _ in 0..<trials {
      let place = Int.random(in: 0..<original.count, using: &generator)
      let bit = UInt8.random(in: 0..<8, using: &generator)
      var bytes = original
      bytes[place] ^= 1 << bit
      try Data(bytes).write(to: URL(fileURLWithPath: copy))
      do {
        let store = try DocumentStore(path: copy, access: .readOnly)
        if try !store.verify().isClean {
          reported += 1
          continue
        }
      } catch is StoreError {
        refused += 1
        continue
      }
      harmless += 1
      let changed = try dump(copy).filter { !Set(rows).contains($0) }
      #expect(
        changed.isEmpty, "bit \(bit) of byte \(place) changed a row unnoticed: \(changed.prefix(1))"
      )
    }
    #expect(refused + reported + harmless == trials)
    print("bit flips: \(refused) refused at open, \(reported) reported, \(harmless) harmless")
  }

  @Test func `a wrong place on a chain of deltas is reported`() throws {
    // No hash covers the place: 1 against 0 is right, the others against 0 are on no chain.
    try makeStore(at: folder.store).queue.close()
    for (place, isSound) in [(1, true), (2, false), (17, false), (1000, false)] {
      let copy = folder.path + "/\(place).keyline"
      try FileManager.default.copyItem(atPath: folder.store, toPath: copy)
      let queue = try DatabaseQueue(path: copy)
      try queue.write { db in
        try db.execute(
          sql: """
            UPDATE artifact SET place = ? WHERE id = (
              SELECT a.id FROM artifact a JOIN artifact b ON b.id = a.base WHERE b.place = 0
              ORDER BY a.id DESC LIMIT 1)
            """, arguments: [place])
        #expect(db.changesCount == 1)
      }
      try queue.close()
      let report = try DocumentStore(path: copy, access: .readOnly).verify()
      #expect(report.isClean == isSound, "place \(place)")
    }
  }

  @Test func `a truncated file is refused or reported`() throws {
    try makeStore(at: folder.store).queue.close()
    let original = try Data(contentsOf: URL(fileURLWithPath: folder.store))
    let copy = folder.path + "/cut.keyline"
    for part in 1..<16 {
      try original.prefix(original.count * part / 16).write(to: URL(fileURLWithPath: copy))
      do {
        let store = try DocumentStore(path: copy, access: .readOnly)
        #expect(try !store.verify().isClean)
      } catch is StoreError {}
    }
  }

  @Test(arguments: [
    ("UPDATE artifact SET base = id WHERE base IS NOT NULL", "artifact"),
    ("UPDATE artifact SET byteCount = 9000000000000", "artifact"),
    ("UPDATE artifact SET byteCount = 200000000 WHERE base IS NULL", "artifact"),
    ("UPDATE vector SET base = id, depth = 3", "vector"),
    ("UPDATE vector SET data = X'FFFFFFFF0F00'", "vector"),
    ("UPDATE lane SET parent = 2, forkSeq = 1", "lane"),
    ("UPDATE revision SET parent = id", "revision"),
  ])
  func `cycles, bombs and endless chains are errors, not crashes`(sql: String, table: String) throws
  {
    try makeStore(at: folder.store).queue.close()
    let queue = try DatabaseQueue(path: folder.store)
    try queue.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; \(sql)")
    }
    try queue.close()
    let store = try DocumentStore(path: folder.store, access: .readOnly)
    let report = try store.verify()
    #expect(report.problems.contains { $0.description.contains(table) }, "\(report.problems)")
    let head = try? store.head()
    if let head {
      _ = try? store.bytes(path: "Main.storyboard", at: head.id)
      _ = try? store.frames(scene: "root1", path: "Main.storyboard", at: head.id)
      _ = try? store.log()
    }
  }

  @Test func `backup and restore give the same revisions`() throws {
    let store = try makeStore(at: folder.store)
    let backup = folder.path + "/backup.keyline"
    try store.backup(to: backup)
    #expect(throws: StoreError.alreadyExists(path: backup)) { try store.backup(to: backup) }
    let restored = try DocumentStore.restore(from: backup, to: folder.path + "/restored.keyline")
    #expect(try restored.log() == store.log())
    #expect(try dump(restored.path) == dump(store.path))
  }

  @Test func `a damaged backup is not restored`() throws {
    let store = try makeStore(at: folder.store)
    let backup = folder.path + "/backup.keyline"
    try store.backup(to: backup)
    let queue = try DatabaseQueue(path: backup)
    try queue.writeWithoutTransaction {
      try $0.execute(sql: "UPDATE revision SET message = 'x' WHERE seq = 2")
    }
    try queue.close()
    let target = folder.path + "/restored.keyline"
    #expect(throws: StoreError.self) { try DocumentStore.restore(from: backup, to: target) }
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test func `collecting garbage loses nothing`() throws {
    let store = try makeStore(at: folder.store)
    #expect(try store.collectGarbage(dryRun: true).contents == 0)
    let before = try store.log().map { try store.state(of: $0.id) }
    try store.collectGarbage(dryRun: false)
    #expect(try store.log().map { try store.state(of: $0.id) } == before)
    #expect(try store.verify().isClean)
    let stats = try store.stats()
    #expect(stats.revisions == 8)
    #expect(stats.tables.map(\.bytes).reduce(0, +) <= stats.fileBytes)
  }
}
