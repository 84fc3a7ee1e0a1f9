/// A button configuration (iOS 15).
public struct ButtonConfiguration: Sendable, Hashable {
  /// `plain`, `gray`, `tinted`, `filled`.
  public var style: String
  public var title: TextContent?
  public var subtitle: TextContent?
  public var image: ImageContent?
  public var font: FontDescription?
  public var contentInsets: EdgeInsets?
  public var imagePlacement: String?
  public var imagePadding: Double
  public var titlePadding: Double
  public var buttonSize: String?
  public init(
    style: String, title: TextContent? = nil, subtitle: TextContent? = nil,
    image: ImageContent? = nil, font: FontDescription? = nil, contentInsets: EdgeInsets? = nil,
    imagePlacement: String? = nil, imagePadding: Double = 0, titlePadding: Double = 0,
    buttonSize: String? = nil
  ) {
    self.style = style
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.font = font
    self.contentInsets = contentInsets
    self.imagePlacement = imagePlacement
    self.imagePadding = imagePadding
    self.titlePadding = titlePadding
    self.buttonSize = buttonSize
  }
}
