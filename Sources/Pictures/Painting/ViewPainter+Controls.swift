internal import LayoutModel
internal import TextMetrics

/// The system's controls, each as its kind looks.
extension ViewPainter {
  func switchControl(on drawing: inout Drawing) {
    let isOn = look.flag("on")
    let track =
      isOn
      ? look.colour("onTintColor") ?? palette.known("systemGreen") : palette.known("systemGray5")
    drawing.rectangle(frame, radius: frame.height / 2, fill: shade(track))
    let side = max(0, frame.height - 4)
    let isAtEnd = isOn != isMirrored
    drawing.shape(
      .ellipse(
        Frame(
          x: isAtEnd ? frame.maxX - side - 2 : frame.x + 2, y: frame.y + 2, width: side,
          height: side)),
      fill: shade(look.colour("thumbTintColor") ?? .white),
      stroke: Drawing.Stroke(Colour(white: 0, alpha: 0.08), width: 0.5))
  }

  /// The share of its range that a control's value has reached, from 0 to 1.
  private func share(_ value: String, _ least: String, _ most: String, usual: Double) -> Double {
    let low = look.number(least) ?? 0
    let high = look.number(most) ?? 1
    guard high > low else { return 0 }
    return min(1, max(0, ((look.number(value) ?? usual) - low) / (high - low)))
  }

  func slider(on drawing: inout Drawing) {
    let share = share("value", "minValue", "maxValue", usual: 0.5)
    let thumb = min(27, frame.height)
    let room = max(0, frame.width - thumb)
    let along = isMirrored ? 1 - share : share
    let centre = frame.x + thumb / 2 + room * along
    let track = Frame(x: frame.x, y: frame.midY - 2, width: frame.width, height: 4)
    let minimum = shade(look.colour("minimumTrackTintColor") ?? tint)
    drawing.rectangle(
      track, radius: 2,
      fill: shade(look.colour("maximumTrackTintColor") ?? palette.known("systemFill")))
    let start = isMirrored ? centre : track.x
    drawing.rectangle(
      Frame(
        x: start, y: track.y, width: isMirrored ? track.maxX - centre : centre - track.x, height: 4),
      radius: 2, fill: minimum)
    drawing.shape(
      .ellipse(
        Frame(x: centre - thumb / 2, y: frame.midY - thumb / 2, width: thumb, height: thumb)),
      fill: shade(look.colour("thumbTintColor") ?? .white),
      stroke: Drawing.Stroke(Colour(white: 0, alpha: 0.25), width: 0.5))
  }

  func stepper(on drawing: inout Drawing) {
    drawing.rectangle(
      frame, radius: min(8, frame.height / 2), fill: shade(system: "tertiarySystemFill"))
    let line = Drawing.Stroke(shade(system: "separator"), width: 1)
    drawing.line(
      from: Point(x: frame.midX, y: frame.y + frame.height * 0.2),
      to: Point(x: frame.midX, y: frame.maxY - frame.height * 0.2), line)
    let side = min(14, min(frame.width / 4, frame.height / 2))
    let names = isMirrored ? ["plus", "minus"] : ["minus", "plus"]
    for (index, name) in names.enumerated() {
      let x = frame.x + frame.width * (index == 0 ? 0.25 : 0.75)
      drawing.symbol(
        name, colour: shade(system: "label"),
        in: Frame(x: x - side / 2, y: frame.midY - side / 2, width: side, height: side),
        measurer: measurer)
    }
  }

  func progress(on drawing: inout Drawing) {
    let share = min(1, max(0, look.number("progress") ?? 0))
    let radius = frame.height / 2
    drawing.rectangle(
      frame, radius: radius,
      fill: shade(look.colour("trackTintColor") ?? palette.known("systemFill")))
    let width = frame.width * share
    drawing.rectangle(
      Frame(
        x: isMirrored ? frame.maxX - width : frame.x, y: frame.y, width: width,
        height: frame.height), radius: min(radius, width / 2),
      fill: shade(look.colour("progressTintColor") ?? tint))
  }

  /// Eight spokes, fading; one that hides when it stands still is not there.
  func activity(on drawing: inout Drawing) {
    if look.flag("hidesWhenStopped"), !look.flag("animating") { return }
    let side = min(frame.width, frame.height)
    let colour = look.colour("color") ?? palette.known("systemGray")
    let spokes: [(Double, Double)] = [
      (0, -1), (0.707, -0.707), (1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0),
      (-0.707, -0.707),
    ]
    for (index, way) in spokes.enumerated() {
      let fade = 1 - Double(index) * 0.1
      drawing.line(
        from: Point(x: frame.midX + way.0 * side * 0.24, y: frame.midY + way.1 * side * 0.24),
        to: Point(x: frame.midX + way.0 * side * 0.45, y: frame.midY + way.1 * side * 0.45),
        Drawing.Stroke(shade(colour).faded(fade), width: max(1, side * 0.11)))
    }
  }

  func pageControl(_ pages: Int, on drawing: inout Drawing) {
    let count = max(0, min(pages, 100))
    guard count > 0 else { return }
    let current = Int(max(-1, min(1000, look.number("currentPage") ?? 0)))
    let pitch = min(16, frame.width / Double(count))
    let side = min(7, min(pitch, frame.height))
    let start = frame.midX - pitch * Double(count - 1) / 2
    for index in 0..<count {
      let place = isMirrored ? count - 1 - index : index
      let colour =
        index == current
        ? look.colour("currentPageIndicatorTintColor") ?? palette.known("label")
        : look.colour("pageIndicatorTintColor") ?? palette.known("tertiaryLabel")
      drawing.shape(
        .ellipse(
          Frame(
            x: start + pitch * Double(place) - side / 2, y: frame.midY - side / 2, width: side,
            height: side)), fill: shade(colour))
    }
  }

  func datePicker(_ mode: String?, _ style: String?, on drawing: inout Drawing) {
    guard style == "compact" || (style == nil && frame.height < 100) else {
      return wheels(
        mode == "time" ? ["9", "41", "AM"] : ["Fri Jun 5", "9", "41"], on: &drawing)
    }
    drawing.rectangle(
      frame, radius: min(8, frame.height / 2), fill: shade(system: "tertiarySystemFill"))
    drawing.line(
      mode == "time" ? "9:41 AM" : "Jun 5, 2026", size: min(17, max(6, frame.height * 0.5)),
      colour: shade(system: "label"), in: frame.inset(by: EdgeInsets(left: 4, right: 4)),
      measurer: measurer.once)
  }

  /// Wheels with a band across the middle.
  func wheels(_ columns: [String], on drawing: inout Drawing) {
    let band = min(34, frame.height / 3)
    drawing.rectangle(
      Frame(
        x: frame.x + min(9, frame.width / 8), y: frame.midY - band / 2,
        width: frame.width - 2 * min(9, frame.width / 8), height: band), radius: 8,
      fill: shade(system: "tertiarySystemFill"))
    let width = frame.width / Double(max(1, columns.count))
    for (index, word) in columns.enumerated() {
      let x = frame.x + width * Double(index)
      if !word.isEmpty {
        drawing.line(
          word, size: min(21, band * 0.6), colour: shade(system: "label"),
          in: Frame(x: x, y: frame.midY - band / 2, width: width, height: band),
          measurer: measurer.once)
      }
      for step in [-2.0, -1, 1, 2] {
        let y = frame.midY + step * band
        guard y > frame.y + 4, y < frame.maxY - 4 else { continue }
        drawing.rectangle(
          Frame(x: x + width * 0.3, y: y - 3, width: width * 0.4, height: 6), radius: 3,
          fill: shade(system: "quaternaryLabel"))
      }
    }
  }

  func searchBar(on drawing: inout Drawing) {
    let field = frame.inset(
      by: EdgeInsets(
        top: min(10, frame.height * 0.18), left: min(8, frame.width / 8),
        bottom: min(10, frame.height * 0.18), right: min(8, frame.width / 8)))
    drawing.rectangle(
      field, radius: min(10, field.height / 2), fill: shade(system: "tertiarySystemFill"))
    let side = min(15, field.height * 0.5)
    let glass = isMirrored ? field.maxX - 8 - side : field.x + 8
    drawing.symbol(
      "magnifyingglass", colour: shade(system: "secondaryLabel"),
      in: Frame(x: glass, y: field.midY - side / 2, width: side, height: side), measurer: measurer)
    let inset = side + 14
    let box = field.inset(
      by: isMirrored ? EdgeInsets(left: 8, right: inset) : EdgeInsets(left: inset, right: 8))
    guard box.width > 0 else { return }
    let words = look.text("text") ?? look.text("placeholder") ?? "Search"
    drawing.line(
      words, size: min(17, max(6, field.height * 0.5)),
      colour: shade(system: look.text("text") == nil ? "secondaryLabel" : "label"), in: box,
      side: isMirrored ? .right : .left, measurer: measurer)
  }

  func colourWell(on drawing: inout Drawing) {
    let side = min(frame.width, frame.height)
    let ring = Frame(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side
    ).inset(by: .all(side * 0.08))
    drawing.shape(
      .ellipse(ring), fill: shade(look.colour("selectedColor") ?? palette.known("systemGray5")),
      stroke: Drawing.Stroke(shade(system: "systemPurple"), width: max(1, side * 0.1)))
  }
}
