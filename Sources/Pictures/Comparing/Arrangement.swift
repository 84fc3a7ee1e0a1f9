internal import LayoutModel

/// Drawings beside one another, each under its caption.
package struct Arrangement {
  private var drawings: [(drawing: Drawing, caption: String)]
  private static let captionHeight = 18.0

  package init(_ drawings: [(drawing: Drawing, caption: String)]) { self.drawings = drawings }

  /// A row in the order given, on one top line and in one scale.
  package func row(title: String, summary: String = "") -> Drawing {
    let width = drawings.reduce(0) { $0 + $1.drawing.size.width }
    let height = (drawings.map(\.drawing.size.height).max() ?? 0) + Self.captionHeight
    var result = Drawing(size: Size(width: width, height: height), title: title, summary: summary)
    var x = 0.0
    for (drawing, caption) in drawings {
      result.caption(caption, at: Point(x: x + 12, y: 13), room: drawing.size.width - 16)
      result.append(drawing, at: Point(x: x, y: Self.captionHeight))
      x += drawing.size.width
    }
    return result
  }
}

extension Drawing {
  /// Words of our own in 11 points, cut where they would run into what stands beside them.
  mutating func caption(_ words: String, at origin: Point, room: Double) {
    // The machine's fonts differ; six tenths of the size a letter is more than most take.
    let letter = 11 * 0.55
    let fitting = max(1, Int(min(10_000, max(0, room / letter))))
    let shown = words.count > fitting ? String(words.prefix(fitting - 1)) + "…" : words
    group(Group(role: "caption")) {
      $0.text(
        Text(
          string: shown, origin: origin, width: Double(shown.count) * letter,
          font: Font(size: 11), colour: Colour(0x6C6C70), role: "caption"))
    }
  }

  /// The same, all colours less opaque by a factor.
  func faded(_ factor: Double) -> Drawing {
    var result = Drawing(size: size, title: title, summary: summary)
    for command in commands {
      switch command {
      case .shape(let shape, let fill, let stroke):
        var stroke = stroke
        if let line = stroke { stroke?.colour = line.colour.faded(factor) }
        result.append(.shape(shape, fill: fill.map { $0.faded(factor) }, stroke: stroke))
      case .text(var text):
        text.colour = text.colour.faded(factor)
        result.append(.text(text))
      case .image(var image):
        image.opacity *= factor
        result.append(.image(image))
      case .begin, .end: result.append(command)
      }
    }
    return result
  }
}
