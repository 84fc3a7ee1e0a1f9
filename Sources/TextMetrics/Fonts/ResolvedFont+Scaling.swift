extension ResolvedFont {
  /// The same font at another size, as labels that adjust their font to fit shrink it.
  /// - Parameter factor: brought into 0.01...1; what is no number leaves the font as it is.
  package func shrunk(by factor: Double) -> ResolvedFont {
    guard factor.isFinite else { return self }
    let factor = min(1, max(0.01, factor))
    var font = ResolvedFont(
      pointSize: pointSize * factor, weight: weight, lineHeight: lineHeight * factor,
      ascender: ascender * factor, descender: descender * factor, isAssumed: isAssumed,
      advances: advances)
    font.leading = leading * factor
    return font
  }

  /// The same font in lines of another height, which divide at the baseline as its own do.
  func drawn(inLinesOf height: Double) -> ResolvedFont {
    guard lineHeight > 0, height > 0, height.isFinite else { return self }
    let factor = height / lineHeight
    var font = ResolvedFont(
      pointSize: pointSize, weight: weight, lineHeight: height, ascender: ascender * factor,
      descender: descender * factor, isAssumed: true, advances: advances)
    font.leading = leading
    font.lineGap = lineGap
    return font
  }
}
