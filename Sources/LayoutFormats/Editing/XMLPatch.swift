/// Replacements of byte ranges of one file, applied all at once.
///
/// Ranges refer to the bytes before any replacement and must not overlap; insertions are empty
/// ranges. Bytes outside every range are kept as they are.
package struct XMLPatch: Sendable, Hashable {
  /// New bytes for a range of the old.
  package struct Replacement: Sendable, Hashable {
    package var range: Range<Int>
    package var bytes: [UInt8]
  }

  /// In the order they were added.
  package private(set) var replacements: [Replacement] = []

  package init() {}

  /// Puts a text in place of a range of bytes.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    replacements.append(Replacement(range: range, bytes: Array(text.utf8)))
  }

  /// Puts a text in front of a byte.
  package mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Takes a range of bytes away.
  package mutating func remove(_ range: Range<Int>) { replace(range, with: "") }

  /// `bytes` with every replacement made.
  ///
  /// A removal inside another removal changes nothing; two insertions at one place keep the order
  /// in which they were added.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    let ordered = replacements.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for (_, replacement) in ordered {
      let start = min(max(replacement.range.lowerBound, position), bytes.count)
      result += bytes[position..<start]
      result += replacement.bytes
      position = min(max(start, replacement.range.upperBound), bytes.count)
    }
    result += bytes[position...]
    return result
  }
}
