import LayoutModel

/// Finds a readable title for each scene of a document.
struct SceneTitles {
  /// Class of the file's owner, and the views that are its `view`.
  private var ownerClass: String?
  private var ownerViews: Set<String> = []

  init(document: XMLElement) {
    let objects = document.child("objects")?.children
    let owner = objects?.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    ownerClass = owner?["customClass"]
    for outlet in owner?.child("connections")?.children.map({ $0 }) ?? []
    where outlet["property"] == "view" {
      if let view = outlet["destination"] { ownerViews.insert(view) }
    }
  }

  func title(of root: SceneRoot, view: View) -> String {
    if let controller = root.controller {
      let navigationItem = controller.child(keyed: "navigationItem")
      return Self.first(
        controller["userLabel"], controller["title"], navigationItem?["title"],
        controller["customClass"], controller["storyboardIdentifier"], view.firstText,
        controller.name)
    }
    if let cell = root.cell {
      return Self.first(
        cell["userLabel"], root.element["userLabel"], cell["customClass"],
        cell["reuseIdentifier"], view.firstText, cell.name)
    }
    let isOwners = root.element.id.map(ownerViews.contains) ?? false
    let window = root.element.parent.flatMap { $0.name == "window" ? $0 : nil }
    return Self.first(
      window?["userLabel"], window?["title"], root.element["userLabel"],
      root.element["customClass"], isOwners ? ownerClass : nil,
      view.label, view.firstText, root.element.name)
  }

  private static func first(_ candidates: String?...) -> String {
    candidates.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }
}

extension View {
  /// The first text a person sees, in drawing order; walks the tree without recursion.
  fileprivate var firstText: String? {
    for view in tree {
      if case .label(let label) = view.content, !label.text.isEmpty {
        return label.text.plain
      }
    }
    return nil
  }
}
