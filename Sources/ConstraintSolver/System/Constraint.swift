/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable, BitwiseCopyable {
  /// Left is equal to right.
  case equal
  /// Left is at most right.
  case lessOrEqual
  /// Left is at least right.
  case greaterOrEqual
}

/// The stable name of a constraint; unique in its system.
///
/// The order of ids, not the order of adding, decides every tie.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The place in the caller's stable order.
  public let rank: Int

  /// The id of rank `rank`.
  public init(rank: Int) {
    self.rank = rank
  }

  /// Whether `left` comes first.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.rank < right.rank }
}

/// Who gives way first when required constraints contradict each other.
///
/// Of the members of a conflict the one with the highest relaxation is softened; among equals, the
/// one with the largest id. Members that never give way do so only if a conflict has no others.
public enum Relaxation: Int, Hashable, Comparable, Sendable {
  /// Facts of the world: the window, sizes that are not negative, guides.
  case never
  /// Constraints the encoder made, not the author.
  case helper
  /// A constraint that the author wrote.
  case authored

  /// Whether `left` gives way later.
  public static func < (left: Relaxation, right: Relaxation) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A linear equation or inequality: the sum of the terms, a relation, a value.
///
/// An optional constraint is broken by the distance between its sides as written: `2x = 100` misses
/// by twice as much as `x = 50` does, and so weighs twice as much inside its priority.
public struct Constraint: Sendable {
  /// The stable name.
  public var id: ConstraintID
  /// The left side; a variable may occur more than once.
  public var terms: [Term]
  /// How the sides compare.
  public var relation: Relation
  /// The right side.
  public var value: ParametricValue
  /// How much it matters.
  public var priority: Priority
  /// Who gives way first in a conflict; only for required constraints.
  public var relaxation: Relaxation

  /// The constraint `terms relation value`.
  public init(
    id: ConstraintID, terms: [Term], relation: Relation, value: ParametricValue,
    priority: Priority = .required, relaxation: Relaxation = .authored
  ) {
    self.id = id
    self.terms = terms
    self.relation = relation
    self.value = value
    self.priority = priority
    self.relaxation = relaxation
  }
}

extension Constraint {
  /// By how much the constraint is broken when its left side less its right side is `gap`.
  func violation(of gap: Rational) -> Rational { relation.violation(of: gap) }
}

extension Relation {
  /// By how much the relation fails when left side less right side is `gap`.
  func violation<Number: SignedGap>(of gap: Number) -> Number {
    switch self {
    case .equal: gap.sign < 0 ? -gap : gap
    case .lessOrEqual: gap.sign > 0 ? gap : .zero
    case .greaterOrEqual: gap.sign < 0 ? -gap : .zero
    }
  }
}

/// A number that can say how much a relation fails.
protocol SignedGap {
  static var zero: Self { get }
  var sign: Int { get }
  static prefix func - (value: Self) -> Self
}

extension Rational: SignedGap {}
extension Fraction: SignedGap {}
