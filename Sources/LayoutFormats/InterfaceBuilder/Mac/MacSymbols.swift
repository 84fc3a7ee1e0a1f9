internal import LayoutModel

/// Tells views of AppKit how high the system symbols are that they show, by the sizes that the document
/// lists.
///
/// Since macOS 11 the template images of older systems are drawn as symbols.
struct MacSymbols {
  private let listed: [String: ImageResource]

  init(_ listed: [String: ImageResource]) { self.listed = listed }

  func note(in scenes: inout [Scene]) {
    guard !listed.isEmpty else { return }
    for place in scenes.indices { note(in: &scenes[place].root) }
  }

  private func note(in view: inout View) {
    if case .mac(var content) = view.content, let image = content.image,
      let height = height(of: image, inButton: content.control != .image)
    {
      content.symbolHeight = height
      view.content = .mac(content)
    }
    for place in view.subviews.indices { note(in: &view.subviews[place]) }
  }

  private func height(of image: ImageContent, inButton isInButton: Bool) -> Double? {
    guard image.isSystemSymbol || isTemplate(image.name), let size = listed[image.name]?.size,
      size.height > 0
    else { return nil }
    return isInButton ? MacTemplatePicture.drawn(image.name, listed: size).height : size.height
  }

  /// A badge is no symbol: recorded image views that show it are as high as constraints make them.
  private func isTemplate(_ name: String) -> Bool {
    name.hasPrefix("NS") && name.hasSuffix("Template") && name != "NSSmartBadgeTemplate"
  }
}
