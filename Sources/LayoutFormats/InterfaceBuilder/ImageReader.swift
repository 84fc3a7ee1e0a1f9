import LayoutModel

/// Images that views name, and the sizes the document's resources give them.
enum ImageReader {
  /// The image of property `name`, with its symbol configuration under `configuration`.
  static func image(
    _ name: String = "image", configuration: String = "preferredSymbolConfiguration",
    of element: XMLElement
  ) -> ImageContent? {
    var image: ImageContent
    if let reference = element.child("imageReference", keyed: name), let file = reference["image"] {
      image = ImageContent(
        name: file, isSystemSymbol: reference["catalog"] == "system",
        symbolScale: reference["symbolScale"])
    } else if let file = element[name] {
      image = ImageContent(name: file, isSystemSymbol: element["catalog"] == "system")
    } else {
      return nil
    }
    if let symbol = element.child(keyed: configuration) {
      image.symbolPointSize = symbol.number("pointSize")
      // What the reference says of its own comes first: as recorded on 3 buttons that say both.
      if image.symbolScale == nil || image.symbolScale == "default", let scale = symbol["scale"],
        scale != "default"
      {
        image.symbolScale = scale
      }
      if let description = symbol.child("fontDescription") {
        let font = FontReader.font(of: description)
        if case .textStyle(let style) = font.face { image.symbolTextStyle = style }
        if image.symbolPointSize == nil { image.symbolPointSize = font.pointSize }
      }
      if let style = symbol["textStyle"] { image.symbolTextStyle = style }
    }
    return image
  }

  /// The `<image>` entries of `<resources>`.
  static func resources(of document: XMLElement) -> [String: ImageResource] {
    var images: [String: ImageResource] = [:]
    for element in document.child("resources").map({ Array($0.children) }) ?? []
    where element.name == "image" {
      guard let name = element["name"], let width = element.number("width"),
        let height = element.number("height")
      else { continue }
      images[name] = ImageResource(
        size: Size(width: width, height: height), isSystemSymbol: element["catalog"] == "system")
    }
    return images
  }
}
