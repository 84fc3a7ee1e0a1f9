import LayoutModel

/// How large system symbols are drawn inside buttons.
///
/// Files list symbols at a size of their own, 128 points on the longer side, 64 in Xcode 11. Drawn at 17 points,
/// one in a circle is 20 wide; the large scale is 1.29 times that. Each symbol
/// without a circle has a ratio of its own: those met in documents are listed, others count as circles.
/// Measured on buttons and image views of public documents; the small scale, 0.79, is assumed.
enum SymbolSizes {
  /// The drawn size over the file's at a symbol size of 17 points.
  private static let measured: [String: Double] = [
    "chevron.backward": 0.1306, "chevron.forward": 0.1306, "chevron.left": 0.1306,
    "chevron.right": 0.1306, "chevron.down": 0.1432, "chevron.up": 0.1432,
    "plus": 0.143, "tag.fill": 0.177, "trash": 0.1624, "trash.fill": 0.1624, "xmark": 0.1367,
    "rectangle.portrait.and.arrow.right": 0.182,
  ]

  /// The size at which `image` is drawn, whole pixels; nil where the file does not list it.
  static func size(of image: ImageContent, listed: Size?, scale: Int) -> Size? {
    guard let listed, listed.width > 0, listed.height > 0 else { return nil }
    var ratio = measured[image.name] ?? 20.0 / 128
    ratio *= (image.symbolPointSize ?? 17) / 17
    if max(listed.width, listed.height) <= 64 { ratio *= 2 }
    switch image.symbolScale {
    case "large": ratio *= 1.29
    case "small": ratio *= 0.79
    default: break
    }
    return Size(
      width: roundToPixels(listed.width * ratio, scale),
      height: roundToPixels(listed.height * ratio, scale))
  }
}
