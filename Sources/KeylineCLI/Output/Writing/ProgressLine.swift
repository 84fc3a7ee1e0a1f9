import Dispatch
import Synchronization

/// Prints the progress of long work to standard error.
///
/// On a terminal it is a line that is redrawn, from half a second on and each second even while nothing is
/// finished. Elsewhere it is a line every ten seconds: whoever waits for a job sees that it lives.
final class ProgressLine: Sendable {
  private let isTerminal: Bool
  private let noun: String
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  private struct State {
    var done = 0
    var total = 0
    var shown: ContinuousClock.Instant?
    var isOver = false
  }

  /// Silent where people do not want it.
  init(_ noun: String, on console: Console, isQuiet: Bool) {
    self.noun = noun
    isTerminal = console.isErrorTerminal
    guard !isQuiet else {
      state.withLock { $0.isOver = true }
      return
    }
    waitForTick()
  }

  private func waitForTick() {
    let pause = DispatchTimeInterval.seconds(isTerminal ? 1 : 10)
    DispatchQueue.global().asyncAfter(deadline: .now() + pause) { [weak self] in self?.tick() }
  }

  /// Tells that `done` of `total` are finished; redraws ten times a second at most.
  func update(done: Int, total: Int) {
    state.withLock { state in
      (state.done, state.total) = (done, total)
      guard isTerminal, !state.isOver, total > 0 else { return }
      let now = ContinuousClock.now
      guard now - start > .milliseconds(500) else { return }
      if let shown = state.shown, now - shown < .milliseconds(100) { return }
      state.shown = now
      Console.status(text(state, at: now))
    }
  }

  private func tick() {
    let isOver = state.withLock { state -> Bool in
      guard !state.isOver else { return true }
      let now = ContinuousClock.now
      state.shown = now
      if isTerminal {
        Console.status(text(state, at: now))
      } else {
        Console.progress(text(state, at: now))
      }
      return false
    }
    if !isOver { waitForTick() }
  }

  private func text(_ state: State, at now: ContinuousClock.Instant) -> String {
    let elapsed = (now - start) / .seconds(1)
    let seconds = "\(Int(elapsed)) s"
    guard state.total > 0 else { return "working · \(seconds)" }
    let bar = isTerminal ? Self.bar(state.done, of: state.total) + " " : ""
    let count = "\(bar)\(state.done) of \(state.total) \(noun)"
    // What is solved is judged, and nobody counts that.
    guard state.done > 0, state.done < state.total else { return "\(count) · \(seconds)" }
    let rate = Double(state.done) / elapsed
    let left = Double(state.total - state.done) / rate
    return
      "\(count) · \(points((rate * 10).rounded() / 10)) per s · \(Int(left.rounded(.up))) s left"
  }

  /// Twenty signs, as many of them filled as of the work is done.
  static func bar(_ done: Int, of total: Int) -> String {
    let cells = 20
    let share = total > 0 ? min(1, max(0, Double(done) / Double(total))) : 0
    let filled = Int(share * Double(cells))
    return "["
      + String(repeating: "#", count: filled) + String(repeating: ".", count: cells - filled) + "]"
  }

  /// Takes the line away.
  func end() {
    state.withLock { state in
      if state.shown != nil, isTerminal, !state.isOver { Console.status("") }
      state.isOver = true
    }
  }
}
