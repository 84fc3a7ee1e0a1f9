/// Fills lines one after the other, each as far as it goes.
struct LineFiller {
  /// A line's characters and its width, trailing spaces included as far as they have room.
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

  let characters: [MeasuredText.Character]
  let limit: Double
  let breaking: LineBreaking
  let avoidsOrphans: Bool

  init(
    _ characters: [MeasuredText.Character], maximumWidth: Double?, breaking: LineBreaking,
    avoidsOrphans: Bool
  ) {
    self.characters = characters
    self.breaking = breaking
    self.avoidsOrphans = avoidsOrphans && breaking != .characters
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
      if avoidsOrphans { pushOut(&lines) }
    }
    if characters.last?.isBreak == true { lines.append(Line(start: start, end: start, width: 0)) }
    return lines
  }

  /// Gives a word that ends its paragraph alone on a line company: the word before it comes along,
  /// if both fit and the line above keeps a word.
  ///
  /// Labels do so since iOS 11: in public documents the widths of 8 labels in 5 repositories are
  /// those of the line that gave its word away, one speaks against it. Long words stay alone.
  private func pushOut(_ lines: inout [Line]) {
    guard lines.count >= 2 else { return }
    let last = lines[lines.count - 1]
    let above = lines[lines.count - 2]
    guard let company = company(for: last, from: above), company.room <= limit else { return }
    lines[lines.count - 2] = Line(
      start: above.start, end: company.start,
      width: min(width(above.start..<company.start), above.width))
    lines[lines.count - 1] = Line(start: company.start, end: last.end, width: company.width)
  }

  /// How much of the line a word may take to be given company: of those that were, the longest
  /// takes a third; one of 0.44 was not.
  private static let loneShare = 0.4

  /// Where the word begins that may come down to a paragraph's last word, how wide both are, and
  /// how wide the line must be for it.
  func company(for last: Line, from above: Line) -> (start: Int, width: Double, room: Double)? {
    let endsParagraph = last.end == characters.count || characters[last.end - 1].isBreak
    guard endsParagraph, !characters[above.end - 1].isBreak else { return nil }
    guard characters[above.end - 1].isSpace, lastBreak(in: last) == nil else { return nil }
    return lastBreak(in: above).map { start in
      let both = width(start..<last.end)
      return (start, both, max(both, last.width / Self.loneShare))
    }
  }

  /// The last place within `line` where it could have ended.
  private func lastBreak(in line: Line) -> Int? {
    var index = line.end - 1
    while index > line.start {
      if characters[index].opportunity == .allowed { return index }
      index -= 1
    }
    return nil
  }

  func line(from start: Int) -> Line {
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
        if mayBreak {
          candidate = Line(start: start, end: index, width: fitting(width, inked))
        }
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

  /// Spaces at a line's end count as far as the line has room for them.
  private func fitting(_ width: Double, _ inked: Double) -> Double {
    max(inked, min(width, limit - Self.slack))
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
