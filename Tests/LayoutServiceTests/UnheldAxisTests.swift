import LayoutModel
import LayoutService
import Testing

/// Views that constraints hold on one axis and that none names on the other.
struct UnheldAxisTests {
  private static let leading =
    "<constraint firstItem=\"n\" firstAttribute=\"leading\" secondItem=\"g\" secondAttribute=\"leading\" constant=\"20\" id=\"x\"/>"
  private static let top =
    "<constraint firstItem=\"n\" firstAttribute=\"top\" secondItem=\"g\" secondAttribute=\"top\" constant=\"29\" id=\"y\"/>"

  /// A label at (20, 88) below a safe area of 59 points.
  private func screen(_ constraints: String..., setting: String = "", inside: String = "") -> String
  {
    let label = """
      <label text="Hi there" \(setting) translatesAutoresizingMaskIntoConstraints="NO" id="n">
        <rect key="frame" x="20" y="88" width="65" height="21"/>
        <subviews>\(inside)</subviews>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    return String(decoding: JudgingLimitTests.screen([label], constraints), as: UTF8.self)
  }

  /// What opens by an edit that leaves this of the label's two constraints.
  private func opened(by head: String) async throws -> [Regression] {
    try await Fixtures.check(
      ["A.storyboard": screen(Self.leading, Self.top)], ["A.storyboard": head]
    ).regressions.filter { $0.finding.rule == .ambiguous }
  }

  @Test func `a view that has lost its only constraint on an axis stops the merge`() async throws {
    let across = try #require(try await opened(by: screen(Self.top)).first)
    #expect(across.gates && across.finding.axis == .horizontal)
    #expect(
      across.finding.message
        == "no constraint places Hi there horizontally: it stays at x 20, where it was drawn")
    let down = try #require(try await opened(by: screen(Self.leading)).first)
    #expect(down.gates && down.finding.axis == .vertical)
    #expect(down.finding.message.hasSuffix("vertically: it stays at y 88, where it was drawn"))
  }

  @Test func `a view without any constraint is placed by its frame, and open in nothing`()
    async throws
  {
    #expect(try await opened(by: screen()).isEmpty)
  }

  @Test func `what code or a setting answers for is not open`() async throws {
    let placeholder = Self.leading.replacing("id=\"x\"", with: "placeholder=\"YES\" id=\"x\"")
    #expect(try await opened(by: screen(placeholder, Self.top)).isEmpty)
    #expect(
      try await opened(by: screen(Self.top, setting: "verifyAmbiguity=\"off\"")).isEmpty)
  }

  @Test func `a view that is tied to its own content is not said to be forgotten`() async throws {
    let child = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="m">
        <rect key="frame" x="0" y="0" width="65" height="21"/></view>
      """
    let tied = Self.leading.replacing("secondItem=\"g\"", with: "secondItem=\"m\"")
    // The child has no constraint up and down itself.
    let opened = try await opened(by: screen(tied, Self.top, inside: child))
    #expect(Set(opened.map(\.finding.view)) == ["m"])
  }
}
