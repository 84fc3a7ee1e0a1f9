internal import LayoutModel
internal import TextMetrics

/// Navigation bars, tab bars and toolbars: those around a screen and those inside one.
struct BarPainter {
  let palette: Palette
  let measurer: TextMeasurer
  let tint: Colour
  let isMirrored: Bool

  func ground(_ box: Frame, fill: Colour?, lineAtTop: Bool, on drawing: inout Drawing) {
    let usual = palette.isDark ? Colour(0x161618) : Colour(0xF9F9FB)
    drawing.rectangle(box, fill: fill ?? usual)
    let y = lineAtTop ? box.y + 0.25 : box.maxY - 0.25
    drawing.line(
      from: Point(x: box.x, y: y), to: Point(x: box.maxX, y: y),
      Drawing.Stroke(palette.known("separator"), width: 0.5))
  }

  /// Items at both ends of a row of 44 points, and a title between them.
  func navigation(_ contents: BarContents, in row: Frame, isLarge: Bool, on drawing: inout Drawing)
  {
    let first = Frame(x: row.x, y: row.y, width: row.width, height: min(44, row.height))
    var left = isMirrored ? contents.trailing.reversed() : contents.leading
    let right = isMirrored ? contents.leading : contents.trailing.reversed()
    if contents.hasBack, contents.leading.isEmpty, !isMirrored {
      left = [BarContents.Item(symbol: "chevron.left")]
    }
    var start = first.x + 12
    for item in left {
      start += self.item(item, at: start, in: first, room: first.midX - start, on: &drawing) + 14
    }
    var end = first.maxX - 12
    for item in right.reversed() {
      let width = width(of: item)
      guard end - width > first.midX else { break }
      self.item(item, at: end - width, in: first, room: width + 1, on: &drawing)
      end -= width + 14
    }
    guard let title = contents.title, !title.isEmpty else { return }
    if isLarge, row.height >= 80 {
      let large = Frame(
        x: row.x + 16, y: row.y + 44, width: row.width - 32, height: row.height - 48)
      drawing.line(
        title, size: 34, weight: "bold", colour: palette.known("label"), in: large,
        side: isMirrored ? .right : .left, measurer: measurer)
      return
    }
    let half = min(first.midX - start, end - first.midX)
    guard half > 20 else { return }
    drawing.line(
      title, size: 17, weight: "semibold", colour: palette.known("label"),
      in: Frame(x: first.midX - half, y: first.y, width: half * 2, height: first.height),
      measurer: measurer)
  }

  private func width(of item: BarContents.Item) -> Double {
    guard let words = words(of: item) else { return 24 }
    let font = measurer.resolve(.system(17), defaultSize: 17, adjustsForContentSize: false)
    return measurer.width(words, font: font).rounded(.up)
  }

  /// The title of an item, or the system's word for it.
  private func words(of item: BarContents.Item) -> String? {
    if let title = item.title, !title.isEmpty { return title }
    switch item.symbol {
    case "done": return "Done"
    case "cancel": return "Cancel"
    case "edit": return "Edit"
    case "save": return "Save"
    case "undo": return "Undo"
    case "redo": return "Redo"
    case "close": return "Close"
    default: return nil
    }
  }

  @discardableResult
  private func item(
    _ item: BarContents.Item, at x: Double, in row: Frame, room: Double,
    on drawing: inout Drawing
  ) -> Double {
    guard room > 0 else { return 0 }
    if let words = words(of: item) {
      return drawing.line(
        words, size: 17, colour: tint,
        in: Frame(x: x, y: row.y, width: room, height: row.height), side: .left,
        measurer: measurer)
    }
    let side = min(22, row.height)
    drawing.symbol(
      item.symbol ?? "ellipsis", colour: tint,
      in: Frame(x: x, y: row.midY - side / 2, width: side, height: side), measurer: measurer)
    return side
  }

  /// Symbols with words below them, in equal shares.
  func tabs(_ items: [BarContents.Item], in row: Frame, on drawing: inout Drawing) {
    guard !items.isEmpty else { return }
    let width = row.width / Double(items.count)
    for (index, item) in (isMirrored ? items.reversed() : items).enumerated() {
      let colour = item.isSelected ? tint : palette.known("systemGray")
      let box = Frame(
        x: row.x + width * Double(index), y: row.y, width: width, height: min(49, row.height))
      let side = min(25, box.height * 0.5)
      drawing.symbol(
        item.symbol ?? "circle", colour: colour,
        in: Frame(x: box.midX - side / 2, y: box.y + box.height * 0.12, width: side, height: side),
        measurer: measurer)
      guard let title = item.title, !title.isEmpty, width > 8 else { continue }
      drawing.line(
        title, size: 10, weight: "medium", colour: colour,
        in: Frame(
          x: box.x + 2, y: box.y + box.height * 0.66, width: width - 4, height: box.height * 0.3),
        measurer: measurer)
    }
  }

  /// Items at equal distances.
  func toolbar(_ items: [BarContents.Item], in row: Frame, on drawing: inout Drawing) {
    guard !items.isEmpty else { return }
    let share = (row.width - 32) / Double(items.count)
    guard share > 0 else { return }
    for (index, item) in (isMirrored ? items.reversed() : items).enumerated() {
      let width = min(width(of: item), share)
      let free = share - width
      let place = items.count == 1 ? 0 : free * Double(index) / Double(items.count - 1)
      self.item(
        item, at: row.x + 16 + share * Double(index) + place,
        in: Frame(x: row.x, y: row.y, width: row.width, height: min(44, row.height)),
        room: width + 1, on: &drawing)
    }
  }
}
