import ConstraintSolver

/// A number that moves with the window: its value at the place looked at, and its slope per point.
typealias SweptNumber = SolverWalk.Affine

extension SolverWalk.Affine {
  init(_ constant: Rational) {
    self.init(constant: constant, slope: .zero)
  }
}

extension SolverWalk.Affine: LayoutNumber {
  typealias Box = SweptFrame
  typealias Insets = SweptInsets

  /// A figure of the engine's, read as the solver reads a document's.
  init(_ figure: Double) {
    self.init(Rational(figure) ?? .zero)
  }

  var half: Self { Self(constant: constant * Rational(1, 2), slope: slope * Rational(1, 2)) }

  static func larger(_ left: Self, _ right: Self, _ horizon: Horizon) -> Self {
    horizon.isBelow(left, right) ? right : left
  }

  static func smaller(_ left: Self, _ right: Self, _ horizon: Horizon) -> Self {
    horizon.isBelow(right, left) ? right : left
  }

  /// Just beyond the place, out of reach of the rule by which measured sums are read.
  var measured: Double { constant.doubleValue + Double(slope.sign) * 1e-6 }

  func keepLines(of node: Int, in contents: SceneContents, _ horizon: Horizon) {
    guard slope.sign != 0 else { return }
    let steady = contents.sizing.steadyWidths(
      of: contents.form.scene.nodes[node].view, around: measured)
    guard let end = slope.sign > 0 ? steady.upper : steady.lower else { return }
    // Thresholds closer than a millionth of a point count as one.
    let distance = (end - constant) / slope
    horizon.limit(to: max(distance, Rational(1, 1_000_000) / slope.magnitude))
  }
}

/// How far the window may move before something that was decided would be decided otherwise.
///
/// All decisions of an evaluation are asked here, so that between two breakpoints the engine takes
/// the same way through and its answer is affine.
final class Horizon {
  private(set) var length: Rational?

  func limit(to length: Rational) {
    self.length = self.length.map { min($0, length) } ?? length
  }

  /// Whether `left` is below `right`; at a tie, just further on.
  func isBelow(_ left: SweptNumber, _ right: SweptNumber) -> Bool {
    let gap = left - right
    if gap.constant.sign * gap.slope.sign < 0 { limit(to: -(gap.constant / gap.slope)) }
    return gap.constant.isZero ? gap.slope.sign < 0 : gap.constant.sign < 0
  }
}

/// A rectangle whose edges move with the window.
struct SweptFrame: Hashable, LayoutBox {
  var x: SweptNumber
  var y: SweptNumber
  var width: SweptNumber
  var height: SweptNumber

  var maxX: SweptNumber { x + width }
  var maxY: SweptNumber { y + height }
}

/// Distances from four edges that move with the window.
struct SweptInsets: LayoutInsets {
  var top: SweptNumber
  var left: SweptNumber
  var bottom: SweptNumber
  var right: SweptNumber
}
