/// Counts of the solver's answers that an independent checker proved.
public struct ProofCount: Sendable, Hashable {
  /// Systems of linear constraints that scenes became.
  public var systems = 0
  /// Answers that were judged: one per system and set of sizes, so several per layout.
  public var answers = 0
  /// Answers whose certificate proves them: feasible, and best at every priority at once.
  public var certified = 0
  /// Contradictions met in those answers.
  public var conflicts = 0
  /// Contradictions whose multipliers prove them.
  public var certifiedConflicts = 0
  /// Descriptions of the first failures. Empty unless there is a bug.
  public var flaws: [String] = []
  /// Independent parts of systems by the numbers that hold them.
  public var parts = Parts()

  /// Parts solved in 64 bits, and those that overflow sent to wider numbers.
  public struct Parts: Sendable, Hashable {
    public var word = 0
    public var doubleWord = 0
    public var unlimited = 0

    public init(word: Int = 0, doubleWord: Int = 0, unlimited: Int = 0) {
      self.word = word
      self.doubleWord = doubleWord
      self.unlimited = unlimited
    }

    public static func + (left: Self, right: Self) -> Self {
      Self(
        word: left.word + right.word, doubleWord: left.doubleWord + right.doubleWord,
        unlimited: left.unlimited + right.unlimited)
    }
  }

  public init() {}

  /// Nothing was left without proof.
  public var isComplete: Bool { certified == answers && certifiedConflicts == conflicts }

  public static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.systems += right.systems
    sum.answers += right.answers
    sum.certified += right.certified
    sum.conflicts += right.conflicts
    sum.certifiedConflicts += right.certifiedConflicts
    sum.flaws = Array((left.flaws + right.flaws).prefix(mostFlaws))
    sum.parts = left.parts + right.parts
    return sum
  }

  /// Flaws that are kept.
  public static let mostFlaws = 10
}
