/// Reads statements that use members of objects.
extension SourceReader {
  /// The use of a member in a statement.
  struct Use {
    var subjects: [Reference]
    var operation: Operation
    /// Where the value begins and ends, or the arguments of a call.
    var first: Int
    var last: Int

    enum Operation { case sets, changes, calls, binds, reads }

    var writes: Bool { operation != .reads && operation != .calls }
  }

  /// Reads the use of the member at the current position. Returns nil if there is no member or no object.
  func use() -> Use? {
    if self[place - 1].mark == .dot { return memberUse() }
    if !isSwift, let use = messageUse() { return use }
    return bareUse()
  }

  private func memberUse() -> Use? {
    var dot = place - 1
    // `badge.rx.isHidden` is the badge's.
    var isReactive = false
    while let word = self[dot - 1].word, Self.passages.contains(word), self[dot - 2].mark == .dot {
      isReactive = isReactive || word == .rx || word == .reactive
      dot -= 2
    }
    if self[dot - 1].mark == Mark(byte: UInt8(ascii: "\\")) { return keyPathUse() }
    let subjects = references(beforeDot: dot).references
    guard !subjects.isEmpty else { return nil }
    var at = place + 1
    if isReactive, [.parenEnd, .comma, .binding].contains(self[at].mark) {
      return Use(subjects: subjects, operation: .binds, first: at, last: at)
    }
    // `frame.origin.y = 4` sets the frame; `frame.insetBy(...)` reads it.
    while self[at].mark == .dot, self[at + 1].kind == .name { at += 2 }
    if self[at - 1].word == .toggle, self[at].mark == .paren {
      return Use(subjects: subjects, operation: .changes, first: at, last: at)
    }
    return Self.use(
      subjects, self[at], first: at + 1, last: { expressionEnd(from: at + 1) },
      isDirect: at == place + 1)
  }

  private static func use(
    _ subjects: [Reference], _ mark: Token, first: Int, last: () -> Int, isDirect: Bool
  ) -> Use {
    switch mark.mark {
    case .assign: Use(subjects: subjects, operation: .sets, first: first, last: last())
    case .assignChange, .binding:
      Use(subjects: subjects, operation: .changes, first: first, last: last())
    case .paren where isDirect:
      Use(subjects: subjects, operation: .calls, first: first, last: last())
    default: Use(subjects: subjects, operation: .reads, first: first, last: first)
    }
  }

  /// Members through which the same view is reached.
  private static let passages: Set<Word> = [
    .rx, .reactive, .kf, .af, .sd, .snp, .layer, .configuration,
  ]

  /// `.assign(to: \.isHidden, on: badge)`
  private func keyPathUse() -> Use? {
    guard self[place + 1].mark == .comma, self[place + 3].mark == .colon else { return nil }
    let first = place + 4
    let subjects = references(from: first, to: expressionEnd(from: first))
    return subjects.isEmpty
      ? nil : Use(subjects: subjects, operation: .binds, first: first, last: first)
  }

  /// `[self.badge setHidden:YES]`
  private func messageUse() -> Use? {
    let next = self[place + 1].mark
    guard next == .colon || next == .bracketEnd else { return nil }
    var (at, open) = (place - 1, 0)
    while at >= 0, place - at < 120 {
      let mark = self[at].mark
      if mark == .bracketEnd || mark == .parenEnd { open += 1 }
      if mark == .bracket || mark == .paren {
        if open == 0 { break }
        open -= 1
      }
      if mark == .semicolon || mark == .open || mark == .close { return nil }
      at -= 1
    }
    guard self[at].mark == .bracket, at + 1 < place else { return nil }
    let subjects = references(from: at + 1, to: place)
    guard !subjects.isEmpty else { return nil }
    var last = place + 2
    if next == .colon {
      let end = expressionEnd(from: place + 2)
      // The next part of the selector ends the argument.
      while last < end, self[last + 1].mark != .colon || self[last].kind != .name {
        last = closing(last).map { $0 + 1 } ?? last + 1
      }
    }
    return Use(subjects: subjects, operation: .calls, first: place + 2, last: last)
  }

  /// `isHidden = true` in the view itself, at the start of a statement.
  private func bareUse() -> Use? {
    guard isSwift, let word = self[place].word, Self.ownMembers.contains(word),
      self[place + 1].mark == .assign, !isInType,
      self[place].line > self[place - 1].line
        || [.open, .semicolon].contains(self[place - 1].mark) || self[place - 1].word == .in,
      !bindings.contains(where: { $0.name == self[place].hash })
    else { return nil }
    return Use(
      subjects: [Reference(root: .own, path: [])], operation: .sets, first: place + 2,
      last: expressionEnd(from: place + 2))
  }

  private static let ownMembers: Set<Word> = [
    .isHidden, .alpha, .frame, .transform, .modalPresentationStyle, .preferredContentSize,
    .edgesForExtendedLayout,
  ]
}
