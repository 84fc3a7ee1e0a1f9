import FaultyFileSystem
import Foundation
import GRDB
import Testing

/// A watched store path: its file calls can fail, and the power can go at any of its steps.
final class FaultyDisk {
  private let disk: OpaquePointer

  init(watching path: String) throws { disk = try #require(faulty_disk_watch(path)) }
  deinit { faulty_disk_free(disk) }

  /// Lets the `nth` call of any kind fail, and when `persistent` all after it.
  func fail(_ nth: Int, persistent: Bool) {
    faulty_disk_fail(disk, Int32(FAULTY_ANY), nth, persistent ? 1 : 0)
  }
  func heal() { faulty_disk_heal(disk) }
  var failures: Int { faulty_disk_failures(disk) }

  /// Writes, truncations, syncs, new and removed files so far.
  var steps: Int { faulty_disk_steps(disk) }
  var syncs: Int { faulty_disk_syncs(disk) }

  /// What the disk might hold when the power goes after `step` steps, at `path`.
  func crash(after step: Int, seed: UInt64, losingAll: Bool = false, to path: String) throws {
    let loss = losingAll ? FAULTY_LOSE_ALL : FAULTY_RANDOM
    try #require(faulty_disk_crash(disk, step, seed, Int32(loss), path) == 0)
  }
}

/// A number of trials from the environment, for nightly runs.
func trials(_ variable: String, default usual: Int) -> Int {
  ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
}
