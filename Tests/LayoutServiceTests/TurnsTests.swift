import Foundation
import Synchronization
import Testing

@testable import LayoutService

/// One after the other, where two at once would take the memory of both.
struct TurnsTests {
  private final class Counts: Sendable {
    let state = Mutex((inside: 0, most: 0, done: 0))
  }

  @Test func `no two are at work at once, and none is left out`() async {
    let turns = Turns()
    let counts = Counts()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<40 {
        group.addTask {
          await turns.take {
            counts.state.withLock {
              $0.inside += 1
              $0.most = max($0.most, $0.inside)
            }
            Thread.sleep(forTimeInterval: 0.001)
            counts.state.withLock {
              $0.inside -= 1
              $0.done += 1
            }
          }
        }
      }
    }
    let (inside, most, done) = counts.state.withLock { $0 }
    #expect(inside == 0)
    #expect(most == 1)
    #expect(done == 40)
  }
}
