/// Marks, joiners and emoji: scalars that change or extend the character before them.
extension AdvanceWalker {
  /// A mark changes the character before it where Unicode has one character for both.
  mutating func attachedStep(_ scalar: UInt32) -> Step {
    var change = 0.0
    if scalar == 0xFE0F, Unicode.Scalar(scalarBefore)?.properties.isEmoji == true {
      change = emoji - advanceBefore
      advanceBefore += change
    } else if scalar == 0x200D {
      joinsNext = isPictograph(scalarBefore)
    } else if let instance {
      if let composed = font.composed(scalarBefore, scalar),
        let index = instance.index(of: composed)
      {
        let advance = instance.advance(at: index) + tracking
        change = advance - advanceBefore
        advanceBefore = advance
        scalarBefore = composed
      }
    } else if fixed == nil, declared == nil,
      let composed = font.composed(scalarBefore, scalar)
    {
      let glyph = font.glyphs[Int(composed)]
      let slot = (faceStart + Int(glyph)) * 2
      let blend =
        Double(font.advances[slot]) * (1 - displayShare)
        + Double(font.advances[slot + 1]) * displayShare
      let advance = blend / 10 * factor + tracking
      change = advance - advanceBefore
      advanceBefore = advance
      scalarBefore = composed
    }
    // Controls are boundaries; marks and joiners are part of what they follow.
    let isControl = scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0)
    return Step(advance: change, isAttached: !isControl)
  }

  mutating func emojiStep(_ scalar: UInt32, isUnknown: Bool) -> Step? {
    guard isUnknown, scalar >= 0x231A else { return nil }
    if (0x1F1E6...0x1F1FF).contains(scalar) {
      isHalfFlag.toggle()
      return isHalfFlag
        ? unkerned(emoji, scalar) : Step(advance: 0, isAttached: true)
    }
    if (0x1F3FB...0x1F3FF).contains(scalar), isPictograph(scalarBefore) {
      return Step(advance: 0, isAttached: true)
    }
    guard let properties = Unicode.Scalar(scalar)?.properties,
      properties.isEmojiPresentation || (joinsNext && properties.isEmoji)
    else { return nil }
    if joinsNext {
      joinsNext = false
      return Step(advance: 0, isAttached: true)
    }
    return unkerned(emoji, scalar)
  }

  func isPictograph(_ scalar: UInt32) -> Bool {
    scalar >= 0x231A && Unicode.Scalar(scalar)?.properties.isEmoji == true
  }
}
