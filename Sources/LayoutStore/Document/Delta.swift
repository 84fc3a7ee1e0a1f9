/// The difference between two byte sequences, as copies from the base and new bytes in between.
///
/// Form: the target's length, then commands. An even number n copies n/2 bytes from an offset
/// that follows, counted (zigzag) from the end of the last copy; an odd number n inserts the n/2
/// bytes that follow. Matching is by hashed blocks, as in rsync (Tridgell 1996) and Fossil's delta
/// format, after the common ends are cut off.
enum Delta {
  private static let block = 16

  /// How short a copy may be between the common ends.
  enum Grain: Int {
    /// What a copy command is shorter than: for deltas that are stored as they are.
    case fine = 16
    /// For deltas whose inserted bytes are compressed against the base, which finds what is shorter
    /// at less than the price of a command.
    case coarse = 1024

    /// Blocks of the base with the same hash that are tried: a page of zeros must not take forever.
    var tries: Int { self == .fine ? 8 : 32 }
  }

  /// What turns `base` into `target`.
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
    guard targetRange.count >= block, baseRange.count >= block else {
      writer.insert(target[targetRange])
      return
    }
    // Heads and links of the chains of base blocks by hash.
    let mask = (1 << 16) - 1
    var heads = [Int32](repeating: -1, count: mask + 1)
    var links: [Int32] = []
    let blocks = baseRange.count / block
    links.reserveCapacity(blocks)
    for number in 0..<blocks {
      let slot = Int(hash(base, baseRange.lowerBound + number * block)) & mask
      links.append(heads[slot])
      heads[slot] = Int32(clamping: number)
    }

    var pending = targetRange.lowerBound
    var place = targetRange.lowerBound
    var rolling = RollingHash(target, at: place, count: block)
    while place + block <= targetRange.upperBound {
      var best: (start: Int, place: Int, count: Int)?
      var candidate = heads[Int(rolling.value) & mask]
      for _ in 0..<grain.tries where candidate >= 0 {
        let start = baseRange.lowerBound + Int(candidate) * block
        candidate = links[Int(candidate)]
        let back = backward(base, start, baseRange.lowerBound, target, place, pending)
        let forward = forward(
          base, start, baseRange.upperBound, target, place, targetRange.upperBound)
        if forward >= block, forward + back >= grain.rawValue, forward + back > best?.count ?? 0 {
          best = (start - back, place - back, forward + back)
        }
      }
      if let best {
        writer.insert(target[pending..<best.place])
        writer.copy(from: best.start, count: best.count)
        place = best.place + best.count
        pending = place
        if place + block <= targetRange.upperBound {
          rolling = RollingHash(target, at: place, count: block)
        }
      } else {
        if place + block < targetRange.upperBound {
          rolling.roll(out: target[place], in: target[place + block])
        }
        place += 1
      }
    }
    writer.insert(target[pending..<targetRange.upperBound])
  }

  private static func hash(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    RollingHash(bytes, at: place, count: block).value
  }
  private static func forward(
    _ base: [UInt8], _ start: Int, _ baseEnd: Int, _ target: [UInt8], _ place: Int, _ end: Int
  ) -> Int {
    var count = 0
    while start + count < baseEnd, place + count < end, base[start + count] == target[place + count]
    { count += 1 }
    return count
  }
  private static func backward(
    _ base: [UInt8], _ start: Int, _ baseStart: Int, _ target: [UInt8], _ place: Int, _ begin: Int
  ) -> Int {
    var count = 0
    while start - count > baseStart, place - count > begin,
      base[start - count - 1] == target[place - count - 1]
    { count += 1 }
    return count
  }
}

/// A polynomial hash of a window that moves a byte at a time.
private struct RollingHash {
  private static let factor: UInt32 = 0x0100_0193
  private var sum: UInt32 = 0
  private var leading: UInt32 = 1

  init(_ bytes: [UInt8], at place: Int, count: Int) {
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
