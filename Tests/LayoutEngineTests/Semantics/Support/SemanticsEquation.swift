import LayoutModel
import Testing

/// A constraint written as people write it on paper.
///
/// ```
/// gap: blue.leading >= 1.0 * red.trailing + 8.0 @250
/// photo.width = 16:9 * photo.height
/// title.height = 40
/// ```
/// The part before a colon and a space is the constraint's id; without it the caller names one.
struct SemanticsEquation {
  var constraint: LayoutConstraint

  init?(_ text: String, id fallback: ObjectID, owner: ObjectID) {
    var words = text.split(separator: " ").map(String.init)
    var id = fallback
    if let first = words.first, first.hasSuffix(":") {
      id = ObjectID(String(first.dropLast()))
      words.removeFirst()
    }
    var priority = 1000.0
    if let last = words.last, last.hasPrefix("@"), let value = Double(last.dropFirst()) {
      priority = value
      words.removeLast()
    }
    guard words.count >= 3, let left = Self.side(words[0]), let relation = Self.relation(words[1])
    else { return nil }
    var rest = Array(words.dropFirst(2))
    var multiplier = Multiplier.one
    if rest.count > 1, rest[1] == "*" {
      guard let factor = Self.factor(rest[0]) else { return nil }
      multiplier = factor
      rest.removeFirst(2)
    }
    guard let head = rest.first else { return nil }
    var constant = 0.0
    let right = Self.side(head)
    if right == nil {
      guard let number = Double(head) else { return nil }
      constant = number
    }
    switch rest.count {
    case 1: break
    case 3:
      guard let number = Double(rest[2]), rest[1] == "+" || rest[1] == "-" else { return nil }
      constant = rest[1] == "-" ? -number : number
    default: return nil
    }
    constraint = LayoutConstraint(
      id: id, owner: owner, firstItem: left.item, firstAttribute: left.attribute,
      relation: relation, secondItem: right?.item, secondAttribute: right?.attribute,
      multiplier: multiplier, constant: constant, priority: priority)
  }

  /// Every equation as a constraint; one that cannot be read fails the test.
  static func constraints(
    _ texts: [String], owner: ObjectID, sourceLocation: Testing.SourceLocation
  ) -> [LayoutConstraint] {
    texts.enumerated().compactMap { index, text in
      let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
      let equation = SemanticsEquation(text, id: ObjectID("\(owner)-\(number)"), owner: owner)
      if equation == nil {
        Issue.record("not an equation: \(text)", sourceLocation: sourceLocation)
      }
      return equation?.constraint
    }
  }

  private static func side(_ word: String) -> (item: ObjectID, attribute: LayoutAttribute)? {
    guard let dot = word.lastIndex(of: "."),
      let attribute = LayoutAttribute(rawValue: String(word[word.index(after: dot)...]))
    else { return nil }
    return (ObjectID(String(word[..<dot])), attribute)
  }

  private static func relation(_ word: String) -> LayoutRelation? {
    switch word {
    case "=": .equal
    case "<=": .lessThanOrEqual
    case ">=": .greaterThanOrEqual
    default: nil
    }
  }

  private static func factor(_ word: String) -> Multiplier? {
    let parts = word.split(separator: ":").compactMap { Double($0) }
    switch parts.count {
    case 1: return Multiplier(numerator: parts[0])
    case 2: return Multiplier(numerator: parts[0], denominator: parts[1])
    default: return nil
    }
  }
}
