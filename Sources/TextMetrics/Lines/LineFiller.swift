/// Fills lines one after the other, each as far as it goes.
struct LineFiller {
  /// A line's characters and its width without trailing spaces that hang out of it.
  struct Line {
    var start: Int
    /// Trailing spaces and the break itself included.
    var end: Int
    var width: Double
  }

  /// Room beyond the line's end that text may still take, in points.
  ///
  /// Widths come from rounded frames: a label at its own rounded width must not wrap.
  static let slack = 0.5

  private let characters: [MeasuredText.Character]
  private let limit: Double
  private let breaking: LineBreaking

  init(_ characters: [MeasuredText.Character], maximumWidth: Double?, breaking: LineBreaking) {
    self.characters = characters
    self.breaking = breaking
    if let maximumWidth, maximumWidth.isFinite, maximumWidth > 0, breaking != .clipped {
      limit = maximumWidth + Self.slack
    } else {
      limit = .infinity
    }
  }

  /// All lines of the text. A break at the very end starts an empty line.
  ///
  /// Two public documents hold a label whose text ends in a break: both are a line higher for it.
  func lines() -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < characters.count {
      let line = line(from: start)
      lines.append(line)
      start = line.end
    }
    if characters.last?.isBreak == true { lines.append(Line(start: start, end: start, width: 0)) }
    return lines
  }

  private func line(from start: Int) -> Line {
    var width = 0.0
    var inked = 0.0
    var candidate: Line?
    var index = start
    while index < characters.count {
      let character = characters[index]
      if index > start {
        if character.opportunity == .mandatory {
          return Line(start: start, end: index, width: fitting(width, inked))
        }
        let mayBreak =
          breaking == .characters ? !character.isAttached : character.opportunity == .allowed
        if mayBreak { candidate = Line(start: start, end: index, width: inked) }
      }
      if character.isBreak {
        index += 1
        continue
      }
      width += character.advance + (index > start ? character.kern : 0)
      if !character.isSpace {
        if width > limit, index > start {
          return candidate ?? split(from: start, before: index, width: inked)
        }
        inked = width
      }
      index += 1
    }
    return Line(start: start, end: index, width: fitting(width, inked))
  }

  /// Spaces at a paragraph's end count as far as the line has room for them.
  private func fitting(_ width: Double, _ inked: Double) -> Double {
    max(inked, min(width, limit))
  }

  /// A word that is wider than the line goes on where the line is full, at least one character on.
  private func split(from start: Int, before index: Int, width: Double) -> Line {
    var end = index
    while end > start + 1, characters[end].isAttached { end -= 1 }
    if end == start + 1, characters[end].isAttached {
      end = index
      while end < characters.count, characters[end].isAttached { end += 1 }
    }
    return Line(start: start, end: end, width: self.width(start..<end))
  }

  /// The width of a stretch as if it were a line, all spaces counted.
  func width(_ range: Range<Int>) -> Double {
    var width = 0.0
    for index in range where !characters[index].isBreak {
      width += characters[index].advance + (index > range.lowerBound ? characters[index].kern : 0)
    }
    return width
  }

  /// The width of `line` when its text goes on but the line must end in an ellipsis.
  func truncatedWidth(_ line: Line, ellipsis: Double) -> Double {
    guard limit.isFinite else { return line.width }
    var width = 0.0
    for index in line.start..<characters.count {
      let character = characters[index]
      if character.isBreak { break }
      let next = width + character.advance + (index > line.start ? character.kern : 0)
      if next + ellipsis > limit { break }
      width = next
    }
    return width + ellipsis
  }

  /// The widest piece without a break opportunity.
  func widestWord() -> Double {
    var widest = 0.0
    var width = 0.0
    var isStart = true
    for character in characters {
      if character.opportunity != .none || (breaking == .characters && !character.isAttached) {
        width = 0
        isStart = true
      }
      if character.isBreak { continue }
      width += character.advance + (isStart ? 0 : character.kern)
      isStart = false
      if !character.isSpace { widest = max(widest, width) }
    }
    return widest
  }
}
