import GRDB
import LayoutModel
import Testing

@testable import LayoutStore

struct `Derived rows` {
  let folder: TemporaryFolder
  let store: DocumentStore
  init() throws {
    folder = try TemporaryFolder()
    store = try DocumentStore.create(at: folder.store)
  }

  @discardableResult
  func commit(_ message: String, _ derived: DerivedDocument?, _ regressions: [Regression] = [])
    throws -> Revision
  {
    try store.commit(
      message, ["Main.storyboard": .put(Array(message.utf8), .parsed, derived)],
      derivation: Sample.context(regressions))
  }

  static let tables = [
    "entity", "entity_change", "content", "frame_span", "scene_key", "vector", "location_span",
    "configuration", "configuration_set",
  ]
  func counts() throws -> [Int] {
    try store.read { db in
      try Self.tables.map { try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)") ?? 0 }
    }
  }
  static func finding(_ amount: Double = 12, on: [String] = ["phone"]) -> Finding {
    Finding(
      rule: .overlap, severity: .error, document: "Main.storyboard", scene: "root3",
      view: "button3", other: "label3",
      occurrences: on.map { .init(configuration: $0, amount: amount, severity: .error) },
      message: "Buy overlaps 9.99 by \(amount) pt",
      location: LayoutModel.SourceLocation(line: 42, column: 5))
  }

  @Test func `an unchanged scene costs no row`() throws {
    try commit("one", Sample.document(20))
    let before = try counts()
    try commit("two", Sample.document(20, solving: []))
    #expect(try counts() == before)
  }

  @Test func `one changed scene of twenty costs the rows of its own change`() throws {
    try commit("one", Sample.document(20))
    let before = try counts()
    try commit("two", Sample.document(20, leading: [7: 24], solving: [7]))
    let added = zip(try counts(), before).map { $0 - $1 }
    // The constraint; x of the button and of the label; the scene's key. Both x share one vector.
    #expect(added == [0, 1, 1, 2, 1, 1, 0, 0, 0])
  }

  @Test func `a line added above everything moves all locations by one row`() throws {
    try commit("one", Sample.document(20))
    let before = try counts()
    let second = try commit("two", Sample.document(20, solving: [], lineShift: 3))
    let added = zip(try counts(), before).map { $0 - $1 }
    #expect(added == [0, 0, 0, 0, 0, 1, 1, 0, 0])
    let views = try store.views(at: second.id, path: "Main.storyboard", scene: "root7")
    #expect(views.map(\.location?.line) == [84, 85, 86])
    #expect(views.map(\.location?.column) == [5, 5, 5])
  }

  @Test func `what was read and solved comes back`() throws {
    let revision = try commit(
      "one", Sample.document(5, findings: [3: [Self.finding(on: ["phone", "large"])]]))
    let scenes = try store.scenes(at: revision.id)
    #expect(scenes.map(\.title) == (0..<5).map { "Screen \($0)" })
    #expect(scenes.map(\.location?.line) == [10, 20, 30, 40, 50])
    let views = try store.views(at: revision.id, path: "Main.storyboard", scene: "root2")
    #expect(views.map(\.id) == ["root2", "button2", "label2"])
    #expect(views.map(\.namePath) == ["Screen 2", "Screen 2/Buy", "Screen 2/9.99"])
    #expect(views.map(\.isTappable) == [false, true, false])
    let constraints = try store.constraints(at: revision.id, path: "Main.storyboard")
    #expect(constraints.count == 5)
    #expect(constraints[2].firstItem == "button2")
    #expect(constraints[2].constant == 16)
    #expect(constraints[2].location?.line == 35)
    #expect(
      try store.findings(at: revision.id)
        == [Self.finding(on: ["phone", "large"])].map {
          var finding = $0
          // The line of the view it is about: scene 3 begins at 40.
          finding.location = LayoutModel.SourceLocation(line: 42, column: 5)
          return finding
        })
  }

  @Test func `frames come back exactly for every configuration`() throws {
    let revision = try commit("one", Sample.document(2, leading: [1: 20.5]))
    let frames = try store.frames(scene: "root1", path: "Main.storyboard", at: revision.id)
    #expect(frames.configurations == [Sample.phone, Sample.large])
    #expect(frames.safeAreas == [EdgeInsets(top: 20), EdgeInsets(top: 20)])
    for (index, configuration) in [Sample.phone, Sample.large].enumerated() {
      let layout = Sample.layout(1, leading: 20.5, on: configuration)
      for (stored, solved) in zip(frames.views, layout.views) {
        #expect(stored.view == solved.id)
        #expect(stored.frames[index]?.frame == solved.frame)
        #expect(stored.frames[index]?.absoluteOrigin == solved.absoluteOrigin)
        func measure(_ component: FrameComponent) -> Double? {
          FrameComponent.measures.firstIndex { $0.component == component }
            .flatMap { stored.frames[index]?.measure(at: $0) }
        }
        #expect(measure(.linesNeeded) == (solved.text?.neededLines).map(Double.init))
        #expect(measure(.neededWidth) == solved.text?.neededWidth)
      }
    }
  }

  @Test func `a view missing in one configuration is missing there only`() throws {
    var derived = Sample.document(1)
    derived.scenes[0].layouts?[1].views.remove(at: 1)
    derived.scenes[0].layouts?[1].views[1].isHidden = true
    let revision = try commit("one", derived)
    let frames = try store.frames(scene: "root0", path: "Main.storyboard", at: revision.id)
    #expect(frames.views[1].frames.map { $0 == nil } == [false, true])
    #expect(frames.views[2].frames.map { $0?.isHidden } == [false, true])
  }

  @Test func `rounding of nested origins is kept`() throws {
    // 1/3 pixels: the absolute origin is not the sum of the relative ones.
    var derived = Sample.document(1)
    derived.scenes[0].layouts?[1].views[1].frame.x = 10 + 1.0 / 3
    derived.scenes[0].layouts?[1].views[1].absoluteOrigin.x = 10 + 2.0 / 3
    let revision = try commit("one", derived)
    let frames = try store.frames(scene: "root0", path: "Main.storyboard", at: revision.id)
    #expect(frames.views[1].frames[1]?.frame.x == 10 + 1.0 / 3)
    #expect(frames.views[1].frames[1]?.absoluteOrigin.x == 10 + 2.0 / 3)
  }

  @Test func `history lists the revisions that touched a view`() throws {
    try commit("one", Sample.document(3))
    try commit("two", Sample.document(3, leading: [0: 30], solving: [0]))
    try commit("three", Sample.document(3, leading: [0: 30, 1: 24], solving: [1]))
    let history = try store.history(of: "button1", path: "Main.storyboard")
    #expect(history.map(\.revision.message) == ["three", "one"])
    #expect(history[0].constraints.map(\.before?.constant) == [16])
    #expect(history[0].constraints.map(\.after?.constant) == [24])
    #expect(history[0].before == history[0].after)
    #expect(history[0].frames.map(\.configuration) == ["phone", "large"])
    #expect(history[0].frames.map(\.before.x) == [16, 16])
    #expect(history[0].frames.map(\.after.x) == [24, 24])
    #expect(history[1].before == nil)
    #expect(history[1].after?.name == "Buy")
    // Of the two edits that the document came with, the one of the view.
    #expect(history[0].edits == [Sample.edit(1, to: 24)])
    #expect(history[1].edits == [])
  }

  @Test func `what was edited is under the hash of the derived rows`() throws {
    let revision = try commit("one", Sample.document(2, leading: [1: 30]))
    #expect(try store.verify().isClean)
    try store.queue.writeWithoutTransaction {
      try $0.execute(sql: "UPDATE document_edit SET data = X'00'")
    }
    #expect(try store.verify().problems.map(\.subject) == ["revision \(revision.id.short)"])
    try store.dropDerived()
    #expect(try store.verify().isClean)
  }

  @Test func `regressions come back in order, kept ones are left out`() throws {
    try commit("one", Sample.document(5))
    let finding = Self.finding()
    let revision = try commit(
      "two", Sample.document(5, findings: [3: [finding]]),
      [
        Regression(change: .new, finding: finding, configurations: ["phone"]),
        Regression(change: .kept, finding: finding, configurations: []),
      ])
    let regressions = try store.regressions(at: revision.id)
    #expect(regressions.map(\.change) == [.new])
    #expect(regressions[0].finding == finding)
    #expect(regressions[0].configurations == ["phone"])
    #expect(try store.regressionTallies(at: [revision.id]).count == 1)
    let fixed = try commit(
      "three", Sample.document(5),
      [Regression(change: .fixed, finding: finding, configurations: ["phone"], baseAmount: 12)])
    #expect(try store.findings(at: fixed.id) == [])
    #expect(try store.regressions(at: fixed.id)[0].baseAmount == 12)
    #expect(try store.findings(at: revision.id).count == 1)
  }

  /// The tallies are counted by SQLite in the records, and here from the decoded regressions.
  @Test func `regressions are counted as their decoded records have it`() throws {
    try commit("one", Sample.document(5))
    let first = Self.finding()
    var regressions: [Regression] = []
    for severity in Severity.allCases {
      for change in Regression.Change.allCases where change != .kept {
        for weight in [nil, -1, 2] as [Double?] {
          for leader in [nil, "another"] {
            var finding = first
            finding.severity = severity
            finding.confidence = weight.map { Confidence([Evidence(.rule, $0, "a \"reason\"")]) }
            regressions.append(
              Regression(
                change: change, finding: finding, configurations: ["phone"],
                cause: weight == -1 ? nil : Cause(edit: "an edit", leader: leader)))
          }
        }
      }
    }
    let revision = try commit("two", Sample.document(5, findings: [3: [first]]), regressions)
    let decoded = try store.regressions(at: revision.id)
    #expect(decoded.count == regressions.count)
    let tally = try #require(try store.regressionTallies(at: [revision.id])[revision.id])
    #expect(tally == RegressionTally(decoded))
    #expect(tally.gating == decoded.count(where: \.gates) && tally.gating > 0)
    #expect(tally.doubted > 0 && tally.noted > 0 && tally.fixed > 0)
  }

  @Test func `a document that goes and comes again leaves nothing behind in between`() throws {
    try commit("one", Sample.document(2))
    let gone = try store.commit(
      "gone", ["Main.storyboard": .remove], derivation: Sample.context())
    #expect(try store.scenes(at: gone.id) == [])
    #expect(try store.solvedScenes(at: gone.id) == [:])
    #expect(throws: StoreError.unknownScene("root0", path: "Main.storyboard")) {
      try store.frames(scene: "root0", path: "Main.storyboard", at: gone.id)
    }
    let back = try commit("back", Sample.document(2))
    #expect(try store.scenes(at: back.id).count == 2)
    #expect(
      try store.frames(scene: "root0", path: "Main.storyboard", at: back.id).views.count == 3)
    let broken = try store.commit(
      "broken", ["Main.storyboard": .put([0], .kept(reason: "broken XML"), nil)],
      derivation: Sample.context())
    #expect(try store.scenes(at: broken.id) == [])
    #expect(try store.verify().isClean)
  }

  @Test func `dropping and deriving again gives the same hashes`() throws {
    let documents = [
      Sample.document(4), Sample.document(4, leading: [2: 24]),
      Sample.document(3, leading: [2: 24], findings: [1: [Self.finding()]]),
    ]
    let revisions = try documents.enumerated().map { try commit("r\($0.offset)", $0.element) }
    func digests() throws -> [String] {
      try store.read {
        try String.fetchAll($0, sql: "SELECT hex(digest) FROM derivation ORDER BY revision")
      }
    }
    let before = try digests()
    #expect(before.count == 3)
    try store.dropDerived()
    #expect(try store.verify().isClean)
    #expect(try store.revisionsToDerive() == revisions.map(\.id))
    #expect(throws: StoreError.notDerived(revisions[0].id)) {
      try store.derive(
        revisions[1].id, documents: ["Main.storyboard": documents[1]], context: Sample.context())
    }
    for (revision, document) in zip(revisions, documents) {
      #expect(try store.changedPaths(at: revision.id) == ["Main.storyboard"])
      try store.derive(
        revision.id, documents: ["Main.storyboard": document], context: Sample.context())
    }
    #expect(try digests() == before)
    #expect(try store.revisionsToDerive() == [])
    #expect(try store.verify().isClean)
  }

  @Test func `a commit on a revision that is not derived waits for the rebuild`() throws {
    let first = try store.commit("plain", ["Main.storyboard": .text("x")])
    let second = try commit("two", Sample.document(1))
    #expect(try store.engine(of: second.id) == nil)
    #expect(try store.revisionsToDerive() == [first.id, second.id])
    #expect(try store.verify().isClean)
  }

  @Test func `branches have derived rows of their own`() throws {
    let first = try commit("one", Sample.document(2))
    try store.createBranch("side", at: first.id)
    let side = try store.commit(
      "side",
      ["Main.storyboard": .put([1], .parsed, Sample.document(2, leading: [0: 99]))],
      derivation: Sample.context(), branch: "side")
    let main = try commit("main", Sample.document(2, leading: [1: 77]))
    func leading(_ revision: Revision) throws -> [Double?] {
      try store.constraints(at: revision.id, path: "Main.storyboard").map(\.constant)
    }
    #expect(try leading(first) == [16, 16])
    #expect(try leading(side) == [99, 16])
    #expect(try leading(main) == [16, 77])
    #expect(try store.verify().isClean)
  }

  @Test func `doubled ids in a file are all kept`() throws {
    let solved = Sample.document(1)
    var document = try #require(solved.document())
    document.scenes[0].root.subviews.append(document.scenes[0].root.subviews[0])
    document.scenes.append(document.scenes[0])
    let revision = try commit(
      "one", DerivedDocument(document: document, scenes: solved.scenes))
    #expect(try store.scenes(at: revision.id).map(\.scene).sorted() == ["root0", "root0#2"])
    #expect(
      try store.views(at: revision.id, path: "Main.storyboard", scene: "root0").map(\.id).sorted()
        == ["button0", "button0#2", "label0", "root0"])
  }

  @Test func `a layout of an unknown configuration is refused whole`() throws {
    var derived = Sample.document(1)
    derived.scenes[0].layouts?[0].configuration = "watch"
    #expect(throws: StoreError.unknownConfiguration("watch")) { try commit("one", derived) }
    #expect(try store.head() == nil)
  }

  @Test func `vector chains stay within their bound over many changes`() throws {
    for number in 0..<60 {
      try commit("r\(number)", Sample.document(1, leading: [0: Double(number * 7 % 50)]))
    }
    let depth = try store.read { try Int.fetchOne($0, sql: "SELECT max(depth) FROM vector") }
    #expect((depth ?? 0) <= VectorCodec.deepest)
    #expect(try store.verify().isClean)
  }
}
