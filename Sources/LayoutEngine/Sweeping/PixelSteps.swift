import ConstraintSolver

/// The windows at which a frame of a piece rounds over to the next pixel.
///
/// Between two of them the layout on the screen, and so every finding, stays the same.
struct PixelSteps {
  /// Ascending, strictly between the piece's ends.
  let windows: [Rational]
  /// False when there are more steps than anyone looks at: a frame that outruns its window.
  let isWhole: Bool

  /// Steps of one piece after which the rest is left out.
  static let most = 1_000_000

  init(_ piece: SweptPiece, scale: Int) {
    var lines: Set<SweptNumber> = []
    for frame in piece.inside.frames {
      for edge in [frame.x, frame.y, frame.maxX, frame.maxY] where !edge.slope.isZero {
        lines.insert(Self.folded(edge, scale))
      }
    }
    // Rules compare rounded edges with the window as it is: whole pixels of the root count too.
    if let root = piece.inside.frames.first {
      let half = SweptNumber(Rational(1, 2 * scale))
      for edge in [root.maxX, root.maxY] where !edge.slope.isZero {
        lines.insert(Self.folded(edge + half, scale))
      }
    }
    let length = piece.upper - piece.lower
    var steps: Set<Rational> = []
    var isWhole = true
    for line in lines {
      // scale * line + 1/2 is whole at a step.
      let first = line.constant * Rational(scale) + Rational(1, 2)
      let last = line.value(at: length) * Rational(scale) + Rational(1, 2)
      let low = Swift.min(first, last).ceiling
      let high = Swift.max(first, last).floor
      guard low <= high else { continue }
      guard high - low < Rational(100_000), let from = low.wholePart, let to = high.wholePart,
        steps.count < Self.most
      else {
        isWhole = false
        continue
      }
      let pace = 1 / (line.slope * Rational(scale))
      for whole in from...to {
        let step = (Rational(whole) - first) * pace
        if step > .zero, step < length { steps.insert(piece.lower + step) }
      }
    }
    windows = steps.sorted()
    self.isWhole = isWhole
  }

  /// Edges that differ by whole pixels round over together.
  private static func folded(_ edge: SweptNumber, _ scale: Int) -> SweptNumber {
    let pixels = edge.constant * Rational(scale)
    return SweptNumber(constant: (pixels - pixels.floor) / Rational(scale), slope: edge.slope)
  }
}
