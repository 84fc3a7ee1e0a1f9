internal import LayoutEngine
public import LayoutModel

extension LayoutInspection {
  /// Why a view is where it is.
  public struct Reasons: Sendable {
    public var view: ObjectID
    public var frame: Frame
    /// By priority, facts such as the window last.
    public var reasons: [Reason]
    /// Optional constraints of the scene that do not hold, the most important first.
    public var givenUp: [Broken]
    public var conflicts: [LayoutConflict]
    public var isAmbiguous: Bool
  }

  /// One thing that would move the view if it were other.
  public struct Reason: Sendable {
    /// The constraint it is; nil: what `subject` names.
    public var constraint: ObjectID?
    /// The view whose content, insets or text it is; nil: the window.
    public var subject: ObjectID?
    /// `constraint`, `content width`, `window width`, `safe area`, `margins`, `baseline`, ...
    public var kind: String
    /// nil: a fact.
    public var priority: Double?
    /// Points the frame moves for each point of it: x, y, width and height.
    public var moves: [Double]

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
  public struct Broken: Sendable {
    public var constraint: ObjectID
    /// Points it misses by.
    public var amount: Double
  }

  /// Sizes a view takes when nothing around it counts, in points.
  public struct FittingSizes: Sendable {
    public var view: ObjectID
    public var compressed: Size
    public var expanded: Size
    /// With the width that was asked for.
    public var widened: Size?
  }
}

/// A view's frame, and the rectangle that constraints hold.
public struct AlignedView: Sendable, Hashable {
  public var view: ObjectID
  /// In the superview.
  public var frame: Frame
  /// In the superview.
  public var alignment: Frame
  /// The first and last baseline below the frame's top, in points; empty for views without text.
  public var baselines: [Double]
}
