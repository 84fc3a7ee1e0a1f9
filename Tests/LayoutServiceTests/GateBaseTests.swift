import LayoutModel
import LayoutService
import Testing

/// What the base says of a fault: it had it, its neighbours had it, or Interface Builder saw none.
struct GateBaseTests {
  private typealias Screen = ScreenFixture

  /// The first regression of a rule; nil where nothing is new.
  private func told(_ base: String, _ head: String, _ rule: Rule) async throws -> Regression? {
    let report = try await Fixtures.check(["A.storyboard": base], ["A.storyboard": head])
    return report.regressions.first { $0.finding.rule == rule }
  }

  private func button(
    _ id: String, _ width: Double, _ height: Double = 44, x: Double = 16, y: Double = 300
  ) -> String {
    """
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="44"/>
        <constraints>
            \(Screen.equal("\(id)w", id, "width", constant: width))
            \(Screen.equal("\(id)h", id, "height", constant: height))
        </constraints>
        <state key="normal" title="Buy"/>
    </button>
    """
  }

  @Test func `what contradicted before and contradicts by more is kept`() async throws {
    func wide(_ second: Double) -> String {
      Screen.screen(
        button("b0", 100),
        Screen.pinned("b0", top: 300) + Screen.equal("x0", "b0", "width", constant: second))
    }
    #expect(try await told(wide(140), wide(240), .unsatisfiable) == nil)
    #expect(try await told(wide(100), wide(240), .unsatisfiable)?.gates == true)
  }

  /// A bar at the lower edge with one button, or with a second one.
  private func bar(_ first: Double, second: Bool) -> String {
    let buttons =
      button("b0", 60, x: 100, y: 106 - first) + (second ? button("b1", 60, x: 200, y: 106) : "")
    return Screen.screen(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="p0">
          <rect key="frame" x="0.0" y="702" width="393" height="150"/>
          <subviews>\(buttons)</subviews>
          <constraints>
              \(Screen.equal("ph", "p0", "height", constant: 150))
              \(Screen.equal("bx", "b0", "leading", "p0", "leading", constant: 100))
              \(Screen.equal("by", "p0", "bottom", "b0", "bottom", constant: first))
              \(second ? Screen.equal("cx", "b1", "leading", "p0", "leading", constant: 200) : "")
              \(second ? Screen.equal("cy", "p0", "bottom", "b1", "bottom") : "")
          </constraints>
      </view>
      """,
      Screen.equal("pl", "p0", "leading", "v0", "leading")
        + Screen.equal("pr", "p0", "trailing", "v0", "trailing")
        + Screen.equal("pb", "p0", "bottom", "v0", "bottom"))
  }

  @Test func `a button that joins others over the home indicator is doubted`() async throws {
    let joined = try await told(bar(0, second: false), bar(0, second: true), .unsafeArea)
    #expect(joined?.finding.view == "b1")
    #expect(joined?.gates == false)
    let alone = try await told(bar(90, second: false), bar(90, second: true), .unsafeArea)
    #expect(alone?.finding.view == "b1")
    #expect(alone?.gates == true)
  }

  @Test func `what Interface Builder recorded anew otherwise is doubted, an old recording is not`()
    async throws
  {
    func screen(_ height: Double, recorded: Double) -> String {
      Screen.screen(
        button("b0", 100, height)
          .replacing("height=\"44\"/>", with: "height=\"\(recorded)\"/>"),
        Screen.pinned("b0", top: 300))
    }
    let byHand = try await told(screen(60, recorded: 60), screen(20, recorded: 60), .hitTarget)
    #expect(byHand?.gates == true)
    let saved = try await told(screen(60, recorded: 60), screen(20, recorded: 50), .hitTarget)
    #expect(saved?.gates == false)
  }

  @Test func `a button at the top whose middle is below the sensors is doubted`() async throws {
    func top(_ constant: Double) -> String {
      Screen.screen(button("b0", 100, 30), Screen.pinned("b0", top: constant))
    }
    // The sensors of the phones take 44 to 62 points, of one 68: the middle is at 65, and at 50.
    let edge = try await told(top(200), top(50), .unsafeArea)
    #expect(edge?.finding.confidence?.doubts.contains { $0.kind == .amount } == true)
    let under = try await told(top(200), top(35), .unsafeArea)
    #expect(under?.finding.confidence?.doubts.contains { $0.kind == .amount } == false)
  }
}
