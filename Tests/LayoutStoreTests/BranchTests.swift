import LayoutModel
import Testing

@testable import LayoutStore

struct `Branches and names` {
  let folder: TemporaryFolder
  let store: DocumentStore
  let main: [Revision]

  init() throws {
    folder = try TemporaryFolder()
    let store = try DocumentStore.create(at: folder.store)
    self.store = store
    main = try (1...5).map { try store.commit("m\($0)", ["a.xib": .text("main \($0)")]) }
  }

  @Test func `a branch sees its own revisions and its parent's up to the fork`() throws {
    try store.createBranch("side", at: main[1].id)
    let side = try store.commit("s3", ["a.xib": .text("side 3")], branch: "side")
    #expect(side.sequence == 3)
    #expect(side.parents == [main[1].id])
    #expect(try store.log(from: side.id).map(\.message) == ["s3", "m2", "m1"])
    #expect(try store.bytes(path: "a.xib", at: side.id) == Array("side 3".utf8))
    #expect(try store.bytes(path: "a.xib", at: main[4].id) == Array("main 5".utf8))
    try store.createBranch("deep", at: side.id)
    let deep = try store.commit("d4", ["b.xib": .text("deep")], branch: "deep")
    #expect(try store.tree(of: deep.id).map(\.path) == ["a.xib", "b.xib"])
    #expect(try store.bytes(path: "a.xib", at: deep.id) == Array("side 3".utf8))
    #expect(try store.verify().isClean)
  }

  @Test func `a fork at an older revision of a branch does not see what came after`() throws {
    try store.createBranch("early", at: main[0].id)
    #expect(try store.head(of: "early")?.id == main[0].id)
    let own = try store.commit("e2", [:], branch: "early")
    #expect(try store.bytes(path: "a.xib", at: own.id) == Array("main 1".utf8))
    #expect(try store.state(of: own.id) == store.state(of: main[0].id))
  }

  @Test func `switching moves HEAD`() throws {
    try store.createBranch("side", at: main[2].id)
    try store.switchBranch(to: "side")
    #expect(try store.head()?.id == main[2].id)
    let next = try store.commit("next", ["a.xib": .text("x")])
    #expect(try store.revision(matching: "HEAD").id == next.id)
    #expect(try store.revision(matching: "main").id == main[4].id)
    #expect(
      try store.branches() == [
        Branch(name: "main", head: main[4].id, isCurrent: false),
        Branch(name: "side", head: next.id, isCurrent: true),
      ])
    #expect(throws: StoreError.unknownBranch("nowhere")) { try store.switchBranch(to: "nowhere") }
  }

  @Test func `a merge has two parents and both can be named`() throws {
    try store.createBranch("side", at: main[1].id)
    let side = try store.commit("s3", ["b.xib": .text("side")], branch: "side")
    let merge = try store.commit("merge", ["b.xib": .text("side")], mergeParent: side.id)
    #expect(merge.parents == [main[4].id, side.id])
    #expect(try store.revision(matching: "HEAD^2").id == side.id)
    #expect(try store.revision(matching: "HEAD^2~1").id == main[1].id)
    #expect(try store.revision(matching: "HEAD^").id == main[4].id)
    #expect(try store.verify().isClean)
  }

  @Test func `revisions are found by every name they have`() throws {
    try store.tag("v1", at: main[2].id)
    let id = main[3].id.rawValue
    for (spec, index) in [
      ("HEAD", 4), ("@", 4), ("HEAD~0", 4), ("HEAD~2", 2), ("HEAD^^", 2), ("v1", 2), ("v1~1", 1),
      ("main", 4), ("main~4", 0), (id, 3), (String(id.prefix(8)), 3), (id.uppercased(), 3),
    ] {
      #expect(try store.revision(matching: spec).id == main[index].id, "\(spec)")
    }
    for spec in [
      "HEAD~5", "nothing", "", "abc", "HEAD~x", "~", "HEAD^2", "HEAD~99999999999999999999",
    ] {
      #expect(throws: StoreError.unknownRevision(spec)) { try store.revision(matching: spec) }
    }
  }

  @Test func `ranges hold what one line has and the other has not`() throws {
    try store.createBranch("side", at: main[1].id)
    let side = try store.commit("s3", ["b.xib": .text("side")], branch: "side")
    func messages(_ spec: String) throws -> [String] {
      try store.log(store.range(matching: spec)).map(\.message)
    }
    #expect(try messages("HEAD~2..HEAD") == ["m5", "m4"])
    #expect(try messages("HEAD~2..") == ["m5", "m4"])
    #expect(try messages("..HEAD~3") == ["m2", "m1"])
    #expect(try messages("side..main") == ["m5", "m4", "m3"])
    #expect(try messages("main..side") == ["s3"])
    #expect(try messages("HEAD..HEAD") == [])
    #expect(try store.range(matching: "side").to.id == side.id)
  }

  @Test func `names that would be read as something else are refused`() throws {
    for name in ["", "HEAD", "@", "a..b", "a~1", "-x", "a b", "x^", "tab\t", "\u{1B}[31m"] {
      #expect(throws: StoreError.self) { try store.tag(name, at: main[0].id) }
      #expect(throws: StoreError.self) { try store.createBranch(name, at: main[0].id) }
    }
    try store.tag("v1", at: main[0].id)
    #expect(throws: StoreError.nameTaken("v1")) { try store.tag("v1", at: main[1].id) }
    #expect(throws: StoreError.nameTaken("v1")) { try store.createBranch("v1", at: main[1].id) }
    try store.removeTag("v1")
    #expect(throws: StoreError.unknownTag("v1")) { try store.removeTag("v1") }
  }

  @Test func `abbreviations several revisions share list the candidates`() throws {
    // Four digits of some thousand ids meet sooner or later; look for a pair among a few hundred.
    var seen: [String: RevisionID] = [:]
    for number in 0..<600 {
      let revision = try store.commit("n\(number)", [:])
      let prefix = String(revision.id.rawValue.prefix(4))
      if let other = seen[prefix] {
        let error = #expect(throws: StoreError.self) { try store.revision(matching: prefix) }
        #expect(
          error
            == .ambiguousRevision(prefix, candidates: [other, revision.id].sorted()))
        return
      }
      seen[prefix] = revision.id
    }
  }
}
