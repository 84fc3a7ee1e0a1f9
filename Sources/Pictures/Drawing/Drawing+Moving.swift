internal import LayoutModel

extension Drawing.Command {
  /// The drawing moved by `offset`.
  func moved(by offset: Point) -> Self {
    switch self {
    case .shape(let shape, let fill, let stroke):
      return .shape(shape.moved(by: offset), fill: fill, stroke: stroke)
    case .text(var text):
      text.origin = text.origin.moved(by: offset)
      return .text(text)
    case .image(var image):
      image.frame = image.frame.offset(by: offset)
      return .image(image)
    case .begin(var group):
      group.clip = group.clip.map { Drawing.Clip($0.frame.offset(by: offset), radius: $0.radius) }
      return .begin(group)
    case .end: return .end
    }
  }
}

extension Drawing.Shape {
  func moved(by offset: Point) -> Self {
    switch self {
    case .rectangle(let frame, let radius): .rectangle(frame.offset(by: offset), radius: radius)
    case .ellipse(let frame): .ellipse(frame.offset(by: offset))
    case .path(let steps):
      .path(
        steps.map { step in
          switch step {
          case .move(let point): .move(point.moved(by: offset))
          case .line(let point): .line(point.moved(by: offset))
          case .curve(let one, let two, let end):
            .curve(one.moved(by: offset), two.moved(by: offset), to: end.moved(by: offset))
          case .close: .close
          }
        })
    }
  }
}

extension Point {
  func moved(by offset: Point) -> Point { Point(x: x + offset.x, y: y + offset.y) }
}
