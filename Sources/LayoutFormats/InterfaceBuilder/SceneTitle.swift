import LayoutModel

/// What a person would call a scene.
enum SceneTitle {
  static func title(of root: SceneRoot, view: View, in document: XMLElement) -> String {
    if let controller = root.controller {
      let navigationItem = controller.child(keyed: "navigationItem")
      return first(
        controller["userLabel"], controller["title"], navigationItem?["title"],
        controller["customClass"], controller["storyboardIdentifier"], view.firstText,
        controller.name)
    }
    if let cell = root.cell {
      return first(
        cell["userLabel"], root.element["userLabel"], cell["customClass"],
        cell["reuseIdentifier"], view.firstText, cell.name)
    }
    return first(
      root.element["userLabel"], root.element["customClass"],
      root.kind == .topLevel ? ownerClass(of: root.element, in: document) : nil, view.label,
      view.firstText, root.element.name)
  }

  /// The class of the file's owner, if the view is its `view`.
  private static func ownerClass(of element: XMLElement, in document: XMLElement) -> String? {
    guard let id = element.id, let objects = document.child("objects") else { return nil }
    let owner = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    guard let owner, let connections = owner.child("connections") else { return nil }
    let isView = connections.children.contains {
      $0["property"] == "view" && $0["destination"] == id
    }
    return isView ? owner["customClass"] : nil
  }

  private static func first(_ candidates: String?...) -> String {
    candidates.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }
}

extension View {
  /// The first text a person sees, in drawing order; walks the tree without recursion.
  fileprivate var firstText: String? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if case .label(let label) = view.content, !label.text.isEmpty {
        return label.text.plain
      }
      waiting += view.subviews.reversed()
    }
    return nil
  }
}
