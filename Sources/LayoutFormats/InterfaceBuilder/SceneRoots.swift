import LayoutModel

/// An element that becomes a scene, and what is known from where it was found.
struct SceneRoot {
  var element: XMLElement
  var kind: SceneKind
  /// The cell, header or reusable view around the root, or the root itself when its content view
  /// has no id.
  var cell: XMLElement?
  /// The controller the root is the view of.
  var controller: XMLElement?
  /// The view that holds the root in another scene.
  var enclosing: XMLElement?
  /// The element of the scene that holds `enclosing`.
  var enclosingRoot: XMLElement?
}

/// Finds the roots of a document: everything that is laid out by itself.
///
/// Roots inside other roots (cells, headers, bar items) are found while the views of the outer one
/// are collected; see `ViewCollector`.
struct SceneRoots {
  let isMac: Bool

  /// The roots that stand in no other root, in document order.
  func outermost(of document: XMLElement) -> [SceneRoot] {
    var roots: [SceneRoot] = []
    for scene in document.child("scenes")?.children.map({ $0 }) ?? [] {
      for object in scene.child("objects")?.children.map({ $0 }) ?? [] {
        roots += rootsOfStoryboardObject(object)
      }
    }
    for object in document.child("objects")?.children.map({ $0 }) ?? [] {
      roots += rootsOfXibObject(object)
    }
    return roots
  }

  private func rootsOfStoryboardObject(_ object: XMLElement) -> [SceneRoot] {
    if ViewElements.isView(object) { return [freeRoot(object, kind: .free)] }
    // A section dragged out of its table: its cells stand free.
    if object.name == "tableViewSection" {
      return object.descendants.filter { ViewElements.isCell($0) }.map { Self.cellRoot($0) }
    }
    var roots: [SceneRoot] = []
    if let view = ViewElements.controllerView(of: object) {
      roots.append(SceneRoot(element: view, kind: .controller, controller: object))
    }
    return roots + windowsAndBars(of: object)
  }

  private func rootsOfXibObject(_ object: XMLElement) -> [SceneRoot] {
    if object.name == "window", isMac { return windowsAndBars(of: object) }
    if ViewElements.isView(object) { return [freeRoot(object, kind: .topLevel)] }
    let views = object.descendants.filter { $0.key == "view" && ViewElements.isView($0) }
    return views.map { view in
      SceneRoot(element: view, kind: .controller, controller: object)
    } + windowsAndBars(of: object)
  }

  private func windowsAndBars(of object: XMLElement) -> [SceneRoot] {
    var roots: [SceneRoot] = []
    for element in object.descendants {
      if element.name == "window" {
        roots += element.children.filter { $0.key == "contentView" && ViewElements.isView($0) }
          .map { SceneRoot(element: $0, kind: .topLevel) }
      } else if ViewElements.isBarContent(element) {
        roots.append(SceneRoot(element: element, kind: .bar))
      }
    }
    return roots
  }

  private func freeRoot(_ element: XMLElement, kind: SceneKind) -> SceneRoot {
    ViewElements.isCell(element) ? Self.cellRoot(element) : SceneRoot(element: element, kind: kind)
  }

  /// The content view of a cell; the cell itself where the content view has no id or no frame.
  static func cellRoot(
    _ cell: XMLElement, enclosing: XMLElement? = nil, enclosingRoot: XMLElement? = nil
  ) -> SceneRoot {
    let content = cell.child(keyed: "contentView")
    let hasContent = content.map { $0.id != nil && ViewElements.hasFrame($0) } ?? false
    let kind: SceneKind =
      cell.name == "collectionReusableView" || cell.name == "tableViewHeaderFooterView"
      ? .reusable : .cell
    return SceneRoot(
      element: hasContent ? content ?? cell : cell, kind: kind, cell: cell,
      enclosing: enclosing, enclosingRoot: enclosingRoot)
  }
}
