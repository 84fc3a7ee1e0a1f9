import LayoutModel
import Testing
import TextMetrics

/// How far a text's room may move before its lines change, held against measuring itself.
@Suite struct TextRoomTests {
  private static let fonts: FontRegistry = [
    "Ten": FontMetrics(ascender: 0.9, descender: 0.3, defaultAdvance: 1)
  ]
  private let measurer = TextMeasurer(era: .new, scale: 2, fonts: fonts)
  private var ten: ResolvedFont {
    measurer.resolve(
      FontDescription(face: .named("Ten", family: nil), pointSize: 10), defaultSize: 10,
      adjustsForContentSize: false)
  }

  private func measure(_ text: String, _ width: Double) -> TextSize {
    measurer.measure(
      TextContent(text), font: ten, maximumWidth: width, maximumLines: 0, breaking: .words)
  }

  private func room(_ text: String, _ width: Double) -> TextRoom {
    measurer.room(of: TextContent(text), font: ten, around: width, breaking: .words)
  }

  @Test(arguments: [
    "one", "one two three", "one   two", "one ", "well-known facts", "a\nbb ccc\n\nd", "中文字。中文",
    "two words and a longwordthatbreaks at last", "a b c d e f g h",
  ])
  func `within its ends a text has the same lines`(_ text: String) {
    for step in 1...300 {
      let width = Double(step) * 0.7
      let room = room(text, width)
      #expect(room.lower <= width && width <= room.upper)
      // Whether an end itself belongs is not told.
      guard room.lower < width, width < room.upper else { continue }
      let lines = measure(text, width)
      let inside = 1e-6
      for probe in [room.lower + inside, room.upper - inside]
      where probe.isFinite && probe > 0 && room.upper - room.lower > 2 * inside {
        let there = measure(text, probe)
        #expect(there.neededLines == lines.neededLines && there.height == lines.height)
        if !room.isFilled { #expect(there.width == lines.width, "\(width): \(room)") }
      }
    }
  }

  @Test func `the ends are where a word fits`() {
    // Three letters, a space, three letters: 70 wide, 30 each; half a point of slack.
    #expect(room("one two", 65).upper == 69.5)
    // Where more letters of the word would have fitted, filling compares: nothing changes yet.
    #expect(room("one two", 50).upper == 59.5)
    #expect(room("one two", 80).lower == 70)
    #expect(room("one two", 80).upper == .infinity)
  }
}
