import Synchronization

/// How far a long piece of work is: shown on a terminal, once it has taken half a second.
final class ProgressLine: Sendable {
  private let isShown: Bool
  private let noun: String
  private let start = ContinuousClock.now
  private let shown = Mutex<ContinuousClock.Instant?>(nil)

  /// Silent unless `console` is a terminal's and people read the output.
  init(_ noun: String, on console: Console, isQuiet: Bool) {
    self.noun = noun
    isShown = console.isErrorTerminal && !isQuiet
  }

  /// Tells that `done` of `total` are finished; redraws ten times a second at most.
  func update(done: Int, total: Int) {
    guard isShown, total > 0 else { return }
    let now = ContinuousClock.now
    let elapsed = (now - start) / .seconds(1)
    guard elapsed > 0.5 else { return }
    let isDue = shown.withLock { last in
      if let last, now - last < .milliseconds(100) { return false }
      last = now
      return true
    }
    guard isDue else { return }
    let rate = Double(done) / elapsed
    let left = rate > 0 ? Double(total - done) / rate : 0
    Console.status(
      "\(done) of \(total) \(noun) · \(points((rate * 10).rounded() / 10)) per s · "
        + "\(Int(left.rounded(.up))) s left"
    )
  }

  /// Takes the line away.
  func end() {
    if shown.withLock({ $0 != nil }) { Console.status("") }
  }
}
