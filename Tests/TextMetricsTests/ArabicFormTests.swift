import LayoutModel
import Testing
import TextMetrics

/// Arabic letters in the forms that they take beside one another.
struct ArabicFormTests {
  /// Each letter alone is 1 wide, its forms a tenth for the final, 0.2 for the initial, 0.4 for the medial
  /// one: which forms a text has is told by its width.
  private func width(_ text: String, without missing: Set<Unicode.Scalar> = []) -> Double {
    var metrics = FontMetrics(ascender: 1, descender: 0.3)
    for letter in "بيلكاد؟ ".unicodeScalars { metrics.advances[letter] = 1 }
    let forms = [
      (0xFE8F, 4), (0xFEF1, 4), (0xFEDD, 4), (0xFED9, 4), (0xFE8D, 2), (0xFEA9, 2),
    ]
    for (first, count) in forms {
      for form in 0..<count {
        guard let scalar = Unicode.Scalar(UInt32(first + form)) else { continue }
        metrics.advances[scalar] = [1, 0.1, 0.2, 0.4][form]
      }
    }
    metrics.advances["\u{FEFB}"] = 0.6
    metrics.advances["\u{FEFC}"] = 0.7
    for scalar in missing { metrics.advances[scalar] = nil }
    let measurer = TextMeasurer(era: .new, scale: 2, fonts: ["Naskh": metrics])
    let font = measurer.resolve(
      FontDescription(face: .named("Naskh", family: nil), pointSize: 10), defaultSize: 17,
      adjustsForContentSize: false)
    let size = measurer.measure(
      TextContent(text), font: font, maximumWidth: nil, maximumLines: 1, breaking: .words)
    #expect(abs(size.width - measurer.width(text, font: font)) < 1e-9)
    return (size.width * 100).rounded() / 1000
  }

  // By hand, from the joining types of Unicode's ArabicShaping.txt.
  @Test(arguments: [
    ("ب", 1.0), ("بي", 0.3), ("بكي", 0.7), ("با", 0.3), ("ابي", 1.3), ("دب", 2), ("بد", 0.3),
    ("ب ي", 3), ("ب؟", 2),
    // Lam with alef is one sign, alone and after a letter that joins.
    ("لا", 0.6), ("بلا", 0.9),
    // A mark is passed over; what forbids joining parts a word; a joiner joins.
    ("بَي", 0.3), ("ب\u{200C}ي", 2), ("ب\u{200D}", 0.2),
  ])
  func `letters have the width of the form that they show`(_ text: String, _ expected: Double) {
    #expect(width(text) == expected)
  }

  @Test func `a form that the font has not is the letter`() {
    #expect(width("بي", without: ["\u{FE91}"]) == 1.1)
    #expect(width("لا", without: ["\u{FEFB}", "\u{FEFC}"]) == 0.3)
  }
}
