/// A button in its normal state.
public struct ButtonContent: Sendable, Hashable {
  /// `system`, `custom`, `roundedRect`, `infoLight`, `close`, ... ; nil = custom.
  public var type: String?
  public var title: TextContent?
  public var font: FontDescription?
  public var image: ImageContent?
  public var backgroundImage: String?
  /// The background image is one of the system's symbols.
  public var hasSymbolBackground: Bool
  /// Replaces the class's own padding when present.
  public var contentEdgeInsets: EdgeInsets?
  public var titleEdgeInsets: EdgeInsets?
  public var imageEdgeInsets: EdgeInsets?
  public var configuration: ButtonConfiguration?
  public var lineBreakMode: String?
  /// `primary`, `cancel`, `destructive`; nil = none.
  public var role: String?
  public init(
    type: String? = nil, title: TextContent? = nil, font: FontDescription? = nil,
    image: ImageContent? = nil, backgroundImage: String? = nil,
    hasSymbolBackground: Bool = false, contentEdgeInsets: EdgeInsets? = nil,
    titleEdgeInsets: EdgeInsets? = nil,
    imageEdgeInsets: EdgeInsets? = nil, configuration: ButtonConfiguration? = nil,
    lineBreakMode: String? = nil, role: String? = nil
  ) {
    self.type = type
    self.title = title
    self.font = font
    self.image = image
    self.backgroundImage = backgroundImage
    self.hasSymbolBackground = hasSymbolBackground
    self.contentEdgeInsets = contentEdgeInsets
    self.titleEdgeInsets = titleEdgeInsets
    self.imageEdgeInsets = imageEdgeInsets
    self.configuration = configuration
    self.lineBreakMode = lineBreakMode
    self.role = role
  }

  /// The title that is drawn: the configuration's where there is one, which may have none.
  public var shownTitle: TextContent? { configuration.map(\.title) ?? title }

  /// The picture that is drawn: the configuration's, else the normal state's.
  public var shownImage: ImageContent? { configuration?.image ?? image }
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
