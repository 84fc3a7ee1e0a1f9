import Foundation
import GRDB
import LayoutModel
import Migrations
import Testing

@testable import LayoutStore

/// Stores made by each released schema version, kept as files: `Golden/v7.keyline` and on.
///
/// A new migration needs a new one: `KEYLINE_GOLDEN=write swift test --filter Golden` makes it;
/// those of earlier versions are never made again.
struct `Golden stores` {
  /// The versions that were ever given out, the newest last.
  static let released = [7, 9, 11, 12, 13, 14, 15]
  static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Golden"
  static func path(_ version: Int) -> String { "\(golden)/v\(version).keyline" }

  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// The versions of `Main.storyboard`, oldest first.
  private var texts: [[UInt8]] { (0..<4).map { sampleText(scenes: 4, marks: [$0: 40 + $0]) } }

  /// The content of every golden store.
  private func fill(_ store: DocumentStore) throws {
    for (number, text) in texts.enumerated() {
      try store.commit(
        "r\(number)",
        [
          "Main.storyboard": .put(
            text, .parsed, Sample.document(2, leading: [number % 2: Double(number)])),
          "Old.xib": number == 3 ? .remove : .put([UInt8(number)], .kept(reason: "old"), nil),
        ], derivation: Sample.context())
    }
    let log = try store.log()
    try store.tag("v1", at: log[1].id)
    try store.createBranch("side", at: log[2].id)
    try store.commit("s", ["Main.storyboard": .text("side")], branch: "side")
  }

  private func makeStore() throws -> DocumentStore {
    let store = try DocumentStore.create(at: folder.path + "/new.keyline")
    try fill(store)
    return store
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["KEYLINE_GOLDEN"] == "write"))
  func `write the golden store of this version`() throws {
    let path = Self.path(Schema.version)
    try #require(!FileManager.default.fileExists(atPath: path))
    let store = try makeStore()
    try store.backup(to: path)
    try store.queue.close()
  }

  @Test func `every schema version has a golden store`() {
    #expect(Self.released.last == Schema.version)
    for version in Self.released {
      #expect(
        FileManager.default.fileExists(atPath: Self.path(version)),
        "KEYLINE_GOLDEN=write swift test --filter Golden makes it")
    }
  }

  @Test(arguments: released)
  func `a golden store opens, verifies and exports what went in`(version: Int) throws {
    let path = folder.store
    try FileManager.default.copyItem(atPath: Self.path(version), toPath: path)
    let golden = try DocumentStore(path: path, access: .readWrite)
    #expect(try golden.verify().problems == [])
    #expect(try golden.doctor().schemaVersion == Schema.version)

    let log = try golden.log()
    #expect(log.map(\.message) == ["r3", "r2", "r1", "r0"])
    for (revision, text) in zip(log, texts.reversed()) {
      #expect(try golden.bytes(path: "Main.storyboard", at: revision.id) == text)
    }
    #expect(try golden.bytes(path: "Old.xib", at: log[1].id) == [2])
    #expect(try golden.tree(of: log[0].id).map(\.path) == ["Main.storyboard"])

    // Made anew from the same input, ids and frames are the same.
    let fresh = try makeStore()
    #expect(try fresh.log() == log)
    #expect(try fresh.head(of: "side") == golden.head(of: "side"))
    for revision in log {
      for scene in ["root0", "root1"] {
        #expect(
          try golden.frames(scene: ObjectID(scene), path: "Main.storyboard", at: revision.id)
            == fresh.frames(scene: ObjectID(scene), path: "Main.storyboard", at: revision.id))
      }
    }
  }

  @Test(arguments: released)
  func `a golden store can be read without being changed`(version: Int) throws {
    let path = folder.store
    try FileManager.default.copyItem(atPath: Self.path(version), toPath: path)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    if version == Schema.version {
      let store = try DocumentStore(path: path, access: .readOnly)
      #expect(try store.log().count == 4)
    } else {
      #expect(
        throws: StoreError.olderStore(path: path, version: version, current: Schema.version)
      ) { try DocumentStore(path: path, access: .readOnly) }
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }
}
