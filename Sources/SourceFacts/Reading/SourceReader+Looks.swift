/// Methods by which an app changes the looks of its views.
extension SourceReader {
  /// A function by its name's hash, and whether it can do no more to a control than change its looks.
  struct Method: Sendable, Hashable {
    var name: UInt64
    var isLook: Bool
  }

  /// Every function of a file of Swift.
  func methods() -> Set<Method> {
    guard isSwift else { return [] }
    var found: Set<Method> = []
    var types: [(name: String, end: Int)] = []
    for (at, token) in tokens.enumerated() {
      guard let word = token.word else { continue }
      types.removeAll { $0.end < at }
      if let type = typeBody(word, at) {
        types.append(
          (word == .extension && Self.controls.contains(type.name) ? type.name : "", type.end))
      } else if word == .func, self[at + 1].kind == .name {
        let isLook =
          types.last?.name.isEmpty == false
          && functionBody(named: at + 1).map { changesLooks($0.open, $0.end) } ?? false
        found.insert(Method(name: self[at + 1].hash, isLook: isLook))
      }
    }
    return found
  }

  /// The classes that every button is.
  private static let controls: Set<String> = ["UIView", "UIControl", "UIButton"]

  /// Whether code of a view only changes its looks: it hands itself to nobody, and calls no method and sets no
  /// property of its own but those.
  private func changesLooks(_ open: Int, _ end: Int) -> Bool {
    (open + 1..<end).allSatisfy { at in
      let token = self[at]
      guard token.kind == .name else { return true }
      if Self.touches.contains(token.hash) { return false }
      if token.word == .self {
        return self[at + 1].mark == .dot && Self.looks.contains(self[at + 2].hash)
      }
      let before = self[at - 1]
      guard before.mark != .dot, before.word != .let, before.word != .var else { return true }
      switch self[at + 1].mark {
      case .paren:
        let isType = bytesFirst(token).map { (0x41...0x5A).contains($0) } ?? false
        return isType || [.if, .while, .switch].contains(token.word)
          || Self.looks.contains(token.hash)
      case .assign: return Self.looks.contains(token.hash)
      default: return true
      }
    }
  }
}
