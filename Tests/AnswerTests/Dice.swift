import TestDocuments

/// Choices that look random and are the same in every run.
struct Dice {
  private var generator: SeededGenerator

  init(_ seed: Int) {
    generator = SeededGenerator(
      seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// A number from 0 on, smaller than `count`.
  mutating func roll(_ count: Int) -> Int { Int(generator.next() % UInt64(max(1, count))) }

  mutating func isLess(than percent: Int) -> Bool { roll(100) < percent }
  mutating func pick<Element>(_ list: [Element]) -> Element { list[roll(list.count)] }
}
