/// The bars and sizes that a file simulates around a root view; nil = inferred.
public struct Simulation: Sendable, Hashable {
  public var statusBar: Bar?
  public var topBar: Bar?
  public var bottomBar: Bar?
  /// The size is the root's own, not a device's.
  public var isFreeform: Bool
  /// The element that states another size, such as `modalPageSheetSimulatedSizeMetrics`.
  public var sizeMetrics: String?
  /// `freeformSize`, where a controller states one.
  public var freeformSize: Size?

  /// A bar that is simulated, or explicitly absent.
  public enum Bar: String, Sendable, Hashable {
    case none, statusBar, navigationBar, tabBar, toolbar
  }

  public init(
    statusBar: Bar? = nil, topBar: Bar? = nil, bottomBar: Bar? = nil, isFreeform: Bool = false,
    sizeMetrics: String? = nil, freeformSize: Size? = nil
  ) {
    self.statusBar = statusBar
    self.topBar = topBar
    self.bottomBar = bottomBar
    self.isFreeform = isFreeform
    self.sizeMetrics = sizeMetrics
    self.freeformSize = freeformSize
  }
}
