/// The forms that Arabic letters take beside one another, as fonts have them under Unicode's
/// presentation forms.
///
/// Alone, at the end, the beginning and in the middle of a word a letter has other widths; fonts hold
/// the four in a row under the code points of Unicode's presentation forms, and kern them by these.
/// Joined as the Unicode Standard says (section 9.2): marks are passed over, a letter of two forms joins
/// what stands before it only, and lam with alef is one sign.
enum ArabicForms {
  /// Where a letter's forms begin, and how many it has.
  private struct Forms {
    var first: UInt32
    var count: UInt32
  }

  private static let letters: [UInt32: Forms] = {
    var letters: [UInt32: Forms] = [:]
    var form: UInt32 = 0xFE80
    for (start, counts) in [(0x621 as UInt32, "12222424244444222244444444"), (0x641, "4444444224")]
    {
      var letter = start
      for count in counts.compactMap(\.wholeNumberValue) {
        letters[letter] = Forms(first: form, count: UInt32(count))
        letter += 1
        form += UInt32(count)
      }
    }
    // Those of Persian, Urdu and their neighbours.
    let others: [(letter: UInt32, first: UInt32, count: UInt32)] = [
      (0x671, 0xFB50, 2), (0x67B, 0xFB52, 4), (0x67E, 0xFB56, 4), (0x680, 0xFB5A, 4),
      (0x67A, 0xFB5E, 4), (0x67F, 0xFB62, 4), (0x679, 0xFB66, 4), (0x6A4, 0xFB6A, 4),
      (0x6A6, 0xFB6E, 4), (0x684, 0xFB72, 4), (0x683, 0xFB76, 4), (0x686, 0xFB7A, 4),
      (0x687, 0xFB7E, 4), (0x68D, 0xFB82, 2), (0x68C, 0xFB84, 2), (0x68E, 0xFB86, 2),
      (0x688, 0xFB88, 2), (0x698, 0xFB8A, 2), (0x691, 0xFB8C, 2), (0x6A9, 0xFB8E, 4),
      (0x6AF, 0xFB92, 4), (0x6B3, 0xFB96, 4), (0x6B1, 0xFB9A, 4), (0x6BA, 0xFB9E, 2),
      (0x6BB, 0xFBA0, 4), (0x6C0, 0xFBA4, 2), (0x6C1, 0xFBA6, 4), (0x6BE, 0xFBAA, 4),
      (0x6D2, 0xFBAE, 2), (0x6D3, 0xFBB0, 2), (0x6AD, 0xFBD3, 4), (0x6C7, 0xFBD7, 2),
      (0x6C6, 0xFBD9, 2), (0x6C8, 0xFBDB, 2), (0x6CB, 0xFBDE, 2), (0x6C5, 0xFBE0, 2),
      (0x6C9, 0xFBE2, 2), (0x6D0, 0xFBE4, 4), (0x6CC, 0xFBFC, 4),
    ]
    for other in others { letters[other.letter] = Forms(first: other.first, count: other.count) }
    return letters
  }()

  /// Lam with the alef after it, alone; at the end of a word one further.
  private static let lamAlefs: [UInt32: UInt32] = [
    0x622: 0xFEF5, 0x623: 0xFEF7, 0x625: 0xFEF9, 0x627: 0xFEFB,
  ]
  private static let lam: UInt32 = 0x644
  private static let joiner: UInt32 = 0x200D
  private static let stretch: UInt32 = 0x640

  /// The characters of a text in the forms that it shows, one for each; nil where no letter joins.
  ///
  /// The alef of a lam-alef becomes a joiner, which takes no room. A form that the font has not stays
  /// the letter itself.
  /// - Complexity: O(scalars).
  static func joined(
    _ text: String.UnicodeScalarView, has: (UInt32) -> Bool
  ) -> [UInt32]? {
    guard text.contains(where: { letters[$0.value] != nil }) else { return nil }
    let scalars = text.map(\.value)
    let isMark = text.map { $0.properties.generalCategory == .nonspacingMark }
    var next = [UInt32](repeating: 0, count: scalars.count)
    var following: UInt32 = 0
    for index in scalars.indices.reversed() {
      next[index] = following
      if !isMark[index] { following = scalars[index] }
    }
    var result = scalars
    var before: UInt32 = 0
    for index in scalars.indices where !isMark[index] {
      let scalar = scalars[index]
      if let forms = letters[scalar] {
        let isAfter = joinsNext(before) && forms.count > 1
        if before == lam, let sign = lamAlefs[scalar], has(sign) {
          result[index] = joiner
        } else if scalar == lam, let sign = lamAlefs[next[index]], has(sign) {
          result[index] = isAfter && has(sign + 1) ? sign + 1 : sign
        } else {
          let isBefore = forms.count > 2 && joinsBefore(next[index])
          let form = forms.first + (isAfter ? 1 : 0) + (isBefore ? 2 : 0)
          if has(form) { result[index] = form }
        }
      }
      before = scalar
    }
    return result
  }

  private static func joinsNext(_ scalar: UInt32) -> Bool {
    scalar == stretch || scalar == joiner || (letters[scalar]?.count ?? 0) > 2
  }

  private static func joinsBefore(_ scalar: UInt32) -> Bool {
    scalar == stretch || scalar == joiner || (letters[scalar]?.count ?? 0) > 1
  }
}

extension TextMeasurer {
  /// The characters of a text as a declared font shows them; nil where they are its own.
  func joined(_ text: String, in font: ResolvedFont) -> [UInt32]? {
    guard case .declared(let name) = font.advances, let metrics = fonts[name] else { return nil }
    return ArabicForms.joined(text.unicodeScalars) { value in
      Unicode.Scalar(value).map { metrics.advances[$0] != nil } ?? false
    }
  }
}
