import LayoutModel
import Testing
import TextMetrics

@Suite struct ResolveTests {
  private func resolved(
    _ face: FontDescription.Face, _ size: Double? = nil,
    at category: ContentSizeCategory = .large, bold: Bool = false, idiom: Idiom = .phone,
    fonts: FontRegistry = [:]
  ) -> ResolvedFont {
    TextMeasurer(
      era: .new, scale: 2, contentSize: category, isBoldText: bold, idiom: idiom, fonts: fonts
    ).resolve(
      FontDescription(face: face, pointSize: size), defaultSize: 17, adjustsForContentSize: false)
  }

  /// Apple's Dynamic Type tables: style, XS, L, XXXL, AX1, AX5.
  @Test(arguments: [
    ("Title0", 31.0, 34.0, 40.0, 44.0, 60.0), ("Title1", 25, 28, 34, 38, 58),
    ("Title2", 19, 22, 28, 34, 56), ("Title3", 17, 20, 26, 31, 55),
    ("Headline", 14, 17, 23, 28, 53), ("Body", 14, 17, 23, 28, 53),
    ("Callout", 13, 16, 22, 26, 51), ("Subhead", 12, 15, 21, 25, 49),
    ("Footnote", 12, 13, 19, 23, 44), ("Caption1", 11, 12, 18, 22, 43),
    ("Caption2", 11, 11, 17, 20, 40),
  ])
  func `text styles follow the content size category`(
    _ style: String, _ least: Double, _ usual: Double, _ great: Double, _ first: Double,
    _ last: Double
  ) {
    let face = FontDescription.Face.textStyle("UICTFontTextStyle" + style)
    #expect(resolved(face, at: .extraSmall).pointSize == least)
    #expect(resolved(face, at: .large).pointSize == usual)
    #expect(resolved(face, at: .extraExtraExtraLarge).pointSize == great)
    #expect(resolved(face, at: .accessibility1).pointSize == first)
    #expect(resolved(face, at: .accessibility5).pointSize == last)
    #expect(!resolved(face).isAssumed)
  }

  /// A line is 1.193 times the size: recorded labels are 35 high on television, headlines 46.
  @Test func `television has one size of each style, and subheads are as large as bodies`() {
    for (style, size) in [("Headline", 38.0), ("Subhead", 29), ("Body", 29), ("Title3", 48)] {
      let face = FontDescription.Face.textStyle("UICTFontTextStyle" + style)
      for category in [ContentSizeCategory.extraSmall, .accessibility5] {
        #expect(resolved(face, at: category, idiom: .tv).pointSize == size)
      }
    }
  }

  @Test func `fixed sizes do not follow it`() {
    let system = FontDescription.Face.system(weight: "regular", italic: false)
    #expect(resolved(system, 15, at: .accessibility5).pointSize == 15)
    #expect(resolved(.named("AvenirNext-Bold", family: nil), 15, at: .extraSmall).pointSize == 15)
  }

  @Test func `weights are read in Interface Builder's words`() {
    for (name, weight) in [
      ("boldSystem", FontWeight.bold), ("semibold", .semibold), ("ultraLight", .ultraLight),
      ("heavy", .heavy), ("italicSystem", .regular), ("no such", .regular),
    ] {
      #expect(resolved(.system(weight: name, italic: false)).weight == weight)
    }
    #expect(resolved(.textStyle("UICTFontTextStyleHeadline")).weight == .semibold)
    #expect(resolved(.textStyle("UICTFontTextStyleEmphasizedBody")).weight == .semibold)
    #expect(resolved(.textStyle("UICTFontTextStyleEmphasizedTitle1")).weight == .bold)
  }

  @Test func `bold text is wider by two to five per cent and no taller`() {
    let plain = resolved(.system(weight: "regular", italic: false))
    let bold = resolved(.system(weight: "regular", italic: false), bold: true)
    #expect(bold.weight == .semibold)
    #expect(bold.lineHeight == plain.lineHeight)
    let measurer = TextMeasurer(era: .new, scale: 2)
    let text = "The quick brown fox jumps over the lazy dog"
    let growth = measurer.width(text, font: bold) / measurer.width(text, font: plain)
    #expect(growth > 1.02 && growth < 1.05)
    #expect(resolved(.system(weight: "black", italic: false), bold: true).weight == .black)
  }

  @Test func `sizes that a file cannot mean are replaced`() {
    let face = FontDescription.Face.system(weight: "regular", italic: false)
    for size in [0, -5, .nan, .infinity] as [Double] {
      #expect(resolved(face, size).pointSize == 17)
    }
    #expect(resolved(face, 1e300).pointSize == 10_000)
  }

  @Test func `unknown styles and named fonts are assumed`() {
    #expect(resolved(.textStyle("UICTFontTextStyleNone")).isAssumed)
    let helvetica = resolved(.named("HelveticaNeue-Light", family: "Helvetica Neue"), 20)
    #expect(helvetica.isAssumed)
    #expect(abs(helvetica.lineHeight - 23.6) < 1e-9)
    #expect(helvetica.weight == .light)
    #expect(resolved(.named("Menlo-Regular", family: nil), 10).isAssumed)
    let measurer = TextMeasurer(era: .new, scale: 2)
    let menlo = resolved(.named("Menlo-Regular", family: nil), 10)
    #expect(abs(measurer.width("iiWW", font: menlo) - 24.08) < 1e-9)
  }

  @Test(arguments: [
    // By the published tables, per mille: 722 + 537 + 853 + 537; 741 + 574 + 906 + 574;
    // 722 + 556 + 222 + 222 + 556, which Arial shares; 1461 + 1086 + 498 of 2048.
    ("HelveticaNeue", "Name", 26.49), ("HelveticaNeue-Bold", "Name", 27.95),
    ("Helvetica", "Hello", 22.78), ("ArialMT", "Hello", 22.78), ("ArialMT", "H\u{E9}llo", 22.78),
    ("TimesNewRomanPSMT", "mm", 15.56), ("Roboto-Regular", "Hel", 14.868),
  ])
  func `faces with public metrics run as wide as those say`(
    _ name: String, _ text: String, _ width: Double
  ) {
    let font = resolved(.named(name, family: nil), 10)
    #expect(!font.isAssumed)
    #expect(abs(TextMeasurer(era: .new, scale: 2).width(text, font: font) - width) < 0.01)
  }

  /// Recorded label heights in public documents: face, pixels per point, size, height.
  @Test(arguments: [
    ("HelveticaNeue-Bold", 1, 92.0, 110.0), ("HelveticaNeue-Bold", 1, 93, 111),
    ("HelveticaNeue-Bold", 1, 64, 77), ("HelveticaNeue-Light", 2, 18, 21.5),
  ])
  func `lines of Helvetica Neue are as high as recorded`(
    _ name: String, _ scale: Int, _ size: Double, _ height: Double
  ) {
    let font = resolved(.named(name, family: "Helvetica Neue"), size)
    #expect(ceilToPixel(font.lineHeight, scale: scale) == height)
  }

  @Test(arguments: [
    // By HarfBuzz: units per thousand of size, kerning and ligatures included.
    ("Montserrat-SemiBold", "AVATAR, To Yvette", 9396.0),
    ("Lato-Regular", "Type \u{201C}Away\u{201D} Today", 8266.5),
    ("Roboto-Medium", "Terms & Policy", 6701.66), ("Nunito-Regular", "Profile", 2908),
    ("RobotoCondensed-Regular", "W. Avenue", 4073.73),
    ("JosefinSans-Regular", "fifty \u{C9}lan", 4173), ("PlayfairDisplay-Bold", "LTV", 1879.88),
  ])
  func `published faces kern as their files say`(_ name: String, _ text: String, _ width: Double) {
    let font = resolved(.named(name, family: nil), 1000)
    let measured = TextMeasurer(era: .new, scale: 2).width(text, font: font)
    #expect(abs(measured - width) < 0.5 * Double(text.count))
  }

  @Test(arguments: [
    // As wide as Interface Builder recorded the labels, pixels per point before the size.
    ("HelveticaNeue-Bold", 2, 50.0, "SAYFA - X", 239.0),
    ("HelveticaNeue-Medium", 2, 15.0, "Your available hours ", 144.0),
    ("IBMPlexSans", 2, 17.0, "Test Result", 84.5), ("IBMPlexSans", 2, 13, "Website", 47.5),
    ("IBMPlexSans-Bold", 3, 28, "Tag", 46), ("IBMPlexSans-Medium", 2, 14, "Org Healthpass 1", 110),
    ("IBMPlexSans-SemiBold", 2, 28, "Verification Code", 222),
    ("OpenSans-Semibold", 2, 15, "Wi-fi only download", 143),
  ])
  func `labels in published faces are as wide as recorded`(
    _ name: String, _ scale: Int, _ size: Double, _ text: String, _ width: Double
  ) {
    let font = resolved(.named(name, family: nil), size)
    let measured = TextMeasurer(era: .new, scale: scale).measure(
      TextContent(text), font: font, maximumWidth: nil, maximumLines: 1, breaking: .words)
    #expect(abs(ceilToPixel(measured.width, scale: scale) - width) < 1e-9)
  }

  @Test func `the system font lends what a published face's table lacks`() {
    let font = resolved(.named("Montserrat-Regular", family: nil), 100)
    let measurer = TextMeasurer(era: .new, scale: 2)
    // By the fit's reference code, without tracking; the letters around it do not kern with it.
    let omega = measurer.width("\u{3A9}", font: font)
    #expect(abs(omega - 76.53) < 1e-9)
    let letter = measurer.width("A", font: font)
    #expect(abs(measurer.width("A\u{3A9}A", font: font) - omega - 2 * letter) < 1e-9)
  }

  @Test func `a declaration goes before public metrics`() {
    let fonts: FontRegistry = [
      "ArialMT": FontMetrics(ascender: 0.9, descender: 0.2, advances: ["H": 1])
    ]
    let font = resolved(.named("ArialMT", family: nil), 10, fonts: fonts)
    #expect(TextMeasurer(era: .new, scale: 2, fonts: fonts).width("H", font: font) == 10)
  }

  @Test func `a declared font is measured by its own metrics`() {
    let fonts: FontRegistry = [
      "Brand": FontMetrics(
        ascender: 0.9, descender: 0.3, lineGap: 0.1, advances: ["a": 0.5, "b": 0.25],
        defaultAdvance: 1)
    ]
    let font = resolved(.named("Brand", family: nil), 10, fonts: fonts)
    let measurer = TextMeasurer(era: .new, scale: 2, fonts: fonts)
    #expect(!font.isAssumed)
    #expect(abs(font.lineHeight - 12) < 1e-9 && font.leading == 0 && font.lineGap == 1)
    #expect(abs(measurer.width("abz", font: font) - 17.5) < 1e-9)
  }

  /// Recorded in an app's own Korean font; without the syllable the system lends one of 0.868.
  @Test func `a declared font's own ideographs and syllables count`() {
    let fonts: FontRegistry = [
      "Brand": FontMetrics(ascender: 0.9, descender: 0.3, advances: ["감": 0.95, "進": 0.88])
    ]
    let font = resolved(.named("Brand", family: nil), 10, fonts: fonts)
    let measurer = TextMeasurer(era: .new, scale: 2, fonts: fonts)
    #expect(abs(measurer.width("감進", font: font) - 18.3) < 1e-9)
    #expect(abs(measurer.width("정", font: font) - 8.68) < 1e-9)
  }

  @Test func `television has sizes of its own`() {
    #expect(resolved(.textStyle("UICTFontTextStyleBody"), idiom: .tv).pointSize == 29)
    #expect(resolved(.textStyle("UICTFontTextStyleTitle1"), idiom: .tv).pointSize == 76)
  }
}
