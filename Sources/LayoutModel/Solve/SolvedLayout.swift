/// One scene at one configuration, solved.
public struct SolvedLayout: Sendable, Hashable {
  public var scene: ObjectID
  /// The configuration's name; `as-designed` for the document's own canvas.
  public var configuration: String
  /// The root's size in points.
  public var size: Size
  /// Pixels per point the frames are rounded to.
  public var scale: Int
  /// Insets of the safe area within the root view, bars included.
  public var safeArea: EdgeInsets
  public var direction: LayoutDirection
  /// The root and every installed view below it, in document order.
  public var views: [SolvedView]
  /// Required constraints that cannot hold together; empty = satisfiable.
  public var conflicts: [LayoutConflict]
  public var ambiguities: [LayoutAmbiguity] = []
  /// Places on an axis that no constraint names, of views that constraints hold on the other axis. Both ends are
  /// the recorded place, where Interface Builder keeps the view on every screen.
  package var unheld: [LayoutAmbiguity] = []
  /// Facts that the document leaves open, and the values that were assumed.
  package var assumptions: [Assumption] = []
  /// Optional constraints that do not hold, by id.
  public var broken: [ObjectID] = []
  /// Sizes taken from the document's recordings or from declared overrides.
  package var uses: [SizeUse] = []
  /// Whether solving stopped because it took too many steps; there are no views then.
  package var isGivenUp = false
  /// The decision about groups that depend on the layout, or nil if the scene has none.
  package var state: GroupState?

  package init(
    scene: ObjectID, configuration: String, size: Size, scale: Int, safeArea: EdgeInsets = .zero,
    direction: LayoutDirection = .leftToRight, views: [SolvedView] = [],
    conflicts: [LayoutConflict] = []
  ) {
    self.scene = scene
    self.configuration = configuration
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.direction = direction
    self.views = views
    self.conflicts = conflicts
  }

  /// The view of that id; nil where the layout has none.
  public func view(_ id: ObjectID) -> SolvedView? { views.first { $0.id == id } }
}
