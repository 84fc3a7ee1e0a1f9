/// Which elements are views, and which of them are laid out by themselves.
enum ViewElements {
  static func hasFrame(_ element: XMLElement) -> Bool {
    element.child("rect", keyed: "frame") != nil
  }

  /// A view by its frame, by its place among subviews, or by its name where tools saved no frame.
  static func isView(_ element: XMLElement) -> Bool {
    if hasFrame(element) { return true }
    guard element["reference"] == nil, element.id != nil || element.key != nil else { return false }
    if element.child("frame", keyed: "frameInset") != nil { return true }
    if let parent = element.parent, isViewList(parent.name) { return true }
    return framelessNames.contains(element.name)
  }

  /// Children of these are views.
  static func isViewList(_ name: String) -> Bool {
    switch name {
    case "subviews", "beginningViews", "middleViews", "endViews", "arrangedSubviews": true
    default: false
    }
  }

  private static let framelessNames: Set<String> = [
    "view", "tableView", "collectionView", "tableViewCellContentView",
    "collectionViewCellContentView", "stackView", "customView", "clipView",
  ]

  static func isCell(_ element: XMLElement) -> Bool {
    switch element.name {
    case "tableViewCell", "collectionViewCell", "collectionReusableView",
      "tableViewHeaderFooterView", "tableCellView", "tableRowView":
      true
    default: false
    }
  }

  /// A title view or a bar item's view.
  static func isBarContent(_ element: XMLElement) -> Bool {
    (element.key == "titleView" || element.key == "customView") && isView(element)
  }

  /// A table's header or footer view (iOS).
  static func isTableHeader(_ element: XMLElement) -> Bool {
    (element.key == "tableHeaderView" || element.key == "tableFooterView") && isView(element)
  }

  /// Elements below which no view is found.
  static func isOpaque(_ name: String) -> Bool {
    switch name {
    case "connections", "constraints", "gestureRecognizers", "fontDescription",
      "attributedString", "userDefinedRuntimeAttributes", "variation", "rect", "color", "state",
      "autoresizingMask":
      true
    default: false
    }
  }

  /// The root view of a controller: its `view` property, or the first one below it.
  static func controllerView(of controller: XMLElement) -> XMLElement? {
    if let view = controller.child(keyed: "view"), isView(view) { return view }
    if let view = controller.descendants.first(where: { $0.key == "view" && hasFrame($0) }) {
      return view
    }
    return controller.children.first {
      ($0.key == "tableView" || $0.key == "collectionView") && isView($0)
    }
  }
}
