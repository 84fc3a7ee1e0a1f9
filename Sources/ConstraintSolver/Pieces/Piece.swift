/// A range of one parameter in which the whole solution is affine.
package struct Piece: Sendable {
  /// A number that is affine in the parameter.
  package struct Affine: Hashable, Sendable {
    /// The number where the parameter is 0.
    package let constant: Rational
    /// The gain per unit of the parameter.
    package let slope: Rational

    /// The number `constant + slope * parameter`.
    package init(constant: Rational, slope: Rational) {
      self.constant = constant
      self.slope = slope
    }

    /// The number at `parameter`.
    package func value(at parameter: Rational) -> Rational { constant + slope * parameter }

    /// The sum, which is affine, too.
    package static func + (left: Affine, right: Affine) -> Affine {
      Affine(constant: left.constant + right.constant, slope: left.slope + right.slope)
    }

    /// The difference.
    package static func - (left: Affine, right: Affine) -> Affine {
      Affine(constant: left.constant - right.constant, slope: left.slope - right.slope)
    }
  }

  /// Required constraints that contradict each other throughout the piece.
  package struct Conflict: Hashable, Sendable {
    /// The contradicting constraints: minimal, sorted by id.
    package let members: [ConstraintID]
    /// The member that gives way.
    package let relaxed: ConstraintID
  }

  /// The range of a variable that is ambiguous throughout the piece.
  package struct Ambiguity: Hashable, Sendable {
    /// The variable.
    package let variable: Variable
    /// Its least value; nil is without end.
    package let lower: Affine?
    /// Its largest value; nil is without end.
    package let upper: Affine?
  }

  /// Where the piece begins.
  package let lower: Rational

  /// Where the piece ends.
  package internal(set) var upper: Rational

  /// Each variable's value, by rank.
  package let values: [Affine]

  /// The contradictions between the ends, sorted by members.
  package let conflicts: [Conflict]

  /// The ambiguous variables between the ends, by rank.
  package let ambiguities: [Ambiguity]

  /// The solution exactly at ``lower``, where conflicts and ambiguities may differ from the inside.
  package let start: Solution

  /// The value of `variable` at `parameter`, which should be inside the piece.
  package func value(of variable: Variable, at parameter: Rational) -> Rational {
    values.indices.contains(variable.index)
      ? values[variable.index].value(at: parameter) : .zero
  }

  /// Whether the inside continues that of `other`.
  func continues(_ other: Piece) -> Bool {
    lower == other.upper && values == other.values && conflicts == other.conflicts
      && ambiguities == other.ambiguities
      && start.conflicts.map(\.members) == conflicts.map(\.members)
      && start.ambiguities.map(\.variable) == ambiguities.map(\.variable)
  }
}
