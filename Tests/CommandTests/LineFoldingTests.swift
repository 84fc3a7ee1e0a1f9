import Testing

@testable import KeylineCLI

/// Lines of reports on narrow terminals.
struct LineFoldingTests {
  private func folded(_ line: Line, _ columns: Int, _ indent: Int = 2) -> [String] {
    line.folded(to: columns, indent: indent).map { $0.text(isColored: false) }
  }

  @Test func `a line that fits stays one`() {
    #expect(folded("one two", 7) == ["one two"])
    #expect(folded("", 7) == [""])
  }

  @Test func `a line goes on below, a little to the right`() {
    #expect(folded("one two three four", 9) == ["one two ", "  three ", "  four"])
  }

  @Test func `a word that is wider than the terminal stands alone, whole`() {
    #expect(folded("see Main.storyboard:12 now", 10) == ["see ", "  Main.storyboard:12 ", "  now"])
  }

  @Test func `parts in different styles without a space between them are one word`() {
    let line: Line = "on (\("phone", .bold), \("pad", .red))"
    #expect(folded(line, 9) == ["on ", "  (phone, ", "  pad)"])
    #expect(
      line.folded(to: 80, indent: 2).map { $0.text(isColored: true) } == [
        line.text(isColored: true)
      ])
  }

  @Test func `the margin of a line is no place to fold at`() {
    #expect(
      folded("    Main.storyboard:12 · new", 10, 6) == [
        "    Main.storyboard:12 ", "      · ", "      new",
      ])
  }
}
