import LayoutModel

/// Names that the text format accepts.
enum LayoutName {
  /// Words that cannot name a view.
  static let reserved = Set(LayoutDocumentBuilder.reserved)
    .union(LayoutAttribute.allCases.map(\.rawValue)).union(LayoutParser.keywords)
    .union(LayoutProperties.names)

  /// `wish` as a name that was not taken: letters of any script, digits and underscores, numbered if
  /// need be.
  static func unique(_ wish: String, or otherwise: String, taken: inout Set<String>) -> String {
    var name = ""
    var isUpper = false
    for character in wish.unicodeScalars.prefix(64) {
      let isLetter =
        character.properties.isAlphabetic
        || !name.isEmpty && character.properties.generalCategory == .nonspacingMark
      let isDigit = ("0"..."9").contains(character)
      guard isLetter || character == "_" || (isDigit && !name.isEmpty) else {
        isUpper = !name.isEmpty
        continue
      }
      name += isUpper ? String(character).uppercased() : String(character)
      isUpper = false
    }
    if name.isEmpty { name = otherwise.isName ? otherwise : "view" }
    var found = name
    var count = 1
    while taken.contains(found) {
      count += 1
      found = "\(name)\(count)"
    }
    taken.insert(found)
    return found
  }
}

extension String {
  /// A word of the text format.
  var isName: Bool {
    guard let first, first.beginsName else { return false }
    return allSatisfy(\.continuesName)
  }
}
