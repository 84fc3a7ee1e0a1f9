/// Methods of Objective-C that run only where somebody writes their names.
extension SourceReader {
  /// Makes a part of each method without parameters and result: `+ (void)showWelcome { … }`.
  ///
  /// A method with parameters has another name in Swift, and one with a result is often a property or an
  /// initializer there. ``declaredMessages()`` tells which methods other files may call.
  func divideMessages(
    into parts: inout [CodePart], _ owners: inout [Int], declaring given: inout Set<Int>
  ) {
    for name in tokens.indices where isMessage(name) {
      given.insert(name)
      guard let end = bodyEnd(name + 1), self[name + 1].mark == .open else { continue }
      parts.append(
        CodePart(
          member: CodePart.Member(name: self[name].hash, kind: .message),
          line: Int(self[name].line)))
      for place in name...end { owners[place] = parts.count - 1 }
    }
  }

  /// Hashes of such methods that an interface declares: the class's own, which the system does not know.
  func declaredMessages() -> Set<UInt64> {
    guard !isSwift else { return [] }
    return Set(
      tokens.indices.filter { isMessage($0) && self[$0 + 1].mark == .semicolon }
        .map { self[$0].hash })
  }

  /// Whether a name is declared by `- (void)name` with its code or a semicolon behind it.
  private func isMessage(_ at: Int) -> Bool {
    self[at].kind == .name && [.open, .semicolon].contains(self[at + 1].mark)
      && self[at - 1].mark == .parenEnd && self[at - 2].hash == Self.void
      && self[at - 3].mark == .paren && [.plus, .minus].contains(self[at - 4].mark)
  }

  private static let void = NameHash.of("void")
}
