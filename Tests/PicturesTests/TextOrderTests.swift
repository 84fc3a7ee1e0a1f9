import LayoutModel
import Testing

@testable import Pictures

/// Texts that run from right to left, or whose letters join. Expected orders are those of UAX #9.
struct TextOrderTests {
  @Test func `the first letter of a paragraph decides where it runs`() {
    #expect(!TextOrder.isRightToLeft("Hello \u{5E9}\u{5DC}") && !TextOrder.isRightToLeft("12, !"))
    #expect(TextOrder.isRightToLeft("1. \u{5E9}\u{5DC} Hello"))
    #expect(TextOrder.isRightToLeft("\u{633}\u{644}\u{627}\u{645}"))
  }

  @Test func `stretches stand in visual order`() {
    let (first, second) = ("\u{5D0}\u{5D1}", "\u{5D2}\u{5D3}")
    // From right to left as a whole; what is Latin keeps its own order.
    #expect(TextOrder.visual([first, second], isRightToLeft: true) == [1, 0])
    #expect(TextOrder.visual([first, "one", "two", second], isRightToLeft: true) == [3, 1, 2, 0])
    #expect(TextOrder.visual(["one", first, second, "two"], isRightToLeft: false) == [0, 2, 1, 3])
    #expect(TextOrder.visual(["one", "two"], isRightToLeft: false) == [0, 1])
    #expect(TextOrder.visual([], isRightToLeft: true) == [])
  }

  @Test func `an attributed text in Hebrew begins at the right`() throws {
    let (first, second) = ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{5E2}\u{5D5}\u{5DC}\u{5DD}")
    let pictured = try Pictured(
      subviews: """
        <label id="l" translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES">
          <rect key="frame" x="20" y="20" width="300" height="30"/>
          <attributedString key="attributedText">
            <fragment content="\(first) "><attributes>
              <font key="NSFont" size="17" name="HelveticaNeue"/></attributes></fragment>
            <fragment content="\(second)"><attributes>
              <font key="NSFont" size="17" name="HelveticaNeue-Bold"/></attributes></fragment>
          </attributedString>
        </label>
        """)
    let texts = try ReadSVG(pictured.drawing().svg()).elements(named: "text", inView: "l")
    try #require(texts.count == 2)
    let right = try #require(texts.first { $0.text.contains(first) })
    let left = try #require(texts.first { $0.text.contains(second) })
    #expect(left.number("x") < right.number("x"))
    #expect(abs(left.number("x") + left.number("textLength") - right.number("x")) < 0.01)
    #expect(texts.allSatisfy { $0["direction"] == "rtl" && $0["text-anchor"] == "end" })
  }

  /// A text of that width as rows of pixels.
  private func pixels(_ string: String, isRightToLeft: Bool) throws -> [UInt8] {
    var drawing = Drawing(size: Size(width: 120, height: 40), title: "")
    drawing.text(
      Drawing.Text(
        string: string, origin: Point(x: 10, y: 28), width: 100,
        font: Drawing.Font(family: "DejaVu Sans", size: 20), colour: .black,
        isRightToLeft: isRightToLeft))
    return try drawing.pixels(width: 240).bytes
  }

  private static let isMissing: Comment = "Pango is not installed"

  /// The sign that forces what follows to stand from left to right, letter by letter (UAX #9, LRO).
  private static let forced = "\u{202D}"

  @Test(.enabled(if: TextShaper.system != nil, isMissing))
  func `Hebrew stands from right to left in pixels`() throws {
    let text = try pixels("\u{5D0}\u{5DC}\u{5E9}", isRightToLeft: true)
    let visual = try pixels(Self.forced + "\u{5E9}\u{5DC}\u{5D0}", isRightToLeft: false)
    let wrong = try pixels(Self.forced + "\u{5D0}\u{5DC}\u{5E9}", isRightToLeft: false)
    #expect(text == visual && text != wrong)
  }

  @Test(.enabled(if: TextShaper.system != nil, isMissing))
  func `Arabic letters join in pixels as their presentation forms do`() throws {
    // Seen, lam with alef, meem: initial, final and isolated forms (Unicode, block FE70).
    let text = try pixels("\u{633}\u{644}\u{627}\u{645}", isRightToLeft: true)
    let forms = try pixels(Self.forced + "\u{FEE1}\u{FEFC}\u{FEB3}", isRightToLeft: false)
    let alone = try pixels(
      Self.forced + "\u{FEE1}\u{FE8D}\u{FEDD}\u{FEB1}", isRightToLeft: false)
    #expect(text == forms && text != alone)
  }

  @Test(.enabled(if: TextShaper.system != nil, isMissing))
  func `a sign at the end of a text stands where its paragraph ends`() throws {
    let text = try pixels("\u{5D0}\u{5D1}!", isRightToLeft: true)
    #expect(try text == pixels(Self.forced + "!\u{5D1}\u{5D0}", isRightToLeft: false))
    #expect(try text != pixels("\u{5D0}\u{5D1}!", isRightToLeft: false))
  }
}
