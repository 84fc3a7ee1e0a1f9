/// The area in which a control answers touches.
extension SourceReader {
  /// `badge.touchAreaInsets = ...`, `[badge setHitTestEdgeInsets:...]`: libraries and apps give controls a
  /// larger area for touches, each by a property of its own name.
  mutating func readTouchArea() {
    let isSet =
      self[place + 1].mark == .assign && self[place - 1].mark == .dot
      || !isSwift && self[place + 1].mark == .colon
    guard isSet else { return }
    let name = text(self[place]).lowercased()
    guard ["touch", "hittest", "hitarea", "tap"].contains(where: name.contains),
      ["insets", "inset", "slop", "outsets", "area", "margin"].contains(where: name.hasSuffix),
      let use = use()
    else { return }
    note(.widensTouch, of: use.subjects, at: place)
  }
}
