extension Line {
  /// The line broken between words into lines of at most `columns`, where words are that short; all but the
  /// first begin with `indent` spaces.
  func folded(to columns: Int, indent: Int) -> [Line] {
    var lines: [Line] = []
    var line: Line = ""
    var (width, hasWord) = (0, false)
    for word in words {
      if hasWord, width + word.width > columns {
        lines.append(line)
        line = "\(String(repeating: " ", count: indent))"
        (width, hasWord) = (indent, false)
      }
      line = line + word.line
      width += word.width + word.space
      // A margin at the beginning is no word to fold behind.
      hasWord = hasWord || word.width > 0
    }
    return lines + [line]
  }

  /// A word with the spaces behind it.
  private struct Word {
    var line: Line = ""
    var width = 0
    var space = 0
  }

  /// The words of the line; where no space stands between them, parts in different styles are one word.
  private var words: [Word] {
    var words: [Word] = []
    var word = Word()
    for part in parts {
      for piece in part.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        if piece.offset > 0 {
          word.line = word.line + " "
          word.space += 1
        }
        guard !piece.element.isEmpty else { continue }
        if word.space > 0 {
          words.append(word)
          word = Word()
        }
        word.line = word.line + "\(String(piece.element), part.style)"
        word.width += piece.element.count
      }
    }
    return words + [word]
  }
}

extension Console {
  /// A line of a report: on a terminal that is narrower it goes on below, a little to the right.
  func print(folding line: Line) throws {
    guard !isCollecting, let columns = Terminal.outputColumns, columns > 40 else {
      return try print(line)
    }
    for part in line.folded(to: columns - 1, indent: 6) { try print(part) }
  }
}
