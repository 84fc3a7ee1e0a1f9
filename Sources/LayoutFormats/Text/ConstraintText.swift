import LayoutModel

/// `c7: I.top = L.bottom + 8 @1000`.
enum ConstraintText {
  static func lines(_ constraint: LayoutConstraint) -> [String] {
    [line(constraint)] + constraint.variations.map { "  when \(DocumentText.line($0))" }
  }

  private static func line(_ constraint: LayoutConstraint) -> String {
    var text = "\(constraint.id): \(constraint.firstItem).\(constraint.firstAttribute.rawValue)"
    text += " \(constraint.relation.sign) " + rightSide(constraint)
    if constraint.priority != 1000 { text += " @\(DocumentText.number(constraint.priority))" }
    if constraint.isPlaceholder { text += " placeholder" }
    if let identifier = constraint.identifier { text += " \(DocumentText.quoted(identifier))" }
    return text
  }

  private static func rightSide(_ constraint: LayoutConstraint) -> String {
    let constant = constraint.constant.map(DocumentText.number) ?? "standard"
    guard let item = constraint.secondItem, let attribute = constraint.secondAttribute else {
      return constant
    }
    var text = "\(item).\(attribute.rawValue)"
    if constraint.multiplier.value != 1 {
      text = (NumberText.text(constraint.multiplier) ?? "?") + " * " + text
    }
    if constraint.constant == 0 { return text }
    return constant.hasPrefix("-") ? "\(text) - \(constant.dropFirst())" : "\(text) + \(constant)"
  }
}
