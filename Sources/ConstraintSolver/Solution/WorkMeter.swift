internal import Synchronization

/// How much work some solving may take altogether, counted in steps and not in seconds: the same
/// systems in the same order are given up at the same point on every machine.
///
///     let meter = WorkMeter()
///     let solution = meter.counting { solver.solve(at: [320]) }
///     if meter.isExhausted { ... }  // the solution is void
///
/// Counted is what can grow beyond all bounds: numbers without limit, exchanges of the simplex, and
/// presolving again for every conflict; and what others spend. A step is some nanoseconds.
package final class WorkMeter: Sendable {
  /// Some seconds. No screen of 2,859 public documents is given up on its canvas; how near they come is
  /// not measured.
  package static let usual = 1_000_000_000

  private let limit: Int
  private let used = Atomic<Int>(0)

  package init(limit: Int = WorkMeter.usual) { self.limit = limit }

  @TaskLocal static var current: WorkMeter?

  /// The steps taken so far.
  package var steps: Int { used.load(ordering: .relaxed) }
  /// Whether solving has stopped; solutions since then are void.
  package var isExhausted: Bool { steps > limit || Self.isStopped }

  private static let stop = Atomic<Bool>(false)
  /// Whether the process was asked to stop.
  package static var isStopped: Bool { stop.load(ordering: .relaxed) }
  /// From now on every meter is exhausted, in the whole process.
  package static func stopAll() { stop.store(true, ordering: .relaxed) }

  /// Runs `body`, and counts what solvers do in it.
  package func counting<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$current.withValue(self) { try body() }
  }

  /// Counts steps of other work than solving, where it is counted at all.
  /// - Returns: `false` once there were too many: what is found from then on is void.
  package static func spend(_ steps: Int) -> Bool {
    do {
      try take(steps)
      return true
    } catch {
      return false
    }
  }

  /// Counts some steps, where they are counted at all; unwinds when there were too many.
  static func take(_ steps: Int) throws(ArithmeticFailure) {
    guard let meter = current else { return }
    meter.used.wrappingAdd(min(max(1, steps), 1 << 40), ordering: .relaxed)
    if meter.isExhausted { throw .workLimit }
  }
}
