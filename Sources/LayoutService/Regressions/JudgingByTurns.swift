internal import LayoutModel
internal import LayoutStore

/// Judges what a comparison finds while only some of its documents have their layouts in memory.
///
/// What comes of it stands in the order in which the gate judges all at once.
struct JudgingByTurns {
  private let gate: Gate
  private let pairs: [DocumentPair]
  private var origins: SceneOrigins
  /// The scenes of all turns, without their layouts.
  private var scenes = HeadScenes()
  private var judged: [(order: Order, regressions: [Regression])] = []
  private var turn = 0
  /// How many findings stayed as they were and are forgotten: of thousands of documents they would be
  /// most of what is held.
  private(set) var keptCount = 0

  /// - Parameters:
  ///   - pairs: every document that differs, in the order of the turns.
  ///   - others: reads the base's documents that do not differ.
  init(
    _ gate: Gate, _ pairs: [DocumentPair],
    others: @escaping @Sendable () throws -> [ReadDocument]
  ) {
    self.gate = gate
    self.pairs = pairs
    origins = SceneOrigins(pairs: pairs, others: others)
  }

  /// - Parameters:
  ///   - regressions: those of the turn's documents.
  ///   - held: the turn's documents.
  ///   - head: their scenes that differ, with their layouts.
  ///   - base: the scenes those stand against.
  mutating func judge(
    _ regressions: [Regression], _ held: [DocumentPair], head: [SolvedScene], base: [SolvedScene]
  ) async throws {
    let found = Set(head.lazy.flatMap(\.findings).map(\.identity))
    var met: Set<SceneReference> = []
    var orders: [Order] = []
    for (place, regression) in regressions.enumerated()
    where met.insert(regression.scene).inserted {
      orders.append(
        Order(
          regression, isGone: !found.contains(regression.finding.identity), turn: turn, place: place
        ))
    }
    let answers = try await gate.scenes(
      regressions, held, head: HeadScenes(head), base: HeadScenes(base), &origins)
    for (order, answer) in zip(orders, answers) {
      let told = answer.filter { $0.change != .kept || $0.cause != nil }
      keptCount += answer.count - told.count
      if !told.isEmpty { judged.append((order, told)) }
    }
    scenes.add(head, isHolding: false)
    turn += 1
  }

  /// The judgement of all turns.
  mutating func finish() -> [Regression] {
    judged.sort { $0.order < $1.order }
    return gate.joined(judged.flatMap(\.regressions), pairs, scenes)
  }

  /// Where `compareFindings` would first name a scene, had it the findings of all turns: by what became
  /// of them, then what the head has before what only the base has, then as they come.
  private struct Order: Comparable {
    private let change: Int
    private let isGone: Bool
    private let turn: Int
    private let place: Int

    init(_ regression: Regression, isGone: Bool, turn: Int, place: Int) {
      change = Regression.Change.allCases.firstIndex(of: regression.change) ?? 0
      self.isGone = isGone
      self.turn = turn
      self.place = place
    }

    static func < (left: Order, right: Order) -> Bool {
      (left.change, left.isGone ? 1 : 0, left.turn, left.place)
        < (right.change, right.isGone ? 1 : 0, right.turn, right.place)
    }
  }
}
