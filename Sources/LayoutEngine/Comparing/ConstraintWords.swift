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
    if second == constraint.firstItem, constraint.firstAttribute.isSize, secondAttribute.isSize {
      return "aspect ratio of \(names[second])"
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
    var text = subject(constraint) + " \(words(constraint.relation)) "
    text += constant(constraint)
    if constraint.multiplier.value != 1 { text += " (multiplier \(words(constraint.multiplier)))" }
    if constraint.priority != 1000 { text += " (priority \(number(constraint.priority)))" }
    return text
  }

  /// Everything that decides the constraint's effect.
  func facts(of constraint: LayoutConstraint) -> [Fact] {
    [
      Fact("constant", constant(constraint)), Fact("relation", words(constraint.relation)),
      Fact("multiplier", words(constraint.multiplier)), Fact("priority", constraint.priority),
      Fact("placeholder", constraint.isPlaceholder),
      Fact("identifier", constraint.identifier ?? "none"),
    ]
      + constraint.variations.flatMap { variation in
        variation.changes.map { change in
          let fact = self.fact(of: change, names)
          return Fact("\(fact.name) \(words(variation.condition))", fact.value)
        }
      }
  }

  /// A variation's replacement as a named value.
  func fact(of change: Variation.Change, _ names: ViewNames) -> Fact {
    func subjects(_ ids: [ObjectID]) -> String {
      list(ids.map { id in byID[id].map(subject) ?? id.rawValue }.sorted())
    }
    func views(_ ids: [ObjectID]) -> String { list(ids.map { names[$0] }.sorted()) }
    switch change {
    case .constant(let value): return Fact("constant", value)
    case .multiplier(let value): return Fact("multiplier", words(value))
    case .priority(let value): return Fact("priority", value)
    case .symbolic(let value): return Fact("standard value", value)
    case .hidden(let value): return Fact("hidden", value)
    case .frame(let value): return Fact("frame", words(value))
    case .margins(let value): return Fact("margins", words(value))
    case .font(let value): return Fact("font", words(value))
    case .numberOfLines(let value): return Fact("number of lines", Double(value))
    case .axis(let value): return Fact("axis", value.rawValue)
    case .distribution(let value): return Fact("distribution", value.rawValue)
    case .alignment(let value): return Fact("alignment", value.rawValue)
    case .spacing(let value): return Fact("spacing", value)
    case .image(let value): return Fact("image", value)
    case .text(let value): return Fact("text", value)
    case .placeholder(let value): return Fact("placeholder", value)
    case .hugging(let axis, let value): return Fact("\(axis.rawValue) hugging", value)
    case .compressionResistance(let axis, let value):
      return Fact("\(axis.rawValue) compression resistance", value)
    case .excludeConstraints(let ids): return Fact("constraints taken out", subjects(ids))
    case .includeConstraints(let ids): return Fact("constraints put in", subjects(ids))
    case .excludeSubviews(let ids): return Fact("views taken out", views(ids))
    case .includeSubviews(let ids): return Fact("views put in", views(ids))
    case .other(let name, let value): return Fact(name, value)
    }
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
