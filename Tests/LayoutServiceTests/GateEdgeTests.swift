import LayoutModel
import LayoutService
import Testing

/// What is lost at an edge, and what of it the base had.
struct GateEdgeTests {
  private typealias Screen = ScreenFixture

  private func told(_ base: String, _ head: String, _ rule: Rule) async throws -> [Regression] {
    try await Fixtures.check(["A.storyboard": base], ["A.storyboard": head]).regressions
      .filter { $0.finding.rule == rule && $0.change != .fixed }
  }

  private func button(
    _ id: String, _ width: Double, _ height: Double = 44, more: String = "", inner: String = ""
  ) -> String {
    """
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" \(more) id="\(id)">
        <rect key="frame" x="0" y="300" width="\(width)" height="\(height)"/>
        <constraints>
            \(Screen.equal("\(id)w", id, "width", constant: width))
            \(Screen.equal("\(id)h", id, "height", constant: height))
        </constraints>
        <state key="normal" title="Buy"/>
        \(inner)
    </button>
    """
  }

  /// A button so far from the left edge of the screen and from its top.
  private func placed(_ x: Double, _ y: Double, width: Double = 100) -> String {
    Screen.screen(
      button("b0", width),
      Screen.equal("bx", "b0", "leading", "v0", "leading", constant: x)
        + Screen.equal("by", "b0", "top", "v0", "top", constant: y))
  }

  @Test func `a button moved along the edge that it crossed before is no news`() async throws {
    let along = try await told(placed(-60, 150), placed(-60, 210), .offScreen)
    #expect(along.isEmpty)
    let across = try await told(placed(20, 150), placed(-60, 150), .offScreen)
    #expect(across.first?.gates == true)
  }

  /// A button that code shows, or nobody, 30 points high.
  private func hidden(_ isHidden: Bool, outlet: Bool) -> String {
    let text = Screen.screen(
      button("b0", 100, 30, more: isHidden ? "hidden=\"YES\"" : ""), Screen.pinned("b0", top: 300))
    return outlet
      ? text.replacing(
        "</viewController>",
        with: "<connections><outlet property=\"buy\" destination=\"b0\" id=\"o0\"/>"
          + "</connections></viewController>") : text
  }

  @Test func `a small button that code could show before is no news once it is shown`() async throws
  {
    let shown = try await told(
      hidden(true, outlet: true), hidden(false, outlet: true), .hitTarget)
    #expect(shown.first?.finding.confidence?.isEnoughToGate == false)
    let first = try await told(
      hidden(true, outlet: false), hidden(false, outlet: false), .hitTarget)
    #expect(first.first?.finding.confidence?.isEnoughToGate == true)
  }

  /// A label in front of a picture that ends in its middle, on a panel of its own or not.
  private func caption(panel: String, pictureHeight: Double) -> String {
    Screen.screen(
      """
      <imageView contentMode="scaleToFill" image="extra" \
      translatesAutoresizingMaskIntoConstraints="NO" id="i0">
          <rect key="frame" x="16" y="100" width="200" height="200"/>
          <constraints>
              \(Screen.equal("iw", "i0", "width", constant: 300))
              \(Screen.equal("ih", "i0", "height", constant: pictureHeight))
          </constraints>
      </imageView>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="p0">
          <rect key="frame" x="16" y="280" width="300" height="60"/>
          <subviews>\(Screen.label("l0", "Carl and Kevin"))</subviews>
          \(panel)
          <constraints>
              \(Screen.equal("pw", "p0", "width", constant: 300))
              \(Screen.equal("ph", "p0", "height", constant: 60))
              \(Screen.equal("lx", "l0", "leading", "p0", "leading"))
              \(Screen.equal("ly", "l0", "top", "p0", "top", constant: 10))
          </constraints>
      </view>
      """,
      Screen.pinned("i0", top: 100) + Screen.pinned("p0", top: 280),
      resources: "<image name=\"extra\" width=\"300\" height=\"200\"/>")
  }

  @Test func `a picture behind the panel of a caption does not overlap the caption`() async throws {
    let panel =
      "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    // The picture ends at 300, the caption stands from 290 to 310.
    for (background, isTold) in [(panel, false), ("", true)] {
      let found = try await told(
        caption(panel: background, pictureHeight: 100),
        caption(panel: background, pictureHeight: 200), .overlap)
      #expect(found.contains { $0.finding.views.contains("l0") } == isTold)
    }
  }
}

extension Finding {
  fileprivate var views: [ObjectID] { [view] + (other.map { [$0] } ?? []) }
}
