package import LayoutModel

extension TextMeasurer {
  /// Lays `content` out in lines and tells its size.
  ///
  /// - Parameters:
  ///   - font: for runs that have none of their own.
  ///   - maximumWidth: room for a line in points, with half a point of slack; nil, zero or less: no
  ///     wrapping, only the text's own breaks.
  ///   - maximumLines: 0 = no limit.
  ///
  /// Lines are filled greedily and broken where Unicode Standard Annex 14 allows it. If the measurer says
  /// so, a paragraph's last line of one word then takes another from the line above. A break at the end of
  /// the text adds an empty line, as in labels.
  /// - Complexity: O(scalars), about 20 ns each.
  package func measure(
    _ content: TextContent, font: ResolvedFont, maximumWidth: Double?, maximumLines: Int,
    breaking: LineBreaking
  ) -> TextSize {
    let text = MeasuredText(content, font: font, measurer: self)
    let filler = LineFiller(
      text.characters, maximumWidth: maximumWidth, breaking: breaking,
      avoidsOrphans: avoidsOrphans)
    return size(
      of: text, in: filler, maximumLines: maximumLines, font: font,
      widestWord: filler.widestWord())
  }

  /// The size of a measured text in the lines that `filler` makes of it.
  func size(
    of text: MeasuredText, in filler: LineFiller, maximumLines: Int, font: ResolvedFont,
    widestWord: Double
  ) -> TextSize {
    var lines = filler.lines()
    let needed = lines.count
    if maximumLines > 0, needed > maximumLines {
      lines.removeLast(needed - maximumLines)
      if filler.breaking == .truncating, let last = lines.popLast() {
        let owner = text.runs[Int(text.characters[last.end - 1].run)].font
        let width = filler.truncatedWidth(last, ellipsis: self.width("…", font: owner))
        lines.append(LineFiller.Line(start: last.start, end: last.end, width: width))
      }
    }
    return size(of: lines, needed: needed, text, widestWord: widestWord, font)
  }

  private func size(
    of lines: [LineFiller.Line], needed: Int, _ text: MeasuredText, widestWord: Double,
    _ font: ResolvedFont
  ) -> TextSize {
    var size = TextSize(
      width: 0, height: 0, lines: lines.count, neededLines: needed, widestWord: widestWord,
      isAssumed: text.runs.isEmpty ? font.isAssumed : text.runs.contains { $0.font.isAssumed },
      lineHeights: [], firstBaseline: font.ascender, lastBaseline: font.descender,
      firstFont: font, lastFont: font)
    size.hasGuessedCharacters = text.hasGuesses
    size.lineHeights.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() {
      let box = LineBox(line, text)
      size.width = max(size.width, line.width)
      size.height += box.height
      if index + 1 < lines.count { size.height += box.spacing }
      size.lineHeights.append(box.height)
      if index == 0 {
        size.firstFont = box.font
        size.firstBaseline = box.height - box.descender
      }
      size.lastFont = box.font
      size.lastBaseline = box.descender
    }
    return size
  }
}

/// The vertical metrics of one line: the largest of its runs.
struct LineBox {
  var height = 0.0
  var spacing = 0.0
  var descender = 0.0
  var font: ResolvedFont

  init(_ line: LineFiller.Line, _ text: MeasuredText) {
    // The empty line after a last break belongs to the break's run.
    let first = Int(text.characters[min(line.start, line.end - 1)].run)
    let last = Int(text.characters[line.end - 1].run)
    font = text.runs[first].font
    for run in text.runs[first...last] {
      height = max(height, run.lineHeight)
      spacing = max(spacing, run.lineSpacing)
      descender = max(descender, run.font.descender)
      if run.font.lineHeight > font.lineHeight { font = run.font }
    }
  }
}
