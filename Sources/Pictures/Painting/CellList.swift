internal import LayoutEngine
internal import LayoutFormats
internal import LayoutModel

/// Where the rows of a table or the cells of a collection stand: one after the other, as in
/// Interface Builder, with the titles of sections.
struct CellList {
  /// A row at its place; a section's title has no cell.
  struct Row {
    var cell: DrawnScene?
    var frame: Frame
    var title: String?
    var isFirst = false
    var isLast = false
  }

  private(set) var rows: [Row] = []
  let isTable: Bool
  let isInset: Bool
  private let isGrouped: Bool
  private let frame: Frame
  private let inset: Double
  private var y: Double

  /// - Parameter top: where the first row stands below the table's own top.
  init(
    _ cells: [DrawnScene], in view: DrawnView, frame: Frame, style: String?, top: Double,
    appearance: Appearance
  ) {
    self.frame = frame
    isTable = view.view.kind == .tableView
    isInset = isTable && style == "insetGrouped"
    isGrouped = isTable && (style ?? "plain") != "plain"
    let widest = cells.filter { $0.scene.kind == .cell }.map(\.layout.size.width).max() ?? 0
    inset = isInset ? max(0, min(20, (frame.width - widest) / 2)) : 0
    y = frame.y + top
    let sized = cells.filter {
      $0.layout.size.width > 0 && $0.layout.size.height > 0 && $0.layout.size.height.isFinite
    }
    if isTable { placeRows(sized, appearance) } else { placeFlow(sized) }
  }

  private mutating func placeRows(_ cells: [DrawnScene], _ appearance: Appearance) {
    for header in cells where header.scene.root.key == "tableHeaderView" { place(header) }
    let body = cells.filter { $0.scene.kind == .cell }
    let sections = body.map { cell in
      cell.scene.cell?.id.flatMap { appearance.objects[$0.rawValue]?.parent?.parent }
        .flatMap { $0.name == "tableViewSection" ? $0 : nil }
    }
    for (index, cell) in body.enumerated() {
      let section = sections[index]
      let starts = index == 0 || section != sections[index - 1]
      let ends = index + 1 == body.count || section != sections[index + 1]
      if starts { place(title: section?["headerTitle"], least: isGrouped ? 20 : 0) }
      place(cell, isFirst: starts, isLast: ends)
      if ends { place(title: section?["footerTitle"], least: 0) }
    }
    for footer in cells where footer.scene.root.key == "tableFooterView" { place(footer) }
  }

  private mutating func place(_ cell: DrawnScene, isFirst: Bool = false, isLast: Bool = false) {
    let inset = cell.scene.kind == .cell ? self.inset : 0
    rows.append(
      Row(
        cell: cell,
        frame: Frame(
          x: frame.x + inset, y: y, width: frame.width - 2 * inset,
          height: cell.layout.size.height), isFirst: isFirst, isLast: isLast))
    y += cell.layout.size.height
  }

  /// A section's title, or the gap of a section without one.
  private mutating func place(title: String?, least: Double) {
    guard let title, !title.isEmpty else {
      y += least
      return
    }
    let height: Double = isGrouped ? 38 : 28
    let side = inset + 16
    rows.append(
      Row(
        cell: nil,
        frame: Frame(
          x: frame.x + side, y: y, width: max(0, frame.width - 2 * side), height: height),
        title: title))
    y += height
  }

  /// From left to right, then the next line; ten points between cells.
  private mutating func placeFlow(_ cells: [DrawnScene]) {
    var x = 0.0
    var lineHeight = 0.0
    for cell in cells {
      let size = cell.layout.size
      if x > 0, x + size.width > frame.width + 0.5 {
        y += lineHeight + 10
        (x, lineHeight) = (0, 0)
      }
      rows.append(
        Row(
          cell: cell,
          frame: Frame(x: frame.x + x, y: y, width: size.width, height: size.height)))
      x += size.width + 10
      lineHeight = max(lineHeight, size.height)
    }
  }
}

extension ScreenPainter {
  /// The cells of a table or collection, as far as they are seen.
  mutating func paintCells(
    _ cells: [DrawnScene], of view: DrawnView, _ look: ViewAppearance, frame: Frame,
    _ context: ViewContext, depth: Int
  ) {
    // A list that reaches under the bars begins below them.
    let top = max(0, content.drawn.layout.safeArea.top - (frame.y - Self.margin))
    let list = CellList(
      cells, in: view, frame: frame, style: look.text("style"), top: depth == 0 ? top : 0,
      appearance: appearance)
    let visible = context.clip.inside(frame, radius: 0)
    let isMirrored = content.drawn.layout.direction == .rightToLeft
    for row in list.rows where row.frame.intersection(visible.frame) != nil {
      if let title = row.title {
        paintTitle(title, in: row.frame, visible, isMirrored: isMirrored)
      }
      guard let cell = row.cell else { continue }
      if list.isTable, cell.scene.kind == .cell {
        paintRow(row, cell, isInset: list.isInset, visible, context)
      }
      paint(
        cell, at: row.frame.origin, clip: visible.inside(row.frame, radius: 0),
        tint: context.tint, depth: depth + 1)
    }
  }

  private mutating func paintTitle(
    _ title: String, in box: Frame, _ clip: Drawing.Clip, isMirrored: Bool
  ) {
    let (colour, measurer) = (palette.known("secondaryLabel"), content.drawn.measurer.once)
    drawing.group(Drawing.Group(role: "section", clip: clip.cutting(box))) {
      $0.line(
        title, size: 13, colour: colour,
        in: Frame(x: box.x, y: box.maxY - 24, width: box.width, height: 20),
        side: isMirrored ? .right : .left, measurer: measurer)
    }
  }

  /// A row's ground, its accessory and the line below it.
  private mutating func paintRow(
    _ row: CellList.Row, _ cell: DrawnScene, isInset: Bool, _ clip: Drawing.Clip,
    _ context: ViewContext
  ) {
    let place = row.frame
    let palette = palette
    let isMirrored = cell.layout.direction == .rightToLeft
    let measurer = cell.measurer.once
    let symbol: (name: String, colour: Colour, side: Double)? =
      switch cell.scene.cell?.accessory {
      case "disclosureIndicator":
        (isMirrored ? "chevron.left" : "chevron.right", palette.known("systemGray3"), 14)
      case "checkmark": ("checkmark", context.tint, 16)
      case "detailButton", "detailDisclosureButton": ("info.circle", context.tint, 22)
      default: nil
      }
    drawing.group(Drawing.Group(role: "cell", clip: clip.cutting(place))) { drawing in
      let ground = palette.known("secondarySystemGroupedBackground")
      let radius: Double = isInset && (row.isFirst || row.isLast) ? 10 : 0
      drawing.rectangle(place, radius: min(radius, place.height / 2), fill: ground)
      if radius > 0, row.isFirst != row.isLast {
        // Only the outer corners of a section are round.
        drawing.rectangle(
          Frame(
            x: place.x, y: row.isFirst ? place.midY : place.y, width: place.width,
            height: place.height / 2), fill: ground)
      }
      if !row.isLast || !isInset {
        let inset = 16.0
        drawing.line(
          from: Point(x: place.x + (isMirrored ? 0 : inset), y: place.maxY - 0.25),
          to: Point(x: place.maxX - (isMirrored ? inset : 0), y: place.maxY - 0.25),
          Drawing.Stroke(palette.known("separator"), width: 0.5))
      }
      guard let symbol, place.width > 40 else { return }
      let side = min(symbol.side, place.height)
      let x = isMirrored ? place.x + 12 : place.maxX - 12 - side
      drawing.symbol(
        symbol.name, colour: symbol.colour,
        in: Frame(x: x, y: place.midY - side / 2, width: side, height: side), measurer: measurer)
    }
  }
}
