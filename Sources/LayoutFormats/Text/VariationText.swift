import LayoutModel

/// `heightClass=compact: constant 4`.
enum VariationText {
  static func line(_ variation: Variation) -> String {
    "\(variation.condition.key): " + variation.changes.map(words).joined(separator: "; ")
  }

  private static func words(_ change: Variation.Change) -> String {
    let number = DocumentText.number
    func list(_ ids: [ObjectID]) -> String { ids.sorted().map(\.rawValue).joined(separator: " ") }
    return switch change {
    case .constant(let value): "constant \(number(value))"
    case .multiplier(let value): "multiplier \(NumberText.text(value) ?? "?")"
    case .priority(let value): "priority \(number(value))"
    case .symbolic(let value): "symbolic \(value)"
    case .hidden(let value): "hidden \(value)"
    case .frame(let frame): "frame \(DocumentText.frame(frame))"
    case .margins(let margins): "margins \(ViewText.word(margins))"
    case .font(let font): "font \(ContentText.font(font))"
    case .numberOfLines(let value): "lines \(value)"
    case .axis(let axis): "axis \(axis.rawValue)"
    case .distribution(let value): "distribution \(value.rawValue)"
    case .alignment(let value): "alignment \(value.rawValue)"
    case .spacing(let value): "spacing \(number(value))"
    case .image(let name): "image \(DocumentText.quoted(name))"
    case .text(let text): "text \(DocumentText.quoted(text))"
    case .placeholder(let text): "placeholder \(DocumentText.quoted(text))"
    case .hugging(let axis, let value): "hugging \(axis.rawValue) \(number(value))"
    case .compressionResistance(let axis, let value):
      "compression \(axis.rawValue) \(number(value))"
    case .excludeConstraints(let ids): "without constraints \(list(ids))"
    case .includeConstraints(let ids): "with constraints \(list(ids))"
    case .excludeSubviews(let ids): "without subviews \(list(ids))"
    case .includeSubviews(let ids): "with subviews \(list(ids))"
    case .other(let name, let value): "\(name) \(DocumentText.quoted(value))"
    }
  }
}
