import LayoutModel

/// Properties of a view as lines of the text format.
enum LayoutPropertyText {
  /// The text that stands behind the class.
  static func text(of view: View) -> String? {
    let content = view.content.described
    return content.shownText?.plain ?? content.typedText.flatMap { $0.isEmpty ? nil : $0 }
      ?? content.parts.map { $0.compactMap(\.title).joined(separator: "|") }
  }

  static func properties(of view: View) -> [String] {
    var lines = content(view.content)
    if let declared = view.declared {
      if declared.width != nil || declared.height != nil {
        lines.append("contentSize \(optional(declared.width)) \(optional(declared.height))")
      }
      if declared.firstBaseline != nil || declared.lastBaseline != nil {
        lines.append(
          "baselines \(optional(declared.firstBaseline)) \(optional(declared.lastBaseline))")
      }
      if let insets = declared.alignmentInsets { lines.append("alignmentInsets \(sides(insets))") }
    }
    if view.hugging != WrittenContent.hugging(of: view.kind) {
      lines.append("hugging \(pair(view.hugging))")
    }
    if view.compressionResistance != AxisPair(horizontal: 750, vertical: 750) {
      lines.append("compression \(pair(view.compressionResistance))")
    }
    switch view.margins {
    case .directional(let insets)?, .absolute(let insets)?: lines.append("margins \(sides(insets))")
    case nil: break
    }
    if view.preservesSuperviewMargins { lines.append("preservesSuperviewMargins") }
    if view.isHidden { lines.append("hidden") }
    if view.clipsToBounds { lines.append("clips") }
    if view.isOpaqueBackground { lines.append("opaque") }
    if view.semantic != .unspecified { lines.append("semantic \(view.semantic.rawValue)") }
    return lines
  }

  /// The names of the images it shows.
  static func images(of view: View) -> [String] {
    switch view.content {
    case .image(let image): [image.name]
    case .button(let button): [button.shownImage?.name, button.backgroundImage].compactMap { $0 }
    default: []
    }
  }

  /// The properties of a view that the format has no words for.
  static func unsaid(of view: View) -> [String] {
    var lost: [String] = []
    if view.translatesMask || view.hasFixedFrame { lost.append("an autoresizing mask") }
    if view.followsReadableWidth { lost.append("margins that follow the readable width") }
    if !view.insetsMarginsFromSafeArea { lost.append("margins without the safe area") }
    if case .absolute = view.margins { lost.append("margins that do not mirror") }
    if view.key != nil { lost.append("its place as \(view.key ?? "")") }
    switch view.content {
    case .label(let label):
      if label.text.isAttributed { lost.append("attributed text") }
      if label.adjustsFontSizeToFit { lost.append("a font that shrinks") }
      if label.preferredMaxLayoutWidth > 0 { lost.append("a preferred width") }
    case .button(let button):
      if button.configuration != nil { lost.append("a button configuration") }
      if button.contentEdgeInsets != nil || button.titleEdgeInsets != nil
        || button.imageEdgeInsets != nil
      {
        lost.append("insets of a button's content")
      }
      if button.backgroundImage != nil { lost.append("a background image") }
    case .textField(let field):
      if field.isSecure { lost.append("secure text") }
      if field.hasClearButton { lost.append("a clear button") }
    case .textView(let text): if text.text.isAttributed { lost.append("attributed text") }
    case .stack(let stack):
      if stack.isBaselineRelative { lost.append("distances between baselines") }
    case .datePicker, .table: lost.append("a style")
    default: break
    }
    return lost
  }

  private static func content(_ content: ViewContent) -> [String] {
    switch content {
    case .label(let label):
      return font(label.font, usual: .system(17))
        + (label.numberOfLines == 1 ? [] : ["lines \(label.numberOfLines)"])
    case .button(let button):
      return (button.type == "system" ? [] : ["buttonType \(button.type ?? "custom")"])
        + (button.font.map { font($0, usual: nil) } ?? []) + image(button.image)
    case .textField(let field):
      return font(field.font, usual: .system(17))
        + (field.borderStyle == "roundedRect"
          ? [] : ["borderStyle \(field.borderStyle ?? "none")"])
        + (field.placeholder.map { ["placeholder \(quoted($0))"] } ?? [])
    case .image(let content): return image(content)
    case .pageControl(let pages): return ["pages \(pages)"]
    case .stack(let stack):
      var lines: [String] = []
      if stack.axis == .vertical { lines.append("axis vertical") }
      if stack.distribution != .fill { lines.append("distribution \(stack.distribution.rawValue)") }
      if stack.alignment != .fill { lines.append("alignment \(stack.alignment.rawValue)") }
      if stack.usesStandardSpacing {
        lines.append("spacing standard")
      } else if stack.spacing != 0 {
        lines.append("spacing \(number(stack.spacing))")
      }
      return lines
    default: return content.described.textFont.map { font($0, usual: .system(17)) } ?? []
    }
  }

  private static func image(_ image: ImageContent?) -> [String] {
    image.map { ["\($0.isSystemSymbol ? "symbol" : "image") \(quoted($0.name))"] } ?? []
  }

  private static func font(_ font: FontDescription, usual: FontDescription?) -> [String] {
    font == usual ? [] : [self.font(font)]
  }

  private static func font(_ font: FontDescription) -> String {
    switch font.face {
    case .system(let weight, let isItalic):
      return "font \(number(size(of: font)))" + (weight == "regular" ? "" : " \(weight)")
        + (isItalic ? " italic" : "")
    case .textStyle(let style):
      let word = LayoutProperties.styles.first { $0.value == style }?.key
      return "font \(word ?? "body")"
    case .named(let name, _): return "font \(quoted(name)) \(number(size(of: font)))"
    }
  }

  /// A size that can be read again: Interface Builder writes 0 where the system decides.
  private static func size(of font: FontDescription) -> Double {
    font.pointSize.flatMap { $0 > 0 ? $0 : nil } ?? 17
  }

  /// A change of a view's property; nil for what a block says in other ways.
  static func change(_ change: Variation.Change) -> String? {
    switch change {
    case .hidden(let value): value ? "hidden" : "shown"
    case .font(let value): font(value)
    case .numberOfLines(let value): "lines \(value)"
    case .axis(let value): "axis \(value.rawValue)"
    case .distribution(let value): "distribution \(value.rawValue)"
    case .alignment(let value): "alignment \(value.rawValue)"
    case .spacing(let value): "spacing \(number(value))"
    case .image(let value): "image \(quoted(value))"
    case .text(let value): "text \(quoted(value))"
    case .placeholder(let value): "placeholder \(quoted(value))"
    case .margins(.directional(let insets)), .margins(.absolute(let insets)):
      "margins \(sides(insets))"
    default: nil
    }
  }

  // MARK: Words

  /// In as few digits as say the same number; the format has no exponents.
  static func number(_ value: Double) -> String {
    guard value != 0, let exact = NumberText.text(value) else { return "0" }
    let short = Int(exactly: value).map(String.init) ?? value.description
    return short.contains("e") ? exact : short
  }
  private static func optional(_ value: Double?) -> String { value.map(number) ?? "none" }
  private static func pair(_ pair: AxisPair<Double>) -> String {
    "\(number(pair.horizontal)) \(number(pair.vertical))"
  }
  private static func sides(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
  }
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"", "\\": result += "\\" + String(character)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": continue
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}
