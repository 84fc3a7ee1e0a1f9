import LayoutModel
import Testing

@testable import LayoutEngine

/// Whether the base contradicts itself between the views of a new contradiction.
struct ContradictedBeforeTests {
  typealias Fixture = EvidenceFixtures

  /// Two labels; the first is pinned 20 points from both edges of a screen of 393.
  private func judged(_ constraints: String) throws -> JudgedScene {
    let document = try Fixture.document(
      Fixture.label("a", "Above", width: 353) + Fixture.label("b", "Below", width: 60, y: 200),
      Fixture.pinned("a") + Fixture.equal("end", "root", "trailing", "a", "trailing", 20)
        + Fixture.pinned("b", y: 200) + constraints)
    var session = Fixture.session(document)
    let layouts = [(Fixture.phone, session.solve(Fixture.phone))]
    let scene = document.scenes[0]
    return JudgedScene(
      document: document, scene: scene, layouts: layouts,
      findings: findings(document: "A.storyboard", scene: scene, layouts: layouts))
  }

  private func feature(from base: String, to head: String) throws -> Evidence.Kind? {
    let (before, after) = (try judged(base), try judged(head))
    let finding = try #require(after.findings.first { $0.rule == .unsatisfiable })
    let regression = Regression(change: .new, finding: finding, configurations: ["phone"])
    return ContradictedBeforeFeature().feature(
      of: Alarm(regression: regression, head: after, base: before))?.kind
  }

  private let stated = Fixture.equal("w", "a", "width", nil, nil, 300)
  private let tied =
    Fixture.equal("t", "a", "width", "b", "width") + Fixture.equal("u", "b", "width", nil, nil, 100)

  @Test func `another contradiction of the same view was there before`() throws {
    #expect(try feature(from: stated, to: tied) == .contradictedBefore)
  }

  @Test func `a screen that had no room before has none now`() throws {
    // 900 points do not fit a screen of 852 between its edges, nor do 950 of another view.
    func tall(_ view: String, _ height: Double) -> String {
      Fixture.equal("\(view)-t", view, "top", "root", "top", 0)
        + Fixture.equal("\(view)-u", "root", "bottom", view, "bottom", 0)
        + Fixture.equal("\(view)-h", view, "height", nil, nil, height)
    }
    #expect(try feature(from: tall("b", 900), to: tall("a", 950)) == .contradictedBefore)
    #expect(try feature(from: tall("b", 852), to: tall("a", 950)) == nil)
  }

  @Test func `a base without contradictions, or with one elsewhere, says nothing`() throws {
    #expect(try feature(from: "", to: tied) == nil)
    let elsewhere =
      Fixture.equal("h", "b", "height", nil, nil, 30)
      + Fixture.equal("k", "b", "height", nil, nil, 50)
    #expect(try feature(from: elsewhere, to: stated) == nil)
  }
}
