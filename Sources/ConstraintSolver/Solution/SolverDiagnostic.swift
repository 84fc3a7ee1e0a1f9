/// Something that went wrong in the solver itself, never in the caller's system.
public enum SolverDiagnostic: Hashable, Sendable {
  /// A simplex run took more steps than any known system needs, so the values of the component that
  /// contains `variable` need not be the best ones.
  case stepLimitReached(variable: Variable)
  /// The `WorkMeter` ran out: the solution is void.
  case workLimitReached
  /// A walk met a product of two moving numbers: the stretch is void.
  case notAffine
}

extension ArithmeticFailure {
  /// The diagnostic of an answer that it cut off; nil where wider numbers, or the general way, give
  /// the answer.
  var diagnostic: SolverDiagnostic? {
    switch self {
    case .overflow, .unsuited: nil
    case .workLimit: .workLimitReached
    case .notAffine: .notAffine
    }
  }
}

/// How much work a solver has done so far; for tests and benchmarks.
public struct SolverCounters: Hashable, Sendable {
  /// Exchanges of a basic and a nonbasic row, those of the crash included.
  public internal(set) var pivots = 0
  /// Steps of the dual simplex in which a row gave way in place.
  public internal(set) var flips = 0
  /// Components that were solved and not only looked up.
  public internal(set) var componentsSolved = 0
  /// Components among them that were stars and needed no simplex.
  public internal(set) var starsSolved = 0
  /// Components whose parameters had not changed.
  public internal(set) var componentsReused = 0
  /// Components answered by multiplying out a remembered piece.
  public internal(set) var piecesReused = 0
  /// Whole systems answered in closed form.
  public internal(set) var closedForms = 0
  /// Blocks that had to be started again in wider numbers.
  public internal(set) var overflowFallbacks = 0

  /// Adds the work in the parts of a closed form and its answers.
  mutating func add(_ other: SolverCounters, answers: Int) {
    pivots += other.pivots
    flips += other.flips
    componentsSolved += other.componentsSolved
    starsSolved += other.starsSolved
    componentsReused += other.componentsReused
    piecesReused += other.piecesReused
    closedForms += answers
  }
}
