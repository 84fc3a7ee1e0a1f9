import LayoutModel

/// How each text of a request reads.
extension ConfigurationRequest {
  static func size(_ text: String) throws(ConfigurationRequestError) -> Size {
    let sides = numbers(text.lowercased(), separator: "x")
    guard let sides, sides.count == 2, sides.allSatisfy({ (1...10_000).contains($0) }) else {
      throw .invalidSize(text)
    }
    return Size(width: sides[0], height: sides[1])
  }

  static func insets(_ text: String) throws(ConfigurationRequestError) -> EdgeInsets {
    let sides = numbers(text, separator: ",")
    guard let sides, sides.count == 4, sides.allSatisfy({ (0...10_000).contains($0) }) else {
      throw .invalidInsets(text)
    }
    return EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  static func scale(_ text: String) throws(ConfigurationRequestError) -> Int {
    guard let scale = Int(text), (1...3).contains(scale) else { throw .invalidScale(text) }
    return scale
  }

  static func system(_ text: String) throws(ConfigurationRequestError) -> Int {
    let number = text.lowercased().hasPrefix("ios") ? String(text.dropFirst(3)) : text
    guard let system = Int(number), (7...27).contains(system) else { throw .invalidSystem(text) }
    return system
  }

  static func cellWidth(_ text: String) throws(ConfigurationRequestError) -> Double {
    guard let width = Double(text), (1...10_000).contains(width) else {
      throw .invalidCellWidth(text)
    }
    return width
  }

  static func keyboard(_ text: String) throws(ConfigurationRequestError) -> Double {
    guard let height = Double(text), (1...10_000).contains(height) else {
      throw .invalidKeyboard(text)
    }
    return height
  }

  static func orientation(_ text: String) throws(ConfigurationRequestError) -> Orientation {
    guard let orientation = Orientation(rawValue: text.lowercased()) else {
      throw .invalidOrientation(text)
    }
    return orientation
  }

  static func direction(_ text: String) throws(ConfigurationRequestError) -> LayoutDirection {
    guard let direction = LayoutDirection(rawValue: text.lowercased()) else {
      throw .invalidDirection(text)
    }
    return direction
  }

  static func classes(
    _ text: String
  ) throws(ConfigurationRequestError) -> (width: SizeClass?, height: SizeClass?) {
    let words = text.lowercased().split(separator: ",", omittingEmptySubsequences: false)
    let known = words.map { $0 == "any" || SizeClass(rawValue: String($0)) != nil }
    guard words.count == 2, known == [true, true] else { throw .invalidClasses(text) }
    return (SizeClass(rawValue: String(words[0])), SizeClass(rawValue: String(words[1])))
  }

  static func contentSize(
    _ text: String
  ) throws(ConfigurationRequestError) -> ContentSizeCategory {
    guard let size = ContentSizeCategory(rawValue: text.uppercased()) else {
      throw .invalidContentSize(text)
    }
    return size
  }

  static func textFactor(_ text: String) throws(ConfigurationRequestError) -> Int {
    switch text.lowercased() {
    case "1", "1x": return 1
    case "2", "2x": return 2
    default: throw .invalidTextFactor(text)
    }
  }

  static func language(_ text: String) throws(ConfigurationRequestError) -> Language {
    let language = Language(text)
    guard language.isWellFormed else { throw .invalidLanguage(text) }
    return language
  }

  static func text(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(Size.text).joined(separator: ",")
  }

  /// nil unless every part is a finite number.
  private static func numbers(_ text: String, separator: Character) -> [Double]? {
    var numbers: [Double] = []
    for part in text.split(separator: separator, omittingEmptySubsequences: false) {
      guard let number = Double(part), number.isFinite else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
