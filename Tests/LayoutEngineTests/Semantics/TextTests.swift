import LayoutModel
import Testing

/// Text as far as it decides frames: line heights, Dynamic Type, text length, wrapping, baselines.
///
/// One line of the system font is 1.193359375 of its size, up to a pixel.
struct TextTests {
  private let corner = ["label.leading = root.leading", "label.top = root.top"]

  private func height(_ screen: SemanticsScreen) -> Double? {
    screen.solved().view("label")?.frame.height
  }

  /// Scale, size, height: 12 -> 14.320, 13 -> 15.514, 17 -> 20.287, 20 -> 23.867.
  private static let lines: [(Int, Double, Double)] = [
    (1, 12, 15), (2, 12, 14.5), (3, 12, 43 / 3.0), (1, 17, 21), (2, 17, 20.5), (3, 17, 61 / 3.0),
    (2, 13, 16), (3, 13, 47 / 3.0), (2, 20, 24), (3, 20, 24),
  ]

  @Test(arguments: lines)
  func `a line's height is rounded up to a pixel`(_ scale: Int, _ size: Double, _ wanted: Double) {
    let screen = SemanticsScreen([.caption("label", "Ag", size: size)], corner)
    let found = height(screen.at { $0.scale = scale }) ?? 0
    #expect(abs(found - wanted) < 1e-9)
  }

  @Test func `an empty label has no size`() {
    SemanticsScreen([.caption("label", "")], corner).expectFrames(["label": [0, 0, 0, 0]])
  }

  /// Body is 14, 17, 23, 28 and 53 points at these sizes; 53 -> 63.248 -> 63.5 at 2x.
  private static let body: [(ContentSizeCategory, Double)] = [
    (.extraSmall, 17), (.large, 20.5), (.extraExtraExtraLarge, 27.5), (.accessibility1, 33.5),
    (.accessibility5, 63.5),
  ]

  @Test(arguments: body)
  func `text styles follow Dynamic Type`(_ category: ContentSizeCategory, _ wanted: Double) {
    let screen = SemanticsScreen([.styled("label", "Ag", "UICTFontTextStyleBody")], corner)
    #expect(height(screen.at { $0.contentSize = category }) == wanted)
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func `fonts of fixed size do not`(_ category: ContentSizeCategory) {
    let screen = SemanticsScreen([.caption("label", "Ag")], corner)
    #expect(
      screen.at { $0.contentSize = category }.solved().view("label")
        == screen.solved().view("label"))
  }

  @Test func `what hangs below a growing label goes along`() {
    let screen = SemanticsScreen(
      [.styled("label", "Ag", "UICTFontTextStyleBody"), .blank("below")],
      corner + [
        "below.top = label.bottom + 8", "below.leading = root.leading", "below.width = 1",
        "below.height = 1",
      ])
    // 20.5 + 8 and 63.5 + 8.
    screen.expectFrames(["below": [0, 28.5, 1, 1]])
    screen.at { $0.contentSize = .accessibility5 }.expectFrames(["below": [0, 71.5, 1, 1]])
  }

  @Test func `the word Label is 41 and a half wide at 17 points`() {
    // The reference model of the recorded labels: 41.5 x 20.5 at 2x; up to 42 at 1x.
    SemanticsScreen([.caption("label", "Label")], corner)
      .expectFrames(["label": [0, 0, 41.5, 20.5]])
    SemanticsScreen([.caption("label", "Label")], corner).at { $0.scale = 1 }
      .expectFrames(["label": [0, 0, 42, 21]])
  }

  @Test func `the number of lines caps the height`() {
    // Four words that each need a line in 160 points; 2 lines 40.574 -> 41, 4 lines 81.148 -> 81.5.
    let text = Array(repeating: "WWWWWWWW", count: 4).joined(separator: " ")
    for (lines, wanted) in [(0, 81.5), (2, 41.0), (1, 20.5), (9, 81.5)] {
      let screen = SemanticsScreen(
        [.caption("label", text, lines: lines)], corner + ["label.width = 160"])
      #expect(height(screen) == wanted, "\(lines) lines")
    }
  }

  @Test func `line breaks in the text are lines`() {
    // 3 * 20.287 = 60.861 -> 61.
    let screen = SemanticsScreen([.caption("label", "A\nB\nC", lines: 0)], corner)
    #expect(height(screen) == 61)
  }

  @Test func `a narrower window wraps what a wider one holds on a line`() {
    let screen = SemanticsScreen(
      [.caption("label", "WWWWWWWW WWWWWWWW", lines: 0)],
      corner + ["label.trailing = root.trailing"])
    // Both words are 220 to 300 wide.
    screen.expectFrames(["label": [0, 0, 375, 20.5]])
    screen.at(160, 667).expectFrames(["label": [0, 0, 160, 41]])
  }

  @Test func `double-length text wraps into more lines`() throws {
    let screen = SemanticsScreen(
      [.caption("label", "WWWWWWWW", lines: 0)], corner + ["label.width = 160"])
    #expect(height(screen) == 20.5)
    #expect(height(screen.at { $0.textFactor = 2 }) == 41)
  }

  /// 17 and 12 points: ascenders 16 and 11.5, descenders 4 and 3, heights 20.5 and 14.5 (2x).
  private func baselines(_ equation: String) -> SemanticsScreen {
    SemanticsScreen(
      [.caption("a", "Ag"), .caption("b", "Ag", size: 12)],
      ["a.leading = root.leading", "b.leading = a.trailing", "a.top = root.top + 30", equation])
  }

  @Test func `first baselines on one line`() {
    // 30 + 16 = 46; 46 - 11.5 = 34.5.
    baselines("b.firstBaseline = a.firstBaseline")
      .expectFrames(["a": [0, 30, nil, 20.5], "b": [nil, 34.5, nil, 14.5]])
  }

  @Test(arguments: ["baseline", "lastBaseline"])
  func `last baselines on one line`(_ attribute: String) {
    // 50.5 - 4 = 46.5; 46.5 + 3 - 14.5 = 35.
    baselines("b.\(attribute) = a.\(attribute)")
      .expectFrames(["a": [0, 30, nil, 20.5], "b": [nil, 35, nil, 14.5]])
  }

  @Test func `a first baseline a distance below a last one`() {
    // 46.5 + 24 = 70.5; 70.5 - 11.5 = 59.
    baselines("b.firstBaseline = a.lastBaseline + 24")
      .expectFrames(["b": [nil, 59, nil, 14.5]])
  }

  @Test func `a baseline against an edge`() {
    // 100 - 11.5 = 88.5.
    baselines("b.firstBaseline = root.top + 100").expectFrames(["b": [nil, 88.5, nil, 14.5]])
  }

  @Test func `the last baseline of two lines is the second line's`() {
    // Two lines 41 high: 30 + 41 - 4 = 67; 67 + 3 - 14.5 = 55.5.
    SemanticsScreen(
      [.caption("a", "A\nB", lines: 0), .caption("b", "Ag", size: 12)],
      [
        "a.leading = root.leading", "b.leading = a.trailing", "a.top = root.top + 30",
        "b.lastBaseline = a.lastBaseline",
      ]
    )
    .expectFrames(["a": [0, 30, nil, 41], "b": [nil, 55.5, nil, 14.5]])
  }

  @Test func `a label that reads from the right draws there, its frame does not care`() {
    let screen = SemanticsScreen(
      [.caption("label", "Label")],
      ["label.left = root.left", "label.top = root.top", "label.width = 100"])
    screen.rightToLeft().expectFrames(["label": [0, 0, 100, 20.5]])
    #expect(screen.solved().view("label")?.contentRect?.x == 0)
    #expect((screen.rightToLeft().solved().view("label")?.contentRect?.x ?? 0) > 58)
  }
}
