/// Room for the many short lists of one small system, taken from the allocator in one piece.
///
/// For a system of a dozen constraints a list each would cost more than the arithmetic.
struct Arena: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private var used = 0
  private let size: Int

  init(bytes: Int) {
    size = bytes
    base = .allocate(byteCount: bytes, alignment: 16)
  }

  deinit { base.deallocate() }

  /// How many bytes a list takes, its padding included.
  static func bytes<Element: BitwiseCopyable>(_ count: Int, of type: Element.Type) -> Int {
    (count * MemoryLayout<Element>.stride + 15) & ~15
  }

  /// Uninitialized room for `count` elements, valid as long as the arena.
  mutating func take<Element: BitwiseCopyable>(
    _ count: Int, of type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    let start = base + used
    used += Self.bytes(count, of: type)
    precondition(used <= size, "an arena is made as large as what is taken from it")
    return start.bindMemory(to: type, capacity: count)
  }
}
