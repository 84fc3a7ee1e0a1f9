/// A button configuration (iOS 15).
package struct ButtonConfiguration: Sendable, Hashable {
  /// `plain`, `gray`, `tinted`, `filled`.
  package var style: String
  package var title: TextContent?
  package var subtitle: TextContent?
  package var image: ImageContent?
  package var font: FontDescription?
  package var contentInsets: EdgeInsets?
  package var imagePlacement: String?
  package var imagePadding: Double = 0
  package var titlePadding: Double = 0
  package var buttonSize: String?
  package init(
    style: String, title: TextContent? = nil, subtitle: TextContent? = nil,
    image: ImageContent? = nil, font: FontDescription? = nil, contentInsets: EdgeInsets? = nil,
    imagePlacement: String? = nil,
    buttonSize: String? = nil
  ) {
    self.style = style
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.font = font
    self.contentInsets = contentInsets
    self.imagePlacement = imagePlacement
    self.buttonSize = buttonSize
  }
}
