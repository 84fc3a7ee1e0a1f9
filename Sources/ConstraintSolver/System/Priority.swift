/// How much a constraint matters: required, or a place in a strict order.
///
/// A higher priority is never traded for any number of lower ones. Fractions count as they are
/// given: 249.99998 is below 250.
public struct Priority: Hashable, Comparable, Sendable {
  private enum Level: Hashable, Comparable, Sendable {
    // The order of the cases is the order of the priorities.
    case tieBreak(negatedLevel: Int)
    case optional(Double)
    case relaxed
    case required
  }

  private let level: Level

  private init(level: Level) {
    self.level = level
  }

  /// Must hold; if it cannot, the solver reports a conflict.
  public static let required = Priority(level: .required)

  /// The level of required constraints that gave way in a conflict: above every optional one.
  static let relaxed = Priority(level: .relaxed)

  /// A priority as documents store it: 1000 and more is required, below that optional.
  ///
  /// A value that is not a number counts as required, as a missing priority does.
  public init(_ value: Double) {
    level = value < 1000 ? .optional(value == 0 ? 0 : value) : .required
  }

  /// A wish that only chooses among solutions that are equally good otherwise.
  ///
  /// Level 0 comes first. Tie-breaks are below every ordinary priority, and ambiguity is judged
  /// without them.
  public static func tieBreak(_ level: Int) -> Priority {
    Priority(level: .tieBreak(negatedLevel: level == .min ? .max : -level))
  }

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { level == .required }

  /// Whether this is one of ``tieBreak(_:)``.
  public var isTieBreak: Bool {
    if case .tieBreak = level { true } else { false }
  }

  /// The number given to ``init(_:)``, 1000 for a required one, nil for a tie-break.
  public var value: Double? {
    switch level {
    case .optional(let value): value
    case .required, .relaxed: 1000
    case .tieBreak: nil
    }
  }

  /// Whether `left` gives way to `right`.
  public static func < (left: Priority, right: Priority) -> Bool { left.level < right.level }
}
