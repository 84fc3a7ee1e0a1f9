/// What is wrong with a request for a configuration, or with the words of one: the text given, and
/// what is allowed.
public enum ConfigurationRequestError: Error, Hashable, CustomStringConvertible {
  case nothingGiven
  case unknownDevice(String)
  case invalidOrientation(String)
  case invalidSize(String)
  case invalidInsets(String)
  /// Insets that leave no room in the window.
  case insetsExceedSize(insets: String, size: String)
  case invalidScale(String)
  case invalidDirection(String)
  case invalidClasses(String)
  case invalidContentSize(String)
  case invalidTextFactor(String)
  case invalidLanguage(String)
  case invalidSystem(String)
  case invalidCellWidth(String)
  case invalidKeyboard(String)

  public var description: String {
    switch self {
    case .nothingGiven:
      "A configuration needs a device or a size: a device id such as iphone-17, or a size "
        + "such as 375x667."
    case .unknownDevice(let name):
      "There is no device \"\(name)\"." + Self.suggestion(for: name)
    case .invalidOrientation(let text):
      "The orientation \"\(text)\" is not known. Give portrait or landscape."
    case .invalidSize(let text):
      "The size \"\(text)\" does not read. Give width x height in points, 1 to 10000, as in "
        + "375x667."
    case .invalidInsets(let text):
      "The insets \"\(text)\" do not read. Give TOP,LEFT,BOTTOM,RIGHT in points, none negative, "
        + "as in 20,0,34,0."
    case .insetsExceedSize(let insets, let size):
      "The insets \(insets) leave nothing of a window of \(size) points."
    case .invalidScale(let text):
      "The scale \"\(text)\" is not known. Give 1, 2 or 3 pixels per point."
    case .invalidDirection(let text):
      "The direction \"\(text)\" is not known. Give ltr or rtl."
    case .invalidClasses(let text):
      "The size classes \"\(text)\" do not read. Give WIDTH,HEIGHT, each compact, regular or any, "
        + "as in compact,regular."
    case .invalidContentSize(let text):
      "The text size \"\(text)\" is not known. Give XS, S, M, L, XL, XXL, XXXL, or AX1 to AX5."
    case .invalidLanguage(let text):
      "\"\(text)\" is no language. Give one by its tag, such as de, pt-BR or zh-Hant."
    case .invalidTextFactor(let text):
      "The text length \"\(text)\" is not known. Give 1x, or 2x for text of double length."
    case .invalidSystem(let text):
      "The system version \"\(text)\" is not known. Give the major version, 7 to 27, as in 12."
    case .invalidCellWidth(let text):
      "The cell width \"\(text)\" does not read. Give points, 1 to 10000, as in 320."
    case .invalidKeyboard(let text):
      "The keyboard's height \"\(text)\" does not read. Give points, 1 to 10000, as in 336."
    }
  }

  private static func suggestion(for name: String) -> String {
    let names = DeviceCatalogue.suggestions(for: name)
    return names.isEmpty
      ? " `keyline devices` lists them all." : " Did you mean \(names.joined(separator: ", "))?"
  }
}
