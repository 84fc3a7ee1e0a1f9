internal import LayoutModel
internal import Synchronization

/// The sets of configurations that one question met: mostly one, which all scenes of a revision name.
///
/// For questions between which nothing is written: a number means the same set as long as its row stands.
package final class KnownConfigurations: Sendable {
  private let sets = Mutex<[Int64: [LayoutModel.Configuration]]>([:])

  /// Knows none yet.
  package init() {}

  func of(
    _ set: Int64, reading: () throws -> [LayoutModel.Configuration]
  ) throws -> [LayoutModel.Configuration] {
    if let known = sets.withLock({ $0[set] }) { return known }
    let configurations = try reading()
    sets.withLock { $0[set] = configurations }
    return configurations
  }
}
