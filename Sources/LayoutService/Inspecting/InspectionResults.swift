internal import LayoutEngine
package import LayoutModel

extension LayoutInspection {
  /// Why a view is where it is.
  package struct Reasons: Sendable {
    package var view: ObjectID
    package var frame: Frame
    /// By priority, facts such as the window last.
    package var reasons: [Reason]
    /// Optional constraints of the scene that do not hold, the most important first.
    package var givenUp: [Broken]
    package var conflicts: [LayoutConflict]
    package var isAmbiguous: Bool
  }

  /// One thing that would move the view if it were other.
  package struct Reason: Sendable {
    /// The constraint it is; nil: what `subject` names.
    package var constraint: ObjectID?
    /// The view whose content, insets or text it is; nil: the window.
    package var subject: ObjectID?
    /// `constraint`, `content width`, `window width`, `safe area`, `margins`, `baseline`, ...
    package var kind: String
    /// nil: a fact.
    package var priority: Double?
    /// Points the frame moves for each point of it: x, y, width and height.
    package var moves: [Double]

    init(_ reason: LayoutReason) {
      func extent(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }
      switch reason.cause {
      case .constraint(let id): (constraint, kind) = (id, "constraint")
      case .content(let view, let axis): (subject, kind) = (view, "content \(extent(axis))")
      case .window(let axis): kind = "window \(extent(axis))"
      case .safeArea(let view): (subject, kind) = (view, "safe area")
      case .margins(let view): (subject, kind) = (view, "margins")
      case .baseline(let view): (subject, kind) = (view, "baseline")
      }
      priority = reason.priority
      moves = [reason.moves.x, reason.moves.y, reason.moves.width, reason.moves.height]
    }
  }

  /// A constraint that does not hold.
  package struct Broken: Sendable {
    package var constraint: ObjectID
    /// Points it misses by.
    package var amount: Double
  }

  /// Sizes a view takes when nothing around it counts, in points.
  package struct FittingSizes: Sendable {
    package var view: ObjectID
    package var compressed: Size
    package var expanded: Size
    /// With the width that was asked for.
    package var widened: Size?
  }
}

/// A view's frame, and the rectangle that constraints hold.
package struct AlignedView: Sendable, Hashable {
  package var view: ObjectID
  /// In the superview.
  package var frame: Frame
  /// In the superview.
  package var alignment: Frame
  /// The first and last baseline below the frame's top, in points; empty for views without text.
  package var baselines: [Double]
}
