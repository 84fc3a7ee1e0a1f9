/// The element name of a view, such as `label` or `stackView`. Open: unknown kinds are kept.
public struct ViewKind: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { self.rawValue = value }
  public var description: String { rawValue }

  public static let view: Self = "view"
  public static let label: Self = "label"
  public static let button: Self = "button"
  public static let imageView: Self = "imageView"
  public static let textField: Self = "textField"
  public static let textView: Self = "textView"
  public static let stackView: Self = "stackView"
  public static let scrollView: Self = "scrollView"
  public static let tableView: Self = "tableView"
  public static let collectionView: Self = "collectionView"
  public static let `switch`: Self = "switch"
  public static let slider: Self = "slider"
  public static let stepper: Self = "stepper"
  public static let segmentedControl: Self = "segmentedControl"
  public static let progressView: Self = "progressView"
  public static let activityIndicator: Self = "activityIndicatorView"
  public static let pageControl: Self = "pageControl"
  public static let datePicker: Self = "datePicker"
  public static let pickerView: Self = "pickerView"
  public static let colorWell: Self = "colorWell"
  public static let searchBar: Self = "searchBar"
  public static let navigationBar: Self = "navigationBar"
  public static let toolbar: Self = "toolbar"
  public static let tabBar: Self = "tabBar"
  public static let containerView: Self = "containerView"
  public static let visualEffectView: Self = "visualEffectView"
  public static let tableCellContent: Self = "tableViewCellContentView"
  public static let collectionCellContent: Self = "collectionViewCellContentView"
}

/// The kinds of views selectors know by name; others are taken as written.
package enum KnownKinds {
  package static let all = [
    "view", "label", "button", "imageView", "textField", "textView", "stackView", "scrollView",
    "tableView", "collectionView", "switch", "slider", "stepper", "segmentedControl",
    "progressView", "activityIndicatorView", "pageControl", "datePicker", "pickerView",
    "searchBar", "navigationBar", "toolbar", "tabBar", "containerView", "visualEffectView",
    "tableViewCell", "tableViewCellContentView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView", "webView", "wkWebView", "mapView",
    "glkView", "arskView", "arscnView", "sceneKitView", "skView", "mtkView", "colorWell",
    "calendarView", "refreshControl", "tableViewHeaderFooterView",
  ]

  /// Without the class prefix and case: `UILabel` and `label` name one kind.
  package static func normal(_ name: String) -> String {
    let lower = name.lowercased()
    return name.hasPrefix("UI") && lower.utf8.count > 2 ? String(lower.dropFirst(2)) : lower
  }

  package static func isKnown(_ name: String) -> Bool {
    let wanted = normal(name)
    return all.contains { $0.lowercased() == wanted }
  }
}
