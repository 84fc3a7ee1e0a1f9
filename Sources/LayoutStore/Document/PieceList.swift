internal import Hashing

/// Bytes as pieces of other byte sequences, so that a chain of deltas is undone without making
/// every version on its way: a delta splits pieces and moves none of the bytes.
struct PieceList {
  private struct Piece {
    var source: Int
    var start: Int
    var count: Int
  }

  private var sources: [[UInt8]]
  private var pieces: [Piece]
  /// The end of each piece in the whole, ascending.
  private var ends: [Int]

  /// More pieces than any real chain leaves; then the bytes themselves are made instead.
  private static let most = 1 << 14

  init(_ bytes: [UInt8]) {
    sources = [bytes]
    pieces = bytes.isEmpty ? [] : [Piece(source: 0, start: 0, count: bytes.count)]
    ends = bytes.isEmpty ? [] : [bytes.count]
  }

  var count: Int { ends.last ?? 0 }
  /// How many byte sequences the pieces are of, or were once.
  var sourceCount: Int { sources.count }

  /// All the bytes.
  var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      for piece in pieces {
        sources[piece.source].withUnsafeBytes { source in
          let target = UnsafeMutableRawBufferPointer(buffer)
          UnsafeMutableRawBufferPointer(rebasing: target[filled..<(filled + piece.count)])
            .copyMemory(
              from: UnsafeRawBufferPointer(
                rebasing: source[piece.start..<(piece.start + piece.count)]))
        }
        filled += piece.count
      }
    }
  }

  /// SHA-256 of all the bytes, without putting them together.
  var digest: ContentHash {
    var hasher = SHA256()
    hash(0..<count, into: &hasher)
    return ContentHash(bytes: hasher.finalize()) ?? ContentHash(of: [])
  }

  /// Hashes the bytes of `range`, which must be within the whole.
  func hash(_ range: Range<Int>, into hasher: inout SHA256) {
    var index = piece(at: range.lowerBound)
    var place = range.lowerBound
    while place < range.upperBound, index < pieces.count {
      let piece = pieces[index]
      let offset = place - (ends[index] - piece.count)
      let taken = min(piece.count - offset, range.upperBound - place)
      sources[piece.source].withUnsafeBytes { source in
        let start = piece.start + offset
        hasher.update(
          bufferPointer: UnsafeRawBufferPointer(rebasing: source[start..<(start + taken)]))
      }
      place += taken
      index += 1
    }
  }

  /// How many bytes from the beginning on are the same bytes of the same memory as those of
  /// `other`.
  ///
  /// Fewer than are equal: versions of one chain share memory wherever no delta inserted.
  func sharedPrefix(with other: PieceList) -> Int {
    var shared = 0
    var (own, its) = (0, 0)
    var (ownOffset, itsOffset) = (0, 0)
    while own < pieces.count, its < other.pieces.count {
      let (left, right) = (pieces[own], other.pieces[its])
      guard left.start + ownOffset == right.start + itsOffset,
        Self.isSame(sources[left.source], other.sources[right.source])
      else { break }
      let step = min(left.count - ownOffset, right.count - itsOffset)
      shared += step
      ownOffset += step
      itsOffset += step
      if ownOffset == left.count { (own, ownOffset) = (own + 1, 0) }
      if itsOffset == right.count { (its, itsOffset) = (its + 1, 0) }
    }
    return shared
  }

  private static func isSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress && left.count == $0.count }
    }
  }

  /// The first piece that ends after `place`.
  private func piece(at place: Int) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Applies a delta to the bytes; false, with nothing changed, when the delta does not fit or makes more
  /// than `limit` bytes.
  mutating func apply(_ delta: [UInt8], limit: Int) -> Bool {
    guard var commands = DeltaCommands(delta, baseCount: count, limit: limit) else { return false }
    var next: [Piece] = []
    while let command = commands.next() {
      switch command {
      case .insert(let start, let count):
        next.append(Piece(source: sources.count, start: start, count: count))
      case .copy(let start, let count): append(start, count, to: &next)
      }
      if next.count > Self.most {
        guard let plain = Delta.apply(delta, to: bytes, limit: limit) else { return false }
        self = PieceList(plain)
        return true
      }
    }
    guard commands.isWhole else { return false }
    sources.append(delta)
    pieces = next
    var end = 0
    ends = next.map {
      end += $0.count
      return end
    }
    return true
  }

  /// The pieces that `count` bytes from `start` on are made of; stops early beyond `most`.
  private func append(_ start: Int, _ count: Int, to next: inout [Piece]) {
    var place = start
    let end = start + count
    var index = piece(at: start)
    while place < end, index < pieces.count, next.count <= Self.most {
      let piece = pieces[index]
      let offset = place - (ends[index] - piece.count)
      let taken = min(piece.count - offset, end - place)
      let last = next.count - 1
      if last >= 0, next[last].source == piece.source,
        next[last].start + next[last].count == piece.start + offset
      {
        next[last].count += taken
      } else {
        next.append(Piece(source: piece.source, start: piece.start + offset, count: taken))
      }
      place += taken
      index += 1
    }
  }
}
