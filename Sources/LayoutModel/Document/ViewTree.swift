/// A view and all views below it: superviews before their subviews, siblings in their order.
///
/// Walks without recursion, because a file may nest views as deep as it likes.
package struct ViewTree: Sequence, IteratorProtocol {
  private var waiting: [View]

  init(_ root: View) { waiting = [root] }

  package mutating func next() -> View? {
    guard let view = waiting.popLast() else { return nil }
    waiting.append(contentsOf: view.subviews.reversed())
    return view
  }
}

extension View {
  /// The view itself, then all views below it.
  package var tree: ViewTree { ViewTree(self) }
  /// All views below it.
  package var descendants: DropFirstSequence<ViewTree> { tree.dropFirst() }
}

extension Document {
  /// Every view of all scenes.
  package var views: some Sequence<View> { scenes.lazy.flatMap(\.views) }
}

extension Scene {
  /// Every view of the scene, the root first.
  package var views: ViewTree { root.tree }
}
