package import LayoutModel

/// The widths around one at which a text is laid out in the very same lines.
package struct TextRoom: Sendable, Hashable {
  /// The least such width, in points; minus infinity is without end.
  package var lower: Double
  /// The least larger width at which something changes; infinity is without end.
  package var upper: Double
  /// The text's width may be that of its room, because spaces fill the end of a line.
  package var isFilled: Bool
}

extension TextMeasurer {
  /// How far `maximumWidth` may move before ``measure(_:font:maximumWidth:maximumLines:breaking:)``
  /// answers otherwise, apart from a width that follows the room.
  ///
  /// No search: every comparison that line filling makes is against a sum of advances, and the
  /// nearest sums on both sides are the ends.
  /// - Complexity: O(scalars).
  package func room(
    of content: TextContent, font: ResolvedFont, around maximumWidth: Double,
    breaking: LineBreaking
  ) -> TextRoom {
    guard maximumWidth.isFinite, breaking != .clipped else {
      return TextRoom(lower: -.infinity, upper: .infinity, isFilled: false)
    }
    // Without room text does not wrap at all.
    guard maximumWidth > 0 else { return TextRoom(lower: -.infinity, upper: 0, isFilled: false) }
    let text = MeasuredText(content, font: font, measurer: self)
    let filler = LineFiller(
      text.characters, maximumWidth: maximumWidth, breaking: breaking,
      avoidsOrphans: avoidsOrphans)
    return filler.room()
  }
}

extension LineFiller {
  /// The widths around the present one that give the same lines.
  func room() -> TextRoom {
    var room = TextRoom(lower: 0, upper: .infinity, isFilled: false)
    let width = limit - Self.slack
    func note(_ sum: Double, at end: Double) {
      if sum <= end {
        room.lower = max(room.lower, sum - (end - width))
      } else {
        room.upper = min(room.upper, sum - (end - width))
      }
    }
    var above: Line?
    var start = 0
    while start < characters.count {
      let line = line(from: start)
      let (inked, full) = scan(line, sum: { note($0, at: limit) })
      note(inked, at: width)
      note(full, at: width)
      if inked < width, width < full { room.isFilled = true }
      if avoidsOrphans, let above, let company = company(for: line, from: above) {
        note(company.room, at: limit)
      }
      above = line
      start = line.end
    }
    return room
  }

  /// Fills a line again: passes on each sum that filling compared, and returns the line's widths.
  private func scan(_ line: Line, sum: (Double) -> Void) -> (inked: Double, full: Double) {
    var width = 0.0
    var inked = 0.0
    var full = 0.0
    for index in line.start..<characters.count {
      let character = characters[index]
      if index > line.start, character.opportunity == .mandatory { break }
      if character.isBreak { continue }
      width += character.advance + (index > line.start ? character.kern : 0)
      if index < line.end { full = width }
      guard !character.isSpace else { continue }
      if index > line.start {
        sum(width)
        if width > limit { break }
      }
      if index < line.end { inked = width }
    }
    return (inked, full)
  }
}
