/// The commands of a delta, read one after the other; see `Delta` for their form.
struct DeltaCommands {
  enum Command {
    /// `count` bytes of the base from `start` on.
    case copy(start: Int, count: Int)
    /// `count` bytes of the delta itself from `start` on.
    case insert(start: Int, count: Int)
  }

  /// The length of the target.
  let count: Int
  private var reader: VarintReader
  private let baseCount: Int
  private var left: Int
  private var last = 0
  /// Whether what was read so far makes sense.
  private(set) var isSound = true

  /// nil when the target is longer than `limit`.
  init?(_ delta: [UInt8], baseCount: Int, limit: Int) {
    reader = VarintReader(delta)
    guard let count = reader.count(atMost: limit) else { return nil }
    self.count = count
    self.baseCount = baseCount
    left = count
  }

  /// nil at the end, or when the rest makes no sense: see `isWhole`.
  mutating func next() -> Command? {
    guard isSound, !reader.isAtEnd else { return nil }
    let command = read()
    isSound = command != nil
    return command
  }

  /// Whether all commands were read, and make exactly `count` bytes.
  var isWhole: Bool { isSound && reader.isAtEnd && left == 0 }

  private mutating func read() -> Command? {
    guard let command = reader.number() else { return nil }
    let length = Int(clamping: command >> 1)
    guard length > 0, length <= left else { return nil }
    left -= length
    if command & 1 == 1 {
      let start = reader.place
      guard length <= reader.bytes.count - start else { return nil }
      reader.place += length
      return .insert(start: start, count: length)
    }
    guard let step = reader.zigzag() else { return nil }
    let (start, overflow) = last.addingReportingOverflow(Int(clamping: step))
    guard !overflow, start >= 0, start <= baseCount, length <= baseCount - start else { return nil }
    last = start + length
    return .copy(start: start, count: length)
  }
}
