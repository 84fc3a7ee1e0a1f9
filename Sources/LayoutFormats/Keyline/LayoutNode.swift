import LayoutModel

/// A view under construction, with the names its body can use.
///
/// A class, because statements of a body, of blocks in it and of the bodies below all add to it.
final class LayoutNode {
  var view: View
  private(set) weak var parent: LayoutNode?
  /// Views around it.
  let depth: Int
  private(set) var children: [LayoutNode] = []
  private var byName: [String: LayoutNode] = [:]
  /// The component that the instance was made from, for messages.
  let component: String?
  var metrics: [String: Double] = [:]
  var texts: [String: String] = [:]
  /// Its changes in blocks for traits, in the order of the file.
  var variations: [Variation] = []

  init(_ view: View, in parent: LayoutNode?, component: String? = nil) {
    self.view = view
    self.parent = parent
    self.component = component
    depth = (parent?.depth ?? -1) + 1
  }

  /// false: the name is taken.
  func add(_ child: LayoutNode, named name: String) -> Bool {
    guard byName[name] == nil else { return false }
    byName[name] = child
    children.append(child)
    return true
  }

  var childNames: [String] { byName.keys.sorted() }
  func child(_ name: String) -> LayoutNode? { byName[name] }

  /// The view of that name, here or around.
  func lookUp(_ name: String) -> LayoutNode? {
    var node: LayoutNode? = self
    while let current = node {
      if let found = current.byName[name] { return found }
      node = current.parent
    }
    return nil
  }

  func number(_ name: String) -> Double? {
    var node: LayoutNode? = self
    while let current = node {
      if let found = current.metrics[name] { return found }
      node = current.parent
    }
    return nil
  }

  func text(_ name: String) -> String? {
    var node: LayoutNode? = self
    while let current = node {
      if let found = current.texts[name] { return found }
      node = current.parent
    }
    return nil
  }

  /// The id of one of its guides, which comes into being when it is first named.
  func guide(_ kind: LayoutGuide.Kind, at location: SourceLocation) -> ObjectID {
    let id = ObjectID("\(view.id)/\(kind)")
    if !view.guides.contains(where: { $0.id == id }) {
      view.guides.append(LayoutGuide(id: id, kind: kind, location: location))
    }
    return id
  }

  /// The view with everything below it.
  func finished() -> View {
    var view = view
    view.subviews = children.map { $0.finished() }
    view.variations += variations
    view.constraints.sort { $0.id < $1.id }
    return view
  }
}
