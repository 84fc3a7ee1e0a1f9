/// A delta with its commands in front and all inserted bytes behind them, for compressing: the
/// bytes are a text again, without numbers in between.
///
/// Form: the target's length and the commands as `Delta` has them, less the inserted bytes; a zero,
/// which is no command; the inserted bytes.
enum SplitDelta {
  static func split(_ delta: [UInt8]) -> [UInt8]? {
    var reader = VarintReader(delta)
    guard let count = reader.number() else { return nil }
    var commands = VarintWriter()
    commands.append(count)
    var inserted: [UInt8] = []
    while !reader.isAtEnd {
      guard let command = reader.number(), command > 1 else { return nil }
      commands.append(command)
      if command & 1 == 1 {
        let length = Int(clamping: command >> 1)
        guard length <= delta.count - reader.place else { return nil }
        inserted.append(contentsOf: delta[reader.place..<(reader.place + length)])
        reader.place += length
      } else {
        guard let step = reader.zigzag() else { return nil }
        commands.append(zigzag: step)
      }
    }
    commands.append(0)
    return commands.bytes + inserted
  }

  /// The delta again; nil when the bytes are none. Whether it fits its base is for `Delta` to say.
  static func joined(_ split: [UInt8]) -> [UInt8]? {
    // Where the inserted bytes begin is known once all commands are read.
    var commands = VarintReader(split)
    guard commands.number() != nil else { return nil }
    while true {
      guard let command = commands.number() else { return nil }
      if command == 0 { break }
      if command & 1 == 0 { guard commands.number() != nil else { return nil } }
    }
    var place = commands.place
    var reader = VarintReader(split)
    guard let count = reader.number() else { return nil }
    var delta = VarintWriter()
    delta.bytes.reserveCapacity(split.count)
    delta.append(count)
    while let command = reader.number(), command > 0 {
      delta.append(command)
      if command & 1 == 0 {
        guard let step = reader.zigzag() else { return nil }
        delta.append(zigzag: step)
      } else {
        let length = Int(clamping: command >> 1)
        guard length <= split.count - place else { return nil }
        delta.bytes.append(contentsOf: split[place..<(place + length)])
        place += length
      }
    }
    return place == split.count ? delta.bytes : nil
  }
}
