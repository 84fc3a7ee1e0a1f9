internal import Foundation
internal import Synchronization

/// Applies `transform` to every input on all cores and hands the results on in input order.
///
/// At most `inFlight` results exist at a time, so memory does not grow with the number of inputs.
/// When `deliver` throws, nothing more is begun and the error goes to the caller. When the task is
/// cancelled, what is under way is delivered as far as it is in order, and then `CancellationError`
/// thrown; the first input is worked on even then.
///
/// - Parameter transform: answers nil where it was stopped in the middle.
func orderedMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], inFlight: Int, transform: @escaping @Sendable (Input) async -> Output?,
  deliver: (Output) throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: (Int, Output?).self) { group in
    var started = 0
    var delivered = 0
    var early: [Int: Output] = [:]
    func start() {
      let position = started
      let input = inputs[position]
      group.addTask {
        (position, position > 0 && Task.isCancelled ? nil : await transform(input))
      }
      started += 1
    }
    while started < min(max(1, inFlight), inputs.count) { start() }
    while let (position, output) = try await group.next() {
      guard let output else { continue }
      early[position] = output
      while let next = early.removeValue(forKey: delivered) {
        try deliver(next)
        delivered += 1
        if started < inputs.count { start() }
      }
    }
    guard delivered == inputs.count else { throw CancellationError() }
  }
}

/// The same for work whose first part is an answer, too: when the task is cancelled, it finishes what is under
/// way and leaves out the rest.
package func orderedMapUntilCancelled<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], inFlight: Int, transform: @escaping @Sendable (Input) async -> Output?,
  deliver: (Output) throws -> Void
) async throws {
  do {
    try await orderedMap(inputs, inFlight: inFlight, transform: transform, deliver: deliver)
  } catch is CancellationError {}
}

/// Applies `transform` to every input on all cores; results in input order.
func orderedMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], transform: @escaping @Sendable (Input) async -> Output
) async -> [Output] {
  if inputs.count < 2 {
    var results: [Output] = []
    for input in inputs { results.append(await transform(input)) }
    return results
  }
  return await withTaskGroup(of: (Int, Output).self) { group in
    for (position, input) in inputs.enumerated() {
      group.addTask { (position, await transform(input)) }
    }
    var results = [Output?](repeating: nil, count: inputs.count)
    for await (position, output) in group { results[position] = output }
    return results.compactMap { $0 }
  }
}

/// The same where the caller cannot wait as a task.
func onAllCores<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], transform: @Sendable (Input) -> Output
) -> [Output] {
  guard inputs.count > 1 else { return inputs.map(transform) }
  let results = Mutex([Output?](repeating: nil, count: inputs.count))
  DispatchQueue.concurrentPerform(iterations: inputs.count) { position in
    let output = transform(inputs[position])
    results.withLock { $0[position] = output }
  }
  return results.withLock { $0.compactMap { $0 } }
}
