import LayoutModel

/// The views of one scene, found without recursion, and the roots met on the way.
struct ViewCollector {
  struct Found {
    var element: XMLElement
    /// Position of the superview in `views`; -1 for the root.
    var superview: Int
  }
  struct OwnedConstraints {
    var list: XMLElement
    /// Position of the owner in `views`.
    var owner: Int
  }

  let root: SceneRoot
  let isMac: Bool
  /// The root first, every superview before its subviews.
  private(set) var views: [Found] = []
  private(set) var constraints: [OwnedConstraints] = []
  /// Elements that stand for the root: its cell, a content view without an id.
  private(set) var aliases: [XMLElement] = []
  /// Roots inside this one, laid out by themselves.
  private(set) var inner: [SceneRoot] = []

  init(root: SceneRoot, isMac: Bool) {
    self.root = root
    self.isMac = isMac
    views = [Found(element: root.element, superview: -1)]
    if let cell = root.cell, cell != root.element {
      aliases.append(cell)
      noteConstraints(of: cell, owner: 0)
    }
    collect()
  }

  private mutating func collect() {
    // Children wait in reverse order, so that the next one popped is the next in the file.
    var waiting: [(element: XMLElement, superview: Int)] = []
    func push(_ element: XMLElement, _ superview: Int) {
      for child in element.children.map({ $0 }).reversed() { waiting.append((child, superview)) }
    }
    noteConstraints(of: root.element, owner: 0)
    push(root.element, 0)
    while let (element, superview) = waiting.popLast() {
      if ViewElements.isOpaque(element.name) { continue }
      if let found = innerRoot(element, in: views[superview].element) {
        inner.append(found)
      } else if isContentOfCellRoot(element) {
        aliases.append(element)
        noteConstraints(of: element, owner: 0)
        push(element, superview)
      } else if ViewElements.isView(element) {
        views.append(Found(element: element, superview: superview))
        noteConstraints(of: element, owner: views.count - 1)
        push(element, views.count - 1)
      } else {
        noteConstraints(of: element, owner: superview)
        push(element, superview)
      }
    }
  }

  private mutating func noteConstraints(of element: XMLElement, owner: Int) {
    for child in element.children where child.name == "constraints" {
      constraints.append(OwnedConstraints(list: child, owner: owner))
    }
  }

  /// A cell that is a root itself is its content view: the two share one rectangle.
  private func isContentOfCellRoot(_ element: XMLElement) -> Bool {
    element.key == "contentView" && root.cell == root.element && element.parent == root.element
  }

  private func innerRoot(_ element: XMLElement, in superview: XMLElement) -> SceneRoot? {
    if ViewElements.isCell(element) {
      return SceneRoots.cellRoot(element, enclosing: superview, enclosingRoot: root.element)
    }
    if !isMac, ViewElements.isTableHeader(element) {
      return SceneRoot(
        element: element, kind: .tableHeader, enclosing: superview, enclosingRoot: root.element)
    }
    if ViewElements.isBarContent(element) {
      return SceneRoot(
        element: element, kind: .bar, enclosing: superview, enclosingRoot: root.element)
    }
    if isMac, element.key == "view", element.parent?.name == "tabViewItem",
      ViewElements.isView(element)
    {
      return SceneRoot(
        element: element, kind: .free, enclosing: superview, enclosingRoot: root.element)
    }
    return nil
  }
}
