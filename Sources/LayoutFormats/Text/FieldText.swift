import LayoutModel

/// Fields as words: `name=value` for what is set, the bare name for what is on, `no-name` for what is
/// off and usually on.
enum FieldText {
  static func words(_ fields: [ModelField]) -> [String] {
    fields.filter { !$0.isDerived && $0.value != $0.standard }.compactMap(word)
  }

  /// A replaced value, which is told whatever it is.
  static func words(_ change: ModelField) -> String {
    if case .flag(let value) = change.value { return "\(change.name)=\(value)" }
    return word(change) ?? change.name
  }

  private static func word(_ field: ModelField) -> String? {
    if case .flag(let value) = field.value {
      return value ? field.name : field.standard == nil ? nil : "no-" + field.name
    }
    return text(field.value).map { "\(field.name)=\($0)" }
  }

  /// A value on one line; nil where there is none.
  private static func text(_ value: FieldValue) -> String? {
    let (number, quoted) = (DocumentText.number, DocumentText.quoted)
    return switch value {
    case .flag(let value): "\(value)"
    case .number(let value): value.map(number)
    case .count(let value): value.map(String.init)
    case .word(let value): value
    case .words(let values): values.isEmpty ? nil : values.joined(separator: ",")
    case .text(let value): value.map(quoted)
    case .styledText(let value): value.map(styled)
    case .styling(let value): styled(value)
    case .font(let value): value.map(font)
    case .image(let value): value.map(image)
    case .frame(let value):
      value.map { [$0.x, $0.y, $0.width, $0.height].map(number).joined(separator: ",") }
    case .size(let value): value.map { "\(number($0.width))x\(number($0.height))" }
    case .insets(let value): value.map(insets)
    case .margins(.absolute(let value)): insets(value)
    case .margins(.directional(let value)): "directional:" + insets(value)
    case .margins(nil): nil
    case .mask(let value): "\(value.rawValue)"
    case .placeholder(.points(let points)): number(points)
    case .placeholder(.infinite): "none"
    case .placeholder(nil): nil
    case .multiplier(let value): NumberText.text(value) ?? "?"
    case .segments(let segments):
      segments.map { segment in
        quoted(segment.title ?? segment.image ?? "")
          + (segment.width.map { ":\(number($0))" } ?? "")
      }.joined(separator: ",")
    case .views(let ids), .constraints(let ids): ids.sorted().map(\.rawValue).joined(separator: ",")
    case .fields(let fields): fields.map { "(\(words($0).joined(separator: " ")))" }
    case .list(let values):
      values.isEmpty ? nil : values.map { "(\(words($0).joined(separator: " ")))" }.joined()
    }
  }

  private static func insets(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(DocumentText.number)
      .joined(separator: ",")
  }

  private static func font(_ font: FontDescription) -> String {
    let face =
      switch font.face {
      case .system(let weight, let italic): "system-\(weight)" + (italic ? "-italic" : "")
      case .textStyle(let style): style
      case .named(let name, _): name
      }
    return face + (font.pointSize.map { ":\(DocumentText.number($0))" } ?? "")
  }

  /// The text, then the font, the heights and the spacing of each run that states some.
  private static func styled(_ text: TextContent) -> String {
    let styles = text.runs.compactMap { run -> String? in
      let spacing = [
        run.minimumLineHeight, run.maximumLineHeight, run.lineHeightMultiple, run.lineSpacing,
        run.kern,
      ]
      let heights = spacing.contains { $0 != nil }
      guard run.font != nil || heights else { return nil }
      return (run.font.map(font) ?? "own")
        + (heights
          ? ":" + spacing.map { $0.map(DocumentText.number) ?? "-" }.joined(separator: "/") : "")
    }
    return DocumentText.quoted(text.plain)
      + (styles.isEmpty ? "" : "(\(styles.joined(separator: ",")))")
  }

  private static func image(_ image: ImageContent) -> String {
    DocumentText.quoted(image.name)
      + (image.symbolPointSize.map { ":\(DocumentText.number($0))" } ?? "")
      + (image.symbolScale.map { ":\($0)" } ?? "") + (image.symbolTextStyle.map { ":\($0)" } ?? "")
  }
}
