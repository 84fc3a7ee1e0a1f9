internal import LayoutEngine
internal import LayoutModel
internal import TextMetrics

/// Constraints as lines between what they relate, with their constants.
extension OverlayPainter {
  func constraints(on drawing: inout Drawing) {
    let broken = Set(drawn.layout.broken)
    let relaxed = Set(drawn.layout.conflicts.compactMap(\.relaxed.constraint))
    let guides = guideBoxes()
    for constraint in drawn.constraints.prefix(2_000) {
      guard let first = item(constraint.firstItem, guides) else { continue }
      let isBroken = broken.contains(constraint.id) || relaxed.contains(constraint.id)
      let colour = isBroken ? Self.red : Self.blue
      let stroke = Drawing.Stroke(
        colour, width: constraint.priority < 1000 ? 0.5 : 1,
        dashes: constraint.priority < 1000 ? [3, 2] : [])
      guard
        let ends = ends(
          constraint, first: first, second: constraint.secondItem.flatMap { item($0, guides) })
      else { continue }
      let group = Drawing.Group(
        title: words(constraint) + (isBroken ? "; does not hold" : ""),
        role: "overlay constraint")
      drawing.group(group) { drawing in
        drawing.line(from: ends.0, to: ends.1, stroke)
        cap(ends.0, toward: ends.1, stroke, on: &drawing)
        cap(ends.1, toward: ends.0, stroke, on: &drawing)
        label(constraint, at: ends, colour, on: &drawing)
      }
    }
  }

  private func words(_ constraint: LayoutConstraint) -> String {
    let left = "\(constraint.firstAttribute.rawValue) of \(names[constraint.firstItem])"
    let constant = constraint.constant.map(PointText.short) ?? "standard"
    guard let second = constraint.secondItem, let attribute = constraint.secondAttribute else {
      return "\(left) \(constraint.relation.sign) \(constant)"
    }
    let priority = constraint.priority < 1000 ? " at \(PointText.short(constraint.priority))" : ""
    return
      "\(left) \(constraint.relation.sign) \(attribute.rawValue) of \(names[second]) plus \(constant)\(priority)"
  }

  /// The root's guides, whose places are known.
  private func guideBoxes() -> [ObjectID: Frame] {
    let screen = Frame(
      x: origin.x, y: origin.y, width: drawn.layout.size.width, height: drawn.layout.size.height)
    var boxes: [ObjectID: Frame] = [:]
    for guide in drawn.views.first?.view.guides ?? [] {
      switch guide.kind {
      case .safeArea: boxes[guide.id] = screen.inset(by: drawn.layout.safeArea)
      case .layoutMargins: boxes[guide.id] = screen.inset(by: drawn.margins)
      default: break
      }
    }
    for view in drawn.views where view.view.kind == .scrollView {
      for guide in view.view.guides {
        switch guide.kind {
        case .frameLayout: boxes[guide.id] = box(view)
        case .contentLayout: boxes[guide.id] = contentBox(view)
        default: break
        }
      }
    }
    return boxes
  }

  private func item(_ id: ObjectID, _ guides: [ObjectID: Frame]) -> (Frame, DrawnView?)? {
    if let guide = guides[id] { return (guide, nil) }
    guard let view = places[id], !view.solved.isHidden else { return nil }
    return (alignmentBox(view), view)
  }

  private typealias Item = (Frame, DrawnView?)

  /// Both ends of the line that stands for a constraint; nil where it has no length to show, or one
  /// end's place is not known.
  private func ends(
    _ constraint: LayoutConstraint, first: Item, second: Item?
  ) -> (Point, Point)? {
    let axis = constraint.firstAttribute.axis
    if constraint.firstAttribute.isSize {
      // A size of its own; one that follows another view's is reported in its title only.
      let box = first.0
      return axis == .horizontal
        ? (Point(x: box.x, y: box.midY), Point(x: box.maxX, y: box.midY))
        : (Point(x: box.midX, y: box.y), Point(x: box.midX, y: box.maxY))
    }
    guard let second, let attribute = constraint.secondAttribute,
      let from = place(constraint.firstAttribute, first),
      let to = place(attribute, second)
    else { return nil }
    if axis == .horizontal {
      let y = middle(first.0.y, first.0.maxY, second.0.y, second.0.maxY)
      return (Point(x: from, y: y), Point(x: to, y: y))
    }
    let x = middle(first.0.x, first.0.maxX, second.0.x, second.0.maxX)
    return (Point(x: x, y: from), Point(x: x, y: to))
  }

  /// The middle of what two stretches share, else of the first.
  private func middle(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    let (low, high) = (max(a, c), min(b, d))
    return high > low ? (low + high) / 2 : (a + b) / 2
  }

  private func place(_ attribute: LayoutAttribute, _ item: Item) -> Double? {
    let box = item.0
    let isMirrored = drawn.layout.direction == .rightToLeft
    let isRoot = item.1.map { $0.parent == nil } ?? false
    switch attribute {
    case .left: return box.x
    case .right: return box.maxX
    case .leading: return isMirrored ? box.maxX : box.x
    case .trailing: return isMirrored ? box.x : box.maxX
    case .top: return box.y
    case .bottom: return box.maxY
    case .centerX: return box.midX
    case .centerY: return box.midY
    case .baseline, .lastBaseline:
      return item.1.flatMap { view in view.baselines.last.map { self.box(view).y + $0 } }
        ?? box.maxY
    case .firstBaseline:
      return item.1.flatMap { view in view.baselines.first.map { self.box(view).y + $0 } } ?? box.y
    case .leftMargin where isRoot: return box.x + drawn.margins.left
    case .rightMargin where isRoot: return box.maxX - drawn.margins.right
    case .leadingMargin where isRoot:
      return isMirrored ? box.maxX - drawn.margins.right : box.x + drawn.margins.left
    case .trailingMargin where isRoot:
      return isMirrored ? box.x + drawn.margins.left : box.maxX - drawn.margins.right
    case .topMargin where isRoot: return box.y + drawn.margins.top
    case .bottomMargin where isRoot: return box.maxY - drawn.margins.bottom
    default: return nil
    }
  }

  /// A short stroke across a line's end.
  private func cap(
    _ end: Point, toward other: Point, _ stroke: Drawing.Stroke, on drawing: inout Drawing
  ) {
    let isLevel = abs(end.y - other.y) < abs(end.x - other.x)
    let (x, y): (Double, Double) = isLevel ? (0, 2.5) : (2.5, 0)
    drawing.line(
      from: Point(x: end.x - x, y: end.y - y), to: Point(x: end.x + x, y: end.y + y),
      Drawing.Stroke(stroke.colour, width: stroke.width))
  }

  /// The constant beside the line's middle, where there is a length to it.
  private func label(
    _ constraint: LayoutConstraint, at ends: (Point, Point), _ colour: Colour,
    on drawing: inout Drawing
  ) {
    let length = abs(ends.0.x - ends.1.x) + abs(ends.0.y - ends.1.y)
    guard let constant = constraint.constant, constant != 0, length >= 4 else { return }
    let string = PointText.short(abs(constant))
    let measurer = drawn.measurer.once
    let font = measurer.resolve(.system(7), defaultSize: 7, adjustsForContentSize: false)
    drawing.text(
      Drawing.Text(
        string: string,
        origin: Point(x: (ends.0.x + ends.1.x) / 2 + 2, y: (ends.0.y + ends.1.y) / 2 - 2),
        width: measurer.width(string, font: font), font: Drawing.Font(font), colour: colour,
        role: "note"))
  }
}
