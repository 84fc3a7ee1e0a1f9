import Foundation
import LayoutModel
import LayoutStore
import Testing

struct `Revisions in one transaction` {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func reader() throws -> DocumentStore {
    try DocumentStore(path: folder.store, access: .readOnly)
  }

  @Test func `nobody else sees a batch before its end, and then all of it`() throws {
    let store = try DocumentStore.create(at: folder.store)
    try store.commit("one", ["a": .text("1")])
    let batch = try RevisionBatch(store)
    try store.commit("two", ["a": .text("2")])
    let newest = try store.commit("three", ["a": .text("3")])
    #expect(try store.log().map(\.message) == ["three", "two", "one"])
    #expect(try reader().log().map(\.message) == ["one"])
    try batch.commit(upTo: newest)
    #expect(try reader().log().map(\.message) == ["three", "two", "one"])
    #expect(try reader().verify().problems == [])
  }

  @Test func `a batch that goes away leaves nothing, and others may write`() throws {
    let store = try DocumentStore.create(at: folder.store)
    let other = try DocumentStore(path: folder.store, access: .readWrite, lockTimeout: 0.1)
    do {
      let batch = try RevisionBatch(store)
      try store.commit("one", ["a": .text("1")])
      #expect(throws: StoreError.self) { try other.commit("other", ["b": .text("1")]) }
      withExtendedLifetime(batch) {}
    }
    #expect(try store.head() == nil)
    try other.commit("other", ["b": .text("1")])
    #expect(try store.log().map(\.message) == ["other"])
  }

  @Test func `what is written beside a batch waits for its end and is no part of it`() throws {
    let store = try DocumentStore(
      path: try DocumentStore.create(at: folder.store).path, access: .readWrite, lockTimeout: 0.1)
    do {
      let own = try store.anotherConnection()
      let batch = try RevisionBatch(own)
      try own.commit("one", ["a": .text("1")])
      #expect(throws: StoreError.self) { try store.commit("beside", ["b": .text("1")]) }
      // Readers of the store see nothing of it, and it is rolled back.
      #expect(try store.head() == nil)
      withExtendedLifetime(batch) {}
    }
    try store.commit("beside", ["b": .text("1")])
    #expect(try store.log().map(\.message) == ["beside"])
  }

  @Test func `a revision that is refused takes back itself only`() throws {
    let store = try DocumentStore.create(at: folder.store)
    let batch = try RevisionBatch(store)
    let first = try store.commit("one", ["a": .text("1")])
    let late = RevisionDraft(
      expectedHead: nil, author: "A", time: 1, message: "late", changes: ["a": .text("2")])
    #expect(throws: StoreError.lineMoved(branch: "main", expected: nil, found: first.id)) {
      try store.commit(late)
    }
    try batch.commit(upTo: first)
    #expect(try reader().log().map(\.message) == ["one"])
    #expect(try reader().verify().problems == [])
  }

  @Test func `what is stored does not depend on the batch`() throws {
    let names = [folder.store, folder.path + "/single.keyline"]
    let stores = try names.map { try DocumentStore.create(at: $0) }
    var ids: [[RevisionID]] = []
    for (number, store) in stores.enumerated() {
      let batch = number == 0 ? try RevisionBatch(store) : nil
      let revisions = try (0..<6).map { step in
        try store.commit(
          "r\(step)",
          [
            "Main.storyboard": .put(
              sampleText(scenes: 3, marks: [step % 3: step]), .parsed,
              Sample.document(2, leading: [step % 2: Double(step)]))
          ], derivation: Sample.context())
      }
      if let newest = revisions.last { try batch?.commit(upTo: newest) }
      ids.append(revisions.map(\.id))
    }
    #expect(ids[0] == ids[1])
    for id in ids[0] {
      let scene = try #require(try stores[0].scenes(at: id).first)
      #expect(
        try stores[0].frames(scene: scene.scene, path: scene.path, at: id)
          == stores[1].frames(scene: scene.scene, path: scene.path, at: id))
    }
    #expect(try stores[0].verify().problems == [])
  }

  @Test func `compressing beforehand stores the same bytes, and wrong ones are refused`() throws {
    let store = try DocumentStore.create(at: folder.store)
    let texts = (0..<3).map { sampleText(scenes: 3, marks: [$0 % 3: $0 + 5]) }
    try store.commit("zero", ["a.xib": .put(texts[0], .parsed, nil)])
    func draft(_ number: Int, _ compressed: CompressedDocument) throws -> RevisionDraft {
      var draft = RevisionDraft(
        expectedHead: try store.head()?.id, author: "A", time: 1, message: "r\(number)",
        changes: ["a.xib": .put(texts[number], .parsed, nil)])
      draft.compressed = ["a.xib": compressed]
      return draft
    }
    let base = (bytes: texts[0], digest: ContentHash(of: texts[0]))
    let head = try store.head()
    // Another document's bytes under this one's hash.
    let wrong = CompressedDocument(texts[2], after: base)
    #expect(throws: StoreError.verificationFailed("a.xib")) {
      try store.commit(try draft(1, wrong))
    }
    #expect(try store.head() == head)
    let first = try store.commit(try draft(1, CompressedDocument(texts[1], after: base)))
    #expect(try store.bytes(path: "a.xib", at: first.id) == texts[1])
    // Against a version that is not the one before: compressed again.
    let second = try store.commit(try draft(2, CompressedDocument(texts[2], after: base)))
    #expect(try store.bytes(path: "a.xib", at: second.id) == texts[2])
    #expect(try store.verify().problems == [])
  }
}
