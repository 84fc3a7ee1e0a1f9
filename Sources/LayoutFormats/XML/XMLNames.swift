/// Element and attribute names, each stored once: comparing names is comparing small numbers.
struct XMLNames {
  private(set) var texts: [String] = []
  private var hashes: [UInt32] = []
  /// Open addressing; -1 = free. Its length is a power of two, at most half full.
  private var slots: [Int32] = Array(repeating: -1, count: 1024)

  /// The number of the name in `bytes[range]`, new or old.
  mutating func number(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int32 {
    let hash = Self.hash(bytes, range)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let candidate = Int(slots[slot])
      if hashes[candidate] == hash, Self.matches(texts[candidate], bytes, range) {
        return slots[slot]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(truncatingIfNeeded: texts.count)
    texts.append(String(decoding: bytes[range], as: UTF8.self))
    hashes.append(hash)
    slots[slot] = number
    if texts.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  /// FNV-1a.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for position in range { hash = (hash ^ UInt32(bytes[position])) &* 16_777_619 }
    return hash
  }

  private static func matches(
    _ text: String, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    var text = text
    return text.withUTF8 { own in
      guard own.count == range.count else { return false }
      for index in own.indices where own[index] != bytes[range.lowerBound + index] { return false }
      return true
    }
  }
}
