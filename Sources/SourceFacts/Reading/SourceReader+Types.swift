/// The types that a file uses, beside those it declares.
extension SourceReader {
  /// Hashes of the texts, and of the names that begin with a capital, that stand outside of the code of
  /// the type of that name, each with its token: who uses a class somewhere else may make or show one.
  ///
  /// A declaration is no use, nor is a cast or a question for the type: `x as? Badge` has the badge from
  /// elsewhere.
  func usedTypes() -> [(at: Int, hash: UInt64)] {
    var found: [(Int, UInt64)] = []
    /// The types around, 0 for other braces; of Objective-C one at most.
    var around: [UInt64] = []
    var next: UInt64 = 0
    for (at, token) in tokens.enumerated() {
      if let type = declaredType(at) {
        if isSwift { next = type } else { around = [type] }
        continue
      }
      switch token.kind {
      case .mark where isSwift && token.mark == .open:
        around.append(next)
        next = 0
      case .mark where isSwift && token.mark == .close: _ = around.popLast()
      case .name:
        if !isSwift, token.word == .end, self[at - 1].mark == .at { around = [] }
        guard let first = bytesFirst(token), (0x41...0x5A).contains(first),
          !isDeclared(at), !isCast(at)
        else { continue }
        if !around.contains(token.hash) { found.append((at, token.hash)) }
      case .string where token.end - token.start <= Self.longestName:
        let name = NameHash.of(text(token))
        if !around.contains(name) { found.append((at, name)) }
      default: break
      }
    }
    return found
  }

  /// The type whose code begins behind the name at a position.
  private func declaredType(_ at: Int) -> UInt64? {
    guard self[at].kind == .name, let word = self[at - 1].word else { return nil }
    let isDeclaration =
      isSwift
      ? Self.swiftTypes.contains(word) && self[at - 2].mark != .dot
      : Self.objectiveCTypes.contains(word) && self[at - 2].mark == .at
        && ![.semicolon, .comma].contains(self[at + 1].mark)
    return isDeclaration ? self[at].hash : nil
  }

  private static let swiftTypes: Set<Word> = [
    .class, .struct, .enum, .actor, .extension, .protocol,
  ]
  private static let objectiveCTypes: Set<Word> = [.interface, .implementation, .protocol]

  /// `@class Badge;` says that there is such a class.
  private func isDeclared(_ at: Int) -> Bool {
    guard !isSwift else { return false }
    var before = at - 1
    while self[before].mark == .comma, self[before - 1].kind == .name { before -= 2 }
    return self[before].word == .class && self[before - 1].mark == .at
  }

  /// `as! Badge`, `as? Badge`, `is Badge`. Behind a plain `as` the type may decide what is made.
  private func isCast(_ at: Int) -> Bool {
    guard isSwift else { return false }
    let before = self[at - 1]
    if before.mark == .bang || before.mark == .question { return self[at - 2].word == .as }
    return before.kind == .name && before.hash == Self.is
  }

  private static let `is` = NameHash.of("is")
}
