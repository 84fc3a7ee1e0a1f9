internal import LayoutEngine
internal import LayoutModel
internal import TextMetrics

/// Segmented controls.
extension ViewPainter {
  func paint(_ control: SegmentedContent, on drawing: inout Drawing) {
    let segments = control.segments.prefix(100)
    drawing.rectangle(
      frame, radius: min(9, frame.height / 2), fill: shade(system: "tertiarySystemFill"))
    guard !segments.isEmpty, let font = view.font else { return }
    let selected = Int(max(-1, min(1000, look.number("selectedSegmentIndex") ?? -1)))
    let widths = widths(of: Array(segments), control, font)
    var x = isMirrored ? frame.maxX : frame.x
    for (index, segment) in segments.enumerated() {
      let width = widths[index]
      if isMirrored { x -= width }
      let box = Frame(x: x, y: frame.y, width: width, height: frame.height)
      if !isMirrored { x += width }
      if index == selected {
        let fill =
          look.colour("selectedSegmentTintColor")
          ?? (palette.isDark ? Colour(0x636366) : .white)
        drawing.rectangle(
          box.inset(by: .all(min(2, min(box.width, box.height) / 4))), radius: 7,
          fill: shade(fill), stroke: Drawing.Stroke(Colour(white: 0, alpha: 0.06), width: 0.5))
      }
      paint(segment, font, in: box, on: &drawing)
    }
  }

  private func paint(
    _ segment: SegmentedContent.Segment, _ font: ResolvedFont, in box: Frame,
    on drawing: inout Drawing
  ) {
    if let title = segment.title {
      let text = PaintedText(
        content: TextContent(title), font: font, colour: shade(system: "label"))
      let room = box.inset(by: EdgeInsets(left: 2, right: 2))
      guard room.width > 0 else { return }
      let lines = text.lines(measurer.once, width: room.width, most: 1, truncation: .tail)
      guard let line = lines.first, line.width <= room.width + 0.5 else { return }
      drawing.lines(
        lines, of: text, in: room, top: box.midY - line.height / 2, side: .centre)
    } else if let image = segment.image {
      let side = max(0, min(20, min(box.width, box.height) - 4))
      self.image(
        ImageContent(name: image, isSystemSymbol: appearance.image(named: image) == nil),
        in: Frame(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side),
        colour: shade(system: "label"), on: &drawing)
    }
  }

  /// Equal shares, or shares by what the titles need; stated widths first.
  private func widths(
    of segments: [SegmentedContent.Segment], _ control: SegmentedContent, _ font: ResolvedFont
  ) -> [Double] {
    let stated = segments.map { max(0, $0.width ?? 0) }
    let isEven = !control.apportionsByContent && stated.allSatisfy { $0 == 0 }
    guard !isEven else {
      return Array(repeating: frame.width / Double(segments.count), count: segments.count)
    }
    let wanted = zip(segments, stated).map { segment, width in
      width > 0 ? width : measurer.width(segment.title ?? "", font: font) + 16
    }
    let total = wanted.reduce(0, +)
    return wanted.map { total > 0 ? $0 * frame.width / total : 0 }
  }
}
