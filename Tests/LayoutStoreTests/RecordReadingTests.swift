import Foundation
import GRDB
import LayoutModel
import Testing

@testable import LayoutStore

/// Records of which only a part is read.
struct RecordReadingTests {
  @Test(arguments: [
    ("plain", "root"), ("\"parent\":\"wrong\"", "a\"b\\c"), ("back\\", "line\nbreak"), ("\\\"", ""),
    ("größer", "ä/é 😀"),
  ])
  func `a string is found by its name, whatever texts stand before it`(
    text: String, parent: String
  ) throws {
    var record = RecordText()
    record.add("name", text)
    record.add("parent", parent)
    record.add("text", "\"parent\":\"later\"")
    let whole = try #require(
      try JSONSerialization.jsonObject(with: Data(record.finished.utf8)) as? [String: Any])
    #expect(RecordText.string("parent", in: record.finished) == whole["parent"] as? String)
    #expect(RecordText.string("name", in: record.finished) == text)
    #expect(RecordText.string("missing", in: record.finished) == nil)
  }

  @Test func `a string without an end is none`() {
    #expect(RecordText.string("parent", in: "{\"parent\":\"ab") == nil)
    #expect(RecordText.string("parent", in: "{\"parent\":\"ab\\") == nil)
    #expect(RecordText.string("parent", in: "{\"parent\":") == nil)
    #expect(RecordText.string("parent", in: "") == nil)
  }

  @Test func `frames do not rest on the records of constraints and findings`() throws {
    let folder = try TemporaryFolder()
    let store = try DocumentStore.create(at: folder.store)
    let revision = try store.commit(
      "one", ["A.storyboard": .put([1], .parsed, Sample.document(3))],
      derivation: Sample.context()
    ).id
    let scene = try #require(try store.scenes(at: revision).first)
    let sound = try store.frames(scene: scene.scene, path: scene.path, at: revision)
    #expect(!sound.views.isEmpty)
    try store.queue.write { db in
      try db.execute(
        sql: """
          UPDATE content SET data = '{damaged}' WHERE id IN (
            SELECT n.content FROM entity_change n JOIN entity e ON e.id = n.entity
            WHERE e.kind IN (4, 6))
          """)
    }
    let known = KnownConfigurations()
    for _ in 0..<2 {
      var views: [SceneFrames.ViewFrames] = []
      var found = try store.frames(
        scene: scene.scene, path: scene.path, at: revision, knowing: known
      ) { views.append($0) }
      #expect(found.views.isEmpty, "no more than one is held")
      found.views = views
      #expect(found == sound)
    }
    #expect(throws: StoreError.self) {
      try store.constraints(at: revision, path: scene.path, scene: scene.scene)
    }
  }

  @Test func `findings are counted as they are read`() throws {
    let folder = try TemporaryFolder()
    let store = try DocumentStore.create(at: folder.store)
    let revision = try store.commit(
      "one",
      [
        "A.storyboard": .put(
          [1], .parsed,
          Sample.document(
            3,
            findings: [
              0: [finding(0, .error), finding(0, .warning, axis: .vertical)],
              2: [finding(2, .info), finding(2, .info, axis: .vertical)],
            ]))
      ], derivation: Sample.context()
    ).id
    var total: [Severity: Int] = [:]
    for scene in try store.scenes(at: revision) {
      let findings = try store.findings(at: revision, path: scene.path, scenes: [scene.scene])
      let counts = try store.findingCounts(
        at: revision, path: scene.path, scenes: [scene.scene])
      #expect(counts == Dictionary(grouping: findings, by: \.severity).mapValues(\.count))
      total.merge(counts, uniquingKeysWith: +)
    }
    #expect(total == [.error: 1, .warning: 1, .info: 2])
  }

  private func finding(_ number: Int, _ severity: Severity, axis: Axis = .horizontal) -> Finding {
    Finding(
      rule: .overlap, severity: severity, document: "A.storyboard",
      scene: ObjectID("root\(number)"), view: ObjectID("button\(number)"), axis: axis,
      occurrences: [
        Finding.Occurrence(configuration: Sample.phone.name, amount: 4, severity: severity)
      ], message: "says \"severity\":\"error\"")
  }

  @Test func `keys of one revision have one writer, those it left as they were another`() throws {
    let folder = try TemporaryFolder()
    let store = try DocumentStore.create(at: folder.store)
    _ = try store.commit(
      "one",
      [
        "A.storyboard": .put([1], .parsed, Sample.document(3)),
        "B.storyboard": .put([2], .parsed, Sample.document(2)),
      ], derivation: Sample.context())
    let second = try store.commit(
      "two", ["A.storyboard": .put([3], .parsed, Sample.document(3, leading: [1: 40]))],
      derivation: Sample.context()
    ).id
    let keys = try store.writtenKeys(at: second)
    let changed = SceneReference(path: "A.storyboard", scene: "root1")
    let others = Set(keys.filter { $0.key != changed }.map(\.value.writer))
    #expect(keys.count == 5)
    #expect(others.count == 1)
    #expect(try !others.contains(#require(keys[changed]).writer))
    #expect(keys.mapValues(\.key) == (try store.solvedScenes(at: second)))
  }
}

/// What waits for being written is held in little memory, and read back in parts.
struct WaitingMemoryTests {
  @Test func `packed bytes take the room of what is packed`() throws {
    let bytes = Array(repeating: Array("<view id=\"a\"/>".utf8), count: 2_000).flatMap { $0 }
    let short = try #require(Zlib.compress(bytes, level: 1))
    #expect(short.count < bytes.count / 20)
    #expect(short.capacity < 2 * short.count + 64)
    #expect(try PackedBytes(bytes).unpacked() == bytes)
  }

  @Test func `the hash over rows does not depend on their order, and tells each column`() {
    var row = RowBytes()
    func sum(_ rows: [(uid: String, low: Int64?)]) -> RowSum {
      var sum = RowSum()
      for (uid, low) in rows {
        let name = EntityName(path: "A.xib", owner: "s", kind: 2, uid: uid)
        row.frameSpan(name, component: 3, vector: 7, low: low, high: 9)
        sum.add(row)
      }
      return sum
    }
    #expect(sum([("a", 1), ("b", 2)]) == sum([("b", 2), ("a", 1)]))
    #expect(sum([("a", 1), ("b", 2)]) != sum([("a", 2), ("b", 1)]))
    #expect(sum([("a", nil)]) != sum([("a", 0)]))
    #expect(sum([("a", 1), ("a", 1)]) != sum([]))
    #expect(
      EntityName(path: "A.xibs", owner: nil, kind: 2, uid: "a").bytes
        != EntityName(path: "A.xib", owner: "s", kind: 2, uid: "a").bytes)
  }
}
