import Foundation
import LayoutModel
import LayoutStore
import Testing

/// Another holder of a store's lock: a descriptor of its own counts as another process.
private struct OtherWriter {
  let descriptor: Int32
  init(_ path: String, says: String) throws {
    descriptor = open(path + ".lock", O_RDWR | O_CREAT, 0o644)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    ftruncate(descriptor, 0)
    let bytes = Array(says.utf8)
    #expect(pwrite(descriptor, bytes, bytes.count, 0) == bytes.count)
  }
  func letGo() { close(descriptor) }
}

struct `One writer between processes` {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test func `a second writer waits, then says who holds the lock and since when`() throws {
    let store = try DocumentStore.create(at: folder.store, lockTimeout: 0.2)
    let other = try OtherWriter(folder.store, says: "4711\n1700000000\nkeyline commit -m Start\n")
    defer { other.letGo() }
    let error = #expect(throws: StoreError.self) { try store.commit("one", ["a": .text("1")]) }
    guard case .locked(let path, let holder, let waited) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path == folder.store)
    #expect(holder?.pid == 4711)
    #expect(holder?.command == "keyline commit -m Start")
    #expect(holder?.since == 1_700_000_000)
    #expect(waited >= 0.2)
    #expect(
      error.map(String.init(describing:))?.contains(
        "process 4711 (keyline commit -m Start) since 2023-11-14T22:13:20Z") == true)
    #expect(try store.head() == nil)
  }

  @Test func `a second writer goes on when the first lets go`() throws {
    let store = try DocumentStore.create(at: folder.store, lockTimeout: 5)
    let other = try OtherWriter(folder.store, says: "?")
    Thread.detachNewThread {
      usleep(100_000)
      other.letGo()
    }
    try store.commit("one", ["a": .text("1")])
    #expect(try store.log().count == 1)
  }

  @Test func `readers do not wait for the lock`() throws {
    let store = try DocumentStore.create(at: folder.store)
    try store.commit("one", ["a": .text("1")])
    let other = try OtherWriter(folder.store, says: "?")
    defer { other.letGo() }
    #expect(try DocumentStore(path: folder.store, access: .readOnly).log().count == 1)
  }

  @Test func `while writing, no other store gets in between`() throws {
    let store = try DocumentStore.create(at: folder.store)
    let second = try DocumentStore(path: folder.store, access: .readWrite, lockTimeout: 0.05)
    try store.whileWriting {
      try store.commit("one", ["a": .text("1")])
      #expect(throws: StoreError.self) { try second.commit("two", ["a": .text("2")]) }
      try store.commit("three", ["a": .text("3")])
    }
    try second.commit("four", ["a": .text("4")])
    #expect(try store.log().map(\.message) == ["four", "three", "one"])
  }

  @Test func `eight writers at once lose no revision`() throws {
    let path = folder.store
    _ = try DocumentStore.create(at: path)
    // Each has a connection and a lock of its own, as processes have.
    DispatchQueue.concurrentPerform(iterations: 8) { writer in
      do {
        let store = try DocumentStore(path: path, access: .readWrite, lockTimeout: 60)
        var done = 0
        while done < 5 {
          do {
            try store.commit("\(writer).\(done)", ["\(writer).xib": .text("\(done)")])
            done += 1
          } catch StoreError.lineMoved {
            continue
          }
        }
      } catch {
        Issue.record(error)
      }
    }
    let store = try DocumentStore(path: path, access: .readOnly)
    let log = try store.log()
    #expect(log.count == 40)
    #expect(Set(log.map(\.message)).count == 40)
    #expect(log.map(\.sequence) == (1...40).reversed())
    #expect(try store.verify().isClean)
  }
}
