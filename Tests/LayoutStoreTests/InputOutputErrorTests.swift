import Foundation
import GRDB
import LayoutModel
import TestDocuments
import Testing

@testable import LayoutStore

/// Every call on the store's files fails in turn, once or from then on.
///
/// `KEYLINE_IO_ERRORS` is the number of calls from one trial to the next, by default 4; 1 tries
/// every call.
struct `Input and output errors` {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private var stride: Int { max(1, trials("KEYLINE_IO_ERRORS", default: 4)) }

  private func makeBase() throws -> String {
    let path = folder.path + "/base.keyline"
    let store = try DocumentStore.create(at: path)
    for number in 0..<3 {
      try store.commit(
        "r\(number)",
        ["Main.xib": .put(sampleText(scenes: 2, marks: [1: number]), .parsed, Sample.document(2))],
        derivation: Sample.context())
    }
    try store.queue.close()
    return path
  }

  private func draft(on head: RevisionID?) -> RevisionDraft {
    RevisionDraft(
      expectedHead: head, author: "A", time: 2, message: "next",
      changes: [
        "Main.xib": .put(
          sampleText(scenes: 2, marks: [0: 7]), .parsed, Sample.document(2, leading: [0: 7])),
        "New.xib": .put(sampleText(scenes: 1), .parsed, nil),
      ], derivation: Sample.context())
  }

  /// The store at a fresh copy of `base`, its files watched.
  private func copy(_ base: String, _ number: Int) throws -> (path: String, disk: FaultyDisk) {
    let path = folder.path + "/\(number).keyline"
    for suffix in ["", "-journal"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
    try FileManager.default.copyItem(atPath: base, toPath: path)
    return (path, try FaultyDisk(watching: path))
  }

  @Test(arguments: [false, true])
  func `a commit that meets an error leaves the file as it was, and the retry works`(
    persistent: Bool
  ) throws {
    let base = try makeBase()
    var failed = 0
    var uncertain = 0
    var nth = 1
    while true {
      let (path, disk) = try copy(base, persistent ? 1 : 0)
      let store = try DocumentStore(path: path, access: .readWrite, lockTimeout: 0.2)
      let head = try #require(try store.head())
      disk.fail(nth, persistent: persistent)
      let result = Result { try store.commit(draft(on: head.id)) }
      let met = disk.failures
      disk.heal()
      switch result {
      case .success:
        // An error that SQLite could do without is none; without any the calls are used up.
        if met == 0 {
          #expect(failed > 20 / stride)
          #expect(uncertain <= 2)
          print(
            "I/O errors, \(persistent ? "lasting" : "single"): \(failed) of \(nth - 1) calls "
              + "refused the commit, \(uncertain) left it stored but unconfirmed")
          try store.queue.close()
          return
        }
        #expect(try store.log().count == 4)
      case .failure(StoreError.system(_, let reason)) where try store.head() != head:
        // Past the point of no return: the journal is empty, only the disk did not confirm it.
        uncertain += 1
        #expect(persistent && reason.contains("stored"), "call \(nth): \(reason)")
        #expect(try store.head()?.message == "next")
      case .failure(let error):
        failed += 1
        #expect(error is StoreError, "call \(nth): \(error)")
        #expect(try store.head() == head, "call \(nth)")
        if failed % 4 == 1 { try expectUnchanged(path, head) }
        #expect(try store.commit(draft(on: head.id)).message == "next", "call \(nth)")
      }
      let report = try store.verify()
      #expect(report.isClean, "call \(nth): \(report.problems)")
      try store.queue.close()
      nth += stride
    }
  }

  @Test(arguments: [false, true])
  func `a batch that meets an error is stored to some revision or not at all`(
    persistent: Bool
  ) throws {
    let base = try makeBase()
    var failed = 0
    var nth = 1
    while true {
      let (path, disk) = try copy(base, persistent ? 5 : 4)
      let store = try DocumentStore(path: path, access: .readWrite, lockTimeout: 0.2)
      let head = try #require(try store.head())
      disk.fail(nth, persistent: persistent)
      let result = Result { try batch(of: 3, on: head.id, store) }
      let met = disk.failures
      disk.heal()
      let reached = try #require(try store.head())
      switch result {
      case .success(let newest):
        #expect(reached == newest, "call \(nth)")
        if met == 0 {
          #expect(failed > 20 / stride)
          try store.queue.close()
          return
        }
      case .failure(StoreError.system(_, let reason)) where reached != head:
        #expect(persistent && reason.contains("stored"), "call \(nth): \(reason)")
        #expect(reached.message == "next 2", "call \(nth)")
      case .failure(let error):
        failed += 1
        #expect(error is StoreError, "call \(nth): \(error)")
        #expect(reached == head, "call \(nth)")
        if failed % 4 == 1 { try expectUnchanged(path, head) }
        #expect(try batch(of: 3, on: head.id, store).message == "next 2", "call \(nth)")
      }
      #expect(try store.verify().problems == [], "call \(nth)")
      try store.queue.close()
      nth += stride
    }
  }

  private func batch(
    of count: Int, on head: RevisionID, _ store: DocumentStore
  ) throws -> Revision {
    let batch = try RevisionBatch(store)
    var newest: Revision?
    for number in 0..<count {
      var draft = draft(on: newest?.id ?? head)
      draft.message = "next \(number)"
      newest = try store.commit(draft)
    }
    let last = try #require(newest)
    try batch.commit(upTo: last)
    return last
  }

  /// Another process, too, sees the revisions of before.
  private func expectUnchanged(_ path: String, _ head: Revision) throws {
    let other = try DocumentStore(path: path, access: .readOnly)
    #expect(try other.head() == head)
    #expect(try other.verify(level: .quick).isClean)
    try other.queue.close()
  }

  @Test func `opening that meets an error says so, and works afterwards`() throws {
    let base = try makeBase()
    var failed = 0
    var nth = 1
    while true {
      let (path, disk) = try copy(base, 2)
      disk.fail(nth, persistent: false)
      let result = Result { try DocumentStore(path: path, access: .readWrite).queue.close() }
      let met = disk.failures
      disk.heal()
      if case .failure(let error) = result {
        failed += 1
        #expect(error is StoreError, "call \(nth): \(error)")
      } else if met == 0 {
        break
      }
      let store = try DocumentStore(path: path, access: .readWrite)
      #expect(try store.log().count == 3)
      try store.queue.close()
      nth += stride
    }
    #expect(failed > 0)
    print("I/O errors while opening: \(failed) of \(nth - 1) calls")
  }

  @Test func `a power loss after an error loses nothing either`() throws {
    let base = try makeBase()
    var generator = SeededGenerator(seed: 3)
    let crashed = folder.path + "/crashed.keyline"
    for nth in Swift.stride(from: 1, to: 60, by: stride * 2) {
      let (path, disk) = try copy(base, 3)
      let store = try DocumentStore(path: path, access: .readWrite, lockTimeout: 0.2)
      let head = try #require(try store.head())
      disk.fail(nth, persistent: true)
      let isDone = (try? store.commit(draft(on: head.id))) != nil
      try disk.crash(after: disk.steps, seed: generator.next(), to: crashed)
      disk.heal()
      try store.queue.close()
      let survivor = try DocumentStore(path: crashed, access: .readWrite)
      #expect(try survivor.log().count == (isDone ? 4 : 3), "call \(nth)")
      #expect(try survivor.verify().isClean)
      try survivor.queue.close()
    }
  }
}
