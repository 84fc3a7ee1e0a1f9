import ConstraintSolver

/// A number that moves with the window: `here` at the place looked at, and `slope` more per point.
struct SweptNumber: Hashable {
  var here: Rational
  var slope: Rational

  init(_ here: Rational, slope: Rational = .zero) {
    self.here = here
    self.slope = slope
  }

  /// A figure of the engine's, read as the solver reads a document's.
  init(_ figure: Double) {
    self.init(Rational(figure) ?? .zero)
  }

  static let zero = SweptNumber(Rational.zero)

  static func + (left: Self, right: Self) -> Self {
    Self(left.here + right.here, slope: left.slope + right.slope)
  }
  static func - (left: Self, right: Self) -> Self {
    Self(left.here - right.here, slope: left.slope - right.slope)
  }
  var half: Self { Self(here * Rational(1, 2), slope: slope * Rational(1, 2)) }

  /// The value `step` points further on.
  func value(after step: Rational) -> Rational { here + slope * step }
}

/// How far the window may move before something that was decided would be decided otherwise.
///
/// All decisions of an evaluation are asked here, so that between two breakpoints the engine takes
/// the same way through and its answer is affine.
struct Horizon {
  private(set) var length: Rational?

  mutating func limit(to length: Rational) {
    self.length = self.length.map { Swift.min($0, length) } ?? length
  }

  /// Whether `left` is below `right`; at a tie, just further on.
  mutating func isBelow(_ left: SweptNumber, _ right: SweptNumber) -> Bool {
    let gap = left - right
    if gap.here.sign * gap.slope.sign < 0 { limit(to: -(gap.here / gap.slope)) }
    return gap.here.isZero ? gap.slope.sign < 0 : gap.here.sign < 0
  }

  mutating func max(_ left: SweptNumber, _ right: SweptNumber) -> SweptNumber {
    isBelow(left, right) ? right : left
  }

  mutating func min(_ left: SweptNumber, _ right: SweptNumber) -> SweptNumber {
    isBelow(right, left) ? right : left
  }
}

/// A rectangle whose edges move with the window.
struct SweptFrame: Hashable {
  var x: SweptNumber
  var y: SweptNumber
  var width: SweptNumber
  var height: SweptNumber

  var maxX: SweptNumber { x + width }
  var maxY: SweptNumber { y + height }
}

/// Distances from four edges that move with the window.
struct SweptInsets {
  var top = SweptNumber.zero
  var left = SweptNumber.zero
  var bottom = SweptNumber.zero
  var right = SweptNumber.zero

  subscript(_ edge: Edge) -> SweptNumber {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}
