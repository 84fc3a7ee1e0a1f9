import LayoutService

/// Standard input line by line, as it arrives; a line that is too long is read over and not kept.
struct InputLines {
  enum Line: Equatable {
    /// Without its line break.
    case whole([UInt8])
    case tooLong
  }

  private let longest: Int
  private var waiting: [UInt8] = []
  private var isSkipping = false
  private var isAtEnd = false

  /// - Parameter longest: the most bytes of a line.
  init(longest: Int) { self.longest = longest }

  /// Waits for the next line; the last one needs no line break. nil at the end.
  mutating func next() throws(FileProblem) -> Line? {
    var searched = 0
    while true {
      if let end = waiting[searched...].firstIndex(of: 0x0A) {
        let line = Array(waiting[..<end])
        waiting.removeFirst(end + 1)
        return ended(line)
      }
      searched = waiting.count
      if searched > longest {
        isSkipping = true
        waiting = []
        searched = 0
      }
      guard !isAtEnd else {
        guard isSkipping || !waiting.isEmpty else { return nil }
        let line = waiting
        waiting = []
        return ended(line)
      }
      try fill()
    }
  }

  private mutating func ended(_ line: [UInt8]) -> Line {
    defer { isSkipping = false }
    return isSkipping || line.count > longest ? .tooLong : .whole(line)
  }

  private mutating func fill() throws(FileProblem) {
    isAtEnd = try StandardInput.isAtEnd(afterReadingInto: &waiting)
  }
}
