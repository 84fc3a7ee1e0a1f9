internal import LayoutModel

/// Reads what a window allows its content.
enum MacWindowReader {
  /// nil: the view is no window's content.
  static func window(around view: XMLElement) -> WindowContext? {
    guard view.key == "contentView", let window = view.parent, window.name == "window" else {
      return nil
    }
    return WindowContext(
      minimum: size("minSize", of: window) ?? size("contentMinSize", of: window),
      maximum: size("maxSize", of: window) ?? size("contentMaxSize", of: window))
  }

  /// The size under a key; nil where it limits nothing, being zero or 100,000 points and more.
  private static func size(_ key: String, of window: XMLElement) -> Size? {
    guard let value = window.child("value", keyed: key), let width = value.number("width"),
      let height = value.number("height"), width > 0, height > 0, max(width, height) < 100_000
    else { return nil }
    return Size(width: width, height: height)
  }
}
