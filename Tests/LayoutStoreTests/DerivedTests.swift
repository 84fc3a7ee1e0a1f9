import LayoutModel
import Testing

import GRDB

@testable import LayoutStore

struct `Derived rows` {
  let folder: TemporaryFolder
  let store: DocumentStore
  init() throws {
    folder = try TemporaryFolder()
    store = try DocumentStore.create(at: folder.store)
  }

  @discardableResult
  func commit(_ message: String, _ derived: DerivedDocument) throws -> Revision {
    try store.commit(
      message, ["Main.storyboard": .put(Array(message.utf8), .parsed, derived)],
      derivation: Sample.context())
  }

  func count(_ table: String) throws -> Int {
    try store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0 }
  }

  @Test func `an unchanged scene costs no row`() throws {
    try commit("one", Sample.document(20))
    let tables = ["entity", "entity_change", "content", "frame_span", "scene_key", "vector", "location_span"]
    let before = try tables.map(count)
    try commit("two", Sample.document(20, solving: []))
    #expect(try tables.map(count) == before)
  }
}
