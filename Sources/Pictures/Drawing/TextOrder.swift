/// In which order stretches of a line stand, by the writing directions of their letters: rules P2,
/// P3 and L2 of the Unicode Bidirectional Algorithm (UAX #9) for whole stretches. Within a stretch
/// whoever draws it puts the letters in order.
enum TextOrder {
  /// Whether a paragraph runs from right to left: its first letter decides.
  static func isRightToLeft(_ paragraph: String) -> Bool {
    for scalar in paragraph.unicodeScalars {
      if let isRightToLeft = isRightToLeft(scalar) { return isRightToLeft }
    }
    return false
  }

  /// The places of stretches in the order in which they stand from left to right.
  static func visual(_ stretches: [String], isRightToLeft: Bool) -> [Int] {
    var order = Array(stretches.indices)
    let levels = stretches.map { level($0, isRightToLeft) }
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// Odd levels run from right to left. A stretch with letters of both directions runs as its
  /// paragraph does.
  private static func level(_ stretch: String, _ isRightToLeft: Bool) -> Int {
    let directions = Set(stretch.unicodeScalars.compactMap { Self.isRightToLeft($0) })
    if isRightToLeft { return directions == [false] ? 2 : 1 }
    return directions == [true] ? 1 : 0
  }

  /// nil for what is no letter.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: break
    default: return nil
    }
    // Hebrew, Arabic, Syriac, Thaana, N'Ko and their like, with their presentation forms.
    let blocks: [ClosedRange<UInt32>] = [
      0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]
    return blocks.contains { $0.contains(scalar.value) }
  }
}
