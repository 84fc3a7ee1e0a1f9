internal import Hashing

/// SHA-256 of versions one after the other: what a version shares with the one before it, from the
/// beginning on, is hashed once. An edit somewhere in a document saves half of the work.
struct SharedPrefixHasher {
  /// Bytes from one kept state to the next.
  private static let stride = 1 << 15

  private var last: PieceList?
  /// The state after so many times `stride` bytes of `last`; the first is the empty one.
  private var states = [SHA256()]

  mutating func digest(of list: PieceList) -> ContentHash {
    let shared = last.map { list.sharedPrefix(with: $0) } ?? 0
    states.removeLast(max(0, states.count - 1 - shared / Self.stride))
    var hasher = states.last ?? SHA256()
    var place = (states.count - 1) * Self.stride
    while place + Self.stride <= list.count {
      list.hash(place..<(place + Self.stride), into: &hasher)
      states.append(hasher)
      place += Self.stride
    }
    list.hash(place..<list.count, into: &hasher)
    last = list
    return ContentHash(bytes: hasher.finalize()) ?? ContentHash(of: [])
  }
}
