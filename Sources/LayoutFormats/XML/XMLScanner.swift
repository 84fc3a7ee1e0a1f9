import LayoutModel

/// Cuts UTF-8 bytes into the flat list of pieces of an `XMLTree`, in one pass and without recursion.
///
/// Accepts what Interface Builder writes and every harmless form beyond it; document types, and
/// with them custom entities, are refused.
struct XMLScanner {
  static let byteLimit = 64 << 20
  static let depthLimit = 512
  static let attributeLimit = 256
  static let nodeLimit = 4_000_000

  let path: String
  let bytes: [UInt8]
  let lineStarts: [Int32]
  private(set) var nodes: [XMLNode] = []
  private(set) var attributes: [XMLAttribute] = []
  private(set) var names = XMLNames()
  private(set) var root = -1
  /// Indices of the open elements, the innermost last.
  private var open: [Int] = []

  init(bytes: [UInt8], path: String) throws(FormatError) {
    self.bytes = bytes
    self.path = path
    let start = SourceLocation(line: 1, column: 1)
    guard bytes.count <= Self.byteLimit else {
      throw FormatError(
        file: path, location: start,
        reason: .fileTooLarge(bytes: bytes.count, limit: Self.byteLimit))
    }
    var failure: FormatError?
    lineStarts = bytes.withUnsafeBufferPointer { buffer in
      do throws(FormatError) {
        return try Self.lines(of: buffer, path: path)
      } catch {
        failure = error
        return []
      }
    }
    if let failure { throw failure }
  }

  /// Fills `nodes`, `attributes` and `root`.
  mutating func scan() throws(FormatError) {
    nodes.reserveCapacity(bytes.count / 40)
    attributes.reserveCapacity(bytes.count / 24)
    var failure: FormatError?
    // A copy of the reference: the scan changes `self` while the buffer is lent.
    let bytes = self.bytes
    bytes.withUnsafeBufferPointer { buffer in
      let marker = Self.conflictMarker(in: buffer, lineStarts: lineStarts)
      do throws(FormatError) {
        if let marker { throw error(at: marker, .mergeConflictMarkers) }
        try scanPieces(buffer)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private mutating func scanPieces(_ buffer: UnsafeBufferPointer<UInt8>) throws(FormatError) {
    var position = 0
    let end = buffer.count
    // A byte order mark belongs to the leading text.
    if end >= 3, buffer[0] == 0xEF, buffer[1] == 0xBB, buffer[2] == 0xBF {
      append(.text, 0, 3)
      position = 3
    }
    while position < end {
      guard nodes.count < Self.nodeLimit else {
        throw error(at: position, .tooManyNodes(limit: Self.nodeLimit))
      }
      if buffer[position] != UInt8(ascii: "<") {
        position = try scanText(buffer, position)
        continue
      }
      switch position + 1 < end ? buffer[position + 1] : 0 {
      case UInt8(ascii: "/"): position = try scanEndTag(buffer, position)
      case UInt8(ascii: "!"): position = try scanDeclaration(buffer, position)
      case UInt8(ascii: "?"):
        position = try scanUntil("?>", .instruction, "a processing instruction", buffer, position)
      default: position = try scanStartTag(buffer, position)
      }
    }
    if let last = open.last {
      throw error(at: end, .unexpectedEnd("<\(names.texts[Int(nodes[last].name)])>"))
    }
    if root < 0 { throw error(at: 0, .empty) }
  }

  // MARK: Text

  private mutating func scanText(
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

  private func checkEntity(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int
  ) throws(FormatError) {
    let limit = min(buffer.count, start + 12)
    let end = (start + 1..<max(limit, start + 1)).first { buffer[$0] == UInt8(ascii: ";") }
    guard let end, XMLEntities.scalar(named: Array(buffer[start + 1..<end])[...]) != nil else {
      let shown = end.map { String(decoding: buffer[start + 1..<$0], as: UTF8.self) } ?? ""
      throw error(
        at: start, shown.isEmpty ? .malformed("an entity after &") : .unknownEntity(shown))
    }
  }

  /// `<!...>`: a comment or a CDATA section.
  private mutating func scanDeclaration(
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

  private mutating func scanUntil(
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

  // MARK: Tags

  private mutating func scanStartTag(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int
  ) throws(FormatError) -> Int {
    let nameEnd = Self.endOfName(buffer, start + 1)
    guard nameEnd > start + 1 else { throw error(at: start, .malformed("an element name after <")) }
    if open.isEmpty, root >= 0 { throw error(at: start, .contentOutsideRoot) }
    guard open.count < Self.depthLimit else {
      throw error(at: start, .nestedTooDeep(limit: Self.depthLimit))
    }
    let name = names.number(buffer, start + 1..<nameEnd)
    let index = nodes.count
    append(.element, start, start)
    nodes[index].name = name
    nodes[index].firstAttribute = Int32(truncatingIfNeeded: attributes.count)
    if root < 0 { root = index }

    var position = nameEnd
    while true {
      let gapStart = position
      while position < buffer.count, Self.isSpace(buffer[position]) { position += 1 }
      guard position < buffer.count else {
        throw error(at: start, .unexpectedEnd("the tag <\(names.texts[Int(name)])"))
      }
      if buffer[position] == UInt8(ascii: ">") {
        nodes[index].contentStart = Int32(truncatingIfNeeded: position + 1)
        open.append(index)
        break
      }
      if buffer[position] == UInt8(ascii: "/") {
        guard position + 1 < buffer.count, buffer[position + 1] == UInt8(ascii: ">") else {
          throw error(at: position, .malformed("> after /"))
        }
        position += 1
        close(index, contentStart: position + 1, contentEnd: position + 1, end: position + 1)
        nodes[index].isEmptyTag = true
        break
      }
      guard position > gapStart else { throw error(at: position, .malformed("a space")) }
      position = try scanAttribute(buffer, position, of: index)
    }
    return position + 1
  }

  private mutating func scanAttribute(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int, of index: Int
  ) throws(FormatError) -> Int {
    let nameEnd = Self.endOfName(buffer, start)
    guard nameEnd > start else { throw error(at: start, .malformed("an attribute name")) }
    let name = names.number(buffer, start..<nameEnd)
    var position = nameEnd
    while position < buffer.count, Self.isSpace(buffer[position]) { position += 1 }
    guard position < buffer.count, buffer[position] == UInt8(ascii: "=") else {
      throw error(at: position, .malformed("= after the attribute name"))
    }
    position += 1
    while position < buffer.count, Self.isSpace(buffer[position]) { position += 1 }
    guard position < buffer.count,
      buffer[position] == UInt8(ascii: "\"") || buffer[position] == UInt8(ascii: "'")
    else { throw error(at: position, .malformed("a quoted attribute value")) }
    let quote = buffer[position]
    let valueStart = position + 1
    position = valueStart
    var isEscaped = false
    while position < buffer.count, buffer[position] != quote {
      if buffer[position] == UInt8(ascii: "<") {
        throw error(at: position, .malformed("no < inside an attribute value"))
      }
      if buffer[position] == UInt8(ascii: "&") {
        try checkEntity(buffer, position)
        isEscaped = true
      }
      if buffer[position] < 0x20 { isEscaped = true }
      position += 1
    }
    guard position < buffer.count else {
      throw error(at: start, .unexpectedEnd("an attribute value"))
    }
    let first = Int(nodes[index].firstAttribute)
    for other in first..<attributes.count where attributes[other].name == name {
      throw error(at: start, .duplicateAttribute(names.texts[Int(name)]))
    }
    guard attributes.count - first < Self.attributeLimit else {
      throw error(at: start, .tooManyAttributes(limit: Self.attributeLimit))
    }
    attributes.append(
      XMLAttribute(
        name: name, start: Int32(truncatingIfNeeded: start),
        valueStart: Int32(truncatingIfNeeded: valueStart),
        valueEnd: Int32(truncatingIfNeeded: position), isEscaped: isEscaped))
    nodes[index].attributeCount += 1
    return position + 1
  }

  private mutating func scanEndTag(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int
  ) throws(FormatError) -> Int {
    let nameEnd = Self.endOfName(buffer, start + 2)
    let found = String(decoding: buffer[start + 2..<nameEnd], as: UTF8.self)
    guard let index = open.last else { throw error(at: start, .unexpectedEndTag(found)) }
    let expected = names.texts[Int(nodes[index].name)]
    guard expected == found else {
      throw error(at: start, .mismatchedEndTag(expected: expected, found: found))
    }
    var position = nameEnd
    while position < buffer.count, Self.isSpace(buffer[position]) { position += 1 }
    guard position < buffer.count, buffer[position] == UInt8(ascii: ">") else {
      throw error(at: position, .malformed("> at the end of </\(found)"))
    }
    open.removeLast()
    close(
      index, contentStart: Int(nodes[index].contentStart), contentEnd: start, end: position + 1)
    return position + 1
  }

  // MARK: Steps

  private mutating func append(_ kind: XMLNode.Kind, _ start: Int, _ end: Int) {
    let next = Int32(truncatingIfNeeded: nodes.count + 1)
    let end = Int32(truncatingIfNeeded: end)
    nodes.append(
      XMLNode(
        kind: kind, isEmptyTag: false, attributeCount: 0, name: -1,
        parent: open.last.map { Int32(truncatingIfNeeded: $0) } ?? -1, next: next,
        firstAttribute: 0, start: Int32(truncatingIfNeeded: start), contentStart: end,
        contentEnd: end, end: end))
  }

  private mutating func close(_ index: Int, contentStart: Int, contentEnd: Int, end: Int) {
    nodes[index].contentStart = Int32(truncatingIfNeeded: contentStart)
    nodes[index].contentEnd = Int32(truncatingIfNeeded: contentEnd)
    nodes[index].end = Int32(truncatingIfNeeded: end)
    nodes[index].next = Int32(truncatingIfNeeded: nodes.count)
  }

  private func error(at offset: Int, _ reason: FormatError.Reason) -> FormatError {
    FormatError(
      file: path, location: Self.location(of: offset, lineStarts: lineStarts),
      element: open.last.map { names.texts[Int(nodes[$0].name)] }, reason: reason)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Names end at white space or at a mark of XML's own; `start` itself where none begins.
  private static func endOfName(_ buffer: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var position = start
    if position < buffer.count {
      switch buffer[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        return start
      default: break
      }
    }
    while position < buffer.count {
      switch buffer[position] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
        position += 1
      default: return position
      }
    }
    return position
  }

  private static func hasPrefix(
    _ prefix: StaticString, _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> Bool {
    let count = prefix.utf8CodeUnitCount
    guard start + count <= buffer.count else { return false }
    for offset in 0..<count where buffer[start + offset] != prefix.utf8Start[offset] {
      return false
    }
    return true
  }
}
