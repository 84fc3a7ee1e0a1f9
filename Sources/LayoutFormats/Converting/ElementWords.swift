import LayoutModel

/// Interface Builder's names for kinds of views, their contents and their changes.
enum ElementWords {
  /// Kinds that only run time knows are plain views with a class.
  static func element(of view: View) -> String { view.kind.rawValue }

  static func attributes(of view: View) -> [(String, String)] {
    var words: [(String, String)] = []
    if view.isHidden { words.append(("hidden", "YES")) }
    if view.clipsToBounds { words.append(("clipsSubviews", "YES")) }
    for (axis, name) in [(Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
      if view.hugging[axis] != 250 {
        words.append((name + "HuggingPriority", number(view.hugging[axis])))
      }
      if view.compressionResistance[axis] != 750 {
        words.append(
          (name + "CompressionResistancePriority", number(view.compressionResistance[axis])))
      }
    }
    if view.preservesSuperviewMargins { words.append(("preservesSuperviewLayoutMargins", "YES")) }
    if view.semantic != .unspecified {
      words.append(("semanticContentAttribute", view.semantic.rawValue))
    }
    return words + content(view.content)
  }

  private static func content(_ content: ViewContent) -> [(String, String)] {
    switch content {
    case .label(let label):
      return [
        ("text", label.text.plain),
        ("lineBreakMode", label.numberOfLines == 1 ? "tailTruncation" : "wordWrap"),
        ("numberOfLines", "\(label.numberOfLines)"), ("adjustsFontSizeToFit", "NO"),
      ]
    case .button(let button):
      return [("buttonType", button.type ?? "system"), ("lineBreakMode", "middleTruncation")]
    case .textField(let field):
      return [
        ("borderStyle", field.borderStyle), ("text", field.text),
        ("placeholder", field.placeholder), ("minimumFontSize", "17"),
      ].compactMap { name, value in value.map { (name, $0) } }
    case .image(let image):
      return image.isSystemSymbol
        ? [("image", image.name), ("catalog", "system")] : [("image", image.name)]
    case .stack(let stack):
      var words: [(String, String)] = []
      if stack.axis == .vertical { words.append(("axis", "vertical")) }
      if stack.distribution != .fill { words.append(("distribution", stack.distribution.rawValue)) }
      if stack.alignment != .fill { words.append(("alignment", alignment(stack))) }
      if stack.usesStandardSpacing {
        words.append(("spacingType", "standard"))
      } else if stack.spacing != 0 {
        words.append(("spacing", number(stack.spacing)))
      }
      return words
    case .pageControl(let pages): return [("numberOfPages", "\(pages)")]
    case .progress(let style?): return [("progressViewStyle", style)]
    default: return content.described.shownText.map { [("text", $0.plain)] } ?? []
    }
  }

  /// Leading is top, trailing bottom, where views stand side by side.
  private static func alignment(_ stack: StackContent) -> String {
    guard stack.axis == .horizontal else { return stack.alignment.rawValue }
    switch stack.alignment {
    case .leading: return "top"
    case .trailing: return "bottom"
    default: return stack.alignment.rawValue
    }
  }

  /// Elements of their own, by name.
  static func children(of view: View) -> [(String, [(String, String)])] {
    var children: [(String, [(String, String)])] = []
    switch view.content {
    case .button(let button):
      if let own = button.font { children.append(font(own)) }
      if let title = button.title {
        children.append(("state", [("key", "normal"), ("title", title.plain)]))
      }
    default:
      if let own = view.content.described.textFont { children.append(font(own)) }
    }
    if view.isOpaqueBackground {
      children.append(
        ("color", [("key", "backgroundColor"), ("systemColor", "systemBackgroundColor")]))
    }
    return children
  }

  static func font(_ font: FontDescription) -> (String, [(String, String)]) {
    var words = [("key", "fontDescription")]
    switch font.face {
    case .system(let weight, let isItalic):
      words.append(("type", isItalic ? "italicSystem" : "system"))
      if weight != "regular" { words.append(("weight", weight)) }
    case .textStyle(let style): words.append(("style", style))
    case .named(let name, let family):
      words.append(("name", name))
      if let family { words.append(("family", family)) }
    }
    if let size = font.pointSize { words.append(("pointSize", number(size))) }
    return ("fontDescription", words)
  }

  /// The condition as a variation's key.
  static func key(of condition: TraitCondition) -> String {
    if condition.isDefault { return "default" }
    return [
      condition.heightClass.map { "heightClass=\($0.rawValue)" },
      condition.widthClass.map { "widthClass=\($0.rawValue)" },
      condition.idiom.map { "userInterfaceIdiom=\($0.rawValue)" },
    ].compactMap { $0 }.joined(separator: "-")
  }

  /// A change that is one attribute of a variation; nil for others.
  static func attribute(of change: Variation.Change) -> (String, String)? {
    switch change {
    case .constant(let value): ("constant", number(value))
    case .multiplier(let value): NumberText.text(value).map { ("multiplier", $0) }
    case .priority(let value): ("priority", number(value))
    case .hidden(let value): ("hidden", value ? "YES" : "NO")
    case .numberOfLines(let value): ("numberOfLines", "\(value)")
    case .axis(let value): ("axis", value.rawValue)
    case .distribution(let value): ("distribution", value.rawValue)
    case .alignment(let value): ("alignment", value.rawValue)
    case .spacing(let value): ("spacing", number(value))
    case .image(let value): ("image", value)
    case .hugging(.horizontal, let value): ("horizontalHuggingPriority", number(value))
    case .hugging(.vertical, let value): ("verticalHuggingPriority", number(value))
    case .compressionResistance(.horizontal, let value):
      ("horizontalCompressionResistancePriority", number(value))
    case .compressionResistance(.vertical, let value):
      ("verticalCompressionResistancePriority", number(value))
    default: nil
    }
  }

  private static func number(_ value: Double) -> String { NumberText.text(value) ?? "0.0" }
}
