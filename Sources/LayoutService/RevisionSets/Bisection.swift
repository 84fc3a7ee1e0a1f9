/// Finds the first of many states, sorted from the oldest, in which the answer to a question is yes, if it is
/// no before and yes from then on.
package enum Bisection {
  /// The answer of a state.
  package enum Answer: Sendable, Hashable {
    case no, yes
    /// The state cannot tell.
    case unknown
  }

  /// The outcome of the search.
  package enum Outcome: Sendable, Hashable {
    /// The first state that says yes.
    case first(Int)
    /// The newest state says no.
    case never
    /// The oldest state says yes already.
    case always
    /// The range from the last state that says no to the first that says yes; those between cannot tell.
    case within(ClosedRange<Int>)
  }

  /// Asks the newest state, the oldest, then the middle of what is open.
  ///
  /// - Parameters:
  ///   - count: how many states there are; each is asked once at most.
  ///   - ask: what the state of a number answers.
  /// - Complexity: the logarithm of `count` states are asked where all can tell.
  package static func run(
    count: Int, ask: (Int) async throws -> Answer
  ) async throws -> Outcome {
    guard count > 0 else { return .never }
    var yes = count - 1
    while yes >= 0 {
      let answer = try await ask(yes)
      if answer == .yes { break }
      if answer == .no { return .never }
      yes -= 1
    }
    guard yes >= 0 else { return .within(0...(count - 1)) }
    var no = 0
    while no < yes {
      let answer = try await ask(no)
      if answer == .no { break }
      if answer == .yes { return no == 0 ? .always : .within(0...no) }
      no += 1
    }
    guard no < yes else { return yes == 0 ? .always : .within(0...yes) }
    var unknown: Set<Int> = []
    while yes - no > 1 {
      let middle = no + (yes - no) / 2
      let open = (no + 1..<yes).filter { !unknown.contains($0) }
      guard let next = open.min(by: { abs($0 - middle) < abs($1 - middle) }) else {
        return .within(no...yes)
      }
      switch try await ask(next) {
      case .yes: yes = next
      case .no: no = next
      case .unknown: unknown.insert(next)
      }
    }
    return .first(yes)
  }
}
