import LayoutModel

/// Rectangles, insets, masks and margins.
enum FrameReader {
  /// A `<rect>`; nil when a side is missing or not a sane number.
  static func frame(_ rect: XMLElement) -> Frame? {
    guard let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
      let height = rect.number("height")
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// A `<frame key="frameInset">`: distances from the superview's edges. A whole percentage of the
  /// superview (`width="100.00%"`) means no distance on the far side.
  static func frameInset(_ element: XMLElement) -> FrameInset {
    func side(_ name: String) -> Double? {
      guard let text = element[name] else { return nil }
      guard text.hasSuffix("%") else { return NumberText.number(text) }
      return NumberText.number(String(text.dropLast())) == 0 ? 0 : nil
    }
    var inset = FrameInset(
      minX: side("minX"), minY: side("minY"), maxX: side("maxX"), maxY: side("maxY"),
      width: side("width"), height: side("height"))
    if isWhole(element["width"]), inset.maxX == nil { inset.maxX = 0 }
    if isWhole(element["height"]), inset.maxY == nil { inset.maxY = 0 }
    return inset
  }

  private static func isWhole(_ text: String?) -> Bool {
    guard let text, text.hasSuffix("%") else { return false }
    return NumberText.number(String(text.dropLast())) == 100
  }

  static func autoresizing(of element: XMLElement) -> AutoresizingMask {
    guard let child = element.child("autoresizingMask", keyed: "autoresizingMask") else {
      return []
    }
    var mask: AutoresizingMask = []
    for (name, _) in child.attributes where child.isYES(name) {
      switch name {
      case "flexibleMinX": mask.insert(.flexibleMinX)
      case "widthSizable": mask.insert(.flexibleWidth)
      case "flexibleMaxX": mask.insert(.flexibleMaxX)
      case "flexibleMinY": mask.insert(.flexibleMinY)
      case "heightSizable": mask.insert(.flexibleHeight)
      case "flexibleMaxY": mask.insert(.flexibleMaxY)
      default: break
      }
    }
    return mask
  }

  /// The margins a child states; nil when it is another child.
  static func margins(_ child: XMLElement) -> Margins? {
    switch child.key {
    case "layoutMargins": .absolute(child.insets("top", "left", "bottom", "right"))
    case "directionalLayoutMargins":
      .directional(child.insets("top", "leading", "bottom", "trailing"))
    default: nil
    }
  }
}
