internal import LayoutModel

/// Constraints and variations as bytes.
extension CanonicalBytes {
  mutating func add(_ constraint: LayoutConstraint) {
    add(constraint.id.rawValue)
    add(constraint.owner.rawValue)
    add(constraint.firstItem.rawValue)
    add(constraint.firstAttribute.rawValue)
    add(constraint.relation.rawValue)
    add(constraint.secondItem?.rawValue)
    add(constraint.secondAttribute?.rawValue)
    add(constraint.multiplier)
    add(constraint.constant)
    add(constraint.priority)
    add(constraint.identifier)
    add(constraint.isSymbolic)
    add(constraint.isPlaceholder)
    add(list: constraint.variations) { $0.add($1) }
  }

  mutating func add(_ variation: Variation) {
    let condition = variation.condition
    add(condition.key)
    add(condition.widthClass?.rawValue)
    add(condition.heightClass?.rawValue)
    add(condition.idiom?.rawValue)
    add(condition.isDefault)
    // Few conditions have any of these; the bytes of the others are as they were without them.
    let needed =
      condition.groups.map { "group \($0)" }
      + (condition.language.map { ["language \($0.tag)"] } ?? [])
    add(list: condition.undecidable + needed) { $0.add($1) }
    add(list: variation.changes) { $0.add($1) }
  }

  private mutating func add(_ multiplier: Multiplier) {
    add(multiplier.numerator)
    add(multiplier.denominator)
  }

  private mutating func add(_ change: Variation.Change) {
    switch change {
    case .constant(let value):
      add("constant")
      add(value)
    case .multiplier(let value):
      add("multiplier")
      add(value)
    case .priority(let value):
      add("priority")
      add(value)
    case .symbolic(let value):
      add("symbolic")
      add(value)
    case .hidden(let value):
      add("hidden")
      add(value)
    case .frame(let value):
      add("frame")
      add(value)
    case .margins(let value):
      add("margins")
      add(value)
    case .font(let value):
      add("font")
      add(value)
    case .text(let value):
      add("text")
      add(value)
    case .placeholder(let value):
      add("placeholder")
      add(value)
    case .numberOfLines(let value):
      add("numberOfLines")
      add(value)
    case .axis(let value):
      add("axis")
      add(value.rawValue)
    case .distribution(let value):
      add("distribution")
      add(value.rawValue)
    case .alignment(let value):
      add("alignment")
      add(value.rawValue)
    case .spacing(let value):
      add("spacing")
      add(value)
    case .image(let value):
      add("image")
      add(value)
    case .hugging(let axis, let value):
      add("hugging " + axis.rawValue)
      add(value)
    case .compressionResistance(let axis, let value):
      add("compression " + axis.rawValue)
      add(value)
    case .excludeConstraints(let ids):
      add("excludeConstraints")
      add(ids)
    case .includeConstraints(let ids):
      add("includeConstraints")
      add(ids)
    case .excludeSubviews(let ids):
      add("excludeSubviews")
      add(ids)
    case .includeSubviews(let ids):
      add("includeSubviews")
      add(ids)
    case .other(let name, let value):
      add("other")
      add(name)
      add(value)
    }
  }
}
