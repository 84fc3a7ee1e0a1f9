/// What a walk tells about the answer just beyond a point.
extension SolverWalk {
  /// A number that is affine in the step.
  package struct Affine: Hashable, Sendable {
    /// The number where the step is 0.
    package let constant: Rational
    /// The gain per unit of the step.
    package let slope: Rational

    /// The number `constant + slope * step`.
    package init(constant: Rational, slope: Rational) {
      self.constant = constant
      self.slope = slope
    }

    /// The number at `step`.
    package func value(at step: Rational) -> Rational { constant + slope * step }

    /// The sum, which is affine, too.
    package static func + (left: Affine, right: Affine) -> Affine {
      Affine(constant: left.constant + right.constant, slope: left.slope + right.slope)
    }

    /// The difference.
    package static func - (left: Affine, right: Affine) -> Affine {
      Affine(constant: left.constant - right.constant, slope: left.slope - right.slope)
    }
  }

  /// Required constraints that contradict each other throughout a stretch.
  package struct Conflict: Hashable, Sendable {
    /// The contradicting constraints: minimal, sorted by id.
    package let members: [ConstraintID]
    /// The member that gives way.
    package let relaxed: ConstraintID
  }

  /// The range of a variable that is ambiguous throughout a stretch.
  package struct Ambiguity: Hashable, Sendable {
    /// The variable.
    package let variable: Variable
    /// Its least value; nil is without end.
    package var lower: Affine?
    /// Its largest value; nil is without end.
    package var upper: Affine?
  }
}
