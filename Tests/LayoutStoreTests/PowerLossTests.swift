import Foundation
import GRDB
import LayoutModel
import TestDocuments
import Testing

@testable import LayoutStore

/// The power goes at a random step of a session of commits; what was written and not synced is
/// dropped, torn or kept at random.
///
/// `KEYLINE_POWER_LOSSES` is the number of trials, by default 300, 10,000 in a nightly run.
struct `Power loss` {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// One session and when each of its promises was given.
  struct Session {
    var disk: FaultyDisk
    /// After how many steps `create` returned.
    var created: Int
    /// Acknowledged revisions, oldest first, and after how many steps each was.
    var acknowledged: [(id: RevisionID, step: Int)] = []

    func count(by step: Int) -> Int { acknowledged.count { $0.step <= step } }
    /// How many there are once the transaction under way at `step` is through.
    func nextCount(after step: Int) -> Int {
      acknowledged.first { $0.step > step }.map { count(by: $0.step) } ?? acknowledged.count
    }
  }

  private func record(synchronous: String) throws -> Session {
    let disk = try FaultyDisk(watching: folder.store)
    let store = try DocumentStore.create(at: folder.store)
    var session = Session(disk: disk, created: disk.steps)
    try store.queue.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA synchronous = \(synchronous)")
    }
    for number in 0..<8 {
      let revision = try commit(number, to: store)
      session.acknowledged.append((revision.id, disk.steps))
    }
    for first in [8, 11] {
      let batch = try RevisionBatch(store)
      let revisions = try (first..<(first + 3)).map { try commit($0, to: store) }
      try batch.commit(upTo: try #require(revisions.last))
      session.acknowledged += revisions.map { ($0.id, disk.steps) }
    }
    try store.queue.close()
    return session
  }

  private func commit(_ number: Int, to store: DocumentStore) throws -> Revision {
    try store.commit(
      "r\(number)",
      [
        "Main.storyboard": .put(
          sampleText(scenes: 3, marks: [number % 3: number]), .parsed,
          Sample.document(2, leading: [number % 2: Double(number)])),
        "Old\(number / 3).xib": .put([UInt8(number)], .kept(reason: "old"), nil),
      ], derivation: Sample.context())
  }

  /// What is wrong with the store after the power went at `step`; nil when every promise is kept.
  private func fault(_ path: String, after step: Int, of session: Session) -> String? {
    do {
      if session.created > step {
        // Nothing was promised yet; making the store again must work.
        if let store = try? DocumentStore(path: path, access: .readWrite) {
          defer { try? store.queue.close() }
          return try store.verify().isClean ? nil : "an unfinished new store is not clean"
        }
        try DocumentStore.create(at: path).queue.close()
        return nil
      }
      let store = try DocumentStore(path: path, access: .readWrite)
      defer { try? store.queue.close() }
      let found = try store.log().map(\.id).reversed()
      let promised = session.count(by: step)
      guard found.elementsEqual(session.acknowledged.map(\.id).prefix(found.count)) else {
        return "other revisions than were committed"
      }
      if found.count < promised { return "\(found.count) revisions of \(promised)" }
      // Whole transactions only: what was promised, or that and the one under way.
      if found.count != promised, found.count != session.nextCount(after: step) {
        return "\(found.count) revisions, \(promised) acknowledged"
      }
      return try store.verify().problems.first?.description
    } catch {
      return "\(error)"
    }
  }

  @Test func `what was acknowledged is there after a power loss at any step`() throws {
    let session = try record(synchronous: "FULL")
    let crashed = folder.path + "/crashed.keyline"
    var generator = SeededGenerator(seed: 20_261_121)
    var prefixes: Set<Int> = []
    var faults = 0
    let count = trials("KEYLINE_POWER_LOSSES", default: 300)
    for trial in 0..<count {
      let step = Int.random(in: 0...session.disk.steps, using: &generator)
      let seed = generator.next()
      try session.disk.crash(after: step, seed: seed, to: crashed)
      if trial % 4 == 0, session.created <= step {
        try loseAgain(at: crashed, &generator)
      }
      let fault = fault(crashed, after: step, of: session)
      #expect(fault == nil, "step \(step), seed \(seed)")
      if fault != nil { faults += 1 }
      prefixes.insert(session.count(by: step))
    }
    print(
      "power loss: \(count) trials over \(session.disk.steps) steps with \(session.disk.syncs) "
        + "syncs, \(prefixes.count) different prefixes, \(faults) broken promises")
  }

  /// The power goes once more, while the store is opened and its journal rolled back.
  private func loseAgain(at path: String, _ generator: inout SeededGenerator) throws {
    let again = folder.path + "/again.keyline"
    for suffix in ["", "-journal"] {
      try? FileManager.default.removeItem(atPath: again + suffix)
      try? FileManager.default.copyItem(atPath: path + suffix, toPath: again + suffix)
    }
    let disk = try FaultyDisk(watching: again)
    try? DocumentStore(path: again, access: .readWrite).queue.close()
    let step = Int.random(in: 0...disk.steps, using: &generator)
    guard disk.steps > 0 else { return }
    try disk.crash(after: step, seed: generator.next(), to: path)
  }

  @Test func `a commit is on the disk when it returns, every unsynced byte lost`() throws {
    let session = try record(synchronous: "FULL")
    let crashed = folder.path + "/crashed.keyline"
    for revision in session.acknowledged {
      try session.disk.crash(after: revision.step, seed: 0, losingAll: true, to: crashed)
      let store = try DocumentStore(path: crashed, access: .readWrite)
      #expect(try store.log().count == session.count(by: revision.step))
      try store.queue.close()
    }
  }

  @Test func `without waiting for the disk, revisions are lost`() throws {
    let session = try record(synchronous: "OFF")
    let crashed = folder.path + "/crashed.keyline"
    var generator = SeededGenerator(seed: 1)
    var lost = 0
    let count = min(50, trials("KEYLINE_POWER_LOSSES", default: 50))
    for _ in 0..<count {
      let step = Int.random(in: session.created...session.disk.steps, using: &generator)
      try session.disk.crash(after: step, seed: generator.next(), to: crashed)
      if fault(crashed, after: step, of: session) != nil { lost += 1 }
    }
    #expect(lost > 0, "the trials would not notice a missing sync")
    print("power loss, synchronous = OFF: \(lost) of \(count) trials lost something")
  }
}
