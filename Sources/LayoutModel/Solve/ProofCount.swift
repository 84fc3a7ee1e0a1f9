/// Counts of the solver's answers that an independent checker proved.
package struct ProofCount: Sendable, Hashable {
  /// Systems of linear constraints that scenes became.
  package var systems = 0
  /// Answers that were judged: one per system and set of sizes, so several per layout.
  package var answers = 0
  /// Answers whose certificate proves them: feasible, and best at every priority at once.
  package var certified = 0
  /// Contradictions met in those answers.
  package var conflicts = 0
  /// Contradictions whose multipliers prove them.
  package var certifiedConflicts = 0
  /// Descriptions of the first failures. Empty unless there is a bug.
  package var flaws: [String] = []
  /// Independent parts of systems by the numbers that hold them.
  package var parts = Parts()

  /// Parts solved in 64 bits, and those that overflow sent to wider numbers.
  package struct Parts: Sendable, Hashable {
    package var word = 0
    package var doubleWord = 0
    package var unlimited = 0

    package init(word: Int = 0, doubleWord: Int = 0, unlimited: Int = 0) {
      self.word = word
      self.doubleWord = doubleWord
      self.unlimited = unlimited
    }

    package static func + (left: Self, right: Self) -> Self {
      Self(
        word: left.word + right.word, doubleWord: left.doubleWord + right.doubleWord,
        unlimited: left.unlimited + right.unlimited)
    }
  }

  package init() {}

  /// Nothing was left without proof.
  package var isComplete: Bool { certified == answers && certifiedConflicts == conflicts }

  package static func + (left: Self, right: Self) -> Self {
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
  package static let mostFlaws = 10
}
