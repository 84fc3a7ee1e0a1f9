internal import LayoutEngine
package import LayoutModel

/// Draws a solved screen as it looks on the device.
///
/// Pure: the same values give the same drawing everywhere.
/// - Complexity: linear in the views.
package func picture(
  of content: ScreenContent, appearance: Appearance, options: PictureOptions = PictureOptions()
) -> Drawing {
  var painter = ScreenPainter(content: content, appearance: appearance, options: options)
  return painter.paint()
}

/// One screen while it is drawn.
struct ScreenPainter {
  let content: ScreenContent
  let appearance: Appearance
  let options: PictureOptions
  let names: ViewNames
  let device: DeviceShape
  var drawing: Drawing

  /// Points around the screen, in which views that stick out are drawn.
  static let margin = 12.0

  init(content: ScreenContent, appearance: Appearance, options: PictureOptions) {
    self.content = content
    self.appearance = appearance
    self.options = options
    let drawn = content.drawn
    names = ViewNames(drawn.scene)
    device = DeviceShape(drawn)
    drawing = Drawing(
      size: Size(
        width: device.screen.width + 2 * Self.margin, height: device.screen.height + 2 * Self.margin
      ),
      title: "\(drawn.scene.title), \(drawn.layout.configuration)",
      summary: Self.summary(of: drawn, findings: options.findings(on: drawn.layout).count))
  }

  private static func summary(of drawn: DrawnScene, findings: Int) -> String {
    let size = drawn.layout.size
    let views = drawn.views.count { !$0.solved.isHidden }
    return "\(counted(views, "view")) on \(PointText.size(size.width, size.height)) pt, "
      + "\(counted(findings, "finding")), "
      + "\(counted(drawn.layout.ambiguities.count, "ambiguous view"))"
  }

  var palette: Palette { appearance.palette }

  mutating func paint() -> Drawing {
    let corner = Point(x: Self.margin, y: Self.margin)
    let screen = device.screen.offset(by: corner)
    let (ground, radius) = (palette.known("systemBackground"), device.radius)
    drawing.group(Drawing.Group(role: "screen")) {
      $0.rectangle(screen, radius: radius, fill: ground)
    }
    paint(
      content.drawn, at: corner,
      clip: Drawing.Clip(screen, radius: device.radius), tint: palette.known("tint"))
    paintBars(at: corner)
    drawing.group(Drawing.Group(role: "outline")) {
      $0.rectangle(screen, radius: radius, stroke: Drawing.Stroke(Colour(0x8E8E93), width: 1.5))
    }
    if !options.overlays.isEmpty {
      var overlays = OverlayPainter(
        drawn: content.drawn, names: names, origin: corner, options: options)
      overlays.paint(on: &drawing)
    }
    return drawing
  }

  /// Draws a scene's views, and the scenes inside them, from back to front.
  mutating func paint(
    _ drawn: DrawnScene, at origin: Point, clip: Drawing.Clip, tint: Colour, depth: Int = 0
  ) {
    var inherited: [ViewContext] = []
    inherited.reserveCapacity(drawn.views.count)
    for view in drawn.views {
      let above = view.parent.map { inherited[$0] }
      var context =
        above ?? ViewContext(clip: clip, alpha: 1, tint: tint, isShown: true)
      let look = appearance.of(view.view)
      let frame = view.solved.absoluteFrame.offset(by: origin)
      context.alpha *= view.view.alpha.isFinite ? min(1, max(0, view.view.alpha)) : 1
      context.isShown = context.isShown && !view.solved.isHidden && context.alpha >= 0.01
      if let tint = look.colour("tintColor") { context.tint = tint }
      if view.view.clipsToBounds || view.view.kind.scrolls || look.masksToBounds {
        context.clip = context.clip.inside(frame, radius: look.cornerRadius ?? 0)
      }
      if context.isShown {
        paint(view, look, frame: frame, context, in: drawn)
        if depth < 3 { paintInner(view, look, frame: frame, context, depth: depth) }
      }
      inherited.append(context)
    }
  }

  private mutating func paint(
    _ view: DrawnView, _ look: ViewAppearance, frame: Frame, _ context: ViewContext,
    in drawn: DrawnScene
  ) {
    let painter = ViewPainter(
      drawn: drawn, view: view, look: look, frame: frame, context: context, appearance: appearance)
    guard context.clip.frame.intersection(painter.reach) != nil else { return }
    let clip =
      painter.cutsText
      ? context.clip.inside(frame, radius: 0) : context.clip.cutting(painter.reach)
    let group = Drawing.Group(
      title: title(of: view), view: view.view.id, role: view.view.kind.rawValue,
      clip: clip)
    drawing.group(group) { painter.paint(on: &$0) }
  }

  private func title(of view: DrawnView) -> String {
    let box = view.solved.absoluteFrame
    return "\(names[view.view.id]): \(view.view.kind.rawValue) "
      + "\(PointText.size(box.width, box.height)) at "
      + "(\(PointText.short(box.x)), \(PointText.short(box.y)))"
  }

  /// Cells of a table or collection, or the screen that a container embeds.
  private mutating func paintInner(
    _ view: DrawnView, _ look: ViewAppearance, frame: Frame, _ context: ViewContext, depth: Int
  ) {
    if let inner = content.embedded[view.view.id] {
      paint(
        inner, at: frame.origin, clip: context.clip.inside(frame, radius: 0), tint: context.tint,
        depth: depth + 1)
    }
    guard let cells = content.cells[view.view.id] else { return }
    paintCells(cells, of: view, look, frame: frame, context, depth: depth)
  }
}

/// The values that a view inherits from the views around it.
struct ViewContext {
  var clip: Drawing.Clip
  /// The product of all opacities so far.
  var alpha: Double
  var tint: Colour
  var isShown: Bool
}

extension Drawing.Clip {
  /// The clip of what lies in `frame` too; round corners stay where the inner edge has them.
  func inside(_ frame: Frame, radius: Double) -> Drawing.Clip {
    guard let common = self.frame.intersection(frame) else {
      return Drawing.Clip(Frame(x: frame.x, y: frame.y, width: 0, height: 0))
    }
    let largest = min(common.width, common.height) / 2
    if common == self.frame {
      let own = common == frame ? max(radius, self.radius) : self.radius
      return Drawing.Clip(common, radius: min(own, largest))
    }
    return Drawing.Clip(common, radius: common == frame ? min(radius, largest) : 0)
  }

  /// Itself, where it cuts something off a rectangle; else nil.
  func cutting(_ frame: Frame) -> Drawing.Clip? {
    let inner = Frame(
      x: self.frame.x, y: self.frame.y, width: self.frame.width, height: self.frame.height)
    // Corners cut off what comes nearer than three tenths of their radius.
    let corner = radius * 0.3
    let isInside =
      frame.x >= inner.x + corner && frame.y >= inner.y + corner
      && frame.maxX <= inner.maxX - corner
      && frame.maxY <= inner.maxY - corner
    return isInside ? nil : self
  }
}

/// Where a rectangle of the screen stands in the screen's picture.
package func pictured(_ frame: Frame) -> Frame {
  frame.offset(by: Point(x: ScreenPainter.margin, y: ScreenPainter.margin))
}
