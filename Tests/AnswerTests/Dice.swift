/// Numbers that look random and are the same in every run (SplitMix64, Steele and others 2014).
struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  /// A number from 0 on, smaller than `count`.
  mutating func roll(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(max(1, count)))
  }

  mutating func isLess(than percent: Int) -> Bool { roll(100) < percent }
  mutating func pick<Element>(_ list: [Element]) -> Element { list[roll(list.count)] }
}
