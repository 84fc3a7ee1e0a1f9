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

  /// Notes a method without a statement: touching a control that calls it does nothing.
  ///
  /// - Parameter brace: where its body begins.
  mutating func noteEmptyMethod(before brace: Int) {
    var at = brace - 1
    while at > 0, brace - at < Self.longestHeader, !isHeader(at) { at -= 1 }
    guard isHeader(at) else { return }
    if !isSwift {
      while at < brace, self[at].mark != .parenEnd { at += 1 }
    }
    guard self[at + 1].kind == .name else { return }
    note(
      .emptyMethod, of: [Reference(root: .own, path: [])], value: text(self[at + 1]), at: at + 1)
  }

  /// Tokens that the header of a method has at most.
  private static let longestHeader = 80

  private func isHeader(_ at: Int) -> Bool {
    isSwift ? self[at].word == .func : self[at].mark == .minus && self[at + 1].mark == .paren
  }
}
