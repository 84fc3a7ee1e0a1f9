import GRDB
import LayoutModel
import Testing

@testable import LayoutStore

/// What commits edited whose work an imported merge brought.
struct BroughtTests {
  let folder: TemporaryFolder
  let store: DocumentStore
  let merge: Revision
  private let commits = ["new", "old"].enumerated().map { number, id in
    BroughtEdits(
      commit: BroughtCommit(id: id, author: "Cid", time: Int64(number), message: "Move"),
      edits: [Sample.edit(number, to: 30)])
  }

  init() throws {
    folder = try TemporaryFolder()
    store = try DocumentStore.create(at: folder.store)
    var draft = RevisionDraft(
      expectedHead: nil, author: "Bea", time: 2, message: "merge", origin: "m",
      changes: ["A.xib": .text("a")])
    draft.brought = ["A.xib": commits, "B.xib": commits]
    merge = try store.commit(draft)
  }

  private func found(_ view: ObjectID, in path: DocumentPath = "A.xib") throws -> [BroughtEdits] {
    try store.edits(broughtBy: merge.id, path: path, concerning: view)
  }

  @Test func `every commit is told, the newest first, with its edits of the view`() throws {
    let edits = try found("button1")
    #expect(edits.map(\.commit) == commits.map(\.commit))
    #expect(edits.map(\.edits) == [[], [Sample.edit(1, to: 30)]])
    #expect(try store.verify().problems == [])
  }

  @Test func `a document that the revision leaves alone has none`() throws {
    #expect(try found("button1", in: "B.xib") == [])
  }

  @Test func `they stay when what is derived is dropped`() throws {
    #expect(try store.withoutDerived().verify().problems == [])
    #expect(try found("button1").count == 2)
  }

  @Test func `an author that was changed is refused`() throws {
    try store.queue.writeWithoutTransaction {
      try $0.execute(sql: "UPDATE brought_edit SET author = 'Dora' WHERE ordinal = 1")
    }
    #expect(throws: StoreError.self) { try found("button1") }
    #expect(try store.verify().problems.contains { $0.subject == "table brought_edit" })
  }
}
