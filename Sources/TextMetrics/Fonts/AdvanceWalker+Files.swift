import LayoutModel

/// Steps in fonts that bring their own advances and kerning.
extension AdvanceWalker {
  /// A character of the system font's own file.
  mutating func instanceStep(_ instance: FontInstance, _ index: Int, _ scalar: UInt32) -> Step {
    let kern = instance.kern(kerningClass, at: index)
    var step = unkerned(instance.advance(at: index) + tracking, scalar)
    step.kern = kern
    kerningClass = instance.leftClass(at: index)
    return step
  }

  /// A character of a declared font, with its kerning where that is declared too.
  mutating func declaredStep(_ font: FontMetrics, _ scalar: UInt32) -> Step {
    let character = Unicode.Scalar(scalar)
    let known = character.flatMap { font.advances[$0] }
    let kerning = font.kerning
    let left = kerningClass
    var step = unkerned((known ?? font.defaultAdvance) * 1000 + tracking, scalar)
    step.isGuessed = known == nil
    guard !kerning.isEmpty, known != nil, let character else { return step }
    if left > 0, let right = kerning.rightClass(of: character) {
      step.kern = kerning.values[kerning.offset(left - 1, right)] * 1000
    }
    kerningClass = kerning.leftClass(of: character).map { $0 + 1 } ?? 0
    return step
  }
}
