/// Reading the functions, constants and cases that run only if code names them.
extension SourceReader {
  /// The members that a declaration word introduces, each with its first and its last token.
  func members(
    _ word: Word, _ at: Int, inEnum isEnum: Bool
  ) -> [(member: CodePart.Member, first: Int, end: Int)] {
    switch word {
    case .func: return function(at).map { [$0] } ?? []
    case .let, .var: return constant(at).map { [$0] } ?? []
    case .case where isEnum: return cases(at)
    default: return []
    }
  }

  private func function(_ at: Int) -> (CodePart.Member, Int, Int)? {
    let name = at + 1
    guard self[name].kind == .name, let modifiers = modifiers(before: at),
      let body = functionBody(named: name)
    else { return nil }
    let kind: CodePart.Member.Kind =
      !modifiers.isDisjoint(with: Self.hiding)
      ? .privateFunction : body.isBare ? .bareFunction : .function
    return (CodePart.Member(name: self[name].hash, kind: kind), name, body.end)
  }

  /// The braces around a function's code, and whether it has no parameters.
  func functionBody(named name: Int) -> (open: Int, end: Int, isBare: Bool)? {
    var paren = name + 1
    while self[paren].mark != .paren {
      guard paren < name + 40, ![.open, .close].contains(self[paren].mark) else { return nil }
      paren += 1
    }
    guard let last = closing(paren), let open = codeStart(behind: last), let end = bodyEnd(open)
    else { return nil }
    return (open, end, last == paren + 1)
  }

  /// The brace after a function's parameters, or nil for a protocol requirement, which has no code.
  private func codeStart(behind start: Int) -> Int? {
    var at = start + 1
    while at < tokens.count, at < start + 100 {
      switch self[at].mark {
      case .open: return at
      case .close, .semicolon, .at: return nil
      case .paren, .bracket:
        guard let end = closing(at) else { return nil }
        at = end
      default:
        switch self[at].word {
        case .func, .var, .let, .case, .`init`, .deinit, .subscript, .class, .struct, .enum,
          .extension, .protocol:
          return nil
        default: break
        }
      }
      at += 1
    }
    return nil
  }

  /// `static let completeAuth = "CompleteAuth"`
  private func constant(_ at: Int) -> (CodePart.Member, Int, Int)? {
    let name = at + 1
    guard self[name].kind == .name, modifiers(before: at) != nil else { return nil }
    var value = name + 1
    if self[value].mark == .colon, self[value + 1].kind == .name { value += 2 }
    guard self[value].mark == .assign, self[value + 1].kind == .string, endsLine(value + 1)
    else { return nil }
    return (CodePart.Member(name: self[name].hash, kind: .constant), name, value + 1)
  }

  private func endsLine(_ at: Int) -> Bool {
    at + 1 >= tokens.count || [.close, .semicolon].contains(self[at + 1].mark)
      || self[at + 1].line > self[at].line && self[at + 1].mark != .dot
        && self[at + 1].mark != .plus
  }

  /// `case home, completeAuth = "CompleteAuth"`
  private func cases(_ at: Int) -> [(member: CodePart.Member, first: Int, end: Int)] {
    var found: [(CodePart.Member, Int, Int)] = []
    var name = at + 1
    while self[name].kind == .name {
      var end = name
      if self[end + 1].mark == .paren, let closed = closing(end + 1) { end = closed }
      if self[end + 1].mark == .assign {
        end += 2
        if self[end].mark == .minus { end += 1 }
      }
      guard self[end + 1].mark == .comma || endsLine(end) else { return [] }
      found.append((CodePart.Member(name: self[name].hash, kind: .enumCase), name, end))
      guard self[end + 1].mark == .comma else { break }
      name = end + 2
    }
    return found
  }

  /// The modifiers of a declaration. Nil if a modifier or attribute allows uses that do not write its name.
  func modifiers(before at: Int) -> Set<UInt64>? {
    var found: Set<UInt64> = []
    var place = at - 1
    while place >= 0 {
      let token = self[place]
      if token.mark == .parenEnd {
        guard let open = opening(place), self[open - 1].kind == .name else { break }
        // `private(set)` hides the setter alone. The name of an attribute is checked below.
        place = open - 1
        guard self[place - 1].mark == .at else {
          guard Self.hiding.contains(self[place].hash) else { break }
          place -= 1
          continue
        }
        if !Self.harmless.contains(self[place].hash) { return nil }
        place -= 2
        continue
      }
      guard token.kind == .name else { break }
      if self[place - 1].mark == .at {
        if !Self.harmless.contains(token.hash) { return nil }
        place -= 2
        continue
      }
      guard Self.modifierWords.contains(token.hash) else { break }
      if Self.openWords.contains(token.hash) { return nil }
      found.insert(token.hash)
      place -= 1
    }
    return found
  }

  static let modifierWords = hashes(
    "class", "static", "final", "private", "fileprivate", "internal", "public", "open", "override",
    "mutating", "nonmutating", "dynamic", "lazy", "weak", "unowned", "required", "convenience",
    "optional", "indirect", "nonisolated", "func", "var", "let", "prefix", "postfix", "infix")
  /// Modifiers by which the system or code of other modules may call a function.
  private static let openWords = hashes(
    "override", "dynamic", "public", "open", "required", "optional", "prefix", "postfix", "infix")
  private static let hiding = hashes("private", "fileprivate")
  /// Attributes that do not lead to other calls.
  private static let harmless = hashes("discardableResult", "MainActor", "available", "inlinable")

  private static func hashes(_ words: String...) -> Set<UInt64> { Set(words.map(NameHash.of)) }
}
