import LayoutModel

/// How the metrics of font files are written into a file of declarations.
///
/// Of a variable font: `heights` (units per em, ascender, descender, line gap), `weights`,
/// `weightStops` and `sizeStops` as rows of numbers, `sizes` and `tracking` as rows of pairs, the
/// `characters` one after the other with their `advances`, and the classes `left` and `right` of
/// `kerning`. A row is a text, for a list of 100,000 values would take ten times as long to read.
enum FontMetricsText {
  static let keys = [
    "heights", "weights", "sizes", "weightStops", "sizeStops", "tracking", "characters", "advances",
    "left", "right", "kerning",
  ]

  static func text(of font: VariableFontMetrics) -> String {
    func pairs(_ points: [VariableFontMetrics.Point]) -> [Double] {
      points.flatMap { [$0.place, $0.value] }
    }
    let parts: [(String, String)] = [
      ("heights", row([font.unitsPerEm, font.ascender, font.descender, font.lineGap])),
      ("weights", row(font.weights)), ("sizes", row(pairs(font.sizes))),
      ("weightStops", row(font.weightStops)), ("sizeStops", row(font.sizeStops)),
      ("tracking", row(pairs(font.tracking))), ("characters", quoted(font.characters)),
      ("advances", row(font.advances)), ("left", classes(font.kerning.left)),
      ("right", classes(font.kerning.right)), ("kerning", row(font.kerning.values)),
    ]
    return "{" + parts.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  static func text(of kerning: PairKerning) -> String {
    let values = kerning.values.map { $0 == 0 ? "0" : "\($0)" }.joined(separator: ", ")
    return "{\"left\": \(classes(kerning.left)), \"right\": \(classes(kerning.right)), "
      + "\"values\": [\(values)]}"
  }

  private static func classes(_ classes: [[Unicode.Scalar]]) -> String {
    "[" + classes.map(quoted).joined(separator: ", ") + "]"
  }

  static func quoted(_ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append("\"")
    for scalar in scalars {
      if scalar == "\"" || scalar == "\\" { text.append("\\") }
      text.append(scalar)
    }
    text.append("\"")
    return String(text)
  }

  /// Whole numbers without a point: most are.
  private static func row(_ numbers: [Double]) -> String {
    let words = numbers.map { number in
      Int(exactly: number).map { String($0) } ?? "\(number)"
    }
    return "\"\(words.joined(separator: " "))\""
  }

  /// The numbers of a row; nil where something else stands in it.
  static func numbers(_ row: String) -> [Double]? {
    var numbers: [Double] = []
    for word in row.utf8.split(separator: UInt8(ascii: " ")) {
      guard let number = whole(word) ?? Double(Substring(word)), abs(number) <= 1_000_000 else {
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }

  /// A whole number of few digits, which is what nearly all are.
  private static func whole(_ word: Substring.UTF8View) -> Double? {
    guard word.count <= 9 else { return nil }
    var sum = 0
    var digits = word
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    guard !digits.isEmpty else { return nil }
    for byte in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      sum = sum * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return Double(isNegative ? -sum : sum)
  }
}
