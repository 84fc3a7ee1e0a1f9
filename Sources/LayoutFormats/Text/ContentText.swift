import LayoutModel

/// What a view shows, in words.
enum ContentText {
  static func words(_ content: ViewContent) -> [String] {
    switch content {
    case .none: return []
    case .label(let label):
      return text("text", label.text) + [
        "font=\(font(label.font))", "lines=\(label.numberOfLines)",
      ] + word("break", label.lineBreakMode) + (label.adjustsFontSizeToFit ? ["shrinks"] : [])
        + (label.preferredMaxLayoutWidth == 0
          ? [] : ["wraps-at=\(DocumentText.number(label.preferredMaxLayoutWidth))"])
    case .button(let button): return words(button)
    case .textField(let field):
      return word("border", field.borderStyle) + quoted("text", field.text)
        + quoted("placeholder", field.placeholder) + ["font=\(font(field.font))"]
        + (field.isSecure ? ["secure"] : [])
    case .textView(let view):
      return text("text", view.text) + ["font=\(font(view.font))"]
        + (view.isScrollEnabled ? [] : ["grows"])
    case .image(let image): return [self.image(image)]
    case .stack(let stack):
      return [
        stack.axis.rawValue, stack.distribution.rawValue, "align=\(stack.alignment.rawValue)",
        "spacing=\(stack.usesStandardSpacing ? "standard" : DocumentText.number(stack.spacing))",
      ] + (stack.isBaselineRelative ? ["baseline-relative"] : [])
    case .segmented(let control):
      return [
        "segments="
          + control.segments.map { segment in
            DocumentText.quoted(segment.title ?? segment.image ?? "")
              + (segment.width.map { ":\(DocumentText.number($0))" } ?? "")
          }.joined(separator: ",")
      ]
    case .progress(let style), .activityIndicator(let style): return word("style", style)
    case .pageControl(let pages): return ["pages=\(pages)"]
    case .datePicker(let mode, let style): return word("mode", mode) + word("style", style)
    case .table(let table):
      return word("style", table.style)
        + (table.rowHeight.map { ["row=\(DocumentText.number($0))"] } ?? [])
    }
  }

  private static func words(_ button: ButtonContent) -> [String] {
    var words = word("type", button.type)
    if let title = button.title { words += text("title", title) }
    if let font = button.font { words.append("font=\(self.font(font))") }
    if let image = button.image { words.append(self.image(image)) }
    words += quoted("background", button.backgroundImage)
    if let insets = button.contentEdgeInsets {
      words.append("insets=\(DocumentText.insets(insets))")
    }
    guard let configuration = button.configuration else { return words }
    words.append("configuration=\(configuration.style)")
    if let title = configuration.title { words += text("title", title) }
    if let subtitle = configuration.subtitle { words += text("subtitle", subtitle) }
    if let font = configuration.font { words.append("font=\(self.font(font))") }
    if let image = configuration.image { words.append(self.image(image)) }
    if let insets = configuration.contentInsets {
      words.append("insets=\(DocumentText.insets(insets))")
    }
    return words
  }

  static func font(_ font: FontDescription) -> String {
    let face =
      switch font.face {
      case .system(let weight, let italic): "system-\(weight)" + (italic ? "-italic" : "")
      case .textStyle(let style): style
      case .named(let name, _): name
      }
    return face + (font.pointSize.map { ":\(DocumentText.number($0))" } ?? "")
  }

  private static func text(_ name: String, _ text: TextContent) -> [String] {
    let fonts = text.runs.compactMap(\.font).map(font)
    return ["\(name)=\(DocumentText.quoted(text.plain))"]
      + (fonts.isEmpty ? [] : ["fonts=" + fonts.joined(separator: ",")])
  }

  private static func image(_ image: ImageContent) -> String {
    "image=\(DocumentText.quoted(image.name))"
      + (image.symbolPointSize.map { ":\(DocumentText.number($0))" } ?? "")
      + (image.symbolScale.map { ":\($0)" } ?? "")
  }

  private static func word(_ name: String, _ value: String?) -> [String] {
    value.map { ["\(name)=\($0)"] } ?? []
  }

  private static func quoted(_ name: String, _ value: String?) -> [String] {
    value.map { ["\(name)=\(DocumentText.quoted($0))"] } ?? []
  }
}
