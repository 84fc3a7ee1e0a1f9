/// A calculation with a view's place: `abs(ax - self@base.ax) > 2 or h < 44`.
///
/// A number that does not exist (the parent of the root, a view the base did not have, a division
/// by zero) makes its comparison neither true nor false, and such a view does not match.
indirect enum FrameExpression: Sendable, Hashable {
  case number(Double)
  case field(FrameField)
  case sum([Term])
  case product([Term])
  case negated(FrameExpression)
  case absolute(FrameExpression)
  case comparison(FrameExpression, Order, FrameExpression)
  case both([FrameExpression])
  case either([FrameExpression])
  case not(FrameExpression)

  /// A summand or factor; `isInverse` subtracts or divides.
  struct Term: Sendable, Hashable {
    let isInverse: Bool
    let value: FrameExpression
  }

  enum Order: String, Sendable, Hashable {
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="
    case equal = "="
    case notEqual = "!="
  }

  /// A statement, not a number.
  var isStatement: Bool {
    switch self {
    case .comparison, .both, .either, .not: true
    default: false
    }
  }

  /// nil: cannot be said.
  func truth(_ value: (FrameField) -> Double?) -> Bool? {
    switch self {
    case .comparison(let left, let order, let right):
      guard let a = left.amount(value), let b = right.amount(value) else { return nil }
      return order.holds(a, b)
    case .both(let parts):
      let truths = parts.map { $0.truth(value) }
      if truths.contains(false) { return false }
      return truths.contains(nil) ? nil : true
    case .either(let parts):
      let truths = parts.map { $0.truth(value) }
      if truths.contains(true) { return true }
      return truths.contains(nil) ? nil : false
    case .not(let part): return part.truth(value).map { !$0 }
    default: return nil
    }
  }

  private func amount(_ value: (FrameField) -> Double?) -> Double? {
    switch self {
    case .number(let number): return number
    case .field(let field): return value(field)
    case .negated(let part): return part.amount(value).map { -$0 }
    case .absolute(let part): return part.amount(value).map { abs($0) }
    case .sum(let terms):
      var total = 0.0
      for term in terms {
        guard let part = term.value.amount(value) else { return nil }
        total += term.isInverse ? -part : part
      }
      return total
    case .product(let terms):
      var total = 1.0
      for term in terms {
        guard let part = term.value.amount(value) else { return nil }
        if term.isInverse, part == 0 { return nil }
        total = term.isInverse ? total / part : total * part
      }
      return total
    default: return nil
    }
  }
}

extension FrameExpression.Order {
  /// Frames lie on a grid of sixths of a point: half a step is no difference.
  private static let grain = 1.0 / 12

  func holds(_ a: Double, _ b: Double) -> Bool {
    let isSame = abs(a - b) < Self.grain
    return switch self {
    case .equal: isSame
    case .notEqual: !isSame
    case .less: a < b && !isSame
    case .greater: a > b && !isSame
    case .atMost: a <= b || isSame
    case .atLeast: a >= b || isSame
    }
  }
}

/// A number of a view at a configuration, by name.
struct FrameField: Sendable, Hashable {
  /// In the base revision instead of the head.
  var isBase: Bool
  /// How many superviews up.
  var parents: Int
  var name: Name

  enum Name: String, Sendable, Hashable, CaseIterable {
    /// In the superview, points.
    case x, y, w, h, left, right, top, bottom
    /// In the root, points.
    case ax, ay
    /// The content's natural size, points.
    case needW, needH
    /// Lines of text that fit, and that are needed.
    case lines, linesNeeded
    /// A scroll view's content size, points.
    case contentW, contentH
    /// Pixels per point.
    case scale
  }
}
