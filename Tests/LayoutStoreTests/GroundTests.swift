import Foundation
import GRDB
import LayoutModel
import Testing

@testable import LayoutStore

/// Damage to what a new revision would stand on.
struct GroundTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func makeStore() throws -> DocumentStore {
    let store = try DocumentStore.create(at: folder.store)
    for number in 0..<3 {
      try store.commit("r\(number)", ["Main.storyboard": .text("text \(number)")])
    }
    let head = try #require(try store.head())
    try store.createBranch("side", at: head.id)
    try store.commit("s", ["Main.storyboard": .text("side")], branch: "side")
    return store
  }

  private func damage(_ sql: String) throws {
    var configuration = GRDB.Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: folder.store, configuration: configuration)
    try queue.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA ignore_check_constraints = ON; \(sql)")
    }
    try queue.close()
  }

  @Test(arguments: [
    // Branches in a circle.
    "UPDATE lane SET parent = 2, forkSeq = 1 WHERE id = 1",
    // A branch that forked elsewhere.
    "UPDATE lane SET forkSeq = 2 WHERE id = 2",
    "UPDATE lane_scope SET maxSeq = 1 WHERE lane = 2 AND ancestor = 1",
    // The newest revision at another place of its line.
    "UPDATE revision SET seq = 90 WHERE lane = 1 AND seq = 3",
    "UPDATE revision SET message = 'other' WHERE lane = 1 AND seq = 3",
    "UPDATE revision SET parent = 1 WHERE lane = 1 AND seq = 3",
    "UPDATE revision SET seal = seal + 1 WHERE lane = 1 AND seq = 3",
  ])
  func `nothing is recorded on top of it, and the error says so`(sql: String) throws {
    _ = try makeStore()
    try damage(sql)
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.store))
    do {
      let store = try DocumentStore(path: folder.store, access: .readWrite)
      try store.commit("next", ["Main.storyboard": .text("next")])
      Issue.record("it was recorded")
    } catch StoreError.damaged {
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.store)) == before)
  }

  @Test func `a sound store takes the next revision on every branch`() throws {
    let store = try makeStore()
    try store.commit("next", ["Main.storyboard": .text("next")])
    try store.commit("next", ["Main.storyboard": .text("other")], branch: "side")
    #expect(try store.verify().isClean)
  }
}
