/// The bars and sizes that a file simulates around a root view; nil = inferred.
package struct Simulation: Sendable, Hashable {
  package static let none = Simulation()

  package var statusBar: Bar?
  package var topBar: Bar?
  package var bottomBar: Bar?
  /// The size is the root's own, not a device's.
  package var isFreeform = false
  /// The element that states another size, such as `modalPageSheetSimulatedSizeMetrics`.
  package var sizeMetrics: String?
  /// `freeformSize`, where a controller states one.
  package var freeformSize: Size?

  /// A bar that is simulated, or explicitly absent.
  package enum Bar: String, Sendable, Hashable {
    case none, statusBar, navigationBar, tabBar, toolbar
  }

}
