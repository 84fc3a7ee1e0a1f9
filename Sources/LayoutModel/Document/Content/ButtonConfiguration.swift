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
}

extension ButtonConfiguration {
  package init(style: String) { self.style = style }
}
