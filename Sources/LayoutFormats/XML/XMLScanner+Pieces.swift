extension XMLScanner {
  mutating func scanText(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int
  ) throws(FormatError) -> Int {
    var position = start
    var isBlank = true
    while position < buffer.count, buffer[position] != UInt8(ascii: "<") {
      let byte = buffer[position]
      if byte > 0x20 { isBlank = false }
      if byte == UInt8(ascii: "&") { try checkEntity(buffer, position) }
      position += 1
    }
    if open.isEmpty, !isBlank { throw error(at: start, .contentOutsideRoot) }
    append(.text, start, position)
    return position
  }

  mutating func checkEntity(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int
  ) throws(FormatError) {
    let limit = min(buffer.count, start + 12)
    let end = (start + 1..<max(limit, start + 1)).first { buffer[$0] == UInt8(ascii: ";") }
    guard let end, XMLEntities.scalar(named: Array(buffer[start + 1..<end])[...]) != nil else {
      let shown = end.map { String(decoding: buffer[start + 1..<$0], as: UTF8.self) } ?? ""
      return try pass(
        start, shown.isEmpty ? .malformed("an entity after &") : .unknownEntity(shown))
    }
  }

  /// `<!...>`: a comment or a CDATA section.
  mutating func scanDeclaration(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int
  ) throws(FormatError) -> Int {
    if Self.hasPrefix("<!--", buffer, start) {
      return try scanUntil("-->", .comment, "a comment", buffer, start, skipping: 4)
    }
    if Self.hasPrefix("<![CDATA[", buffer, start) {
      if open.isEmpty { throw error(at: start, .contentOutsideRoot) }
      return try scanUntil("]]>", .cdata, "a CDATA section", buffer, start, skipping: 9)
    }
    if Self.hasPrefix("<!DOCTYPE", buffer, start) { throw error(at: start, .documentType) }
    throw error(at: start, .malformed("a comment or an element after <!"))
  }

  mutating func scanUntil(
    _ terminator: StaticString, _ kind: XMLNode.Kind, _ what: String,
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int, skipping: Int = 2
  ) throws(FormatError) -> Int {
    var position = start + skipping
    while position < buffer.count {
      if Self.hasPrefix(terminator, buffer, position) {
        append(kind, start, position + terminator.utf8CodeUnitCount)
        return position + terminator.utf8CodeUnitCount
      }
      position += 1
    }
    throw error(at: start, .unexpectedEnd(what))
  }
}
