import GRDB
import LayoutModel
import Testing

@testable import LayoutStore

/// Questions over several revisions, answered from rows.
struct `Questions over a history` {
  let folder: TemporaryFolder
  let store: DocumentStore
  /// Leading 16, 24, 24 with another document, 24 again on all but the second scene, 30.
  let log: [Revision]

  init() throws {
    folder = try TemporaryFolder()
    store = try DocumentStore.create(at: folder.store)
    var log: [Revision] = []
    for (number, leading) in [[:], [0: 24.0], [0: 24, 1: 30]].enumerated() {
      log.append(
        try store.commit(
          "r\(number)",
          [
            "Main.storyboard": .put(
              [UInt8(number)], .parsed, Sample.document(3, leading: leading))
          ], derivation: Sample.context()))
    }
    self.log = log
  }

  @Test func `a view's revisions are those of itself, its constraints and its frames`() throws {
    let path: DocumentPath = "Main.storyboard"
    let touches = try store.revisions(changing: "button0", path: path)
    #expect(touches.map(\.revision) == [log[1], log[0]])
    #expect(touches[0].changesConstraints && touches[0].changesFrames && !touches[0].changesView)
    #expect(touches[1].changesView)
    // No constraint names the label, but its frame moves.
    let label = try store.revisions(changing: "label1", path: path)
    #expect(label.map(\.revision) == [log[2], log[0]])
    #expect(!label[0].changesConstraints && label[0].changesFrames)
    #expect(try store.revisions(changing: "button2", path: path).count == 1)
    #expect(try store.revisions(changing: "nothing", path: path).isEmpty)
  }

  @Test func `a view's revisions are those its commits returned, on lines worked on in turn`()
    throws
  {
    func commit(
      _ leading: Double, by author: String, on branch: String, merging: RevisionID? = nil
    ) throws -> Revision {
      try store.commit(
        RevisionDraft(
          expectedHead: try store.head(of: branch)?.id, branch: branch, mergeParent: merging,
          author: author, time: Int64(leading), message: "\(author) sets \(leading)",
          changes: [
            "Main.storyboard": .put(
              Array("\(author) \(leading)".utf8), .parsed, Sample.document(3, leading: [0: leading])
            )
          ], derivation: Sample.context()))
    }
    try store.createBranch("side", at: log[1].id)
    var main = [log[0], log[1]]
    var side = main
    for (number, author) in ["Ada", "Ada", "Grace", "Al", "Adam"].enumerated() {
      main.append(try commit(40 + Double(number), by: author, on: "main"))
      side.append(try commit(80 + Double(number), by: author, on: "side"))
    }
    main.append(try commit(120, by: "Ada", on: "main", merging: side.last?.id))
    #expect(main.last?.parents.count == 2)
    let path: DocumentPath = "Main.storyboard"
    #expect(
      try store.revisions(changing: "button0", path: path).map(\.revision) == main.reversed())
    #expect(
      try store.revisions(changing: "button0", path: path, on: "side").map(\.revision)
        == side.reversed())
  }

  @Test func `the history of a view has constraints and frames before and after`() throws {
    let entries = try store.history(of: "button0", path: "Main.storyboard")
    #expect(entries.count == 2)
    #expect(entries[0].constraints.map { $0.before?.constant } == [16])
    #expect(entries[0].constraints.map { $0.after?.constant } == [24])
    #expect(entries[0].before == entries[0].after)
    #expect(entries[0].frames.map(\.configuration) == ["phone", "large"])
    #expect(entries[0].frames.allSatisfy { $0.before.x == 16 && $0.after.x == 24 })
    #expect(entries[1].before == nil && entries[1].after?.name == "Buy")
    #expect(try store.history(of: "button0", path: "Main.storyboard", limit: 1).count == 1)
  }

  @Test func `the views for blame and small frames agree with the store`() throws {
    let blame = try store.query(
      sql: "SELECT cid, rev FROM blame WHERE branch = 'main' ORDER BY cid")
    #expect(
      blame.rows == [
        [.text("c0"), .text(log[1].id.rawValue)], [.text("c1"), .text(log[2].id.rawValue)],
        [.text("c2"), .text(log[0].id.rawValue)],
      ])
    let small = try store.query(
      sql: "SELECT view, component, low, rev FROM first_small ORDER BY view")
    #expect(
      small.rows
        == (0..<3).map {
          [.text("label\($0)"), .text("height"), .real(20.5), .text(log[0].id.rawValue)]
        })
    // On a branch, both see what was there before it began.
    try store.createBranch("side", at: log[1].id)
    let side = try store.query(
      sql: "SELECT cid, rev FROM blame WHERE branch = 'side' AND cid IN ('c0', 'c1') ORDER BY cid")
    #expect(
      side.rows == [
        [.text("c0"), .text(log[1].id.rawValue)], [.text("c1"), .text(log[0].id.rawValue)],
      ])
  }

  @Test func `what constraints name is kept with the rows, and again after a rebuild`() throws {
    func items() throws -> [[SQLValue]] {
      try store.read { db in
        try Row.fetchAll(
          db,
          sql: """
            SELECT i.uid, c.uid FROM constraint_item n JOIN entity i ON i.id = n.item
            JOIN entity c ON c.id = n.entity ORDER BY 1, 2
            """
        ).map { [.text($0[0]), .text($0[1])] }
      }
    }
    let expected = (0..<3).flatMap { [["button\($0)", "c\($0)"], ["root\($0)", "c\($0)"]] }
      .sorted { $0[0] < $1[0] }.map { $0.map { SQLValue.text($0) } }
    #expect(try items() == expected)
    #expect(try store.verify().problems == [])
    try store.write {
      try $0.execute(
        sql: "DELETE FROM constraint_item WHERE item IN (SELECT max(item) FROM constraint_item)")
    }
    #expect(try !store.verify().isClean)
    try store.dropDerived()
    for (number, leading) in [[:], [0: 24.0], [0: 24, 1: 30]].enumerated() {
      try store.derive(
        log[number].id, documents: ["Main.storyboard": Sample.document(3, leading: leading)],
        context: Sample.context())
    }
    #expect(try items() == expected)
    #expect(try store.verify().problems == [])
  }
}
