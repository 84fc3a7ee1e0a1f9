/// A line of a comment that accepts a finding: `keyline accept 235f1d8104a1 the design has it`.
struct AcceptReply: Equatable {
  /// The finding, as ``FindingName`` reads it.
  var name: String
  var why: String

  /// The lines of a text that accept something; other lines, quoted ones among them, say nothing here.
  /// - Throws: where a line gives no reason.
  static func all(in text: String) throws -> [AcceptReply] {
    try text.split(whereSeparator: \.isNewline).compactMap { line -> AcceptReply? in
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "`" }
      guard words.prefix(2) == ["keyline", "accept"], words.count > 2 else { return nil }
      var name = words[2]
      if name.hasSuffix(":") { name = name.dropLast() }
      let why = words.dropFirst(3).joined(separator: " ")
      guard !why.isEmpty else {
        throw CommandError.needsOne(
          "the reply accepts \"\(name)\" without a reason; write `keyline accept \(name) REASON`")
      }
      return AcceptReply(name: String(name), why: why)
    }
  }
}
