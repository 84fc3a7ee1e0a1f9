import ConstraintSolver
import LayoutModel

/// A scene's layout at one window, or along a stretch of windows: exact, not rounded to pixels.
struct SweptState: Hashable {
  /// In the root's coordinates, by node.
  var frames: [SweptFrame]
  var conflicts: [Conflict]
  var ambiguities: [Ambiguity]

  struct Conflict: Hashable {
    var members: [LayoutConflict.Member]
    var relaxed: LayoutConflict.Member
  }

  struct Ambiguity: Hashable {
    var view: ObjectID
    var axis: Axis
    var quantity: LayoutAmbiguity.Quantity
  }

  /// The same state, with slopes counted from a place `step` further on.
  func moved(by step: Rational) -> SweptState {
    var moved = self
    moved.frames = frames.map { frame in
      func number(_ number: SweptNumber) -> SweptNumber {
        SweptNumber(constant: number.value(at: step), slope: number.slope)
      }
      return SweptFrame(
        x: number(frame.x), y: number(frame.y), width: number(frame.width),
        height: number(frame.height))
    }
    return moved
  }

  /// Whether all frames stand where those of `other` do, whatever their slopes.
  func stands(like other: SweptState) -> Bool {
    frames.count == other.frames.count
      && zip(frames, other.frames).allSatisfy { left, right in
        left.x.constant == right.x.constant && left.y.constant == right.y.constant
          && left.width.constant == right.width.constant
          && left.height.constant == right.height.constant
      }
  }

  func hasVerdicts(of other: SweptState) -> Bool {
    conflicts == other.conflicts && ambiguities == other.ambiguities
  }
}

/// A stretch of windows along which every frame is affine and every verdict the same.
struct SweptPiece {
  /// The windows between these two; the ends may differ.
  let lower: Rational
  var upper: Rational
  /// Exactly at ``lower``.
  let start: SweptState
  /// Between the ends; slopes count from ``lower``.
  let inside: SweptState

  func state(at window: Rational) -> SweptState { inside.moved(by: window - lower) }

  /// What of the piece lies between two windows.
  func part(from: Rational, to: Rational) -> SweptPiece {
    let upper = min(upper, to)
    guard from > lower else {
      return SweptPiece(lower: lower, upper: upper, start: start, inside: inside)
    }
    let inside = state(at: from)
    return SweptPiece(lower: from, upper: upper, start: inside, inside: inside)
  }

  /// Whether this piece is nothing but the continuation of `other`.
  func continues(_ other: SweptPiece) -> Bool {
    guard lower == other.upper, inside.hasVerdicts(of: other.inside),
      start.hasVerdicts(of: inside)
    else { return false }
    let arrived = other.state(at: lower)
    return arrived.frames == inside.frames && start.stands(like: inside)
  }
}
