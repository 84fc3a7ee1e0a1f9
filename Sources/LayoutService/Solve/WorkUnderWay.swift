internal import LayoutEngine

/// Solving that is under way in this process.
package enum WorkUnderWay {
  /// Ends it in the middle, for a user who does not want to wait: a scene under way has no answer then. Nothing
  /// can be solved afterwards.
  package static func stop() { LayoutSession.stopAll() }

  /// Whether the work was cancelled: a scene that stops then did not take too much work.
  static var isStopped: Bool { LayoutSession.isStopped }
}
