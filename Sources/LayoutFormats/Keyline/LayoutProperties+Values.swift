import LayoutModel

/// Values of properties as the types that they have, and the errors of others.
extension LayoutProperties {
  /// `17`, `17 semibold`, `17 bold italic`, `body`, `"Lato-Bold" 12`.
  func font(
    _ values: [LayoutValue], _ node: LayoutNode, _ location: SourceLocation
  ) throws(FormatError) -> FontDescription {
    var size: Double?
    var name: String?
    var weight = "regular"
    var style: String?
    var isItalic = false
    for value in values {
      switch value.kind {
      case .string(let text): name = text
      case .number: size = try length([value], "font", node, location)
      case .word(let word, _):
        if Self.weights.contains(word) {
          weight = word
        } else if word == "italic" {
          isItalic = true
        } else if let known = Self.styles[word] {
          style = known
        } else if node.number(word) != nil {
          size = try builder.number(value, in: node)
        } else {
          let known = Self.weights.union(Self.styles.keys).union(["italic"])
          throw builder.problem(
            "\"\(word)\" is no weight, text style or metric",
            nearestWord(to: word, among: known.sorted()).map { "did you mean \"\($0)\"?" }
              ?? "write a size in points, such as 17 semibold, or a text style such as body",
            at: value.location)
        }
      }
    }
    if let style { return FontDescription(face: .textStyle(style)) }
    guard let size, size > 0, size <= 1000 else {
      throw badValue("font", "a size in points, such as 17 semibold, or a text style", location)
    }
    if let name { return FontDescription(face: .named(name, family: nil), pointSize: size) }
    return FontDescription(face: .system(weight: weight, italic: isItalic), pointSize: size)
  }

  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// Apple's text styles by the names of `UIFont.TextStyle`.
  static let styles: [String: String] = [
    "largeTitle": "UICTFontTextStyleTitle0", "title1": "UICTFontTextStyleTitle1",
    "title2": "UICTFontTextStyleTitle2", "title3": "UICTFontTextStyleTitle3",
    "headline": "UICTFontTextStyleHeadline", "body": "UICTFontTextStyleBody",
    "callout": "UICTFontTextStyleCallout", "subheadline": "UICTFontTextStyleSubhead",
    "footnote": "UICTFontTextStyleFootnote", "caption1": "UICTFontTextStyleCaption1",
    "caption2": "UICTFontTextStyleCaption2",
  ]

  func text(
    _ values: [LayoutValue], _ name: String, _ node: LayoutNode, _ location: SourceLocation
  ) throws(FormatError) -> String {
    guard values.count == 1, let text = builder.text(values[0], in: node) else {
      throw badValue(name, "one text in quotes", location)
    }
    return text
  }

  func word(_ values: [LayoutValue]) -> String? {
    guard values.count == 1, case .word(let word, isNegative: false) = values[0].kind else {
      return nil
    }
    return word
  }

  func numbers(
    _ values: [LayoutValue], _ count: Int, _ name: String, _ node: LayoutNode,
    _ location: SourceLocation
  ) throws(FormatError) -> [Double] {
    guard values.count == count else {
      throw badValue(name, count == 1 ? "one number" : "\(count) numbers", location)
    }
    var numbers: [Double] = []
    for value in values { numbers.append(try builder.number(value, in: node)) }
    return numbers
  }

  func length(
    _ values: [LayoutValue], _ name: String, _ node: LayoutNode, _ location: SourceLocation
  ) throws(FormatError) -> Double {
    let number = try numbers(values, 1, name, node, location)[0]
    guard number >= 0 else { throw badValue(name, "a number that is not negative", location) }
    return number
  }

  func priorities(
    _ values: [LayoutValue], _ name: String, _ node: LayoutNode, _ location: SourceLocation
  ) throws(FormatError) -> AxisPair<Double> {
    guard values.count == 2 else {
      throw badValue(name, "two priorities, horizontal and vertical", location)
    }
    return AxisPair(
      horizontal: try builder.priority(values[0], in: node),
      vertical: try builder.priority(values[1], in: node))
  }

  func insets(
    _ values: [LayoutValue], _ name: String, _ node: LayoutNode, _ location: SourceLocation
  ) throws(FormatError) -> EdgeInsets {
    if values.count == 1 { return .all(try numbers(values, 1, name, node, location)[0]) }
    let sides = try numbers(values, 4, name, node, location)
    return EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  func unknown(_ name: String, _ location: SourceLocation) -> FormatError {
    let known = Self.names + LayoutParser.keywords
    return builder.problem(
      "\"\(name)\" is neither a property nor a statement",
      nearestWord(to: name, among: known).map { "did you mean \"\($0)\"?" }
        ?? "properties are \(Self.names.joined(separator: ", "))", at: location)
  }

  func badValue(
    _ name: String, _ expected: String, _ location: SourceLocation
  ) -> FormatError {
    builder.problem("\(name) takes other values", "give \(expected)", at: location)
  }

  func wrongKind(
    _ name: String, _ className: String, _ location: SourceLocation
  ) -> FormatError {
    builder.problem("only a \(className) has \(name)", "give the view that class", at: location)
  }
}
