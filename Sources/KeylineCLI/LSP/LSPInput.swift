import CLibrary
import LayoutService

/// Messages of the Language Server Protocol from standard input: a header with their length, then the
/// bytes.
struct LSPInput {
  /// The most bytes of a message.
  static let mostBytes = 1 << 26

  private var waiting: [UInt8] = []
  private var isAtEnd = false

  /// The header in front of a message to the editor.
  static func header(_ count: Int) -> [UInt8] { Array("Content-Length: \(count)\r\n\r\n".utf8) }

  /// Waits for the next message; nil at the end, and where a header says no length.
  mutating func next() throws(FileProblem) -> [UInt8]? {
    while true {
      if let end = waiting.firstRange(of: Array("\r\n\r\n".utf8)) {
        guard let length = Self.length(waiting[..<end.lowerBound]), length <= Self.mostBytes else {
          return nil
        }
        while waiting.count - end.upperBound < length {
          guard !isAtEnd else { return nil }
          try fill()
        }
        let message = Array(waiting[end.upperBound..<(end.upperBound + length)])
        waiting.removeFirst(end.upperBound + length)
        return message
      }
      guard !isAtEnd, waiting.count <= Self.mostBytes else { return nil }
      try fill()
    }
  }

  /// Whether more arrives within so many milliseconds.
  func hasMore(within milliseconds: Int32) -> Bool {
    guard waiting.isEmpty else { return true }
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) > 0
  }

  private static func length(_ header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
      let sides = line.split(separator: ":", maxSplits: 1)
      guard sides.count == 2, sides[0].lowercased() == "content-length" else { continue }
      return Int(sides[1].filter { !$0.isWhitespace }).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }

  private mutating func fill() throws(FileProblem) {
    isAtEnd = try StandardInput.isAtEnd(afterReadingInto: &waiting)
  }
}
