extension SystemFont {
  /// The glyph of any scalar that is neither wide nor an emoji.
  func glyph(of scalar: UInt32) -> UInt16 {
    if scalar < Self.flatLimit { return glyphs[Int(scalar)] }
    if Self.isSkipped(scalar) { return Self.skipped }
    var low = 0
    var high = substitutes.count
    while low < high {
      let middle = (low + high) / 2
      let run = substitutes[middle]
      if scalar < run.start {
        high = middle
      } else if scalar - run.start >= run.count {
        low = middle + 1
      } else {
        return glyphs[Int(run.base + (scalar - run.start) * run.step)]
      }
    }
    return Self.unknown
  }

  /// The single character that `base` and `mark` are canonically equal to, if the font has it.
  func composed(_ base: UInt32, _ mark: UInt32) -> UInt32? {
    let pair = UInt64(base) << 32 | UInt64(mark)
    var low = 0
    var high = compositions.count
    while low < high {
      let middle = (low + high) / 2
      if compositions[middle].pair < pair { low = middle + 1 } else { high = middle }
    }
    guard low < compositions.count, compositions[low].pair == pair else { return nil }
    return compositions[low].composed
  }
}
