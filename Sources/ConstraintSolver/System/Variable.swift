/// An unknown of a ``ConstraintSystem``, known by its rank.
///
/// The rank is the variable's place in the system and decides the last ties, so it should come from
/// the document and not from the order in which things were read.
public struct Variable: Hashable, Comparable, Sendable {
  /// The rank, from 0.
  public let index: Int

  /// The variable of rank `index`.
  public init(index: Int) {
    self.index = index
  }

  /// Whether `left` has the lower rank.
  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

/// A number that is given anew for each solve, such as the window's width.
public struct Parameter: Hashable, Comparable, Sendable {
  /// The place in the list given to ``Solver/solve(at:)``, from 0.
  public let index: Int

  /// The parameter at place `index`.
  public init(index: Int) {
    self.index = index
  }

  /// Whether `left` comes first.
  public static func < (left: Parameter, right: Parameter) -> Bool { left.index < right.index }
}

/// A variable times a fixed number.
public struct Term: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable

  /// Its factor.
  public var coefficient: Rational

  /// The term `coefficient * variable`.
  public init(_ variable: Variable, _ coefficient: Rational = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
