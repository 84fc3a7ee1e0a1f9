package import LayoutModel

/// One line of a text as it is drawn.
package struct TextLine: Sendable, Hashable {
  /// A stretch of one line in one font.
  package struct Piece: Sendable, Hashable {
    package var text: String
    /// Which of the content's runs it belongs to.
    package var run: Int
    package var font: ResolvedFont
    /// From the piece's first character to the next piece, in points.
    package var width: Double
  }

  /// In the order of the text; without the spaces at the line's end. Empty for an empty line.
  package var pieces: [Piece]
  /// As ``TextMeasurer/measure(_:font:maximumWidth:maximumLines:breaking:)`` counts it, in points.
  package var width: Double
  package var height: Double
  /// From the line's top to its baseline, in points.
  package var baseline: Double
  /// Points between this line and the next.
  package var spacing: Double
  /// Its text goes on, which an ellipsis says.
  package var isTruncated: Bool
}

/// Where a line that is too long for its room loses characters.
package enum TextTruncation: Sendable, Hashable {
  case head, middle, tail
  /// Nowhere: the line runs on and is cut by its view's edge.
  case none

  /// The mode that Interface Builder writes as `lineBreakMode`; nil is the tail, as for labels.
  package init(lineBreakMode: String?) {
    switch lineBreakMode {
    case "headTruncation": self = .head
    case "middleTruncation": self = .middle
    case "clip", "wordWrap", "characterWrap": self = .none
    default: self = .tail
    }
  }
}

extension TextMeasurer {
  /// The lines of `content`, broken where ``measure(_:font:maximumWidth:maximumLines:breaking:)``
  /// breaks them between words.
  ///
  /// - Parameters:
  ///   - maximumWidth: room for a line in points; nil = without end.
  ///   - maximumLines: 0 = no limit; 1 = the text does not wrap.
  ///   - truncation: what becomes of a line that has too little room, or of the last one that is
  ///     allowed.
  package func lines(
    of content: TextContent, font: ResolvedFont, maximumWidth: Double?, maximumLines: Int,
    truncation: TextTruncation
  ) -> [TextLine] {
    let text = MeasuredText(content, font: font, measurer: self)
    guard !text.characters.isEmpty else { return [] }
    let filler = LineFiller(
      text.characters, maximumWidth: maximumLines == 1 ? nil : maximumWidth, breaking: .words,
      avoidsOrphans: avoidsOrphans)
    let all = filler.lines()
    let shown = maximumLines > 0 ? all.prefix(maximumLines) : all[...]
    let runCount = max(1, content.runs.count)
    return shown.enumerated().map { number, line in
      let goesOn = number + 1 == shown.count && all.count > shown.count
      let isWide =
        maximumLines == 1 && maximumWidth.map { line.width > $0 + LineFiller.slack } == true
      var drawn = LineText(text, measurer: self, runCount: runCount)
      let cut =
        (goesOn || isWide) && truncation != .none
        ? drawn.truncate(line, to: maximumWidth ?? .infinity, truncation) : nil
      if cut == nil { drawn.take(line.start..<drawn.inkEnd(of: line)) }
      return drawn.line(line, width: cut ?? line.width, isTruncated: cut != nil)
    }
  }
}

/// Collects the characters of one line.
private struct LineText {
  let text: MeasuredText
  let measurer: TextMeasurer
  let runCount: Int
  private var pieces: [TextLine.Piece] = []

  init(_ text: MeasuredText, measurer: TextMeasurer, runCount: Int) {
    self.text = text
    self.measurer = measurer
    self.runCount = runCount
  }

  /// The index behind the line's last character that leaves ink.
  func inkEnd(of line: LineFiller.Line) -> Int {
    var end = line.end
    while end > line.start, text.characters[end - 1].isBreak || text.characters[end - 1].isSpace {
      end -= 1
    }
    return end
  }

  mutating func take(_ range: Range<Int>) {
    for index in range where !text.characters[index].isBreak {
      let character = text.characters[index]
      guard let scalar = Unicode.Scalar(character.scalar) else { continue }
      add(scalar, width: width(of: index, isFirst: pieces.isEmpty), run: Int(character.run))
    }
  }

  private func width(of index: Int, isFirst: Bool) -> Double {
    text.characters[index].advance + (isFirst ? 0 : text.characters[index].kern)
  }

  private mutating func add(_ scalar: Unicode.Scalar, width: Double, run: Int) {
    if let last = pieces.indices.last, pieces[last].run == run {
      pieces[last].text.unicodeScalars.append(scalar)
      pieces[last].width += width
    } else {
      pieces.append(
        TextLine.Piece(text: String(scalar), run: run, font: text.runs[run].font, width: width))
    }
  }

  /// Takes as much of the paragraph as fits beside an ellipsis; answers the width of both.
  mutating func truncate(
    _ line: LineFiller.Line, to room: Double, _ truncation: TextTruncation
  ) -> Double {
    var end = line.start
    while end < text.characters.count, !text.characters[end].isBreak { end += 1 }
    let run = Int(
      text.characters[min(max(line.start, line.end - 1), text.characters.count - 1)].run)
    let ellipsis = measurer.width("…", font: text.runs[run].font)
    let free = max(0, room + LineFiller.slack - ellipsis)
    let front =
      switch truncation {
      case .head: line.start
      case .middle: prefix(from: line.start, to: end, width: free / 2)
      case .tail, .none: prefix(from: line.start, to: end, width: free)
      }
    take(line.start..<front)
    add("…", width: ellipsis, run: run)
    if truncation == .head || truncation == .middle {
      let used = pieces.reduce(0) { $0 + $1.width } - ellipsis
      take(suffix(from: front, to: end, width: free - used)..<end)
    }
    return pieces.reduce(0) { $0 + $1.width }
  }

  private func prefix(from start: Int, to end: Int, width: Double) -> Int {
    var sum = 0.0
    var index = start
    while index < end {
      sum += self.width(of: index, isFirst: index == start)
      if sum > width { break }
      index += 1
    }
    while index > start, text.characters[index - 1].isSpace { index -= 1 }
    return index
  }

  private func suffix(from start: Int, to end: Int, width: Double) -> Int {
    var sum = 0.0
    var index = end
    while index > start {
      sum += self.width(of: index - 1, isFirst: false)
      if sum > width { break }
      index -= 1
    }
    while index < end, text.characters[index].isSpace || text.characters[index].isAttached {
      index += 1
    }
    return index
  }

  func line(_ line: LineFiller.Line, width: Double, isTruncated: Bool) -> TextLine {
    let box = LineBox(line, text)
    var pieces = pieces
    for index in pieces.indices { pieces[index].run %= runCount }
    return TextLine(
      pieces: pieces, width: width, height: box.height, baseline: box.height - box.descender,
      spacing: box.spacing, isTruncated: isTruncated)
  }
}
