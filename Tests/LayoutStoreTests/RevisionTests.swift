import LayoutModel
import Testing

@testable import LayoutStore

struct `The chain of revisions` {
  let folder: TemporaryFolder
  let store: DocumentStore
  init() throws {
    folder = try TemporaryFolder()
    store = try DocumentStore.create(at: folder.store)
  }

  @Test func `every committed byte comes back at every revision`() throws {
    var ids: [(RevisionID, [UInt8])] = []
    for number in 0..<40 {
      let bytes = sampleText(marks: [number % 20: number])
      let revision = try store.commit(
        "change \(number)", ["Main.storyboard": .put(bytes, .parsed, nil)])
      ids.append((revision.id, bytes))
    }
    for (id, bytes) in ids {
      #expect(try store.bytes(path: "Main.storyboard", at: id) == bytes)
    }
    #expect(try store.log().map(\.id) == ids.map(\.0).reversed())
    #expect(try store.log(limit: 3).count == 3)
    #expect(try store.log().last?.parents == [])
    #expect(try store.log().first?.parents == [ids[38].0])
  }

  @Test func `a document longer than the store takes is refused by its name and length`() throws {
    let most = 1 << 28
    let long = [UInt8](repeating: 0, count: most + 1)
    #expect(throws: StoreError.documentTooLong("a.xib", byteCount: most + 1, most: most)) {
      try store.commit("long", ["a.xib": .put(long, .parsed, nil)])
    }
    #expect(try store.log().isEmpty)
  }

  @Test func `the second draft on one head is refused with what it found`() throws {
    let first = try store.commit("one", ["a.xib": .text("1")])
    let draft = RevisionDraft(
      expectedHead: nil, author: "B", time: 1, message: "late", changes: ["a.xib": .text("2")])
    #expect(
      throws: StoreError.lineMoved(branch: "main", expected: nil, found: first.id)
    ) { try store.commit(draft) }
    #expect(try store.log().count == 1)
  }

  @Test func `adding and removing a document leaves the tree as it was`() throws {
    let before = try store.commit("one", ["a.xib": .text("1")])
    try store.commit("two", ["b.xib": .text("2")])
    let after = try store.commit("three", ["b.xib": .remove])
    #expect(try store.tree(of: before.id) == store.tree(of: after.id))
    #expect(try store.state(of: before.id) == store.state(of: after.id))
    #expect(throws: StoreError.unknownPath("b.xib", revision: after.id)) {
      try store.bytes(path: "b.xib", at: after.id)
    }
  }

  @Test func `an id is the hash of the record with its parents in it`() throws {
    let first = try store.commit("m", ["a.xib": .text("1")])
    // The tree hash and the record, written out by hand.
    let digest = ContentHash(of: "1")
    func little(_ number: Int) -> [UInt8] {
      (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    let tree =
      little(4) + Array("tree".utf8) + little(5) + Array("a.xib".utf8) + little(32) + digest.bytes
    let state = ContentHash(of: tree)
    #expect(try store.state(of: first.id) == state)
    let record = """
      keyline revision 1
      author 21
      Ada <ada@example.org>
      time 10
      1700000001
      message 1
      m
      state 64
      \(state)

      """
    #expect(first.id.rawValue == ContentHash(of: record).description)
  }

  @Test func `statuses are kept with their reasons`() throws {
    let revision = try store.commit(
      "old", ["Old.xib": .put([1, 2, 3], .kept(reason: "an archive of Xcode 3"), nil)])
    #expect(
      try store.tree(of: revision.id) == [
        TreeEntry(
          path: "Old.xib", digest: ContentHash(of: [1, 2, 3]), byteCount: 3,
          status: .kept(reason: "an archive of Xcode 3"))
      ])
  }

  @Test(arguments: [
    "", "/etc/passwd", "../a", "a/../b", "a//b", "./a", "a/", "a\0b", "/\u{301}a",
    "a/../\u{301}b", "..\u{2F}\u{301}b",
  ])
  func `paths that could leave the tree are refused`(path: String) throws {
    #expect(throws: StoreError.self) { try store.commit("bad", [DocumentPath(path): .text("x")]) }
    #expect(try store.head() == nil)
  }
}
