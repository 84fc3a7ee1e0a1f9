public import LayoutModel

extension ViewContent {
  /// The images and symbols that the content names.
  public var imageNames: [String] {
    switch self {
    case .image(let image): [image.name]
    case .button(let button):
      [button.image?.name, button.backgroundImage, button.configuration?.image?.name].compactMap(
        \.self)
    case .segmented(let control): control.segments.compactMap(\.image)
    default: []
    }
  }

  /// The PostScript names of the fonts that the content names.
  public var fontNames: [String] {
    fonts.compactMap {
      guard case .named(let name, _) = $0.face else { return nil }
      return name
    }
  }

  /// The fonts of the content's texts, run by run.
  var fonts: [FontDescription] {
    switch self {
    case .label(let label): [label.font] + label.text.runs.compactMap(\.font)
    case .button(let button):
      [button.font, button.configuration?.font].compactMap(\.self)
        + [button.title, button.configuration?.title, button.configuration?.subtitle]
        .compactMap(\.self).flatMap { $0.runs.compactMap(\.font) }
    case .textField(let field): [field.font]
    case .textView(let text): [text.font] + text.text.runs.compactMap(\.font)
    default: []
    }
  }
}
