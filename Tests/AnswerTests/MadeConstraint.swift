/// A constraint in one line: `first.attribute = second.attribute * multiplier + constant @priority`.
///
/// Everything after the relation may be left out but one of the two sides of `=`: `v.width = 40`,
/// `v.top >= root.top + 8 @750`. The relation is `=`, `<=` or `>=`.
struct MadeConstraint {
  let line: String

  /// The constraint as Interface Builder writes it, under an id of its own.
  func xml(id: String) -> String {
    var words = line.split(separator: " ").map(String.init)
    var attributes: [(String, String)] = []
    func item(_ word: String, _ place: String) -> Bool {
      let parts = word.split(separator: ".").map(String.init)
      guard parts.count == 2, parts[1].first?.isLetter == true else { return false }
      attributes += [("\(place)Item", parts[0]), ("\(place)Attribute", parts[1])]
      return true
    }
    precondition(item(words.removeFirst(), "first"), line)
    switch words.removeFirst() {
    case "<=": attributes.append(("relation", "lessThanOrEqual"))
    case ">=": attributes.append(("relation", "greaterThanOrEqual"))
    default: break
    }
    var sign = ""
    while !words.isEmpty {
      let word = words.removeFirst()
      if word == "*" {
        attributes.append(("multiplier", words.removeFirst()))
      } else if word == "+" || word == "-" {
        sign = word == "-" ? "-" : ""
      } else if word.hasPrefix("@") {
        attributes.append(("priority", String(word.dropFirst())))
      } else if !item(word, "second") {
        attributes.append(("constant", sign + word))
      }
    }
    let text = attributes.map { " \($0.0)=\"\($0.1)\"" }.joined()
    return "<constraint\(text) id=\"\(id)\"/>"
  }
}
