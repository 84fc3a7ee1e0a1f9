internal import LayoutModel

/// Names constraints as a person would: `leading of Title to Safe Area`.
struct ConstraintWords {
  let names: ViewNames
  /// Constraints by id, for variations that name them.
  let byID: [ObjectID: LayoutConstraint]
  /// Whether the first is a container of the second (an ancestor, or a guide).
  let contains: (ObjectID, ObjectID) -> Bool

  /// What the constraint relates, without its value.
  func subject(_ constraint: LayoutConstraint) -> String {
    guard let second = constraint.secondItem, let secondAttribute = constraint.secondAttribute
    else { return "\(words(constraint.firstAttribute)) of \(names[constraint.firstItem])" }
    if isOfAspect(constraint) {
      return constraint.firstAttribute == .width
        ? "aspect ratio of \(names[second])" : "height to width of \(names[second])"
    }
    var near = (constraint.firstItem, constraint.firstAttribute)
    var far = (second, secondAttribute)
    // Interface Builder writes far edges as "superview.trailing = view.trailing + 16".
    if contains(near.0, far.0) { swap(&near, &far) }
    let end = near.1 == far.1 ? names[far.0] : "\(words(far.1)) of \(names[far.0])"
    return "\(words(near.1)) of \(names[near.0]) to \(end)"
  }

  /// With its value, as in `width of Avatar >= 40 (priority 750)`.
  func sentence(_ constraint: LayoutConstraint) -> String {
    var text = subject(constraint) + " \(constraint.relation.sign) "
    if isOfAspect(constraint) {
      text += words(constraint.multiplier)
      if let more = constraint.constant, more != 0 {
        text += more < 0 ? " - \(number(-more))" : " + \(number(more))"
      }
    } else {
      text += constant(constraint)
      if constraint.multiplier.value != 1 {
        text += " (multiplier \(words(constraint.multiplier)))"
      }
    }
    if constraint.priority != 1000 { text += " (priority \(number(constraint.priority)))" }
    return text
  }

  /// Everything that decides the constraint's effect.
  func facts(of constraint: LayoutConstraint) -> [Fact] {
    facts(of: constraint.fields) + facts(of: constraint.variations)
  }

  /// The fields that a diff tells, in their order.
  func facts(of fields: [ModelField]) -> [Fact] {
    Fact.told(
      fields, view: { names[$0] }, constraint: { id in byID[id].map(subject) ?? id.rawValue })
  }

  /// Each replaced value under its name and condition.
  func facts(of variations: [Variation]) -> [Fact] {
    variations.flatMap { variation in
      let when = words(variation.condition)
      return facts(of: variation.changes.map(\.field)).map { Fact("\($0.name) \(when)", $0.value) }
    }
  }

  /// Whether it ties the two sizes of one view to each other.
  private func isOfAspect(_ constraint: LayoutConstraint) -> Bool {
    constraint.secondItem == constraint.firstItem && constraint.firstAttribute.isSize
      && constraint.secondAttribute?.isSize == true
  }

  private func constant(_ constraint: LayoutConstraint) -> String {
    constraint.constant.map(number) ?? "standard"
  }
}

extension ConstraintWords {
  /// The words of one scene.
  init(_ index: SceneIndex) {
    self.init(
      names: index.names,
      byID: Dictionary(index.constraints.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a }),
      contains: { outer, inner in
        guard let inside = index.position[inner] else { return false }
        guard let around = index.position[outer] else { return true }
        return index.isAncestor(around, of: inside)
      })
  }
}

extension LayoutConstraint {
  /// The same relation with its items in the other order; nil where that is not one number's sign.
  var reversed: LayoutConstraint? {
    guard let second = secondItem, let attribute = secondAttribute, multiplier.value == 1,
      let constant
    else { return nil }
    var other = self
    other.firstItem = second
    other.firstAttribute = attribute
    other.secondItem = firstItem
    other.secondAttribute = firstAttribute
    other.constant = constant == 0 ? 0 : -constant
    switch relation {
    case .equal: other.relation = .equal
    case .lessThanOrEqual: other.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: other.relation = .lessThanOrEqual
    }
    return other
  }

  /// What is related, without how: a constraint that was made anew still relates the same.
  var relates: [String] {
    [
      firstItem.rawValue, firstAttribute.rawValue, secondItem?.rawValue ?? "",
      secondAttribute?.rawValue ?? "",
    ]
  }
}
