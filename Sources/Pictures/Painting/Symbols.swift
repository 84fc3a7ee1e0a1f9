internal import LayoutModel
internal import TextMetrics

/// Symbols by their names: the commonest as plain strokes of our own, all others as a box that
/// says its name.
extension Drawing {
  mutating func symbol(_ name: String, colour: Colour, in box: Frame, measurer: TextMeasurer) {
    let side = min(box.width, box.height)
    guard side > 0 else { return }
    let square = Frame(
      x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
    let stroke = Stroke(colour, width: max(1, side / 12))
    let base = name.split(separator: ".").first.map(String.init) ?? name
    let isFilled = name.hasSuffix(".fill")
    if name.contains(".circle"), base != "circle" {
      let ring = square.inset(by: .all(side / 12))
      paint(.ellipse(ring), colour, isFilled, stroke)
      let inner = isFilled ? Stroke(.white, width: stroke.width) : stroke
      if strokes(name, base, in: square.inset(by: .all(side * 0.22)), inner) { return }
      self.name(base, colour: inner.colour, in: square, measurer: measurer)
      return
    }
    if strokes(name, base, in: square.inset(by: .all(side * 0.12)), stroke) { return }
    if filled(base, in: square, colour: colour, isFilled: isFilled, stroke) { return }
    rectangle(
      box.inset(by: .all(0.5)), radius: side * 0.2, fill: colour.faded(0.1),
      stroke: Stroke(colour.faded(0.7), width: 1))
    self.name(name, colour: colour, in: box, measurer: measurer)
  }

  /// Symbols of lines; false for others.
  private mutating func strokes(
    _ name: String, _ base: String, in box: Frame, _ stroke: Stroke
  ) -> Bool {
    let lines: [[(Double, Double)]]
    switch base {
    case "plus", "add": lines = [[(0.5, 0), (0.5, 1)], [(0, 0.5), (1, 0.5)]]
    case "minus": lines = [[(0, 0.5), (1, 0.5)]]
    case "xmark", "stop": lines = [[(0.1, 0.1), (0.9, 0.9)], [(0.9, 0.1), (0.1, 0.9)]]
    case "checkmark": lines = [[(0.05, 0.55), (0.38, 0.9), (0.95, 0.1)]]
    case "chevron", "arrow":
      let turns: [String: [(Double, Double)]] = [
        "right": [(0.3, 0), (0.75, 0.5), (0.3, 1)], "left": [(0.7, 0), (0.25, 0.5), (0.7, 1)],
        "forward": [(0.3, 0), (0.75, 0.5), (0.3, 1)],
        "backward": [(0.7, 0), (0.25, 0.5), (0.7, 1)],
        "down": [(0, 0.3), (0.5, 0.75), (1, 0.3)], "up": [(0, 0.7), (0.5, 0.25), (1, 0.7)],
      ]
      let way = name.split(separator: ".").dropFirst().first.map(String.init) ?? ""
      guard let points = turns[way] else { return false }
      lines = [points]
    case "line", "list": lines = [0.2, 0.5, 0.8].map { [(0, $0), (1, $0)] }
    case "magnifyingglass", "search":
      shape(
        .ellipse(
          Frame(x: box.x, y: box.y, width: box.width * 0.72, height: box.height * 0.72)),
        stroke: stroke)
      lines = [[(0.62, 0.62), (1, 1)]]
    case "info":
      shape(
        .ellipse(
          Frame(
            x: box.midX - stroke.width * 0.7, y: box.y + box.height * 0.05,
            width: stroke.width * 1.4, height: stroke.width * 1.4)), fill: stroke.colour)
      lines = [[(0.5, 0.4), (0.5, 1)]]
    default: return false
    }
    for points in lines { polyline(points, in: box, stroke) }
    return true
  }

  /// Symbols of one area; false for others.
  private mutating func filled(
    _ base: String, in box: Frame, colour: Colour, isFilled: Bool, _ stroke: Stroke
  ) -> Bool {
    let inner = box.inset(by: .all(box.width * 0.1))
    switch base {
    case "circle":
      paint(.ellipse(inner), colour, isFilled, stroke)
    case "square", "rectangle":
      paint(.rectangle(inner, radius: inner.width * 0.15), colour, isFilled, stroke)
    case "ellipsis":
      for share in [0.15, 0.5, 0.85] {
        let side = inner.width * 0.18
        shape(
          .ellipse(
            Frame(
              x: inner.x + share * inner.width - side / 2, y: inner.midY - side / 2, width: side,
              height: side)), fill: colour)
      }
    case "star": polygon(Self.star, in: inner, colour, isFilled, stroke)
    case "heart":
      let steps: [Shape.Step] = [
        .move(Self.at(0.5, 0.95, inner)),
        .curve(
          Self.at(-0.25, 0.45, inner), Self.at(0.1, -0.2, inner), to: Self.at(0.5, 0.25, inner)),
        .curve(
          Self.at(0.9, -0.2, inner), Self.at(1.25, 0.45, inner), to: Self.at(0.5, 0.95, inner)),
        .close,
      ]
      paint(.path(steps), colour, isFilled, stroke)
    case "house":
      polygon(
        [
          (0.5, 0.02), (1, 0.45), (0.88, 0.45), (0.88, 0.98), (0.12, 0.98), (0.12, 0.45), (0, 0.45),
        ],
        in: inner, colour, isFilled, stroke)
    case "person":
      let head = inner.width * 0.44
      let round = Frame(x: inner.midX - head / 2, y: inner.y, width: head, height: head)
      paint(.ellipse(round), colour, isFilled, stroke)
      let steps: [Shape.Step] = [
        .move(Self.at(0.05, 1, inner)),
        .curve(Self.at(0.1, 0.35, inner), Self.at(0.9, 0.35, inner), to: Self.at(0.95, 1, inner)),
        .close,
      ]
      paint(.path(steps), colour, isFilled, stroke)
    default: return false
    }
    return true
  }

  /// Five points, each inner corner at 0.382 of the radius: the golden section of a regular star.
  private static let star: [(Double, Double)] = [
    (0.5, 0.02), (0.612, 0.366), (0.976, 0.366), (0.682, 0.58), (0.794, 0.926), (0.5, 0.712),
    (0.206, 0.926), (0.318, 0.58), (0.024, 0.366), (0.388, 0.366),
  ]

  private static func at(_ x: Double, _ y: Double, _ box: Frame) -> Point {
    Point(x: box.x + x * box.width, y: box.y + y * box.height)
  }

  private mutating func polygon(
    _ points: [(Double, Double)], in box: Frame, _ colour: Colour, _ isFilled: Bool,
    _ stroke: Stroke
  ) {
    let places = points.map { Self.at($0.0, $0.1, box) }
    guard let first = places.first else { return }
    paint(
      .path([.move(first)] + places.dropFirst().map { .line($0) } + [.close]), colour, isFilled,
      stroke)
  }

  /// Fills a shape, or draws its outline.
  private mutating func paint(
    _ shape: Shape, _ colour: Colour, _ isFilled: Bool, _ stroke: Stroke
  ) {
    self.shape(shape, fill: isFilled ? colour : nil, stroke: isFilled ? nil : stroke)
  }
}
