import LayoutModel
import Testing

@testable import TextMetrics

struct `Texts longer than any window` {
  @Test func `are measured until they fill twenty of the largest windows, and no further`() {
    let measurer = TextMeasurer(era: .new, scale: 2)
    let font = measurer.resolve(.system(60), defaultSize: 60, adjustsForContentSize: false)
    let count = 100_000
    let text = String(repeating: "w", count: count)
    let measured = MeasuredText(TextContent(text), font: font, measurer: measurer)
    #expect(measured.characters.count < count)
    let area = measured.characters.map(\.advance).reduce(0, +) * font.lineHeight
    #expect(area >= MeasuredText.mostArea && area < MeasuredText.mostArea * 1.01)
    // The largest window is 1376 points wide and high: the text fills it many times over.
    #expect(area > 20 * 1376 * 1376)
  }
}
