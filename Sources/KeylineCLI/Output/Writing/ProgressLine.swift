import Synchronization

/// The progress of long work, shown on a terminal after half a second.
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
      "\(Self.bar(done, of: total)) \(done) of \(total) \(noun) · \(points((rate * 10).rounded() / 10)) per s · "
        + "\(Int(left.rounded(.up))) s left"
    )
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
    if shown.withLock({ $0 != nil }) { Console.status("") }
  }
}
