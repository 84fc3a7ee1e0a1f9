/// How long work took.
public struct Stopwatch {
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant

  public init() {
    start = clock.now
  }

  /// Milliseconds since the last lap, or since the beginning.
  public mutating func lap() -> Double {
    let now = clock.now
    defer { start = now }
    return (now - start).milliseconds
  }
}

extension Duration {
  /// The duration in milliseconds, to a ten-thousandth.
  public var milliseconds: Double {
    let parts = components
    let value = Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15
    return (value * 1e4).rounded() / 1e4
  }
}
