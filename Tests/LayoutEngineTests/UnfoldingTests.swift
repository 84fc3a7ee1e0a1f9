import LayoutEngine
import LayoutModel
import Testing

/// A device with an inset at one side, which nobody has yet.
struct UnfoldingTests {
  private typealias Screen = EvidenceFixtures

  /// Judges a label of 300 points that is also 20 points from both sides of a wider screen.
  private func judged(rightInsets: [Double]) throws -> Regression {
    let document = try Screen.document(
      Screen.label("t", "Hello", width: 300),
      Screen.pinned("t") + Screen.equal("w", "t", "width", nil, nil, 300)
        + Screen.equal("e", "safe", "trailing", "t", nil, 20))
    var session = Screen.session(document)
    let layouts = rightInsets.enumerated().map { number, inset in
      var phone = Configuration(name: "\(number)", size: Size(width: 466, height: 678), scale: 3)
      phone.safeArea = EdgeInsets(top: 0, left: 0, bottom: 34, right: inset)
      return (phone, session.solve(phone))
    }
    let findings = try #require(session.findings(document: "A.storyboard", layouts: layouts))
    let finding = try #require(findings.first { $0.rule == .unsatisfiable })
    let head = JudgedScene(
      document: document, scene: document.scenes[0], layouts: layouts, findings: findings)
    let regression = Regression(
      change: .new, finding: finding, configurations: finding.occurrences.map(\.configuration))
    return try #require(judge([regression], head: head, base: nil).first)
  }

  @Test func `what shows there alone is told and stops nothing, however sure it is`() throws {
    var told = try judged(rightInsets: [84])
    #expect(told.isAlarm)
    told.finding.confidence?.needed = 0
    #expect(!told.gates)
  }

  @Test func `what shows on another device, too, may stop`() throws {
    var told = try judged(rightInsets: [84, 0])
    told.finding.confidence?.needed = 0
    #expect(told.gates)
  }
}
