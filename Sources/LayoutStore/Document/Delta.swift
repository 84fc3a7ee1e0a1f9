/// The difference between two byte sequences, as copies from the base and new bytes in between.
///
/// Form: the target's length, then commands. An even number n copies n/2 bytes from an offset
/// that follows, counted (zigzag) from the end of the last copy; an odd number n inserts the n/2
/// bytes that follow. Matching is by hashed blocks, as in rsync (Tridgell 1996) and Fossil's delta
/// format, after the common ends are cut off.
enum Delta {
  /// How short a copy may be between the common ends.
  enum Grain: Int {
    /// Shorter than a copy command: for deltas that are stored as they are.
    case fine = 16
    /// For deltas whose inserted bytes are compressed against the base, which finds what is shorter
    /// at less than the price of a command.
    case coarse = 512

    /// Bytes that are hashed together: a copy is only found where it holds a whole block of the
    /// base. The longer they are, the fewer blocks have the same hash by chance or by habit.
    var block: Int { self == .fine ? 16 : 128 }

    /// Blocks of the base with the same hash that are tried: a page of zeros must not take forever.
    static let tries = 8
  }

  /// The delta that turns `base` into `target`.
  /// - Complexity: O(base + target), whatever their content.
  static func between(_ base: [UInt8], _ target: [UInt8], _ grain: Grain = .fine) -> [UInt8] {
    var output = VarintWriter()
    output.append(target.count)
    let (prefix, suffix) = commonEnds(base, target)
    var state = Writer(output: output)
    state.copy(from: 0, count: prefix)
    middle(
      base, prefix..<(base.count - suffix), target, prefix..<(target.count - suffix), grain, &state)
    state.copy(from: base.count - suffix, count: suffix)
    return state.output.bytes
  }

  /// The target again; nil when the delta does not fit the base or makes more than `limit` bytes.
  static func apply(_ delta: [UInt8], to base: [UInt8], limit: Int) -> [UInt8]? {
    guard var commands = DeltaCommands(delta, baseCount: base.count, limit: limit) else {
      return nil
    }
    var output: [UInt8] = []
    output.reserveCapacity(commands.count)
    while let command = commands.next() {
      switch command {
      case .insert(let start, let count):
        output.append(contentsOf: delta[start..<(start + count)])
      case .copy(let start, let count):
        output.append(contentsOf: base[start..<(start + count)])
      }
    }
    return commands.isWhole ? output : nil
  }

  /// How many bytes are the same at the beginning and, apart from those, at the end.
  private static func commonEnds(_ base: [UInt8], _ target: [UInt8]) -> (Int, Int) {
    let shorter = min(base.count, target.count)
    return base.withUnsafeBytes { base in
      target.withUnsafeBytes { target in
        // Eight bytes at a time: this is most of the work on a document with a small edit.
        var prefix = 0
        while prefix + 8 <= shorter,
          base.loadUnaligned(fromByteOffset: prefix, as: UInt64.self)
            == target.loadUnaligned(fromByteOffset: prefix, as: UInt64.self)
        { prefix += 8 }
        while prefix < shorter, base[prefix] == target[prefix] { prefix += 1 }
        let rest = shorter - prefix
        var suffix = 0
        while suffix + 8 <= rest,
          base.loadUnaligned(fromByteOffset: base.count - suffix - 8, as: UInt64.self)
            == target.loadUnaligned(fromByteOffset: target.count - suffix - 8, as: UInt64.self)
        { suffix += 8 }
        while suffix < rest, base[base.count - 1 - suffix] == target[target.count - 1 - suffix] {
          suffix += 1
        }
        return (prefix, suffix)
      }
    }
  }

  private struct Writer {
    var output: VarintWriter
    var last = 0

    mutating func copy(from start: Int, count: Int) {
      guard count > 0 else { return }
      output.append(UInt64(count) << 1)
      output.append(zigzag: Int64(start - last))
      last = start + count
    }
    mutating func insert(_ bytes: ArraySlice<UInt8>) {
      guard !bytes.isEmpty else { return }
      output.append(UInt64(bytes.count) << 1 | 1)
      output.bytes.append(contentsOf: bytes)
    }
  }

  /// The part between the common ends.
  private static func middle(
    _ base: [UInt8], _ baseRange: Range<Int>, _ target: [UInt8], _ targetRange: Range<Int>,
    _ grain: Grain, _ writer: inout Writer
  ) {
    let block = grain.block
    guard targetRange.count >= block, baseRange.count >= block else {
      writer.insert(target[targetRange])
      return
    }
    var matches: [Match] = []
    base.withUnsafeBytes { base in
      target.withUnsafeBytes { target in
        var search = MatchSearch(
          base: UnsafeRawBufferPointer(rebasing: base[baseRange]),
          target: UnsafeRawBufferPointer(rebasing: target[targetRange]), grain: grain)
        matches = search.matches()
      }
    }
    var pending = targetRange.lowerBound
    for match in matches {
      let place = targetRange.lowerBound + match.place
      writer.insert(target[pending..<place])
      writer.copy(from: baseRange.lowerBound + match.start, count: match.count)
      pending = place + match.count
    }
    writer.insert(target[pending..<targetRange.upperBound])
  }
}

/// Bytes of the target, from `place` on, that are those of the base from `start` on.
private struct Match {
  var start: Int
  var place: Int
  var count: Int
}

/// Looks for what two byte sequences have in common, in the order of the target.
private struct MatchSearch {
  let base: UnsafeRawBufferPointer
  let target: UnsafeRawBufferPointer
  let grain: Delta.Grain
  private let block: Int
  private static let mask = (1 << 16) - 1
  /// Heads and links of the chains of base blocks by hash.
  private var heads = [Int32](repeating: -1, count: mask + 1)
  private var links: [Int32] = []

  init(base: UnsafeRawBufferPointer, target: UnsafeRawBufferPointer, grain: Delta.Grain) {
    self.base = base
    self.target = target
    self.grain = grain
    block = grain.block
    let blocks = base.count / block
    links.reserveCapacity(blocks)
    for number in 0..<blocks {
      let hash = RollingHash(base, at: number * block, count: block)
      let slot = Int(hash.value) & Self.mask
      links.append(heads[slot])
      heads[slot] = Int32(clamping: number)
    }
  }

  mutating func matches() -> [Match] {
    var matches: [Match] = []
    var pending = 0
    var place = 0
    guard target.count >= block else { return [] }
    var rolling = RollingHash(target, at: 0, count: block)
    while place + block <= target.count {
      if let match = longest(at: place, after: pending, rolling.value) {
        matches.append(match)
        place = match.place + match.count
        pending = place
        if place + block <= target.count {
          rolling = RollingHash(target, at: place, count: block)
        }
      } else {
        if place + block < target.count {
          rolling.roll(out: target[place], in: target[place + block])
        }
        place += 1
      }
    }
    return matches
  }

  /// The longest match that holds the block at `place`; what is before `pending` is taken.
  private func longest(at place: Int, after pending: Int, _ hash: UInt32) -> Match? {
    var best: Match?
    var candidate = heads[Int(hash) & Self.mask]
    for _ in 0..<Delta.Grain.tries where candidate >= 0 {
      let start = Int(candidate) * block
      candidate = links[Int(candidate)]
      let forward = forward(start, place)
      guard forward >= block else { continue }
      let back = backward(start, place, min(start, place - pending))
      if forward + back >= grain.rawValue, forward + back > best?.count ?? 0 {
        best = Match(start: start - back, place: place - back, count: forward + back)
      }
    }
    return best
  }

  private func forward(_ start: Int, _ place: Int) -> Int {
    let limit = min(base.count - start, target.count - place)
    var count = 0
    while count + 8 <= limit,
      base.loadUnaligned(fromByteOffset: start + count, as: UInt64.self)
        == target.loadUnaligned(fromByteOffset: place + count, as: UInt64.self)
    { count += 8 }
    while count < limit, base[start + count] == target[place + count] { count += 1 }
    return count
  }

  private func backward(_ start: Int, _ place: Int, _ limit: Int) -> Int {
    var count = 0
    while count + 8 <= limit,
      base.loadUnaligned(fromByteOffset: start - count - 8, as: UInt64.self)
        == target.loadUnaligned(fromByteOffset: place - count - 8, as: UInt64.self)
    { count += 8 }
    while count < limit, base[start - count - 1] == target[place - count - 1] { count += 1 }
    return count
  }
}

/// A polynomial hash of a window that moves a byte at a time.
private struct RollingHash {
  private static let factor: UInt32 = 0x0100_0193
  private var sum: UInt32 = 0
  private var leading: UInt32 = 1

  init(_ bytes: UnsafeRawBufferPointer, at place: Int, count: Int) {
    for number in 0..<count {
      sum = sum &* Self.factor &+ UInt32(bytes[place + number])
      if number > 0 { leading = leading &* Self.factor }
    }
  }

  mutating func roll(out old: UInt8, in new: UInt8) {
    sum = (sum &- UInt32(old) &* leading) &* Self.factor &+ UInt32(new)
  }

  /// High bits mixed in: the low ones alone only see the last bytes.
  var value: UInt32 { (sum ^ (sum >> 15)) &* 0x9E37_79B1 >> 7 }
}
