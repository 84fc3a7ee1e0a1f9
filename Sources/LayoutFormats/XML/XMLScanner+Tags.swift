extension XMLScanner {
  mutating func scanStartTag(
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

  mutating func scanAttribute(
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
    else {
      try pass(position, .malformed("a quoted attribute value"))
      return Self.endOfValue(buffer, position)
    }
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
      try pass(start, .duplicateAttribute(names.texts[Int(name)]))
      break
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

  /// Where a value without quotes ends.
  private static func endOfValue(_ buffer: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var position = start
    while position < buffer.count, !isSpace(buffer[position]) {
      switch buffer[position] {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"): return position
      default: position += 1
      }
    }
    return position
  }

  mutating func scanEndTag(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int
  ) throws(FormatError) -> Int {
    let nameEnd = Self.endOfName(buffer, start + 2)
    let found = String(decoding: buffer[start + 2..<nameEnd], as: UTF8.self)
    guard let index = open.last else { throw error(at: start, .unexpectedEndTag(found)) }
    let expected = names.texts[Int(nodes[index].name)]
    if expected != found {
      let reason = FormatError.Reason.mismatchedEndTag(expected: expected, found: found)
      if hasGuessed { throw error(at: start, reason) }
      try pass(start, reason)
      if open.contains(where: { isNamed(found, $0) }) {
        // The elements within the one that it names were not closed.
        while let inner = open.last, !isNamed(found, inner) { open.removeLast() }
      } else {
        // A slip in the name, or a tag too many: what does not fit behind it may follow from a wrong guess.
        hasGuessed = true
      }
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

  private func isNamed(_ name: String, _ index: Int) -> Bool {
    names.texts[Int(nodes[index].name)] == name
  }
}
