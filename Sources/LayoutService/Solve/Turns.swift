/// Lets one after the other do what takes much memory, in the order in which they came.
actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits for the turn, then does the work off the actor.
  nonisolated func take<Value: Sendable>(_ work: @Sendable () -> Value) async -> Value {
    await begin()
    let value = work()
    await end()
    return value
  }

  private func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// The next in line takes over.
  private func end() {
    guard !waiting.isEmpty else {
      isTaken = false
      return
    }
    waiting.removeFirst().resume()
  }
}
