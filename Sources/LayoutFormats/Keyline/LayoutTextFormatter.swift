/// Writes a `.layout` file as Keyline writes it: two spaces for each block, one between words.
///
/// Nothing but white space changes, so the document stays the same; what is formatted stays as it
/// is.
package enum LayoutTextFormatter {
  /// The file's text, formatted; a file that cannot be read is an error, and is left alone.
  package static func formatted(_ bytes: [UInt8], path: String) throws(FormatError) -> [UInt8] {
    _ = try LayoutParser.statements(bytes, path: path)
    let tokens = try LayoutLexer.tokens(bytes, path: path).tokens
    var writer = LineWriter()
    var line: [LayoutToken] = []
    for token in tokens {
      switch token.kind {
      case .newline, .end:
        writer.add(line)
        line = []
      default: line.append(token)
      }
    }
    return Array(writer.text.utf8)
  }
}

/// Collects lines and decides on their indentation and on the empty lines between them.
private struct LineWriter {
  private(set) var text = ""
  private var depth = 0
  private var isAfterEmpty = false
  private var isAfterOpening = true

  mutating func add(_ line: [LayoutToken]) {
    guard let first = line.first else {
      isAfterEmpty = true
      return
    }
    let closing = line.prefix { $0.isMark("}") }.count
    let level = max(0, depth - closing)
    if isAfterEmpty, !isAfterOpening, !first.isMark("}") { text += "\n" }
    text += String(repeating: "  ", count: level) + Self.joined(line) + "\n"
    for token in line {
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") { depth = max(0, depth - 1) }
    }
    isAfterEmpty = false
    isAfterOpening = line.last { $0.kind != .comment }?.isMark("{") == true
  }

  private static func joined(_ line: [LayoutToken]) -> String {
    var text = ""
    var before: LayoutToken?
    var isUnary = false
    let isEquation = line.contains {
      ["=", "==", ">=", "<="].contains($0.text) && $0.kind == .mark
    }
    for token in line {
      let isSign = token.isMark("-") || token.isMark("+")
      if let before, separates(before, token, isUnary: isUnary) {
        text += token.kind == .comment ? "  " : " "
      }
      let isBehindValue = before?.isWord == true || isNumber(before)
      isUnary = isSign && !(isEquation && isBehindValue)
      text += written(token)
      before = token
    }
    return text
  }

  private static func isNumber(_ token: LayoutToken?) -> Bool {
    if case .number = token?.kind { return true }
    return false
  }

  /// - Parameter isUnary: `before` is the sign of a number.
  private static func separates(
    _ before: LayoutToken, _ token: LayoutToken, isUnary: Bool
  ) -> Bool {
    if token.kind == .comment { return true }
    if isUnary { return false }
    if token.kind == .mark, [",", ")", ".", ";", ":"].contains(token.text) { return false }
    if token.isMark("("), before.isWord { return false }
    return !(before.kind == .mark && ["(", ".", "@", "#"].contains(before.text))
  }

  private static func written(_ token: LayoutToken) -> String {
    switch token.kind {
    case .visual: return String(token.text.filter { !$0.isWhitespace })
    case .comment:
      var text = Substring(token.text)
      while text.last?.isWhitespace == true { text = text.dropLast() }
      return String(text)
    default: return token.isMark("==") ? "=" : token.text
    }
  }
}
