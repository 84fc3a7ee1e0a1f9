import Foundation
import GRDB
import LayoutModel
import Testing

@testable import LayoutStore

/// Single cells and rows of every table changed behind the store's back.
struct CellTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// What the store answers to whoever asks: all that is read of it.
  private func answers(_ store: DocumentStore) throws -> [AnyHashable] {
    var answers: [AnyHashable] = []
    func add(_ answer: some Hashable) { answers.append(AnyHashable(answer)) }
    for branch in try store.branches() {
      add(branch)
      guard let head = branch.head else { continue }
      for revision in try store.log(from: head) {
        add(revision)
        add(try store.engine(of: revision.id))
        add(try store.changedPaths(at: revision.id))
        add(try store.regressions(at: revision.id))
        add(try store.findings(at: revision.id))
        add(try store.solvedScenes(at: revision.id))
        for entry in try store.tree(of: revision.id) {
          add(entry)
          add(try store.bytes(path: entry.path, at: revision.id))
          add(try store.views(at: revision.id, path: entry.path))
          add(try store.blame(path: entry.path, at: revision.id))
          add(
            try store.edits(broughtBy: revision.id, path: entry.path, concerning: "button1"))
        }
        for scene in try store.scenes(at: revision.id) {
          add(scene)
          add(try store.frames(scene: scene.scene, path: scene.path, at: revision.id))
        }
      }
    }
    for tag in try store.tags() {
      add(tag.name)
      add(tag.revision)
    }
    add(try store.origins())
    for view in ["button1", "label0"] {
      add(try store.history(of: ObjectID(view), path: "Main.storyboard"))
    }
    for view in [
      "revisions", "tags", "documents", "screens", "views", "guides", "constraints", "variations",
      "unresolved", "configs", "findings", "broken", "assumptions", "regressions", "changes",
      "frame_history", "blame", "first_small", "frames",
    ] {
      let rows = try store.query(sql: "SELECT * FROM \(view)").rows
      // In any order.
      add(Dictionary(rows.map { ($0, 1) }, uniquingKeysWith: +))
    }
    return answers
  }

  /// What becomes of the whole file once `change` is written to it: nil when opening refuses it.
  private func answers(after change: CellMutator.Change) throws -> [AnyHashable]? {
    let copy = folder.path + "/cell.keyline"
    try? FileManager.default.removeItem(atPath: copy)
    try FileManager.default.copyItem(atPath: folder.store, toPath: copy)
    try CellMutator.write(change, to: copy)
    guard let changed = try? DocumentStore(path: copy, access: .readOnly) else { return nil }
    defer { try? changed.queue.close() }
    return try answers(changed)
  }

  @Test func `a changed cell is reported or refused, or changes no answer`() throws {
    let store = try Faults(folder).makeStore(at: folder.store, scenes: 2, textScenes: 3)
    let expected = try answers(store)
    try store.queue.close()
    // More in a nightly run: KEYLINE_CELLS=20000.
    let trials = ProcessInfo.processInfo.environment["KEYLINE_CELLS"].flatMap { Int($0) } ?? 250
    var mutator = try CellMutator(path: folder.store, seed: 20_261_122)
    var (done, reported) = (0, 0)
    while done < trials {
      let change = mutator.next()
      guard let isReported = try mutator.isReported(change) else { continue }
      done += 1
      if isReported {
        reported += 1
        continue
      }
      do {
        guard let found = try answers(after: change) else { continue }
        if let different = zip(found, expected).first(where: { $0 != $1 }) {
          Issue.record("\(change): intact, but answers \("\(different.0)".prefix(300))")
        }
        #expect(found.count == expected.count, "\(change)")
      } catch {
        Issue.record("\(change): intact, but \(error)")
      }
    }
    #expect(reported > trials * 8 / 10, "\(reported) of \(trials) reported")
    #expect(mutator.untouched == [], "no cell of these columns could be changed")
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
    #expect(try empty.revisionsToDerive().count == 8)
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
    ("engine", "id"), ("lane", "id"), ("revision", "id"), ("brought_edit", "ordinal"),
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
