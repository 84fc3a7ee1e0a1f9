internal import LayoutFormats

/// A constraint's element in the words of `keyline diff`: `leading of Sign In to Form = 24`.
struct ConstraintText {
  /// Names of objects by their ids. An object without a name is called by its id.
  let name: (String) -> String

  /// `leading of Sign In to Form`; `height of Sign In`.
  func subject(_ element: XMLElement) -> String {
    let first = end(element, "firstItem", "firstAttribute") ?? "?"
    guard let second = element["secondAttribute"] else { return first }
    let item = element["secondItem"].map(name) ?? holder(of: element)
    let isSame = second == element["firstAttribute"] && element["multiplier"] == nil
    return "\(first) to \(isSame ? "" : "\(Self.words(second)) of ")\(item)"
  }

  /// The subject with relation, constant and priority: `leading of Sign In to Form >= 24 @ 750`.
  func sentence(_ element: XMLElement) -> String {
    let relations = ["greaterThanOrEqual": ">=", "lessThanOrEqual": "<="]
    var words = [subject(element)]
    words.append(element["relation"].map { relations[$0] ?? $0 } ?? "=")
    words.append(element["constant"] ?? "0")
    if let multiplier = element["multiplier"] { words.append("(multiplier \(multiplier))") }
    if let priority = element["priority"] { words.append("@ \(priority)") }
    return words.joined(separator: " ")
  }

  /// The attributes that the sentence expresses. All others are appended to it.
  static let told: Set<String> = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "constant", "priority", "id",
  ]

  private func end(_ element: XMLElement, _ item: String, _ attribute: String) -> String? {
    guard let attribute = element[attribute] else { return nil }
    return "\(Self.words(attribute)) of \(element[item].map(name) ?? holder(of: element))"
  }

  /// The view that holds it: an item that is left out.
  private func holder(of element: XMLElement) -> String {
    guard let view = element.parent?.parent else { return "?" }
    return view.id.map(name) ?? view.name
  }

  /// `centerX` as `center x`, `leadingMargin` as `leading margin`.
  private static func words(_ attribute: String) -> String {
    attribute.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}
