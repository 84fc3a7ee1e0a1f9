import LayoutModel
import LayoutService
import Testing

/// Contradictions that the base has, that nobody can see, or that recorded frames disprove.
struct GateContradictionTests {
  private typealias Screen = ScreenFixture

  private func told(_ base: String, _ head: String) async throws -> [Regression] {
    try await Fixtures.check(["A.storyboard": base], ["A.storyboard": head]).regressions
      .filter { $0.finding.rule == .unsatisfiable && $0.change != .fixed }
  }

  private func box(_ id: String, more: String = "", y: Double = 300, height: Double = 100) -> String
  {
    """
    <view \(more) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="16" y="\(y)" width="361" height="\(height)"/>
        <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
    </view>
    """
  }

  /// A box that is 200 points high and ends both 100 and 500 points below its top.
  private func column(_ ids: [String], more: String = "") -> String {
    Screen.screen(
      box("p0", more: more),
      Screen.pinned("p0", top: 100) + Screen.equal(ids[0], "p0", "height", constant: 200)
        + Screen.equal(ids[1], "p0", "bottom", "v0", "top", constant: 600)
        + Screen.equal(ids[2], "p0", "trailing", "v0", "trailing", constant: -16))
  }

  @Test func `a contradiction of the base under other ids is no news`() async throws {
    let before = column(["a0", "a1", "a2"])
    #expect(try await told(before, column(["z0", "z1", "z2"])).isEmpty)
  }

  @Test func `a contradiction of a hidden view that nothing can show is doubted`() async throws {
    func screen(_ height: Bool, more: String) -> String {
      Screen.screen(
        box("p0", more: more),
        Screen.pinned("p0", top: 100)
          + Screen.equal("a1", "p0", "bottom", "v0", "top", constant: 600)
          + (height ? Screen.equal("a0", "p0", "height", constant: 200) : ""))
    }
    let seen = try await told(screen(false, more: ""), screen(true, more: ""))
    #expect(seen.first?.gates == true)
    let hidden = try await told(
      screen(false, more: "hidden=\"YES\""), screen(true, more: "hidden=\"YES\""))
    #expect(hidden.first?.gates == false)
  }

  @Test func `what usual phones lose stops a merge, a contradiction of unusual windows does not`()
    async throws
  {
    // Edges to the safe area beside the centre of the screen agree where both insets are alike.
    func screen(leading: Double, centred: Bool) -> String {
      Screen.screen(
        Screen.label("l0", "A line") + box("p0", y: 400),
        Screen.equal("l1", "l0", "leading", "g0", "leading")
          + Screen.equal("l2", "l0", "trailing", "g0", "trailing")
          + (centred ? Screen.equal("l3", "l0", "centerX", "v0", "centerX") : "")
          + Screen.equal("l4", "l0", "top", "v0", "top", constant: 100)
            + """
            <constraint firstItem="t0" firstAttribute="leading" secondItem="v0" secondAttribute="leading" constant="\(leading)" id="x1"/>
            <constraint firstItem="t0" firstAttribute="top" secondItem="l0" secondAttribute="bottom" constant="40" id="x2"/>
            """
      ).replacing(
        "<subviews>",
        with: "<subviews>"
          + Screen.label("t0", "Some twenty letters of text")
          .replacing("y=\"300\" width=\"100\"", with: "y=\"161\" width=\"214\""),
        maxReplacements: 1)
    }
    let report = try await Fixtures.check(
      ["A.storyboard": screen(leading: 16, centred: false)],
      ["A.storyboard": screen(leading: 300, centred: true)])
    let contradiction = try #require(
      report.regressions.first { $0.finding.rule == .unsatisfiable })
    #expect(contradiction.configurations.allSatisfy { $0.contains("duo") })
    let leader = try #require(report.regressions.first { $0.gates }).finding
    #expect(leader.rule == .offScreen)
    #expect(!contradiction.gates)
  }
}
