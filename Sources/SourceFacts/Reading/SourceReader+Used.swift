/// Names of objects that code does more with than change their looks.
extension SourceReader {
  /// Hashes of the names that stand by themselves, as an argument or in a list, and of those whose
  /// members are used for more than looks: whoever has such an object may do anything with it.
  ///
  /// `_badge` counts as `badge`. What is declared, synthesized or set to nil is not used by that.
  ///
  /// - Returns: the hash of a method that is all that is done to the object, with each; nil for more.
  func usedNames() -> Set<ObjectUse> {
    var found: Set<ObjectUse> = []
    var synthesizing = false
    for (at, token) in tokens.enumerated() {
      if token.mark == .semicolon { synthesizing = false }
      guard token.kind == .name else { continue }
      if !isSwift, self[at - 1].mark == .at, text(token) == "synthesize" { synthesizing = true }
      guard !synthesizing, isUsed(at) else { continue }
      found.insert(ObjectUse(name: nameHash(token), method: calledMethod(at)))
    }
    return found
  }

  /// Whether the file has words by which a control answers touches itself.
  func answersTouches() -> Bool {
    tokens.contains { $0.kind == .name && Self.touches.contains($0.hash) }
  }

  static let touches = Set(
    [
      "addAction", "addGestureRecognizer", "addTarget", "beginTracking",
      "beginTrackingWithTouch", "endTracking", "endTrackingWithTouch", "sendAction",
      "sendActions", "sendActionsForControlEvents", "tap", "touchesBegan", "touchesEnded",
    ].map(NameHash.of))

  private func isUsed(_ at: Int) -> Bool {
    let before = self[at - 1]
    if before.word == .var || before.word == .let || before.word == .func { return false }
    if !isSwift, before.mark == .star { return false }
    var next = at + 1
    while [.question, .bang].contains(self[next].mark) { next += 1 }
    switch self[next].mark {
    // A label, a declaration, or the name of a function.
    case .colon, .paren: return false
    case .assign: return self[next + 1].word != .nil
    case .dot:
      var member = next + 1
      while let word = self[member].word, Self.ways.contains(word), self[member + 1].mark == .dot {
        member += 2
      }
      return !Self.looks.contains(self[member].hash)
    default:
      // `[badge setTitle:...]`
      return isSwift || self[next].kind != .name || !Self.looks.contains(self[next].hash)
    }
  }

  /// The method of `badge.makeRound(radius: 4)`.
  private func calledMethod(_ at: Int) -> UInt64? {
    var next = at + 1
    while [.question, .bang].contains(self[next].mark) { next += 1 }
    guard isSwift, self[next].mark == .dot, self[next + 1].kind == .name,
      self[next + 2].mark == .paren
    else { return nil }
    return self[next + 1].hash
  }

  private static let ways: Set<Word> = [.rx, .reactive, .kf, .af, .sd]

  static let looks = Set(
    [
      "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue",
      "adjustsImageWhenDisabled", "adjustsImageWhenHighlighted", "alpha", "backgroundColor",
      "bottomAnchor", "bounds", "center", "centerXAnchor", "centerYAnchor", "clipsToBounds",
      "contentEdgeInsets", "contentHorizontalAlignment", "contentMode",
      "contentVerticalAlignment", "currentTitle", "enabled", "font", "frame", "heightAnchor",
      "hidden", "imageEdgeInsets", "imageView", "isEnabled", "isHidden", "isSelected", "layer",
      "layoutIfNeeded", "leadingAnchor", "leftAnchor", "masksToBounds", "release",
      "removeFromSuperview", "rightAnchor", "sd_setBackgroundImage", "sd_setImage",
      "sd_setImageWithURL", "selected", "setAccessibilityLabel", "setAlpha",
      "setAttributedTitle", "setBackgroundColor", "setBackgroundImage", "setBounds", "setCenter",
      "setClipsToBounds", "setContentCompressionResistancePriority", "setContentEdgeInsets",
      "setContentHorizontalAlignment", "setContentHuggingPriority", "setContentMode",
      "setEnabled", "setFont", "setFrame", "setHidden", "setImage", "setImageEdgeInsets",
      "setNeedsDisplay", "setNeedsLayout", "setSelected", "setText", "setTintColor", "setTitle",
      "setTitleColor", "setTitleEdgeInsets", "sizeToFit", "snp", "text", "textColor",
      "tintColor", "title", "titleEdgeInsets", "titleLabel", "topAnchor", "trailingAnchor",
      "transform", "translatesAutoresizingMaskIntoConstraints", "widthAnchor",
    ].map(NameHash.of))

  private func nameHash(_ token: Token) -> UInt64 {
    let isPrefixed = token.end - token.start > 1 && bytes[Int(token.start)] == UInt8(ascii: "_")
    return isPrefixed ? NameHash.of(text(token).dropFirst()) : token.hash
  }
}
