internal import ConstraintSolver

extension LayoutSession {
  /// Ends all solving of the process in the middle; layouts under way, and those begun later, are given up.
  package static func stopAll() { WorkMeter.stopAll() }

  /// Whether ``stopAll()`` was called.
  package static var isStopped: Bool { WorkMeter.isStopped }
}
