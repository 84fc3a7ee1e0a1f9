internal import LayoutEngine
internal import LayoutModel
internal import TextMetrics

/// Buttons of all types and styles.
extension ViewPainter {
  func paint(_ button: ButtonContent, on drawing: inout Drawing) {
    let style = button.configuration?.style
    chrome(button, style, on: &drawing)
    switch button.type {
    case "infoLight", "infoDark", "detailDisclosure": return symbol("info.circle", on: &drawing)
    case "contactAdd": return symbol("plus.circle", on: &drawing)
    case "close": return symbol("xmark.circle.fill", on: &drawing)
    default: break
    }
    let colour = shade(isEnabled ? titleColour(button, style) : palette.known("tertiaryLabel"))
    let image = button.shownImage
    guard let title = button.shownTitle, !title.isEmpty, let font = view.font else {
      if let image { self.image(image, in: contentBox(button), colour: colour, on: &drawing) }
      return
    }
    let text = PaintedText(
      content: title, font: font, description: button.configuration?.font ?? button.font,
      colour: colour, stretch: view.textStretch)
    place(text, image, button, colour, on: &drawing)
  }

  /// The background of a configured button, or of the old round one.
  private func chrome(_ button: ButtonContent, _ style: String?, on drawing: inout Drawing) {
    let stated = look.child("buttonConfiguration")?.colour("baseBackgroundColor")
    let fill: Colour? =
      switch style {
      case "filled", "borderedProminent": stated ?? tint
      case "tinted", "borderedTinted": (stated ?? tint).faded(0.18)
      case "gray", "bordered": stated ?? palette.known("systemFill")
      default: stated
      }
    if let fill {
      drawing.rectangle(frame, radius: min(8, frame.height / 2), fill: shade(fill))
    }
    if let name = button.backgroundImage, !button.hasSymbolBackground {
      if let data = appearance.image(named: name) {
        drawing.image(Drawing.Image(data: data, frame: frame, opacity: context.alpha))
      } else {
        drawing.rectangle(frame, radius: 4, fill: shade(system: "systemGray5"))
      }
    }
  }

  private func titleColour(_ button: ButtonContent, _ style: String?) -> Colour {
    if let style {
      if let stated = look.child("buttonConfiguration")?.colour("baseForegroundColor") {
        return stated
      }
      if style == "filled" || style == "borderedProminent" { return .white }
      return tint
    }
    if let stated = look.state()?.colour("titleColor") { return stated }
    return button.type == "system" || button.type == "roundedRect" ? tint : .white
  }

  private func contentBox(_ button: ButtonContent) -> Frame {
    if let configuration = button.configuration {
      return frame.inset(
        by: configuration.contentInsets ?? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12))
    }
    return frame.inset(by: button.contentEdgeInsets ?? .zero)
  }

  /// Image and title side by side, or one above the other, as a group in the middle.
  private func place(
    _ text: PaintedText, _ image: ImageContent?, _ button: ButtonContent, _ colour: Colour,
    on drawing: inout Drawing
  ) {
    let box = contentBox(button)
    let configuration = button.configuration
    var imageSize = image.map { size(of: $0) } ?? Size(width: 0, height: 0)
    imageSize.width = min(imageSize.width, frame.width)
    imageSize.height = min(imageSize.height, frame.height)
    let gap =
      image == nil ? 0 : min(configuration?.imagePadding ?? 0, frame.width - imageSize.width)
    let isVertical = ["top", "bottom"].contains(configuration?.imagePlacement)
    // Padding gives way before the title does.
    let room = max(0, isVertical ? frame.width : frame.width - imageSize.width - gap)
    let isWrapped = button.lineBreakMode == "wordWrap"
    let truncation: TextTruncation =
      isWrapped
      ? .none
      : button.lineBreakMode.map { TextTruncation(lineBreakMode: $0) } ?? .middle
    var lines =
      room < 1
      ? [] : text.lines(measurer, width: room, most: isWrapped ? 0 : 1, truncation: truncation)
    if lines.contains(where: { $0.isTruncated && $0.width * text.stretch > room + 0.5 }) {
      lines = []
    }
    while lines.count > 1, lines.reduce(0, { $0 + $1.height }) > frame.height + 0.5 {
      lines.removeLast()
    }
    let width = (lines.map(\.width).max() ?? 0) * text.stretch
    guard width <= frame.width + 0.5 else { return }
    let subtitle = subtitle(configuration, width: room, colour)
    let allHeight =
      lines.reduce(0) { $0 + $1.height } + (subtitle.map { $0.1[0].height } ?? 0)
    if isVertical {
      let total = imageSize.height + gap + allHeight
      var y = frame.midY - total / 2
      let isAbove = configuration?.imagePlacement == "top"
      let imageY = isAbove ? y : y + allHeight + gap
      if isAbove { y += imageSize.height + gap }
      if let image {
        self.image(
          image,
          in: Frame(
            x: frame.midX - imageSize.width / 2, y: imageY, width: imageSize.width,
            height: imageSize.height), colour: colour, on: &drawing)
      }
      drawing.lines(lines, of: text, in: frame, top: y, side: .centre)
      return
    }
    let total = imageSize.width + gap + width
    let start = self.start(of: total, in: box)
    let isFirst = (configuration?.imagePlacement == "trailing") == isMirrored
    if let image {
      self.image(
        image,
        in: Frame(
          x: isFirst ? start : start + width + gap, y: frame.midY - imageSize.height / 2,
          width: imageSize.width, height: imageSize.height), colour: colour, on: &drawing)
    }
    let place = Frame(
      x: isFirst ? start + imageSize.width + gap : start, y: frame.y, width: width,
      height: frame.height)
    let top = frame.midY - allHeight / 2
    drawing.lines(lines, of: text, in: place, top: top, side: lines.count > 1 ? .centre : .left)
    if let (small, line) = subtitle {
      drawing.lines(
        line, of: small, in: place, top: top + lines.reduce(0) { $0 + $1.height }, side: .centre)
    }
  }

  private func subtitle(
    _ configuration: ButtonConfiguration?, width: Double, _ colour: Colour
  ) -> (PaintedText, [TextLine])? {
    guard let content = configuration?.subtitle, !content.isEmpty else { return nil }
    let font = measurer.resolve(.system(12), defaultSize: 12, adjustsForContentSize: false)
    let text = PaintedText(content: content, font: font, colour: colour)
    let lines = text.lines(measurer, width: width, most: 1, truncation: .tail)
    return lines.isEmpty ? nil : (text, lines)
  }

  /// The left edge of a group of this width by the button's horizontal alignment, inside the frame.
  private func start(of width: Double, in box: Frame) -> Double {
    let alignment = look.text("contentHorizontalAlignment")
    let isLeft =
      alignment == "left" || (alignment == "leading" && !isMirrored)
      || (alignment == "trailing" && isMirrored)
    let isRight =
      alignment == "right" || (alignment == "trailing" && !isMirrored)
      || (alignment == "leading" && isMirrored)
    let wanted = isLeft ? box.x : isRight ? box.maxX - width : box.midX - width / 2
    return max(frame.x, min(wanted, frame.maxX - width))
  }

  private func symbol(_ name: String, on drawing: inout Drawing) {
    let side = min(22, min(frame.width, frame.height))
    drawing.symbol(
      name, colour: shade(tint),
      in: Frame(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
      measurer: measurer.once)
  }
}
