internal import LayoutModel

/// Draws one view: its box, what its kind looks like, its text.
struct ViewPicture {
  let picture: LayoutPicture
  let at: Int

  private var entry: SceneIndex.Entry { picture.index.entries[at] }
  private var name: String { picture.index.names[entry.view.id] }

  func draw(_ writer: inout SVGWriter) {
    guard let solved = picture.solved[at] else { return }
    let box = solved.absoluteFrame
    writer.begin("g")
    writer.words(
      "title",
      "\(name): \(entry.view.kind.rawValue) \(PointText.size(box.width, box.height)) at "
        + "(\(PointText.short(box.x)), \(PointText.short(box.y)))")
    shape(&writer, solved, box)
    text(&writer, solved, box)
    writer.end()
  }

  private func shape(_ writer: inout SVGWriter, _ solved: SolvedView, _ box: Frame) {
    switch entry.view.kind {
    case .imageView:
      writer.rectangle("drawn", box)
      writer.stroke("mark", from: box.origin, to: Point(x: box.maxX, y: box.maxY))
      writer.stroke(
        "mark", from: Point(x: box.x, y: box.maxY), to: Point(x: box.maxX, y: box.y))
    case .switch:
      writer.rectangle("drawn", box, radius: max(0, box.height / 2))
    case .slider, .progressView:
      writer.rectangle("box", box)
      writer.stroke(
        "mark", from: Point(x: box.x, y: box.midY), to: Point(x: box.maxX, y: box.midY))
    case .button, .textField, .segmentedControl, .searchBar, .stepper:
      writer.rectangle("drawn", box, radius: 6)
    case _ where entry.view.kind.scrolls:
      writer.rectangle("scroll", box)
    default:
      let isPainted = solved.contentRect != nil && entry.role == .other && entry.parent != nil
      writer.rectangle(isPainted ? "drawn" : "box", box)
    }
  }

  private func text(_ writer: inout SVGWriter, _ solved: SolvedView, _ box: Frame) {
    guard let words = ViewNames.shownText(of: entry.view), !words.isEmpty else {
      nameTag(&writer, box)
      return
    }
    let room = (solved.contentRect ?? Frame(x: 0, y: 0, width: box.width, height: box.height))
      .offset(by: box.origin)
    let lines = solved.text.map { max(1, min($0.neededLines, $0.availableLines)) } ?? 1
    if lines > 1 {
      bars(&writer, room, lines: min(lines, 200))
    } else {
      line(&writer, words, solved, room)
    }
  }

  /// Glyphs, squeezed into the width the text was measured at, so that any font tells the truth.
  private func line(
    _ writer: inout SVGWriter, _ words: String, _ solved: SolvedView, _ room: Frame
  ) {
    let size = min(solved.text?.pointSize ?? 14, max(4, room.height))
    let needed = solved.text?.neededWidth ?? room.width
    let width = max(1, min(needed, room.width))
    let isCentred = entry.view.kind == .button || entry.view.kind == .segmentedControl
    let start =
      isCentred
      ? room.midX - width / 2
      : picture.layout.direction == .rightToLeft ? room.maxX - width : room.x
    writer.words(
      "text",
      [
        "x": SVGWriter.number(start), "y": SVGWriter.number(room.midY + size * 0.35),
        "font-size": SVGWriter.number(size), "textLength": SVGWriter.number(width),
        "lengthAdjust": "spacingAndGlyphs",
      ], String(words.prefix(200)))
    guard needed > room.width * (1 + PlacedScene.textMargin), entry.role == .text else { return }
    writer.stroke(
      "overflow", from: Point(x: room.maxX, y: room.midY),
      to: Point(x: room.x + needed, y: room.midY))
  }

  /// Where a text breaks is the measurer's knowledge; a bar for each line says how much there is.
  private func bars(_ writer: inout SVGWriter, _ room: Frame, lines: Int) {
    let pitch = room.height / Double(lines)
    for number in 0..<lines {
      let share = number == lines - 1 ? 0.6 : 1
      let width = room.width * share
      let isMirrored = picture.layout.direction == .rightToLeft
      writer.rectangle(
        "bar",
        Frame(
          x: isMirrored ? room.maxX - width : room.x,
          y: room.y + pitch * (Double(number) + 0.25), width: width, height: pitch * 0.5))
    }
  }

  private func nameTag(_ writer: inout SVGWriter, _ box: Frame) {
    guard picture.options.showsNames, entry.parent != nil, entry.view.subviews.isEmpty,
      box.width >= 24, box.height >= 12
    else { return }
    // About 5 units a letter at this size: what does not fit is told by the title.
    let fitting = Int(min(box.width / 5, 60))
    writer.words(
      "text",
      [
        "class": "name", "x": SVGWriter.number(box.x + 3), "y": SVGWriter.number(box.y + 10),
        "font-size": "9",
      ], String(name.prefix(fitting)))
  }
}
