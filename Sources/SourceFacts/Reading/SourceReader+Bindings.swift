/// Local names, and what they stand for.
extension SourceReader {
  mutating func bind(_ name: Token, _ references: [Reference?]) {
    bindings.append(Binding(name: name.hash, references: references.compactMap(\.self)))
  }

  /// `let badge = self.badge`, `guard let cell = x as? BadgeCell`, `var views: [UIView] = [a, b]`.
  mutating func readBinding() {
    let name = self[place + 1]
    // `if let badge {` and `let (a, b)` give no other meaning to a name that is known.
    guard name.kind == .name else { return }
    var at = place + 2
    var written: String?
    if self[at].mark == .colon {
      written = typeName(from: at + 1, to: tokens.count)
      while at < tokens.count, at < place + 24, self[at].mark != .assign, self[at].mark != .open,
        self[at].line == name.line
      {
        at += 1
      }
    }
    let type = written.map { Reference(root: .type($0), path: []) }
    guard self[at].mark == .assign else {
      if let type { bind(name, [type]) }
      return
    }
    let found = references(from: at + 1, to: expressionEnd(from: at + 1))
    bind(name, found.isEmpty ? [type] : found)
  }

  /// `for label in [title, detail] {`
  mutating func readLoop() {
    pending = (.other, depth, bindings.count)
    var at = place + 1
    while [.case, .let, .var].contains(self[at].word) { at += 1 }
    guard self[at].kind == .name else { return }
    let name = self[at]
    at += 1
    while at < place + 10, self[at].word != .in { at += 1 }
    guard self[at].word == .in else { return }
    bind(name, references(from: at + 1, to: expressionEnd(from: at + 1)))
  }

  /// Binds the names between a closure's brace and its `in`. In a `forEach` they stand for its elements.
  mutating func readClosureNames() {
    var at = place + 1
    if self[at].mark == .bracket, let end = closing(at) { at = end + 1 }
    var through: [Reference] = []
    let caller = self[place - 1].mark == .paren ? place - 2 : place - 1
    if self[caller].word == .forEach, self[caller - 1].mark == .dot {
      through = references(beforeDot: caller - 1).references
      bindings.append(Binding(name: Self.firstArgument, references: through))
    } else if [.paren, .comma, .assign, .colon].contains(self[place - 1].mark) {
      bindings.append(Binding(name: Self.firstArgument, references: []))
    }
    var names: [(Token, String?)] = []
    let limit = at + 40
    while at < limit {
      let token = self[at]
      if token.word == .in {
        for (position, (name, type)) in names.enumerated() {
          let typed = type.map { Reference(root: .type($0), path: []) }
          bind(name, position == 0 && !through.isEmpty ? through : [typed])
        }
        return
      }
      if token.mark == .arrow {
        at += 2
      } else if token.kind == .name {
        var type: String?
        if self[at + 1].mark == .colon {
          type = typeName(from: at + 2, to: at + 8)
          names.append((token, type))
          at += 2
          while at < limit, self[at].mark != .comma, self[at].mark != .parenEnd,
            self[at].word != .in
          {
            at += 1
          }
        } else {
          names.append((token, nil))
          at += 1
        }
      } else if [.comma, .paren, .parenEnd].contains(token.mark) {
        at += 1
      } else {
        return
      }
    }
  }

  private static let firstArgument = NameHash.of("$0")

  /// Where an expression ends: with its statement, at a brace, or at a comma between conditions.
  func expressionEnd(from start: Int) -> Int {
    var at = start
    while at < tokens.count, at - start < 300 {
      let token = self[at]
      if isSwift, at > start, token.line > self[at - 1].line, endsBefore(at) { return at }
      switch token.mark {
      case .open, .close, .semicolon, .comma, .parenEnd, .bracketEnd: return at
      case .paren, .bracket:
        guard let end = closing(at) else { return at }
        at = end
      default: if token.word == .else { return at }
      }
      at += 1
    }
    return at
  }

  /// Whether a statement ends before a token that begins a line.
  private func endsBefore(_ at: Int) -> Bool {
    let (before, next) = (self[at - 1], self[at])
    if before.mark.continues || next.mark == .dot || next.mark == .logic { return false }
    return ![.question, .colon, .assign, .plus, .minus, .star].contains(next.mark)
      && next.word != .as
  }
}
