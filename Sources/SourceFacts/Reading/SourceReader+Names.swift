/// Names by which code may ask for a document, or for an object of one.
extension SourceReader {
  /// Hashes of short texts, of names that begin with a capital, and of the cases of an enumeration, each with
  /// its token: their names may be its raw values.
  func names() -> [(at: Int, hash: UInt64)] {
    var found: [(Int, UInt64)] = []
    var caseLine: Int32 = 0
    for (at, token) in tokens.enumerated() {
      switch token.kind {
      case .string:
        if token.end - token.start <= Self.longestName {
          found.append((at, NameHash.of(text(token))))
        }
      case .name:
        let isType = bytesFirst(token).map { (0x41...0x5A).contains($0) } ?? false
        if token.word == .case { caseLine = token.line }
        if self[at + 1].mark == .dot, Self.generated.contains(token.hash) {
          found += [(at, token.hash), (at, NameHash.of(SourceIndex.generatedNames))]
          // `R.storyboard.main.signIn`: documents and scenes by names made from theirs.
          var next = at + 2
          while self[next].kind == .name {
            found.append((next, self[next].hash))
            guard self[next + 1].mark == .dot else { break }
            next += 2
          }
          continue
        }
        if isType || token.line == caseLine { found.append((at, token.hash)) }
      default: break
      }
    }
    return found
  }

  /// Hashes of short texts, each with its token.
  func texts() -> [(at: Int, hash: UInt64)] {
    tokens.indices.filter {
      self[$0].kind == .string && self[$0].end - self[$0].start <= Self.longestName
    }
    .map { ($0, NameHash.of(text(self[$0]))) }
  }

  /// What R.swift and SwiftGen call the types under which their names stand.
  private static let generated = Set(["R", "StoryboardScene", "StoryboardSegue"].map(NameHash.of))

  /// Bytes of a text that is longer than any name.
  static let longestName: Int32 = 100
}
