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
