/// A solvable root: a controller's view, a xib's top view, the content view of a cell.
public struct Scene: Sendable, Hashable, Identifiable {
  /// The root view's id (a cell's own id where its content view has none).
  public var id: ObjectID
  public var kind: SceneKind
  /// Its readable name: the scene's title, custom class, label or kind.
  public var title: String
  public var root: View
  /// Present when the root is a controller's view.
  package var controller: ControllerContext?
  /// Present when the root is the content of a cell.
  package var cell: CellContext?
  /// Bars and sizes the file simulates around the root view.
  package var simulation: Simulation
  /// The view that holds the root without being in this scene: a cell's table, a header's table.
  package var enclosingView: ObjectID?
  /// The scene `enclosingView` belongs to.
  package var enclosingScene: ObjectID?
  /// A stack view stands in the same scene of the storyboard, or in the same xib: in this root, in
  /// another one or in a cell.
  package var isBesideStackView: Bool
  /// Groups that depend on the layout they lead to, in the order of the file.
  package var groupConditions: [GroupCondition] = []
  /// Present when the root is the content of a window of a Mac.
  package var window: WindowContext?
  public var location: SourceLocation

  package init(
    id: ObjectID, kind: SceneKind, title: String, root: View,
    controller: ControllerContext? = nil, cell: CellContext? = nil,
    simulation: Simulation = .none, enclosingView: ObjectID? = nil,
    enclosingScene: ObjectID? = nil, isBesideStackView: Bool = false, location: SourceLocation
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.root = root
    self.controller = controller
    self.cell = cell
    self.simulation = simulation
    self.enclosingView = enclosingView
    self.enclosingScene = enclosingScene
    self.isBesideStackView = isBesideStackView
    self.location = location
  }
}
