import LayoutModel

extension LayoutTextWriter {
  mutating func write(_ constraint: LayoutConstraint, in view: View) {
    guard let first = side(constraint.firstItem, constraint.firstAttribute, in: view) else {
      return lose(
        "a constraint of an object without words", of: constraint.id, at: constraint.location)
    }
    if constraint.isPlaceholder {
      lose("that it is a placeholder", of: constraint.id, at: constraint.location)
    }
    var equation = "\(first) \(constraint.relation.sign) "
    let constant = constraint.constant ?? 0
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      guard let second = side(item, attribute, in: view) else {
        return lose(
          "a constraint to an object without words", of: constraint.id, at: constraint.location)
      }
      if constraint.multiplier != .one {
        equation += LayoutPropertyText.number(constraint.multiplier.numerator)
        if constraint.multiplier.denominator != 1 {
          equation += " / " + LayoutPropertyText.number(constraint.multiplier.denominator)
        }
        equation += " * "
      }
      equation += second
      if constant != 0 {
        equation += " \(constant < 0 ? "-" : "+") \(LayoutPropertyText.number(abs(constant)))"
      }
    } else {
      equation += LayoutPropertyText.number(constant)
    }
    if constraint.priority < 1000 {
      equation += " @\(LayoutPropertyText.number(constraint.priority))"
    }
    if let name = constraintNames[constraint.id] { equation += " #\(name)" }
    line(equation)
  }

  /// An item as it is named in a view's body; nil where it has no name.
  private func side(
    _ item: ObjectID, _ attribute: LayoutAttribute, in view: View
  ) -> String? {
    // Interface Builder's word for the last baseline is not UIKit's.
    let word = attribute == .baseline ? LayoutAttribute.lastBaseline.rawValue : attribute.rawValue
    if item == view.id { return "superview.\(word)" }
    if let guide = view.guides.first(where: { $0.id == item }), let name = Self.word(guide.kind) {
      return "\(name).\(word)"
    }
    guard var path = paths[item] else { return nil }
    guard view.id != root else { return "\(path).\(word)" }
    guard let own = paths[view.id], path.hasPrefix(own + ".") else { return nil }
    path.removeFirst(own.count + 1)
    return "\(path).\(word)"
  }
}
