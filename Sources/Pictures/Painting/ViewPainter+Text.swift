internal import LayoutEngine
internal import LayoutModel
internal import TextMetrics

/// Labels, text fields and text views.
extension ViewPainter {
  func paint(_ label: LabelContent, on drawing: inout Drawing) {
    guard var font = view.font, !label.text.isEmpty else { return }
    let needed = view.solved.text?.neededWidth ?? 0
    if label.adjustsFontSizeToFit, label.numberOfLines == 1, needed > frame.width {
      let least = max(label.minimumScaleFactor ?? 0, (label.minimumFontSize ?? 0) / font.pointSize)
      font = font.shrunk(by: max(least, frame.width / needed))
    }
    var text = PaintedText(
      content: label.text, font: font, description: label.font,
      colour: shade(labelColour), runColours: look.runColours.map { $0.map(shade) },
      stretch: view.textStretch)
    if isBuiltIn, label.numberOfLines == 1, needed > frame.width, needed < frame.width * 1.25 {
      // The system gave it the width of its text, which is a little wider as modelled.
      text.stretch *= frame.width / needed
    }
    let truncation = TextTruncation(lineBreakMode: label.lineBreakMode)
    var lines = lines(of: text, label, truncation)
    // Not even the ellipsis has room.
    lines.removeAll { $0.isTruncated && $0.width * text.stretch > frame.width + 0.5 }
    let height = lines.reduce(0) { $0 + $1.height }
    let spacing = lines.dropLast().reduce(0) { $0 + $1.spacing }
    drawing.lines(
      lines, of: text, in: frame, top: frame.y + (frame.height - height - spacing) / 2,
      side: TextSide(label.alignment, drawn.layout.direction))
  }

  /// A text that its view is too small for is cut off at the view's edges.
  var cutsText: Bool {
    guard let font = view.font else { return false }
    let lines = Double(
      min(view.solved.text?.neededLines ?? 1, view.solved.text?.availableLines ?? 1))
    return font.lineHeight * max(1, lines) > frame.height + 1
      || (view.solved.text?.neededWidth ?? 0) > frame.width + 0.5
  }

  private var labelColour: Colour {
    if !isEnabled { return palette.known("tertiaryLabel") }
    return look.colour("textColor") ?? palette.known("label")
  }

  /// A label of a cell's own style, which the system lays out.
  private var isBuiltIn: Bool { drawn.scene.cell?.builtInViews.contains(view.view.id) == true }

  /// `enabled="NO"` is written, its opposite is not.
  var isEnabled: Bool { look.text("enabled") != "NO" }

  /// As many lines as the solved view has room for, broken where its height was measured.
  private func lines(
    of text: PaintedText, _ label: LabelContent, _ truncation: TextTruncation
  ) -> [TextLine] {
    let room = frame.width
    let available = view.solved.text?.availableLines ?? max(1, label.numberOfLines)
    guard label.numberOfLines != 1 else {
      return text.lines(measurer, width: room, most: 1, truncation: truncation)
    }
    let lines = text.lines(measurer, width: room, most: available, truncation: truncation)
    guard lines.last?.isTruncated == true else { return lines }
    // Heights belong to lines broken before frames were rounded, up to a pixel wider.
    let pixel = 1 / Double(max(1, drawn.layout.scale))
    let wider = text.lines(
      measurer, width: room + pixel * text.stretch, most: available, truncation: truncation)
    return wider.last?.isTruncated == true ? lines : wider
  }

  func paint(_ field: TextFieldContent, on drawing: inout Drawing) {
    let hasBackground = look.colour("backgroundColor") != nil
    switch field.borderStyle {
    case "roundedRect":
      drawing.rectangle(
        frame.inset(by: .all(0.25)), radius: 5,
        fill: hasBackground ? nil : shade(system: "systemBackground"),
        stroke: Drawing.Stroke(shade(system: "systemGray4"), width: 0.5))
    case "line", "bezel":
      drawing.rectangle(
        frame.inset(by: .all(0.5)),
        stroke: Drawing.Stroke(shade(system: field.borderStyle == "line" ? "label" : "systemGray")))
    default: break
    }
    let typed = field.text.flatMap { $0.isEmpty ? nil : $0 }
    guard let font = view.font, let words = typed ?? field.placeholder else { return }
    let shown = field.isSecure && typed != nil ? String(repeating: "•", count: words.count) : words
    let inset: Double = ["roundedRect", "bezel"].contains(field.borderStyle) ? 7 : 0
    let box = frame.inset(by: EdgeInsets(left: inset, right: inset))
    guard box.width > 0 else { return }
    let colour =
      typed == nil
      ? palette.known("placeholderText") : look.colour("textColor") ?? palette.known("label")
    let text = PaintedText(
      content: TextContent(shown), font: font, description: field.font, colour: shade(colour))
    let lines = text.lines(measurer, width: box.width, most: 1, truncation: .tail)
    guard let line = lines.first, line.width <= box.width + 0.5 else { return }
    drawing.lines(
      lines, of: text, in: box, top: box.midY - line.height / 2,
      side: TextSide(look.text("textAlignment"), drawn.layout.direction))
  }

  /// Lines that do not fit into the frame are reached by scrolling, and are not drawn.
  func paint(_ content: TextViewContent, on drawing: inout Drawing) {
    guard let font = view.font, !content.text.isEmpty else { return }
    let box = frame.inset(by: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5))
    guard box.width > 0 else { return }
    let text = PaintedText(
      content: content.text, font: font, description: content.font,
      colour: shade(look.colour("textColor") ?? palette.known("label")),
      runColours: look.runColours.map { $0.map(shade) }, stretch: view.textStretch)
    var lines = text.lines(measurer, width: box.width, most: 0, truncation: .none)
    var height = 0.0
    var fitting = 0
    for line in lines where height + line.height <= frame.height - 8 + 0.5 {
      height += line.height + line.spacing
      fitting += 1
    }
    lines.removeLast(lines.count - fitting)
    drawing.lines(
      lines, of: text, in: box, top: box.y,
      side: TextSide(look.text("textAlignment"), drawn.layout.direction))
  }
}
