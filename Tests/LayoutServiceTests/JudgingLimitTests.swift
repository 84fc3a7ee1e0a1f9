import DeviceCatalogue
import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutService

/// Small documents that used to keep the verbs that judge busy without end.
struct JudgingLimitTests {
  /// A screen of the given views and constraints.
  static func screen(_ views: [String], _ constraints: [String]) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes><scene sceneID="s"><objects>
              <viewController id="c" title="Screen" sceneMemberID="viewController">
                  <view key="view" contentMode="scaleToFill" id="v">
                      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                      <subviews>\(views.joined())</subviews>
                      <viewLayoutGuide key="safeArea" id="g"/>
                      <constraints>\(constraints.joined())</constraints>
                  </view>
              </viewController>
          </objects></scene></scenes>
      </document>

      """.utf8)
  }

  private static func equal(
    _ id: String, _ first: String, _ attribute: String, constant: Int, to second: String? = nil
  ) -> String {
    let other = second.map { " secondItem=\"\($0)\" secondAttribute=\"\(attribute)\"" } ?? ""
    return "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\"\(other) "
      + "constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  /// Views with two heights each, `shift` points apart: as many contradictions of two constraints.
  private func contradictions(_ count: Int, shift: Int = 1) -> [UInt8] {
    Self.screen(
      (0..<count).map {
        "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"n\($0)\"/>"
      },
      (0..<count).flatMap { number in
        [
          Self.equal("t\(number)", "n\(number)", "top", constant: 8 * number, to: "v"),
          Self.equal("l\(number)", "n\(number)", "leading", constant: 16, to: "v"),
          Self.equal("w\(number)", "n\(number)", "width", constant: 60),
          Self.equal("a\(number)", "n\(number)", "height", constant: 44),
          Self.equal("b\(number)", "n\(number)", "height", constant: 44 + shift),
        ]
      })
  }

  /// Labels that are placed by `place`.
  private func labels(_ count: Int, at place: (Int) -> (x: Int, y: Int)) -> [UInt8] {
    Self.screen(
      (0..<count).map {
        "<label opaque=\"NO\" text=\"Word \($0)\" lineBreakMode=\"tailTruncation\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"n\($0)\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
      },
      (0..<count).flatMap { number in
        let (x, y) = place(number)
        return [
          Self.equal("t\(number)", "n\(number)", "top", constant: y, to: "v"),
          Self.equal("l\(number)", "n\(number)", "leading", constant: x, to: "v"),
        ]
      })
  }

  private func file(_ path: DocumentPath, _ bytes: [UInt8]) -> SourceFile {
    SourceFile(path: path, bytes: bytes)
  }

  @Test func `hundreds of contradictions are each told once`() async throws {
    let report = try await PlainCheck().run([file("A.storyboard", contradictions(400))])
    let told = report.findings.filter { $0.rule == .unsatisfiable }
    #expect(told.count == 400)
    #expect(Set(told.map(\.view)).count == 400)
    #expect(told.allSatisfy { $0.occurrences.count == 36 })
    #expect(report.problems.isEmpty)
  }

  @Test func `contradictions that the base has are kept, those of an edit are told`() async throws {
    try await Fixtures.withWorkspace { workspace in
      _ = try await workspace.commit(
        Fixtures.tree(["A.storyboard": contradictions(150)]))
      let report = try await workspace.commit(
        Fixtures.tree(["A.storyboard": contradictions(200)]))
      let new = report.regressions.filter { $0.finding.rule == .unsatisfiable }
      #expect(Set(new.map(\.finding.view.rawValue)) == Set((150..<200).map { "n\($0)" }))
    }
  }

  /// Steps that solving and judging the document's one scene take.
  private func steps(_ bytes: [UInt8]) throws -> (all: Int, judging: Int, findings: [Finding]) {
    let read = ReadDocument(path: "A.storyboard", bytes: bytes)
    let task = try #require(read.tasks(for: read.solvableScenes).first)
    var session = LayoutSession(document: task.document, scene: task.scene)
    let configuration = Matrix.default.configurations[0]
    let layout = session.solve(configuration)
    let before = session.steps
    let found = try #require(
      session.findings(document: "A.storyboard", layouts: [(configuration, layout)]))
    return (session.steps, session.steps - before, found)
  }

  /// Contradictions once cost the third power of their number: eight times as much for twice as many.
  @Test func `steps of contradictions side by side grow as their number`() throws {
    let (few, many) = (try steps(contradictions(100)), try steps(contradictions(200)))
    #expect(few.findings.count { $0.rule == .unsatisfiable } == 100)
    #expect(many.findings.count { $0.rule == .unsatisfiable } == 200)
    #expect(few.all > 0)
    #expect(Double(many.all) < 2.5 * Double(few.all))
  }

  @Test func `steps of judging labels side by side grow as their number`() throws {
    let (few, many) = (
      try steps(labels(400) { ((($0 % 10) * 90), ($0 / 10) * 30) }),
      try steps(labels(800) { ((($0 % 10) * 90), ($0 / 10) * 30) })
    )
    #expect(!(few.findings + many.findings).contains { $0.rule == .overlap })
    #expect(few.judging > 0)
    #expect(Double(many.judging) < 2.5 * Double(few.judging))
  }

  @Test func `a pile of labels is given up with its line, the rest is answered`() async throws {
    let pile = labels(300) { _ in (20, 100) }
    let read = ReadDocument(path: "Pile.storyboard", bytes: pile)
    let tasks =
      read.tasks(for: read.solvableScenes)
      + [
        try #require(
          {
            let other = ReadDocument(
              path: "B.storyboard", bytes: Fixtures.storyboard(buttons: [100]))
            return other.tasks(for: other.solvableScenes).first
          }())
      ]
    var solving = SceneSolving(matrix: .default)
    // Solving takes less, judging 45,000 pairs on 36 configurations more.
    solving.workLimit = 20_000_000
    for _ in 0..<2 {
      let solved = try await solving.solve(tasks) { _, _ in }
      #expect(solved.map(\.isGivenUp) == [true, false])
      let told = GivenUpScene(path: solved[0].path, scene: solved[0].scene).description
      #expect(told.hasPrefix("Pile.storyboard:\(solved[0].scene.location.line): scene "))
    }
  }

  @Test func `a sweep that takes too much work is given up as a whole`() throws {
    let read = ReadDocument(path: "A.storyboard", bytes: contradictions(30))
    let scene = try #require(read.solvableScenes.first)
    let document = try #require(read.document)
    let configuration = Matrix.default.configurations[0]
    let course = Sweep.Course.width(from: 320, to: 380)
    let whole = sweep(scene, in: document, at: configuration, course)
    #expect(whole.isComplete)
    #expect(whole.spans.count >= 30)
    let cut = sweep(
      scene, in: document, at: configuration, course, options: LayoutOptions(workLimit: 20_000))
    #expect(!cut.isComplete)
    #expect(cut.spans.isEmpty && cut.breakpoints.isEmpty)
  }
}
