extension LayoutConstraint {
  /// Everything the constraint says but for its variations. What it relates has no words: a diff
  /// tells it by the names of the views.
  package var fields: [ModelField] {
    [
      ModelField("constant", "constant", .number(constant), absent: "standard"),
      ModelField("relation", "relation", .word(relation.sign)),
      ModelField("multiplier", "multiplier", .multiplier(multiplier), standard: .multiplier(.one)),
      ModelField("priority", "priority", .number(priority), standard: .number(1000)),
      ModelField("placeholder", "placeholder", .flag(isPlaceholder), standard: .flag(false)),
      ModelField("identifier", "identifier", .word(identifier)),
      ModelField("symbolic", .flag(isSymbolic), standard: .flag(false)),
      ModelField("id", .word(id.rawValue)), ModelField("owner", .word(owner.rawValue)),
      ModelField("a", .word(firstItem.rawValue)),
      ModelField("aAttribute", .word(firstAttribute.rawValue)),
      ModelField("b", .word(secondItem?.rawValue)),
      ModelField("bAttribute", .word(secondAttribute?.rawValue)),
    ]
  }
}

extension LayoutGuide.Kind {
  /// The key by which a file names the guide, or the name of a known one.
  package var name: String {
    switch self {
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    case .contentLayout: "contentLayout"
    case .frameLayout: "frameLayout"
    case .keyboard: "keyboard"
    case .other(let name): name
    }
  }
}

extension Variation.Change {
  /// The replaced value under the name that the field has in a view or constraint.
  package var field: ModelField {
    switch self {
    case .constant(let value): ModelField("constant", "constant", .number(value))
    case .multiplier(let value): ModelField("multiplier", "multiplier", .multiplier(value))
    case .priority(let value): ModelField("priority", "priority", .number(value))
    case .symbolic(let value): ModelField("symbolic", "standard value", .flag(value))
    case .hidden(let value): ModelField("hidden", "hidden", .flag(value))
    case .frame(let value): ModelField("frame", "frame", .frame(value))
    case .fixedFrame(let value): ModelField("fixedFrame", "fixed frame", .flag(value))
    case .margins(let value): ModelField("margins", "margins", .margins(value))
    case .font(let value): ModelField("font", "font", .font(value))
    case .numberOfLines(let value): ModelField("numberOfLines", "number of lines", .count(value))
    case .axis(let value): ModelField("axis", "axis", .word(value.rawValue))
    case .distribution(let value):
      ModelField("distribution", "distribution", .word(value.rawValue))
    case .alignment(let value): ModelField("alignment", "alignment", .word(value.rawValue))
    case .spacing(let value): ModelField("spacing", "spacing", .number(value))
    case .image(let value): ModelField("image", "image", .word(value))
    case .text(let value): ModelField("text", "text", .word(value))
    case .placeholder(let value): ModelField("placeholder", "placeholder", .word(value))
    case .hugging(let axis, let value):
      ModelField(
        axis == .horizontal ? "huggingH" : "huggingV",
        axis == .horizontal ? "horizontal hugging" : "vertical hugging", .number(value))
    case .compressionResistance(let axis, let value):
      ModelField(
        axis == .horizontal ? "compressionH" : "compressionV",
        axis == .horizontal
          ? "horizontal compression resistance" : "vertical compression resistance",
        .number(value))
    case .excludeConstraints(let ids):
      ModelField("excludeConstraints", "constraints taken out", .constraints(ids))
    case .includeConstraints(let ids):
      ModelField("includeConstraints", "constraints put in", .constraints(ids))
    case .excludeSubviews(let ids): ModelField("excludeSubviews", "views taken out", .views(ids))
    case .includeSubviews(let ids): ModelField("includeSubviews", "views put in", .views(ids))
    case .other(let name, let value): ModelField("other:" + name, name, .word(value))
    }
  }
}

extension TraitCondition {
  package var fields: [ModelField] {
    [
      ModelField("key", .word(key)), ModelField("widthClass", .word(widthClass?.rawValue)),
      ModelField("heightClass", .word(heightClass?.rawValue)),
      ModelField("idiom", .word(idiom?.rawValue)), ModelField("default", .flag(isDefault)),
      ModelField("undecidable", .words(undecidable)), ModelField("groups", .words(groups)),
      ModelField("language", .word(language?.tag)),
    ]
  }
}
