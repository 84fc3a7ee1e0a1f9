/// A button in its normal state.
package struct ButtonContent: Sendable, Hashable {
  /// `system`, `custom`, `roundedRect`, `infoLight`, `close`, ... ; nil = custom.
  package var type: String?
  package var title: TextContent?
  package var font: FontDescription?
  package var image: ImageContent?
  package var backgroundImage: String?
  /// The background image is one of the system's symbols.
  package var hasSymbolBackground = false
  /// Replaces the class's own padding when present.
  package var contentEdgeInsets: EdgeInsets?
  package var titleEdgeInsets: EdgeInsets?
  package var imageEdgeInsets: EdgeInsets?
  package var configuration: ButtonConfiguration?
  package var lineBreakMode: String?
  /// Where title and image stand in the button: `center`, `left`, `leading`, `fill`, ...; nil = center.
  package var horizontalAlignment: String?
  /// `center`, `top`, `bottom`, `fill`; nil = center.
  package var verticalAlignment: String?
  /// `primary`, `cancel`, `destructive`; nil = none.
  package var role: String?

  /// The title that is drawn: the configuration's where there is one, which may have none.
  package var shownTitle: TextContent? { configuration.map(\.title) ?? title }

  /// The picture that is drawn: the configuration's, else the normal state's.
  package var shownImage: ImageContent? { configuration?.image ?? image }
}

extension ButtonContent {
  package init(
    type: String? = nil, title: TextContent? = nil, font: FontDescription? = nil,
    image: ImageContent? = nil
  ) {
    self.type = type
    self.title = title
    self.font = font
    self.image = image
  }
}

extension ButtonContent: DescribedContent {
  package var contentName: String { "button" }
  package var isTextual: Bool { true }
  package var shownText: TextContent? { shownTitle }
  package var writtenText: String? { configuration?.title?.plain ?? title?.plain }
  package var fonts: [FontDescription] {
    [font, configuration?.font].compactMap(\.self)
      + [title, configuration?.title, configuration?.subtitle]
      .compactMap(\.self).flatMap { $0.runs.compactMap(\.font) }
  }
  package var images: [String] {
    [image?.name, backgroundImage, configuration?.image?.name].compactMap(\.self)
  }
  package func with(text: TextContent) -> ViewContent? {
    var button = self
    button.title = text
    return .button(button)
  }
  package func with(font: FontDescription) -> ViewContent? {
    var button = self
    button.font = font
    return .button(button)
  }
}
