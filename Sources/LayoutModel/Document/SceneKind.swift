/// Where a scene's root view lives.
public enum SceneKind: String, Sendable, Hashable, Codable {
  /// The view of a view controller.
  case controller
  /// A top-level view of a xib.
  case topLevel
  /// A view that stands free beside a controller in a storyboard scene.
  case free
  /// Content of a table or collection view cell.
  case cell
  /// A collection header or footer, a table header-footer view.
  case reusable
  /// A table view's header or footer view.
  case tableHeader
  /// A bar item's custom view or a title view.
  case bar
}
