import Testing
import TextMetrics

@testable import LayoutModel

@Suite struct MeasureTests {
  /// Every character is 10 points wide, a line 12 high.
  private static let fonts: FontRegistry = [
    "Ten": FontMetrics(ascender: 0.9, descender: 0.3, defaultAdvance: 1),
    "Tall": FontMetrics(ascender: 1.5, descender: 0.5, defaultAdvance: 1),
  ]
  private let measurer = TextMeasurer(era: .new, scale: 2, fonts: fonts)
  private var ten: ResolvedFont {
    measurer.resolve(
      FontDescription(face: .named("Ten", family: nil), pointSize: 10), defaultSize: 10,
      adjustsForContentSize: false)
  }

  private func measure(
    _ text: String, _ width: Double?, lines: Int = 0, _ breaking: LineBreaking = .words
  ) -> TextSize {
    measurer.measure(
      TextContent(text), font: ten, maximumWidth: width, maximumLines: lines, breaking: breaking)
  }

  @Test(arguments: [
    // text, room, widest line, lines, widest word
    ("one two three", nil as Double?, 130.0, 1, 50.0),
    ("one two three", 130, 130, 1, 50),
    ("one two three", 129.5, 130, 1, 50),  // half a point of slack
    ("one two three", 129.4, 90, 2, 50),  // "two" keeps "three" company
    ("one two three", 79, 79, 2, 50),  // no room for both; the space after "two" counts in part
    ("one two three", 85, 80, 2, 50),  // and here in full
    ("one two three", 60, 50, 3, 50),
    ("one two three", 30, 30, 4, 50),  // "three" breaks: thr, ee
    ("one   two", 35, 35, 2, 30),  // spaces hang out of the line
    ("one ", nil, 40, 1, 30),
    ("one ", 30, 30, 1, 30),  // as much of the space as fits
    ("a\nbb\r\nccc\u{2028}d", nil, 30, 4, 30),
    ("a\n", nil, 10, 2, 10),
    ("a\n\nb", nil, 10, 3, 10),
    ("well-known", 50, 50, 2, 50),
    ("well-known", 49, 40, 4, 50),  // well, -, know, n
    ("中文字。", 30, 20, 2, 20),  // no full stop at a line's start
    ("a\u{A0}b c", 35, 35, 2, 30),
    ("a\u{200B}b", 10, 10, 2, 10),
    ("", nil, 0, 0, 0),
  ])
  func `lines are filled greedily`(
    _ text: String, _ room: Double?, _ width: Double, _ lines: Int, _ word: Double
  ) {
    let size = measure(text, room)
    #expect(abs(size.width - width) < 1e-9)
    #expect(size.lines == lines)
    #expect(size.neededLines == lines)
    #expect(abs(size.widestWord - word) < 1e-9)
    #expect(abs(size.height - Double(lines) * 12) < 1e-9)
    #expect(size.lineHeights.count == lines)
  }

  @Test(arguments: [
    // text, room, widest line with company, widest line when lines are only filled
    ("aaa bbb ccc dd", 115.0, 80.0, 115.0),  // aaa bbb | ccc dd; else aaa bbb ccc | dd
    ("aaa bbb\nccc ddd e", 75, 70, 75),  // the second paragraph alone: ccc | ddd e
    ("aaa well-known", 105, 90, 90),  // the rest of a hyphenated word may stand alone
    ("aaa bbbbbb ccccc", 110, 110, 110),  // bbbbbb ccccc would not fit
    ("aaa bbb ccccc", 95, 80, 80),  // ccccc takes more than two fifths of the line
    ("aaaa bbbb", 60, 50, 50),  // the line above has no word to spare
  ])
  func `a word alone on a paragraph's last line gets company`(
    _ text: String, _ room: Double, _ together: Double, _ greedy: Double
  ) {
    let plain = TextMeasurer(era: .new, scale: 2, fonts: Self.fonts, avoidsOrphans: false)
    let filled = plain.measure(
      TextContent(text), font: ten, maximumWidth: room, maximumLines: 0, breaking: .words)
    #expect(abs(measure(text, room).width - together) < 1e-9)
    #expect(abs(filled.width - greedy) < 1e-9)
    #expect(measure(text, room).lines == filled.lines)
  }

  @Test func `zero or nonsense as room means no wrapping`() {
    for room in [0, -1, .nan, .infinity] as [Double] {
      #expect(measure("a b c d", room).lines == 1)
    }
  }

  @Test func `clipped text breaks only where it says so`() {
    #expect(measure("aaa bbb", 30, .clipped).lines == 1)
    #expect(measure("aaa\nbbb", 30, .clipped).lines == 2)
  }

  @Test func `character wrapping fills every line`() {
    let size = measure("aaa bbb", 40, .characters)
    #expect(size.lines == 2)
    #expect(measure("e\u{301}e\u{301}", 10, .characters).lines == 2)
  }

  @Test func `a limit cuts lines and says how many there were`() {
    let size = measure("aaa bbb ccc", 30, lines: 2)
    #expect(size.lines == 2 && size.neededLines == 3)
    #expect(abs(size.height - 24) < 1e-9)
    let ellipsis = measure("aaa bbbbbb ccc", 70, lines: 1, .truncating)
    #expect(ellipsis.lines == 1 && ellipsis.neededLines == 3)
    #expect(abs(ellipsis.width - 70) < 1e-9)  // "aaa bb…"
  }

  @Test func `double length repeats the text with a space between`() {
    let double = TextMeasurer(era: .new, scale: 2, textFactor: 2, fonts: Self.fonts)
    let size = double.measure(
      TextContent("abc"), font: ten, maximumWidth: nil, maximumLines: 1, breaking: .words)
    #expect(abs(size.width - 70) < 1e-9)
  }

  @Test func `a line is as high as its tallest run and as wide as all of them`() {
    let tall = FontDescription(face: .named("Tall", family: nil), pointSize: 10)
    let content = TextContent(runs: [
      .init(text: "ab "), .init(text: "cd", font: tall), .init(text: " ef"),
    ])
    let one = measurer.measure(
      content, font: ten, maximumWidth: nil, maximumLines: 0, breaking: .words)
    #expect(abs(one.width - 80) < 1e-9)
    #expect(abs(one.height - 20) < 1e-9)
    #expect(abs(one.firstBaseline - 15) < 1e-9)
    #expect(abs(one.lastBaseline - 5) < 1e-9)
    let three = measurer.measure(
      content, font: ten, maximumWidth: 25, maximumLines: 0, breaking: .words)
    #expect(three.lineHeights.map { ($0 * 10).rounded() } == [120, 200, 120])
    #expect(abs(three.firstBaseline - 9) < 1e-9)
    #expect(abs(three.lastBaseline - 3) < 1e-9)
    #expect(three.firstFont == ten && three.lastFont == ten)
  }

  @Test func `paragraph rules change line heights`() {
    func height(_ change: (inout TextContent.Run) -> Void) -> Double {
      var run = TextContent.Run(text: "aa aa")
      change(&run)
      return measurer.measure(
        TextContent(runs: [run]), font: ten, maximumWidth: 20, maximumLines: 0, breaking: .words
      ).height
    }
    #expect(abs(height { $0.minimumLineHeight = 20 } - 40) < 1e-9)
    #expect(abs(height { $0.maximumLineHeight = 10 } - 20) < 1e-9)
    #expect(abs(height { $0.lineHeightMultiple = 1.5 } - 36) < 1e-9)
    #expect(abs(height { $0.lineSpacing = 4 } - 28) < 1e-9)
    #expect(abs(height { $0.minimumLineHeight = .nan } - 24) < 1e-9)
  }

  @Test func `kern widens every character`() {
    let content = TextContent(runs: [.init(text: "abc", kern: 2)])
    let size = measurer.measure(
      content, font: ten, maximumWidth: nil, maximumLines: 0, breaking: .words)
    #expect(abs(size.width - 36) < 1e-9)
  }

  @Test func `a measured line is as wide as width says`() {
    let font = measurer.resolve(.system(17), defaultSize: 17, adjustsForContentSize: false)
    for text in ["Label", "AVATAR To.", "中文 ok", "e\u{301}t\u{E9}"] {
      let size = measurer.measure(
        TextContent(text), font: font, maximumWidth: nil, maximumLines: 0, breaking: .words)
      #expect(abs(size.width - measurer.width(text, font: font)) < 1e-9)
      #expect(!size.isAssumed)
    }
  }
}
