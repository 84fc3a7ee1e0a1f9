internal import LayoutEngine
internal import LayoutModel
internal import TextMetrics

extension ViewPainter {
  /// A bar that the document itself places.
  func bar(on drawing: inout Drawing) {
    let painter = BarPainter(
      palette: palette, measurer: measurer.once, tint: shade(tint), isMirrored: isMirrored)
    let isTop = view.view.kind == .navigationBar
    painter.ground(
      frame, fill: look.colour("barTintColor").map(shade), lineAtTop: !isTop, on: &drawing)
    var contents = BarContents()
    let items = look.children(of: "items")
    switch view.view.kind {
    case .navigationBar:
      contents.read(item: items.last?.element)
      painter.navigation(contents, in: frame, isLarge: false, on: &drawing)
    case .tabBar:
      let selected = look.text("selectedItem")
      painter.tabs(
        items.prefix(5).map { item in
          BarContents.Item(
            title: item.text("title") ?? item.text("systemItem") ?? "",
            symbol: item.text("image") ?? item.text("systemItem"),
            isSelected: selected != nil && item.text("id") == selected)
        }, in: frame, on: &drawing)
    default:
      painter.toolbar(
        items.compactMap { $0.element.flatMap(BarContents.item) }, in: frame, on: &drawing)
    }
  }
}

extension ScreenPainter {
  /// The bars that the controller stands between, and what the system draws itself.
  mutating func paintBars(at corner: Point) {
    let screen = device.screen.offset(by: corner)
    let drawn = content.drawn
    guard let controller = drawn.scene.controller else { return }
    let contents = BarContents(controller.id, appearance: appearance)
    let painter = BarPainter(
      palette: palette, measurer: drawn.measurer.once, tint: contents.tint ?? palette.known("tint"),
      isMirrored: drawn.layout.direction == .rightToLeft)
    let device = device
    let clip = Drawing.Clip(screen, radius: device.radius)
    let palette = palette
    if device.navigationHeight > 0 {
      let top = drawn.layout.safeArea.top
      drawing.group(Drawing.Group(title: "navigation bar", role: "bar", clip: clip)) { drawing in
        painter.ground(
          Frame(x: screen.x, y: screen.y, width: screen.width, height: top),
          fill: contents.barTint, lineAtTop: false, on: &drawing)
        painter.navigation(
          contents,
          in: Frame(
            x: screen.x, y: screen.y + top - device.navigationHeight, width: screen.width,
            height: device.navigationHeight),
          isLarge: controller.navigationBar == .largeTitle, on: &drawing)
      }
    }
    if device.bottomBarHeight > 0 {
      let height = drawn.layout.safeArea.bottom
      let bar = Frame(
        x: screen.x, y: screen.maxY - height, width: screen.width, height: height)
      drawing.group(Drawing.Group(title: "bottom bar", role: "bar", clip: clip)) { drawing in
        painter.ground(bar, fill: nil, lineAtTop: true, on: &drawing)
        let row = Frame(x: bar.x, y: bar.y, width: bar.width, height: device.bottomBarHeight)
        if controller.hasTabBar {
          painter.tabs(contents.tabs, in: row, on: &drawing)
        } else {
          painter.toolbar(contents.toolbar, in: row, on: &drawing)
        }
      }
    }
    paintSystem(on: screen, palette.known("label"))
  }

  private mutating func paintSystem(on screen: Frame, _ colour: Colour) {
    let device = device
    let measurer = content.drawn.measurer.once
    drawing.group(Drawing.Group(role: "system")) { drawing in
      if device.statusHeight > 0 {
        let isTall = device.statusHeight >= 40
        let middle = screen.y + device.statusHeight * (isTall ? 0.55 : 0.5)
        let ear = screen.width * 0.27
        let size: Double = isTall ? 17 : 12
        let box = Frame(
          x: isTall ? screen.x + screen.width * 0.045 : screen.midX - 40, y: middle - 12,
          width: isTall ? ear : 80, height: 24)
        drawing.line(
          "9:41", size: size, weight: "semibold", colour: colour, in: box, measurer: measurer)
        let battery = Frame(
          x: screen.maxX - (isTall ? screen.width * 0.085 : 6) - 25, y: middle - 6, width: 22,
          height: 12)
        drawing.rectangle(
          battery, radius: 3.5, stroke: Drawing.Stroke(colour.faded(0.4), width: 1))
        drawing.rectangle(battery.inset(by: .all(2)), radius: 2, fill: colour)
      }
      if device.hasHomeIndicator {
        let width = min(134, screen.width * 0.35)
        drawing.rectangle(
          Frame(x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5),
          radius: 2.5, fill: colour)
      }
    }
  }
}
