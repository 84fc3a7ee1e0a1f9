package import LayoutModel

/// What decides a view's frame in the layout that a session has for a configuration, and what was
/// given up on the way.
package struct LayoutReasons: Sendable {
  /// Empty for a view that is not installed, and if the session stopped for too much work.
  package private(set) var causes: [LayoutReason] = []
  package private(set) var givenUp: [(constraint: ObjectID, amount: Double)] = []

  package init(
    of view: ObjectID, in session: inout LayoutSession, at configuration: Configuration
  ) {
    guard var live = LiveLayout(of: &session, at: configuration) else { return }
    causes = live.reasons(for: view)
    givenUp = live.givenUp()
  }
}

/// Something that decides a view's frame, and how the frame follows it.
package struct LayoutReason: Sendable, Hashable {
  package var cause: Cause
  /// Of a constraint, or the stronger of a content's two; nil: a fact such as the window's width.
  package var priority: Double?
  package var moves: Moves

  /// What decides a value.
  package enum Cause: Sendable, Hashable {
    case constraint(ObjectID)
    /// What the content of a view asks for.
    case content(ObjectID, Axis)
    case window(Axis)
    /// Insets of a view.
    case safeArea(ObjectID)
    case margins(ObjectID)
    /// Where a text's line lies in its view.
    case baseline(ObjectID)
  }

  /// Points the frame moves for each point of the cause.
  package struct Moves: Sendable, Hashable {
    package var x: Double = 0
    package var y: Double = 0
    package var width: Double = 0
    package var height: Double = 0

    /// Less than a hundredth of a point for each is the arithmetic's error.
    var isNone: Bool { [x, y, width, height].allSatisfy { abs($0) < 0.01 } }

    /// Takes the larger of both directions' answers, side by side: a limit is felt on one only.
    mutating func merge(_ other: Moves) {
      func larger(_ a: Double, _ b: Double) -> Double { abs(b) > abs(a) ? b : a }
      x = larger(x, other.x)
      y = larger(y, other.y)
      width = larger(width, other.width)
      height = larger(height, other.height)
    }
  }
}
