import ConstraintSolver
import LayoutModel

@testable import LayoutEngine

/// All pieces of a walk, to be asked for any window between its ends.
struct SweptTrack {
  let pieces: [SweptPiece]
  let end: SweptState
  private let walk: WindowWalk

  init(
    _ session: LayoutSession, at configuration: Configuration, along axis: Axis,
    from lower: Double, to upper: Double
  ) {
    var walk = WindowWalk(session, at: configuration, along: axis)
    let found = walk.pieces(from: Rational(lower) ?? .zero, to: Rational(upper) ?? .zero)
    pieces = found.pieces
    end = found.end
    self.walk = walk
  }

  func configuration(at window: Double) -> Configuration {
    walk.configuration(at: Rational(window) ?? .zero)
  }

  /// The exact frames in the root's coordinates, as the nearest doubles.
  func frames(at window: Double) -> [Frame] {
    state(at: window).frames.map { frame in
      Frame(
        x: frame.x.constant.doubleValue, y: frame.y.constant.doubleValue,
        width: frame.width.constant.doubleValue, height: frame.height.constant.doubleValue)
    }
  }

  /// How many members each contradiction has.
  func conflictSizes(at window: Double) -> [Int] {
    state(at: window).conflicts.map(\.members.count)
  }

  func state(at window: Double) -> SweptState {
    let window = Rational(window) ?? .zero
    guard let piece = pieces.last(where: { $0.lower <= window }), window < piece.upper else {
      return end
    }
    return window == piece.lower ? piece.start : piece.state(at: window)
  }
}
