import LayoutModel
import LayoutService
import Testing

/// Single reasons to doubt a regression: what the document says of code, windows and touches.
struct GateEvidenceTests {
  private let wide = String(decoding: Fixtures.storyboard(buttons: [340]), as: UTF8.self)
  private let good = String(decoding: Fixtures.storyboard(buttons: [100]), as: UTF8.self)

  private func connecting(_ object: String, _ text: String) -> String {
    text.replacing(
      "</viewController>",
      with: "<connections><outlet property=\"held\" destination=\"\(object)\" id=\"o0\"/>"
        + "</connections></viewController>")
  }

  /// The button 100 wide and 140 wide.
  private func contradicting(_ text: String) -> String {
    text.replacing(
      "<constraint firstAttribute=\"height\" constant=\"44\"",
      with: "<constraint firstAttribute=\"width\" constant=\"140\" id=\"x0\"/>"
        + "<constraint firstAttribute=\"height\" constant=\"44\"")
  }

  @Test func `a contradiction of constraints stops, one that code can resolve is doubted`()
    async throws
  {
    let plain = try await Fixtures.check(
      ["A.storyboard": good], ["A.storyboard": contradicting(good)])
    #expect(plain.regressions.filter(\.gates).map(\.finding.rule) == [.unsatisfiable])
    let held = try await Fixtures.check(
      ["A.storyboard": connecting("w0", good)],
      ["A.storyboard": connecting("w0", contradicting(good))])
    let told = try #require(held.regressions.first { $0.finding.rule == .unsatisfiable })
    #expect(told.finding.confidence?.evidence.contains { $0.kind == .constraintOutlet } == true)
    let free = plain.regressions.first?.finding.confidence?.evidence
    #expect(free?.contains { $0.kind == .constraintOutlet } == false)
  }

  @Test func `a name given to a view is not the cause of what another edit did`() async throws {
    let named = wide.replacing("buttonType=", with: "userLabel=\"Order\" buttonType=")
    let report = try await Fixtures.check(["A.storyboard": good], ["A.storyboard": named])
    #expect(report.regressions.first(where: \.gates)?.cause?.edit == "width of Order: 100 -> 340")
  }

  @Test func `a button as small as before is no news under a longer title`() async throws {
    func small(_ text: String, _ height: String) -> String {
      text.replacing("constant=\"44\"", with: "constant=\"\(height)\"")
    }
    // From 44 to 30 points is the edit's doing.
    let shrunk = try await Fixtures.check(
      ["A.storyboard": good], ["A.storyboard": small(good, "30")])
    #expect(shrunk.regressions.filter(\.gates).map(\.finding.rule) == [.hitTarget])
    // Outside on one side more, by other configurations or another name, but no smaller.
    let same = try await Fixtures.check(
      ["A.storyboard": small(good, "30")],
      ["A.storyboard": small(good, "30").replacing("title=\"Buy\"", with: "title=\"Buy now\"")])
    #expect(!same.gates)
  }

  @Test func `a text that is short of room in bold only is doubted, one at usual sizes is not`()
    async throws
  {
    // "Buy it now" takes some 79 points in regular and 83 in bold.
    func titled(_ width: Int) -> [DocumentPath: String] {
      [
        "A.storyboard": String(decoding: Fixtures.storyboard(buttons: [width]), as: UTF8.self)
          .replacing("title=\"Buy\"", with: "title=\"Buy it now\"")
          .replacing(
            "id=\"b0\">",
            with: "id=\"b0\">"
              + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
      ]
    }
    func judged(_ width: Int) async throws -> (places: [String], doubts: [Evidence.Kind])? {
      let report = try await Fixtures.check(titled(140), titled(width))
      return report.regressions.first { $0.finding.rule == .truncated }.map {
        ($0.configurations, $0.finding.confidence?.evidence.map(\.kind) ?? [])
      }
    }
    let widths = try await judged(60)
    #expect(widths?.places.contains("iphone-17") == true)
    #expect(widths?.doubts.contains { $0 == .doubledText || $0 == .boldText } == false)
    var seen = false
    for width in stride(from: 88, to: 73, by: -3) {
      guard let (places, doubts) = try await judged(width) else { continue }
      let isBoldOnly = places.allSatisfy { $0.contains("bold") || $0.contains("text2x") }
      #expect(
        doubts.contains { $0 == .doubledText || $0 == .boldText } == isBoldOnly,
        "\(width): \(places) \(doubts)")
      if isBoldOnly, places.contains("iphone-17/bold") { seen = true }
    }
    #expect(seen)
  }

  @Test func `what a screen designed on an iPad loses on phones and shared screens is doubted`()
    async throws
  {
    func onPad(_ width: Int) -> String {
      String(decoding: Fixtures.storyboard(buttons: [width]), as: UTF8.self)
        .replacing("retina6_12", with: "ipad9_7")
    }
    let report = try await Fixtures.check(
      ["A.storyboard": onPad(100)], ["A.storyboard": onPad(500)])
    let told = try #require(report.regressions.first { $0.finding.rule == .offScreen })
    #expect(told.configurations.contains { $0.contains("ipad") })
    #expect(told.configurations.contains { $0.contains("iphone") })
    let doubt = told.finding.confidence?.evidence.first { $0.kind == .unusualWindows }
    #expect((doubt?.weight ?? 0) < 0)
  }

}
