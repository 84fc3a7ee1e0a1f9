import LayoutModel
import Testing

@testable import TextMetrics

/// The system font by its own file, here one of four characters made by hand.
struct SystemFileTests {
  /// Straight from 600 to 500 units between 17 and 28 points, the same at every weight.
  private func file(wider: Double = 0) throws -> VariableFontMetrics {
    try #require(
      VariableFontMetrics(
        unitsPerEm: 1000, ascender: 950, descender: 250, lineGap: 0,
        weights: [Double](repeating: 0, count: 9),
        sizes: [
          VariableFontMetrics.Point(place: 17, value: 0),
          VariableFontMetrics.Point(place: 28, value: 1),
        ], weightStops: [0], sizeStops: [0, 1],
        tracking: [VariableFontMetrics.Point(place: 10, value: 30)],
        characters: [" ", "A", "E", "V", "\u{C9}"],
        advances: [250, 250, 600, 500, 520, 520, 580, 480, 530, 530].map { $0 + wider },
        kerning: PairKerning(
          left: [["A"], ["V"]], right: [["V"]], values: [-80, -40, 0, 0], depth: 2)))
  }

  private func measurer(_ era: FontEra = .new, italic: Bool = false) throws -> TextMeasurer {
    TextMeasurer(
      era: era, scale: 2,
      systemFont: DeclaredSystemFont(
        upright: try file(), italic: italic ? try file(wider: 100) : nil))
  }

  private func width(_ text: String, _ size: Double, _ measurer: TextMeasurer) -> Double {
    measurer.width(text, font: font(.system(size), measurer))
  }
  private func font(_ font: FontDescription, _ measurer: TextMeasurer) -> ResolvedFont {
    measurer.resolve(font, defaultSize: 17, adjustsForContentSize: false)
  }
  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test func `advances, kerning and tracking follow the size`() throws {
    let measurer = try measurer()
    #expect(isClose(width("AV", 10, measurer), (600 + 580 - 80 + 60) * 0.01))
    #expect(isClose(width("AV", 22.5, measurer), (550 + 530 - 60 + 60) * 0.0225))
    #expect(isClose(width("AV", 30, measurer), (500 + 480 - 40 + 60) * 0.03))
    #expect(isClose(width("A V", 10, measurer), (600 + 250 + 580 + 90) * 0.01))
  }

  @Test func `a line begins without the kerning of the pair it was broken from`() throws {
    let measurer = try measurer()
    let font = font(.system(10), measurer)
    let size = measurer.measure(
      TextContent("AVA V"), font: font, maximumWidth: 12, maximumLines: 0, breaking: .characters)
    // AV, A and the space, V: none of the three lines keeps what its pair took off.
    #expect(size.lines == 3)
    #expect(isClose(size.width, (600 + 580 - 80 + 60) * 0.01))
  }

  @Test func `a mark makes the character that both are together`() throws {
    let measurer = try measurer()
    #expect(isClose(width("E\u{301}", 10, measurer), (530 + 30) * 0.01))
    #expect(isClose(width("A\u{301}", 10, measurer), (600 + 30) * 0.01))
  }

  @Test func `old documents take the ends of the sizes and the tracking of their time`() throws {
    let measurer = try measurer(.old)
    func tracking(_ size: Double) -> Double { Tracking.published(.old).value(atSize: size) }
    #expect(isClose(width("A", 19, measurer), (600 + tracking(19)) * 0.019))
    #expect(isClose(width("AV", 20, measurer), (500 + 480 - 40 + 2 * tracking(20)) * 0.02))
  }

  @Test func `when the system font was Helvetica the file says nothing`() throws {
    let plain = TextMeasurer(era: .helveticaNeue, scale: 2)
    let declared = try measurer(.helveticaNeue)
    #expect(width("AVA", 17, declared) == width("AVA", 17, plain))
    #expect(font(.system(17), declared) == font(.system(17), plain))
  }

  @Test func `italic texts have a file of their own, or none`() throws {
    let italic = FontDescription(face: .system(weight: "regular", italic: true), pointSize: 10)
    let (both, one, none) = (
      try measurer(italic: true), try measurer(), TextMeasurer(era: .new, scale: 2)
    )
    #expect(isClose(both.width("A", font: font(italic, both)), (700 + 30) * 0.01))
    #expect(one.width("A", font: font(italic, one)) == none.width("A", font: font(italic, none)))
  }

  @Test func `what the file lacks is measured as without it, and kerns with nothing`() throws {
    let measurer = try measurer()
    let plain = TextMeasurer(era: .new, scale: 2)
    let tracking = Tracking.fitted(.new, .regular).value(atSize: 17)
    let expected = width("g", 17, plain) + (30 - tracking) * 0.017
    #expect(isClose(width("g", 17, measurer), expected))
    #expect(
      isClose(width("AgV", 17, measurer), (600 + 580 + 60) * 0.017 + width("g", 17, measurer)))
    #expect(isClose(width("\u{6F22}", 17, measurer), width("\u{6F22}", 17, plain)))
    #expect(width("", 17, measurer) == 0)
  }

  @Test func `heights are the file's, and nothing is assumed`() throws {
    let measurer = try measurer()
    let resolved = font(.system(20), measurer)
    #expect([resolved.lineHeight, resolved.ascender, resolved.descender] == [24, 19, 5])
    for (name, isAssumed) in [
      (".SFUIText-Semibold", false), ("SFProText-Bold", false), ("SFCompactText-Regular", true),
      ("SFProText-Italic", true), ("Unheard-Of", true),
    ] {
      let named = FontDescription(face: .named(name, family: nil), pointSize: 20)
      #expect(font(named, measurer).isAssumed == isAssumed, "\(name)")
    }
    let style = FontDescription(face: .textStyle("UICTFontTextStyleBody"))
    #expect(isClose(measurer.width("A", font: font(style, measurer)), (600 + 30) * 0.017))
  }

  @Test func `a declared font kerns its own pairs`() {
    let metrics = FontMetrics(
      ascender: 0.9, descender: 0.2, advances: ["A": 0.6, "V": 0.5], defaultAdvance: 0.4,
      kerning: PairKerning(left: [["A"]], right: [["V"]], values: [-0.08]))
    let measurer = TextMeasurer(era: .new, scale: 2, fonts: ["Made": metrics])
    let font = font(
      FontDescription(face: .named("Made", family: nil), pointSize: 10), measurer)
    #expect(isClose(measurer.width("AV", font: font), 6 + 5 - 0.8))
    #expect(isClose(measurer.width("VA", font: font), 11))
    #expect(isClose(measurer.width("A?V", font: font), 15))
  }
}
