import LayoutModel
import LayoutService
import Testing

/// Edits that push a scroll view, or what it shows, to where no finger can bring it back.
struct ScrolledScreenTests {
  private typealias Screen = ScreenFixture

  /// A scroll view over the screen with a column as wide as itself, and a label 16 points from both
  /// sides of that.
  private func screen(
    scroll: Double? = 0, end: Double = 0, column: Double? = 0, label: Double = 16,
    trailing: Double? = 16
  ) -> String {
    let texts =
      Screen.label("t0", "Delivery by tomorrow noon")
      + "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"fill\">"
      + "<rect key=\"frame\" x=\"16\" y=\"400\" width=\"361\" height=\"600\"/></view>"
    let inner = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="col">
          <rect key="frame" x="0" y="0" width="393" height="1000"/>
          <subviews>\(texts)</subviews>
          <constraints>
              \(Screen.equal("l1", "t0", "leading", "col", "leading", constant: label))
              \(trailing.map { Screen.equal("l2", "col", "trailing", "t0", "trailing", constant: $0) } ?? "")
              \(Screen.equal("l3", "t0", "top", "col", "top", constant: 20))
              \(Screen.equal("f1", "fill", "top", "t0", "bottom", constant: 20))
              \(Screen.equal("f2", "fill", "height", constant: 900))
              \(Screen.equal("f3", "fill", "leading", "col", "leading"))
              \(Screen.equal("f4", "fill", "width", constant: 20))
              \(Screen.equal("f5", "col", "bottom", "fill", "bottom"))
          </constraints>
      </view>
      """
    let view = """
      <scrollView clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews>\(inner)</subviews>
          <constraints>
              \(column.map { Screen.equal("c1", "col", "leading", "scroll", "leading", constant: $0) } ?? "")
              \(Screen.equal("c2", "scroll", "trailing", "col", "trailing"))
              \(Screen.equal("c3", "col", "top", "scroll", "top"))
              \(Screen.equal("c4", "scroll", "bottom", "col", "bottom"))
              \(Screen.equal("c5", "col", "width", "scroll", "width"))
          </constraints>
      </scrollView>
      """
    return Screen.screen(
      view,
      (scroll.map { Screen.equal("s1", "scroll", "leading", "v0", "leading", constant: $0) } ?? "")
        + Screen.equal("s2", "v0", "trailing", "scroll", "trailing", constant: end)
        + Screen.equal("s3", "scroll", "top", "v0", "top")
        + Screen.equal("s4", "v0", "bottom", "scroll", "bottom"))
  }

  private func news(_ head: String, base: String? = nil) async throws -> [Regression] {
    let report = try await Fixtures.check(
      ["A.storyboard": base ?? screen()], ["A.storyboard": head])
    return report.regressions.filter { $0.change != .fixed && $0.change != .kept }
  }

  @Test(arguments: [(-200.0, 0.0), (200.0, -200.0), (0.0, -200.0)])
  func `a scroll view moved 200 points off the screen is told with its distance`(
    start: Double, end: Double
  ) async throws {
    let found = try await news(screen(scroll: start, end: end))
    let told = try #require(found.first { $0.finding.rule == .offScreen })
    #expect(told.finding.view == "scroll")
    #expect(told.finding.axis == .horizontal)
    #expect(told.finding.severity == .error)
    #expect(told.finding.occurrences.allSatisfy { $0.amount == 200 })
    #expect(told.isAlarm)
  }

  @Test func `a scroll view that lost its leading constraint is told where it leaves the screen`()
    async throws
  {
    // Its column keeps a text of one line, 200 points wide; the scroll view is as narrow.
    let found = try await news(screen(scroll: nil))
    #expect(found.contains { $0.finding.view == "scroll" || $0.finding.view == "col" })
  }

  @Test func `a page whose start is left of the content is told, for nothing scrolls there`()
    async throws
  {
    let found = try await news(screen(column: -1034))
    let told = try #require(found.first { $0.finding.rule == .clipped })
    #expect(told.finding.view == "t0")
    #expect(told.finding.other == "scroll")
    #expect(told.finding.severity == .error)
  }

  @Test(arguments: [(516.0, nil), (-484.0, nil), (-484.0, 16.0)])
  func `a label pushed out of a column by 500 points is told`(
    label: Double, trailing: Double?
  ) async throws {
    let found = try await news(screen(label: label, trailing: trailing))
    #expect(found.contains { $0.finding.view == "t0" && $0.isAlarm })
  }

  @Test func `a long text without its trailing constraint is told`() async throws {
    let long = "Delivery by tomorrow noon, if you order within the next three hours and ten minutes"
    func written(_ trailing: Double?) -> String {
      screen(trailing: trailing).replacing("Delivery by tomorrow noon", with: long)
        .replacing("<label ", with: "<label numberOfLines=\"0\" ")
    }
    let found = try await news(written(nil), base: written(16))
    #expect(found.contains { $0.finding.view == "t0" && $0.isAlarm })
  }

  @Test func `pages that a finger turns, and the gaps between them, are no fault`() async throws {
    // Ten points of gap at both sides: the frame of the scroll view is 20 wider than the screen.
    let found = try await news(screen(scroll: -10, end: -10, label: 26, trailing: 26))
    #expect(found.isEmpty, "\(found.map(\.finding.message))")
  }
}
