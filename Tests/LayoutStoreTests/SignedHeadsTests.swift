import Foundation
import LayoutModel
import Testing

@testable import LayoutStore

/// A store that was put back to an older state, and who can notice.
struct SignedHeadsTests {
  let folder: TemporaryFolder
  let key = Array("a key of twenty-odd bytes".utf8)

  init() throws { folder = try TemporaryFolder() }

  private func makeStore() throws -> DocumentStore {
    let store = try DocumentStore.create(at: folder.store)
    for number in 0..<3 {
      try store.commit("r\(number)", ["Main.storyboard": .text("text \(number)")])
    }
    try store.createBranch("side", at: #require(try store.head()).id)
    try store.commit("s", ["Main.storyboard": .text("side")], branch: "side")
    return store
  }

  @Test func `a store that went on agrees with every note of it`() throws {
    let store = try makeStore()
    let note = try store.signedHeads(key: key)
    #expect(try store.problems(againstHeads: note, key: key) == [])
    try store.commit("later", ["Main.storyboard": .text("later")])
    try store.commit("later", ["Main.storyboard": .text("x")], branch: "side")
    #expect(try store.problems(againstHeads: note, key: key) == [])
  }

  @Test func `an older copy in its place is found, though nothing in it is damaged`() throws {
    let store = try makeStore()
    let copy = folder.path + "/old.keyline"
    try store.backup(to: copy)
    try store.commit("later", ["Main.storyboard": .text("later")])
    let note = try store.signedHeads(key: key)
    let old = try DocumentStore(path: copy, access: .readOnly)
    #expect(try old.verify().isClean)
    let problems = try old.problems(againstHeads: note, key: key)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("branch main has not got ") == true)
  }

  @Test func `history written anew is found, and so is a branch that is gone`() throws {
    let note = try makeStore().signedHeads(key: key)
    let other = try DocumentStore.create(at: folder.path + "/other.keyline")
    for number in 0..<5 {
      try other.commit("r\(number)", ["Main.storyboard": .text("text \(number + 1)")])
    }
    let problems = try other.problems(againstHeads: note, key: key)
    #expect(problems.count == 2)
    #expect(problems.contains { $0.hasPrefix("branch side is not there any more") })
  }

  @Test func `a note is good for its key and its text alone`() throws {
    let store = try makeStore()
    let note = try store.signedHeads(key: key)
    #expect(SignedHeads.heads(of: note, key: key)?.map(\.branch) == ["main", "side"])
    #expect(SignedHeads.heads(of: note, key: key + [0]) != nil, "RFC 2104 pads with zeros")
    #expect(SignedHeads.heads(of: note, key: key + [1]) == nil)
    // No byte can be changed, removed or doubled.
    let bytes = Array(note.utf8)
    for place in bytes.indices.dropLast() {
      var changed = bytes
      changed[place] ^= 1
      var shorter = bytes
      shorter.remove(at: place)
      for other in [changed, shorter] {
        #expect(SignedHeads.heads(of: String(decoding: other, as: UTF8.self), key: key) == nil)
      }
    }
    #expect(SignedHeads.heads(of: "", key: key) == nil)
  }
}
