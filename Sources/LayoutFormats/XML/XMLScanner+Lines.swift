import LayoutModel

extension XMLScanner {
  /// Offsets at which lines begin, and a check of every byte sequence (Unicode, table 3-7).
  static func lines(
    of bytes: UnsafeBufferPointer<UInt8>, path: String
  ) throws(FormatError) -> [Int32] {
    var starts: [Int32] = [0]
    starts.reserveCapacity(bytes.count / 48)
    var position = 0
    let end = bytes.count
    while position < end {
      let byte = bytes[position]
      if byte >= 0x20, byte < 0x80 {
        position += 1
      } else if byte == 0x0A {
        position += 1
        starts.append(Int32(truncatingIfNeeded: position))
      } else if byte == 0x09 || byte == 0x0D {
        position += 1
      } else {
        let length = byte < 0x80 ? 0 : sequenceLength(bytes, position)
        guard length > 0 else {
          throw FormatError(
            file: path, location: location(of: position, lineStarts: starts),
            reason: byte < 0x80 ? .invalidCharacter(byte) : .invalidUTF8(byte))
        }
        position += length
      }
    }
    return starts
  }

  /// Length of a well-formed multi-byte sequence; 0 when it is none.
  private static func sequenceLength(
    _ bytes: UnsafeBufferPointer<UInt8>, _ position: Int
  ) -> Int {
    let lead = bytes[position]
    func at(_ distance: Int) -> UInt8 {
      position + distance < bytes.count ? bytes[position + distance] : 0
    }
    func isTail(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
    let second = at(1)
    switch lead {
    case 0xC2...0xDF: return isTail(second) ? 2 : 0
    case 0xE0...0xEF:
      guard isTail(second), isTail(at(2)) else { return 0 }
      if lead == 0xE0, second < 0xA0 { return 0 }
      if lead == 0xED, second > 0x9F { return 0 }
      return 3
    case 0xF0...0xF4:
      guard isTail(second), isTail(at(2)), isTail(at(3)) else { return 0 }
      if lead == 0xF0, second < 0x90 { return 0 }
      if lead == 0xF4, second > 0x8F { return 0 }
      return 4
    default: return 0
    }
  }

  /// Line and column of a byte offset.
  static func location(of offset: Int, lineStarts: [Int32]) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(line: low + 1, column: offset - Int(lineStarts[low]) + 1)
  }

  /// The lines that a version-control tool would have written into an unfinished merge: where each conflict
  /// begins, or ends where it has no beginning; at most as many as are reported.
  ///
  /// Interface Builder escapes `<` and `>`, so such a line is never a document's own.
  static func conflictMarkers(
    in bytes: UnsafeBufferPointer<UInt8>, lineStarts: [Int32]
  ) -> [Int] {
    var found: [Int] = []
    var isOpen = false
    for start in lineStarts {
      let start = Int(start)
      guard start + 7 <= bytes.count else { break }
      let lead = bytes[start]
      guard lead == UInt8(ascii: "<") || lead == UInt8(ascii: ">") else { continue }
      guard (start..<start + 7).allSatisfy({ bytes[$0] == lead }) else { continue }
      let isBeginning = lead == UInt8(ascii: "<")
      if isBeginning || !isOpen { found.append(start) }
      isOpen = isBeginning
      if found.count == FormatError.mostTold { break }
    }
    return found
  }
}
