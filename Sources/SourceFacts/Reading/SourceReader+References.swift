/// Reading the objects that expressions name.
extension SourceReader {
  private static let own = Reference(root: .own, path: [])
  static let unknown = Reference(root: .unknown, path: [])

  /// The objects that the names before a dot refer to, such as `self.header.badge` before `.alpha`, and the first
  /// token of the names.
  ///
  /// Returns no object if there is no chain of names, as before a type's own method.
  func references(beforeDot dot: Int) -> (references: [Reference], start: Int) {
    var parts: [String] = []
    var at = dot - 1
    func ending(_ roots: [Reference]) -> ([Reference], Int) {
      let path = Array(parts.reversed())
      return (roots.map { $0.appending(path) }, at)
    }
    while at >= 0, dot - at < 200 {
      let token = self[at]
      switch token.mark {
      case .question, .bang:
        at -= 1
      case .bracketEnd:
        guard let start = opening(at) else { return ([], at) }
        let before = self[start - 1]
        let isSubscript =
          before.kind == .name && before.word != .in && before.word != .return
          || [.parenEnd, .bracketEnd, .question, .bang].contains(before.mark)
        if isSubscript, isSwift || before.line == self[start].line && before.kind == .name {
          at = start - 1
          continue
        }
        let end = at
        at = start
        return ending(isSwift ? elements(from: start, to: end) : message(from: start, to: end))
      case .parenEnd:
        guard let start = opening(at) else { return ([], at) }
        let end = at
        at = start
        let before = self[start - 1]
        if before.kind == .name, ![.if, .while, .in, .return, .guard, .else].contains(before.word) {
          at = start - 1
          guard let first = bytesFirst(before), (0x41...0x5A).contains(first) else {
            return ending([Self.unknown])
          }
          return ending([Reference(root: .type(text(before)), path: [])])
        }
        return ending(references(from: start + 1, to: end))
      default:
        guard token.kind == .name else { return ([], at) }
        if self[at - 1].mark == .dot {
          parts.append(text(token))
          at -= 2
          continue
        }
        return ending(roots(token))
      }
    }
    return ([], at)
  }

  /// Resolves the first name of a chain.
  private func roots(_ token: Token) -> [Reference] {
    if token.word == .super { return [Self.own] }
    for binding in bindings.reversed() where binding.name == token.hash {
      return binding.references.isEmpty ? [Self.unknown] : binding.references
    }
    if token.word == .self { return [Self.own] }
    let name = text(token)
    guard let first = name.utf8.first else { return [] }
    // A type's own method names no view; keywords begin no chain.
    if (0x41...0x5A).contains(first) || token.word.map(Self.noRoots.contains) ?? false { return [] }
    if first == UInt8(ascii: "$") { return [Self.unknown] }
    if name.lowercased().hasSuffix("self") { return [Self.own] }
    return [Reference(root: .own, path: [name])]
  }

  private static let noRoots: Set<Word> = [
    .return, .in, .if, .else, .guard, .while, .case, .let, .var, .where, .switch, .for, .as,
  ]

  /// The objects that an expression may refer to, or none if it does not name them.
  func references(from first: Int, to last: Int) -> [Reference] {
    var (start, end) = (first, last)
    while start < end,
      self[start].mark == .at || Self.fillers.contains(self[start].hash)
        || [.question, .bang].contains(self[start].mark)
    {
      start += 1
    }
    while start < end, [.bang, .question].contains(self[end - 1].mark) { end -= 1 }
    guard start < end, end - start < 300 else { return [] }
    if isSwift, let cast = cast(from: start, to: end) { return cast }
    switch self[start].mark {
    case .bracket where closing(start) == end - 1:
      return isSwift || self[start - 1].mark == .at
        ? elements(from: start, to: end - 1) : message(from: start, to: end - 1)
    case .paren:
      guard let close = closing(start), close < end else { return [] }
      if !isSwift, close < end - 1, self[close - 1].mark == .star {
        return objectiveCCast(from: start, close, to: end)
      }
      if close == end - 1 { return references(from: start + 1, to: close) }
    default: break
    }
    let chain = references(beforeDot: end)
    if chain.start == start, self[end - 1].mark != .parenEnd { return chain.references }
    return made(from: start, to: end)
  }

  private static let fillers = Set(["try", "await", "weak", "inout"].map(NameHash.of))

  /// `x as? BadgeCell` refers to a badge cell. A cast to a class of UIKit adds nothing to the name.
  private func cast(from start: Int, to end: Int) -> [Reference]? {
    var at = start
    while at < end {
      if let close = closing(at) { at = close }
      if self[at].word == .as, at > start {
        guard let name = typeName(from: at + 1 + (self[at + 1].kind == .mark ? 1 : 0), to: end)
        else { return [] }
        let named = references(from: start, to: at)
        let isOwn = named.contains { $0.root == .own && !$0.path.isEmpty }
        return name.hasPrefix("UI") && isOwn ? named : [Reference(root: .type(name), path: [])]
      }
      at += 1
    }
    return nil
  }

  private func objectiveCCast(from start: Int, _ close: Int, to end: Int) -> [Reference] {
    let rest = references(from: close + 1, to: end)
    guard let name = typeName(from: start + 1, to: close) else { return rest }
    let isFromSystem = name.hasPrefix("UI") || name.hasPrefix("NS")
    return isFromSystem ? rest : [Reference(root: .type(name), path: [])]
  }

  /// The objects of all elements of a list.
  func elements(from open: Int, to close: Int) -> [Reference] {
    var found: [Reference] = []
    var (start, at) = (open + 1, open + 1)
    while at <= close {
      if at == close || self[at].mark == .comma {
        if start < at { found += references(from: start, to: at) }
        start = at + 1
      } else if let end = closing(at) {
        at = end
      }
      at += 1
    }
    return found
  }
}
