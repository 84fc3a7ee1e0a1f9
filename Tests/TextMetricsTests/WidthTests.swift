import LayoutModel
import Testing
import TextMetrics

@Suite struct WidthTests {
  @Test func `widths equal those of the fit's reference code`() throws {
    let rows = try Fixture.rows("reference-widths.tsv")
    #expect(rows.count == 242)
    for row in rows {
      let size = try #require(Double(row[1]))
      let expected = try #require(Double(row[4]))
      let measurer = TextMeasurer(era: try #require(FontEra(rawValue: row[2])), scale: 2)
      let font = measurer.resolve(
        FontDescription(face: .system(weight: row[0], italic: row[0] == "italic"), pointSize: size),
        defaultSize: 17, adjustsForContentSize: false)
      let width = measurer.width(Fixture.unescaped(row[3]), font: font)
      #expect(abs(width - expected) < 1e-6, "\(row) measured \(width)")
    }
  }

  @Test func `the word of every new label is 41.5 points wide at 2x`() {
    // Recorded by Interface Builder in thousands of documents.
    let measurer = TextMeasurer(era: .new, scale: 2)
    let font = measurer.resolve(.system(17), defaultSize: 17, adjustsForContentSize: false)
    #expect(ceilToPixel(measurer.width("Label", font: font), scale: 2) == 41.5)
    #expect(ceilToPixel(font.lineHeight, scale: 2) == 20.5)
  }

  @Test(arguments: [
    // Recorded in public documents at 2x: era, size, width.
    ("Settings", FontEra.old, 17.0, 72.0), ("First", .old, 17, 39), ("QuestTime", .old, 40, 218.5),
    ("System Black 20.0", .new, 20, 187.5), ("Label", .new, 18, 50),
  ])
  func `black text is as wide as recorded, to a pixel`(
    _ text: String, _ era: FontEra, _ size: Double, _ width: Double
  ) {
    let measurer = TextMeasurer(era: era, scale: 2)
    let black = FontDescription(
      face: .system(weight: "black", italic: false), pointSize: size)
    let font = measurer.resolve(black, defaultSize: 17, adjustsForContentSize: false)
    let found = ceilToPixel(measurer.width(text, font: font), scale: 2)
    #expect(abs(found - width) < 0.51)
  }

  @Test(arguments: [
    // Recorded in a public document: pixels per point, tools, size, width.
    ("IMG_2003.jpeg", 2, 13771.0, 17.0, 117.0)
  ])
  func `low lines are as wide as recorded, to a pixel`(
    _ text: String, _ scale: Int, _ tools: Double, _ size: Double, _ width: Double
  ) {
    let era = FontEra(XcodeRelease(toolsVersion: Int(tools)))
    let measurer = TextMeasurer(era: era, scale: scale)
    let font = measurer.resolve(.system(size), defaultSize: 17, adjustsForContentSize: false)
    let found = ceilToPixel(measurer.width(text, font: font), scale: scale)
    #expect(abs(found - width) * Double(scale) < 1.001)
  }

  /// Recorded in public documents of three repositories: text, size, pixels per point, width.
  static let helvetica: [(String, Double, Int, Double)] = [
    ("SAVE", 30, 3, 78), ("UPDATE", 30, 3, 119.6667), ("First View", 36, 2, 157.5),
    ("ADD TO CART", 20, 3, 134.6667), ("ADD TO CART", 22, 3, 148), ("TIKLA", 30, 2, 83.5),
  ]

  @Test(arguments: helvetica)
  func `titles in Helvetica kern as recorded`(
    _ text: String, _ size: Double, _ scale: Int, _ width: Double
  ) {
    let measurer = TextMeasurer(era: .new, scale: scale)
    let font = measurer.resolve(
      FontDescription(face: .named("Helvetica", family: nil), pointSize: size), defaultSize: 17,
      adjustsForContentSize: false)
    #expect(abs(ceilToPixel(measurer.width(text, font: font), scale: scale) - width) < 1e-3)
  }

  /// Recorded at 22 points: text, width.
  @Test(arguments: [("課程", 38.5), ("購物車", 57.5), ("體育用品店", 95.5), ("申請球隊管理權", 133.5)])
  func `ideographs of Apple SD Gothic Neo are as wide as its syllables`(
    _ text: String, _ width: Double
  ) {
    let measurer = TextMeasurer(era: .new, scale: 2)
    let font = measurer.resolve(
      FontDescription(face: .named("AppleSDGothicNeo-SemiBold", family: nil), pointSize: 22),
      defaultSize: 17, adjustsForContentSize: false)
    #expect(ceilToPixel(measurer.width(text, font: font), scale: 2) == width)
  }

  /// Recorded at 3x in bold Apple SD Gothic Neo: size, text, width.
  static let boldKorean: [(Double, String, Double)] = [
    (24, "데이트하기 좋은 코스", 199 + 2.0 / 3), (20, "코스 일정보기", 109 + 1.0 / 3), (16, "DMZING 안내", 92),
  ]

  @Test(arguments: boldKorean)
  func `bold Apple SD Gothic Neo has spaces, digits and capitals of its own`(
    _ size: Double, _ text: String, _ width: Double
  ) {
    let measurer = TextMeasurer(era: .new, scale: 3)
    let font = measurer.resolve(
      FontDescription(face: .named("AppleSDGothicNeo-Bold", family: nil), pointSize: size),
      defaultSize: 17, adjustsForContentSize: false)
    #expect(abs(ceilToPixel(measurer.width(text, font: font), scale: 3) - width) <= 0.5)
  }

  /// Recorded at 3x: font, size, text, width. A syllable of Source Han Sans is 0.92 wide.
  static let syllables: [(String, Double, String, Double)] = [
    ("NotoSansCJKkr-Regular", 12, "남궁권", 33 + 1.0 / 3),
    ("NotoSansKR-Regular", 15, "앨범명", 41 + 2.0 / 3), ("SpoqaHanSansNeo-Bold", 18, "리스트", 50),
  ]

  @Test(arguments: syllables)
  func `syllables of Korean fonts that apps bring have their own width`(
    _ name: String, _ size: Double, _ text: String, _ width: Double
  ) {
    let measurer = TextMeasurer(era: .new, scale: 3)
    let font = measurer.resolve(
      FontDescription(face: .named(name, family: nil), pointSize: size), defaultSize: 17,
      adjustsForContentSize: false)
    #expect(abs(ceilToPixel(measurer.width(text, font: font), scale: 3) - width) < 1e-3)
  }

  /// Recorded at 3x in 20 points of a font that the Mac lacked.
  @Test func `syllables beside a stand-in are as wide as those of Apple SD Gothic Neo`() throws {
    let fonts: FontRegistry = ["Brought-Bold": try #require(FontMetrics.standIn)]
    let measurer = TextMeasurer(era: .new, scale: 3, fonts: fonts)
    let font = measurer.resolve(
      FontDescription(face: .named("Brought-Bold", family: nil), pointSize: 20), defaultSize: 17,
      adjustsForContentSize: false)
    #expect(ceilToPixel(measurer.width("차라나", font: font), scale: 3) == 52)
  }

  /// Recorded at 2x and in halves: size, text, width in Helvetica Neue.
  static let russian: [(Double, String, Double)] = [
    (15, "НЕТ", 29), (18, "Оплачено", 83), (17, "150 руб.", 66.5), (16, "Корзина", 64.5),
  ]

  @Test(arguments: russian)
  func `russian letters of Helvetica Neue have their own width, in a font's place as well`(
    _ size: Double, _ text: String, _ width: Double
  ) throws {
    let fonts: FontRegistry = ["Brought-Bold": try #require(FontMetrics.standIn)]
    let measurer = TextMeasurer(era: .new, scale: 2, fonts: fonts)
    for name in ["HelveticaNeue", "Brought-Bold"] {
      let font = measurer.resolve(
        FontDescription(face: .named(name, family: nil), pointSize: size), defaultSize: 17,
        adjustsForContentSize: false)
      #expect(abs(ceilToPixel(measurer.width(text, font: font), scale: 2) - width) <= 0.5)
    }
  }

  /// Seven characters of 0.6 at 16 points.
  @Test func `a declared font without russian letters lends none of Helvetica Neue`() {
    let fonts: FontRegistry = [
      "Brought": FontMetrics(ascender: 0.9, descender: 0.2, advances: ["A": 0.7])
    ]
    let measurer = TextMeasurer(era: .new, scale: 2, fonts: fonts)
    let font = measurer.resolve(
      FontDescription(face: .named("Brought", family: nil), pointSize: 16), defaultSize: 17,
      adjustsForContentSize: false)
    #expect(abs(measurer.width("Корзина", font: font) - 67.2) < 1e-9)
  }

  /// Recorded in public documents with whole points: tools, text, width at 17 points.
  static let ideographs: [(Double, String, Double)] = [
    (10117, "第一个视图", 85), (10117, "第一个控制器", 102), (16097, "付款方式", 70),
  ]

  @Test(arguments: ideographs)
  func `ideographs are as wide as the canvas had them`(
    _ tools: Double, _ text: String, _ width: Double
  ) {
    let measurer = TextMeasurer(era: FontEra(XcodeRelease(toolsVersion: Int(tools))), scale: 1)
    let font = measurer.resolve(.system(17), defaultSize: 17, adjustsForContentSize: false)
    #expect(ceilToPixel(measurer.width(text, font: font), scale: 1) == width)
  }

  @Test(arguments: [FontEra.xcode8, .old, .new])
  func `hangul runs narrower than ideographs`(_ era: FontEra) {
    // Recorded: "가나다라마" at 25 points is 108.5 wide; five ideographs would be 125 or more.
    let measurer = TextMeasurer(era: era, scale: 2)
    let font = measurer.resolve(.system(25), defaultSize: 17, adjustsForContentSize: false)
    #expect(abs(measurer.width("가나다라마", font: font) - 108.25) < 0.75)
    #expect(measurer.width("가나", font: font) == 2 * measurer.width("가", font: font))
  }

  @Test(arguments: ["Label1", "Label2", "Label3", "Label4", "Label5"])
  func `on Xcode 5's canvas all figures have one width`(_ text: String) {
    // Recorded at 1x in a public document of tools 4514: 52 x 21, all five.
    let measurer = TextMeasurer(era: FontEra(XcodeRelease(toolsVersion: 4514)), scale: 1)
    let font = measurer.resolve(.system(17), defaultSize: 17, adjustsForContentSize: false)
    #expect(ceilToPixel(measurer.width(text, font: font), scale: 1) == 52)
    #expect(ceilToPixel(font.lineHeight, scale: 1) == 21)
  }

  /// Recorded in public documents of Xcode 6, at 1x: size, text, width.
  static let interface: [(Double, String, Double)] = [
    (11, "Last Sync:", 55), (12, "Do not show this again.", 132), (14, "INDIVIDUALS", 88),
    (14, "SETTINGS", 69), (17, "Privacy Policy", 108), (17, "Choose Example", 131),
    (17, "Sound Enabled", 118), (18, "100%", 49), (24, "No Events", 108), (50, "0", 28),
  ]

  @Test(arguments: interface)
  func `on Xcode 6's canvas Helvetica Neue is tracked by size`(
    _ size: Double, _ text: String, _ width: Double
  ) {
    let measurer = TextMeasurer(era: FontEra(XcodeRelease(toolsVersion: 6254)), scale: 1)
    let font = measurer.resolve(.system(size), defaultSize: 17, adjustsForContentSize: false)
    #expect(ceilToPixel(measurer.width(text, font: font), scale: 1) == width)
  }

  /// Recorded in public documents of Xcode 8 to 11: pixels per point, size, text, width.
  static let early: [(Int, Double, String, Double)] = [
    (2, 13, "100%", 33.5), (2, 14, "99%", 29.5), (3, 10, "50%", 21.33), (2, 16, "KeyWe_SDK", 88),
  ]

  @Test(arguments: early)
  func `before Xcode 12 per cent signs and low lines run narrower`(
    _ scale: Int, _ size: Double, _ text: String, _ width: Double
  ) {
    let measurer = TextMeasurer(era: .old, scale: scale)
    let font = measurer.resolve(.system(size), defaultSize: 17, adjustsForContentSize: false)
    #expect(abs(ceilToPixel(measurer.width(text, font: font), scale: scale) - width) <= 0.5)
  }

  /// Recorded in public documents of Xcode 9: size, text, width at 2x.
  @Test(arguments: [(12.0, "￥3，000", 55.0), (24, "￥5，000", 108)])
  func `a wide yen sign is as wide as an ideograph`(
    _ size: Double, _ text: String, _ width: Double
  ) {
    let measurer = TextMeasurer(era: .old, scale: 2)
    let font = measurer.resolve(.system(size), defaultSize: 17, adjustsForContentSize: false)
    #expect(abs(measurer.width(text, font: font) - width) <= 1)
  }

  @Test func `marks and joiners take no room`() {
    let measurer = TextMeasurer(era: .new, scale: 2)
    let font = measurer.resolve(.system(17), defaultSize: 17, adjustsForContentSize: false)
    #expect(measurer.width("x\u{0E31}", font: font) == measurer.width("x", font: font))
    #expect(
      measurer.width("👨‍👩‍👧", font: font) == measurer.width("👨", font: font))
    #expect(measurer.width("🇩🇪", font: font) == measurer.width("👨", font: font))
    #expect(measurer.width("👍🏽", font: font) == measurer.width("👍", font: font))
    #expect(measurer.width("❤️", font: font) == measurer.width("👍", font: font))
    #expect(measurer.width("🇩🇪🇫🇷", font: font) == 2 * measurer.width("👨", font: font))
  }

  @Test func `one emoji is as wide as labels show it`() {
    // Labels in public documents at 2x.
    let measurer = TextMeasurer(era: .new, scale: 2)
    for (size, width) in [(38.0, 43.0), (11, 16), (17, 23)] {
      let font = measurer.resolve(.system(size), defaultSize: 17, adjustsForContentSize: false)
      #expect(ceilToPixel(measurer.width("😬", font: font), scale: 2) == width)
    }
  }

  @Test func `any scalar measures to a finite width`() {
    let measurer = TextMeasurer(era: .new, scale: 2)
    let font = measurer.resolve(.system(17), defaultSize: 17, adjustsForContentSize: false)
    for value in stride(from: UInt32(0), to: 0x11_0000, by: 97) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = measurer.width("a" + String(scalar) + "b", font: font)
      #expect(width.isFinite && width > 0)
    }
  }
}

@Suite struct RoundingTests {
  /// Heights of one-line labels: size, at 1x, 2x and 3x. By hand: ceil(size * 1.193359375).
  @Test(arguments: [
    (8.0, 10.0, 10.0, 9.6667), (10, 12, 12, 12), (11, 14, 13.5, 13.3333), (12, 15, 14.5, 14.3333),
    (13, 16, 16, 15.6667), (14, 17, 17, 17), (15, 18, 18, 18), (16, 20, 19.5, 19.3333),
    (17, 21, 20.5, 20.3333), (18, 22, 21.5, 21.6667), (20, 24, 24, 24), (22, 27, 26.5, 26.3333),
    (24, 29, 29, 28.6667), (28, 34, 33.5, 33.6667), (34, 41, 41, 40.6667), (36, 43, 43, 43),
    (60, 72, 72, 71.6667), (80, 96, 95.5, 95.6667),
  ])
  func `line heights are those of labels`(
    _ size: Double, _ one: Double, _ two: Double, _ three: Double
  ) {
    let measurer = TextMeasurer(era: .new, scale: 2)
    let font = measurer.resolve(.system(size), defaultSize: 17, adjustsForContentSize: false)
    for (scale, expected) in [(1, one), (2, two), (3, three)] {
      #expect(abs(ceilToPixel(font.lineHeight, scale: scale) - expected) < 1e-4)
    }
    #expect(abs(font.ascender + font.descender - font.lineHeight) < 1e-9)
  }
}
