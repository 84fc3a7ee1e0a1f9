import Foundation
import GRDB
import LayoutModel
import Testing

@testable import LayoutStore

/// Single cells and rows of every table changed behind the store's back.
struct CellTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private struct Column {
    var table: String
    var name: String
    var keys: [String]
  }

  /// Every column of every table, with the columns that tell its rows apart.
  private func columns(_ db: Database) throws -> [Column] {
    let tables = try String.fetchAll(
      db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    return try tables.flatMap { table -> [Column] in
      let rows = try Row.fetchAll(db, sql: "PRAGMA table_info(\(table))")
      let keys = rows.filter { ($0["pk"] as Int) > 0 }.map { $0["name"] as String }
      return rows.map { Column(table: table, name: $0["name"], keys: keys) }
    }
  }

  private static let changes = [
    "NULL", "{c} + 1", "{c} - 1", "-{c}", "0", "1", "{c} * 2", "{c} + 4294967296", "''", "X''",
    "'x'", "{c} || 'x'", "upper({c})", "substr({c}, 2)", "replace({c}, '1', '2')",
    "substr({c}, 1, length({c}) - 1)", "CAST({c} || X'00' AS BLOB)", "zeroblob(length({c}))",
    "CAST(X'01' || substr({c}, 2) AS BLOB)",
    "(SELECT {c} FROM {t} ORDER BY random() LIMIT 1)",
    "(SELECT {c} FROM {t} WHERE {c} IS NOT NULL ORDER BY abs({c} - {t}.{c}) LIMIT 1 OFFSET 1)",
  ]

  /// What the store answers to whoever asks: all that is read of it, as text.
  private func answers(_ store: DocumentStore) throws -> [String] {
    var answers: [String] = []
    for branch in try store.branches() {
      answers.append("\(branch)")
      guard let head = branch.head else { continue }
      for revision in try store.log(from: head) {
        answers.append("\(revision) \(try store.engine(of: revision.id) ?? "-")")
        answers.append("\(try store.changedPaths(at: revision.id))")
        answers.append("\(try store.regressions(at: revision.id))")
        answers.append("\(try store.findings(at: revision.id))")
        answers.append("\(try store.changes(at: revision.id).map { "\($0)" }.sorted())")
        answers.append("\(try store.solvedScenes(at: revision.id).map { "\($0)" }.sorted())")
        for entry in try store.tree(of: revision.id) {
          answers.append("\(entry) \(try store.bytes(path: entry.path, at: revision.id).count)")
          answers.append("\(try store.views(at: revision.id, path: entry.path))")
          answers.append("\(try store.blame(path: entry.path, at: revision.id))")
        }
        for scene in try store.scenes(at: revision.id) {
          let frames = try store.frames(scene: scene.scene, path: scene.path, at: revision.id)
          answers.append("\(scene) \(frames)")
        }
      }
    }
    answers.append("\(try store.tags().map { "\($0)" }) \(try store.origins().count)")
    for view in ["button1", "label0"] {
      answers.append(
        "\(try store.history(of: ObjectID(view), path: "Main.storyboard").map { "\($0)" })")
    }
    for view in [
      "revisions", "tags", "documents", "screens", "views", "guides", "constraints", "variations",
      "unresolved", "configs", "findings", "broken", "assumptions", "regressions", "changes",
      "frame_history", "blame", "first_small", "frames",
    ] {
      let rows = try store.query(sql: "SELECT * FROM \(view)").rows
      answers.append("\(view) \(rows.map { "\($0)" }.sorted())")
    }
    return answers
  }

  /// Changes one cell, or takes away one row; answers what was done, nil when nothing changed.
  private func mutate(
    _ path: String, _ columns: [Column], _ generator: inout SeededGenerator
  ) throws -> String? {
    var configuration = GRDB.Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    let column = try #require(columns.randomElement(using: &generator))
    let change = try #require(Self.changes.randomElement(using: &generator))
      .replacingOccurrences(of: "{c}", with: column.name)
      .replacingOccurrences(of: "{t}", with: column.table)
    let isRow = Int.random(in: 0..<12, using: &generator) == 0
    let pick = Int.random(in: 0..<10_000, using: &generator)
    return try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA ignore_check_constraints = ON")
      let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(column.table)") ?? 0
      guard count > 0 else { return nil }
      let keys = column.keys.joined(separator: ", ")
      let row = "(\(keys)) IN (SELECT \(keys) FROM \(column.table) LIMIT 1 OFFSET \(pick % count))"
      let before = try Row.fetchAll(db, sql: "SELECT * FROM \(column.table)")
      let sql =
        isRow
        ? "DELETE FROM \(column.table) WHERE \(row)"
        : "UPDATE \(column.table) SET \(column.name) = \(change) WHERE \(row)"
      // STRICT tables and unique keys refuse what would not fit.
      guard (try? db.execute(sql: sql)) != nil else { return nil }
      let after = try Row.fetchAll(db, sql: "SELECT * FROM \(column.table)")
      return before == after ? nil : "\(sql) [of \(count)]"
    }
  }

  @Test func `a changed cell is reported or refused, or changes no answer`() throws {
    let store = try Faults(folder).makeStore(at: folder.store)
    let expected = try answers(store)
    let columns = try store.read { try self.columns($0) }
    try store.queue.close()
    // More in a nightly run: KEYLINE_CELLS=20000.
    let trials = ProcessInfo.processInfo.environment["KEYLINE_CELLS"].flatMap { Int($0) } ?? 250
    var generator = SeededGenerator(seed: 20_261_122)
    let copy = folder.path + "/cell.keyline"
    var (done, refused, reported) = (0, 0, 0)
    while done < trials {
      try? FileManager.default.removeItem(atPath: copy)
      try FileManager.default.copyItem(atPath: folder.store, toPath: copy)
      guard let change = try mutate(copy, columns, &generator) else { continue }
      done += 1
      let changed: DocumentStore
      do {
        changed = try DocumentStore(path: copy, access: .readOnly)
      } catch {
        refused += 1
        continue
      }
      if try !changed.verify().isClean {
        reported += 1
      } else {
        let found: [String]
        do {
          found = try answers(changed)
        } catch {
          Issue.record("\(change): intact, but \(error)")
          continue
        }
        let different = zip(found, expected).first { $0 != $1 }
        if let different {
          Issue.record("\(change): intact, but answers \(different.0.prefix(300))")
        }
        #expect(found.count == expected.count, "\(change)")
      }
      try changed.queue.close()
    }
    #expect(refused + reported > trials * 8 / 10, "\(refused) refused, \(reported) reported")
  }

  @Test(arguments: DerivedTables.names)
  func `a rebuild works from any damage to a derived table`(table: String) throws {
    let store = try Faults(folder).makeStore(at: folder.store)
    let pages = try store.read {
      try Row.fetchAll(
        $0, sql: "SELECT pageno FROM dbstat WHERE name = ?", arguments: [table]
      ).map { $0[0] as Int }
    }
    let size = try store.read { try Int.fetchOne($0, sql: "PRAGMA page_size") ?? 0 }
    let trees = try store.log().map { try store.tree(of: $0.id) }
    let tags = try store.tags().map(\.name)
    try store.queue.close()
    var bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: folder.store)))
    for page in pages {
      for place in ((page - 1) * size)..<(page * size) { bytes[place] = 0xA5 }
    }
    try Data(bytes).write(to: URL(fileURLWithPath: folder.store))
    let damaged = try DocumentStore(path: folder.store, access: .readWrite)
    #expect(try !damaged.verify().isClean)
    let empty = try damaged.withoutDerived()
    #expect(try empty.verify().problems == [])
    #expect(try empty.log().map { try empty.tree(of: $0.id) } == trees)
    #expect(try empty.tags().map(\.name) == tags)
    #expect(try empty.revisionsToDerive().count == 7)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["test.keyline", "test.keyline-journal", "test.keyline.lock"].filter {
          FileManager.default.fileExists(atPath: folder.path + "/" + $0)
        })
  }

  @Test func `a wrong depth of a vector is found, and a rebuild mends it`() throws {
    let store = try Faults(folder).makeStore(at: folder.store)
    try store.queue.writeWithoutTransaction { db in
      try db.execute(
        sql: """
          UPDATE vector SET base = 1, depth = 1 WHERE id = 2;
          UPDATE vector SET base = 2, depth = 1 WHERE id = 3;
          """)
    }
    #expect(
      try store.verify().problems.contains { $0.description == "vector 3: its chain is broken" })
    #expect(try !store.verify().isClean)
    #expect(try store.withoutDerived().verify().problems == [])
  }

  @Test(arguments: [
    ("tag", "name"), ("configuration", "id"), ("setting", "name"), ("derivation", "revision"),
    ("engine", "id"), ("lane", "id"), ("revision", "id"),
  ])
  func `a row that is gone is missed`(table: String, key: String) throws {
    let store = try Faults(folder).makeStore(at: folder.store)
    try store.queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA foreign_keys = OFF")
      try db.execute(sql: "DELETE FROM \(table) WHERE \(key) = (SELECT max(\(key)) FROM \(table))")
    }
    #expect(try store.verify().problems.contains { $0.subject == "table \(table)" })
  }
}

extension Faults {
  init(_ folder: TemporaryFolder) { self.folder = folder }
}
