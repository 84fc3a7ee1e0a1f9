internal import Synchronization

/// The versions that this process read or stored last, so that whoever needs them next, and the
/// next version of the document, need not undo their chain of deltas again.
///
/// Found by their hash, which their bytes were checked against: what is at hand is right whatever
/// the file says, and whether or not the transaction that stored it was taken back.
final class RecentArtifacts: Sendable {
  private struct Held {
    var lists: [[UInt8]: PieceList] = [:]
    /// Oldest first.
    var order: [[UInt8]] = []
  }
  private let held = Mutex(Held())

  /// Bounds on memory: as many documents as one person has open, and none of unusual length.
  private static let most = 8
  private static let longest = 1 << 24
  /// A list holds every delta that it was made of; beyond so many it is put together.
  private static let mostSources = 256

  func list(of digest: [UInt8]) -> PieceList? { held.withLock { $0.lists[digest] } }

  /// Takes a version whose bytes have been hashed.
  func keep(_ list: PieceList, as digest: [UInt8]) {
    guard list.count <= Self.longest else { return }
    let list = list.sourceCount > Self.mostSources ? PieceList(list.bytes) : list
    held.withLock { held in
      if held.lists.updateValue(list, forKey: digest) == nil { held.order.append(digest) }
      if held.order.count > Self.most { held.lists[held.order.removeFirst()] = nil }
    }
  }
}
