import LayoutModel

/// Cuts UTF-8 bytes into the flat list of pieces of an `XMLTree`, in one pass and without
/// recursion.
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
  var nodes: [XMLNode] = []
  var attributes: [XMLAttribute] = []
  var names = XMLNames()
  var root = -1
  /// Indices of the open elements, the innermost last.
  var open: [Int] = []
  /// Faults that the scan went past: nothing behind them depends on how they are mended.
  private var faults: [FormatError] = []
  /// A closing tag that names nothing open was taken for that of the innermost element.
  var hasGuessed = false

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
      let markers = Self.conflictMarkers(in: buffer, lineStarts: lineStarts)
      do throws(FormatError) {
        let conflicts = markers.map { error(at: $0, .mergeConflictMarkers) }
        if let first = FormatError.first(of: conflicts) { throw first }
        try scanPieces(buffer)
        failure = FormatError.first(of: faults)
      } catch {
        failure = FormatError.first(of: faults + error.all)
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

  // MARK: Steps shared by all kinds of pieces

  mutating func append(_ kind: XMLNode.Kind, _ start: Int, _ end: Int) {
    let next = Int32(truncatingIfNeeded: nodes.count + 1)
    let end = Int32(truncatingIfNeeded: end)
    nodes.append(
      XMLNode(
        kind: kind, isEmptyTag: false, attributeCount: 0, name: -1,
        parent: open.last.map { Int32(truncatingIfNeeded: $0) } ?? -1, next: next,
        firstAttribute: 0, start: Int32(truncatingIfNeeded: start), contentStart: end,
        contentEnd: end, end: end))
  }

  mutating func close(_ index: Int, contentStart: Int, contentEnd: Int, end: Int) {
    nodes[index].contentStart = Int32(truncatingIfNeeded: contentStart)
    nodes[index].contentEnd = Int32(truncatingIfNeeded: contentEnd)
    nodes[index].end = Int32(truncatingIfNeeded: end)
    nodes[index].next = Int32(truncatingIfNeeded: nodes.count)
  }

  /// Goes past a fault, to tell it together with those behind it; throws it where enough were met.
  mutating func pass(_ offset: Int, _ reason: FormatError.Reason) throws(FormatError) {
    let fault = error(at: offset, reason)
    guard faults.count + 1 < FormatError.mostTold else { throw fault }
    faults.append(fault)
  }

  func error(at offset: Int, _ reason: FormatError.Reason) -> FormatError {
    FormatError(
      file: path, location: Self.location(of: offset, lineStarts: lineStarts),
      element: open.last.map { names.texts[Int(nodes[$0].name)] }, reason: reason)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Names end at white space or at a mark of XML's own; `start` itself where none begins.
  static func endOfName(_ buffer: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
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

  static func hasPrefix(
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
