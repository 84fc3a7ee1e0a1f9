extension Lexer {
  /// Reads a string from its first quote on.
  mutating func string(pounds: Int) {
    let isMultiLine =
      isSwift && byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
      // `#"""#` is a raw string that contains one quote.
      && !(pounds > 0 && hasPounds(pounds, at: 3))
    place += isMultiLine ? 3 : 1
    rest(of: OpenString(pounds: pounds, isMultiLine: isMultiLine, depth: 0))
  }

  /// Reads the rest of a string up to its end or its next interpolation.
  mutating func rest(of string: OpenString) {
    let (start, first) = (place, line)
    func token(to end: Int) { add(.string, from: start, to: end, at: first) }
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\\") {
        guard string.pounds == 0 || hasPounds(string.pounds, at: 1) else {
          place += 1
          continue
        }
        let next = 1 + string.pounds
        if isSwift, self.byte(next) == UInt8(ascii: "(") {
          token(to: place)
          place += next
          enter(string)
          // The parenthesis is read as a mark and opens the first level.
          return
        }
        // The string continues after an escaped line break, in both languages.
        if self.byte(next) == 0x0A { line &+= 1 }
        place = min(bytes.count, place + next + 1)
      } else if byte == UInt8(ascii: "\"") {
        if string.isMultiLine {
          if self.byte(1) == byte, self.byte(2) == byte, hasPounds(string.pounds, at: 3) {
            token(to: place)
            place += 3 + string.pounds
            return
          }
          place += 1
        } else if hasPounds(string.pounds, at: 1) {
          token(to: place)
          place += 1 + string.pounds
          return
        } else {
          place += 1
        }
      } else if byte == 0x0A {
        guard string.isMultiLine else { return token(to: place) }
        line &+= 1
        place += 1
      } else {
        place += 1
      }
    }
    token(to: place)
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// Reads a raw string, a regular expression or a directive after `#`.
  mutating func pound() {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if isSwift, byte(count) == UInt8(ascii: "\"") {
      place += count
      return string(pounds: count)
    }
    if isSwift, byte(count) == UInt8(ascii: "/") {
      return skipExpression(pounds: count)
    }
    place += 1
    if isDirective("if") {
      var rest = place + 2
      while rest < bytes.count, bytes[rest] == 0x20 || bytes[rest] == 0x09 { rest += 1 }
      place = rest
      if isDirective(isSwift ? "false" : "0") { skipSwitchedOff() }
    } else if !isSwift, isDirective("import") || isDirective("include") || isDirective("pragma") {
      skipLine()
    }
  }

  /// Skips `#/.../#`, which may span lines.
  private mutating func skipExpression(pounds: Int) {
    place += pounds + 1
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "/"), hasPounds(pounds, at: 1) {
        place += 1 + pounds
        return
      }
      if bytes[place] == 0x0A { line &+= 1 }
      place += 1
    }
  }

  private func isDirective(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    for offset in 0..<count where byte(offset) != word.utf8Start[offset] { return false }
    return !Self.isNameByte(byte(count))
  }

  /// Skips the lines of an inactive `#if` part and the line of the directive that ends it.
  private mutating func skipSwitchedOff() {
    var depth = 0
    while place < bytes.count {
      skipLine()
      place += 1
      line &+= 1
      while byte() == 0x20 || byte() == 0x09 { place += 1 }
      guard byte() == UInt8(ascii: "#") else { continue }
      place += 1
      if isDirective("if") || isDirective("ifdef") || isDirective("ifndef") {
        depth += 1
      } else if isDirective("endif") {
        if depth == 0 { return skipLine() }
        depth -= 1
      } else if depth == 0, isDirective("else") || isDirective("elif") || isDirective("elseif") {
        return skipLine()
      }
    }
    place = min(place, bytes.count)
  }
}
