internal import Foundation
internal import Synchronization

/// Works out values on other threads, some places ahead of the one that takes them in their order.
///
/// At most two groups of inputs have their values in memory at a time.
struct Lookahead<Input: Sendable, Output: Sendable> {
  let inputs: [Input]
  var atOnce = 16
  let work: @Sendable (Input) -> Output

  /// Calls `body` with every input and its value, in the order of the inputs. What it throws ends the
  /// work.
  func inTurn(_ body: (Input, Output) throws -> Void) throws {
    guard inputs.count > 1 else {
      for input in inputs { try body(input, work(input)) }
      return
    }
    var next = group(from: 0)
    while let group = next {
      let values = group.values()
      next = self.group(from: group.end)
      for (index, value) in values.enumerated() { try body(inputs[group.start + index], value) }
    }
  }

  private func group(from start: Int) -> Group? {
    guard start < inputs.count else { return nil }
    return Group(
      Array(inputs[start..<min(start + atOnce, inputs.count)]), from: start, work)
  }

  /// The inputs whose values are being computed.
  private final class Group: Sendable {
    let start: Int
    let end: Int
    private let known: Mutex<[Output?]>
    private let done = DispatchSemaphore(value: 0)

    init(_ inputs: [Input], from start: Int, _ work: @escaping @Sendable (Input) -> Output) {
      self.start = start
      end = start + inputs.count
      known = Mutex([Output?](repeating: nil, count: inputs.count))
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
          let value = work(inputs[index])
          self.known.withLock { $0[index] = value }
        }
        self.done.signal()
      }
    }

    /// Waits for all of them.
    func values() -> [Output] {
      done.wait()
      return known.withLock { known in
        defer { known = [] }
        return known.compactMap { $0 }
      }
    }
  }
}
