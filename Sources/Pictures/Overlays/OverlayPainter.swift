internal import LayoutEngine
package import LayoutModel

/// Draws over a screen what is not seen on the device.
struct OverlayPainter {
  let drawn: DrawnScene
  let names: ViewNames
  /// The screen's corner in the picture.
  let origin: Point
  let options: PictureOptions
  let places: [ObjectID: DrawnView]

  init(drawn: DrawnScene, names: ViewNames, origin: Point, options: PictureOptions) {
    self.drawn = drawn
    self.names = names
    self.origin = origin
    self.options = options
    places = Dictionary(
      drawn.views.map { ($0.view.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Colours that hold on light and on dark grounds.
  static let red = Colour(0xD70015)
  static let orange = Colour(0xC93400)
  static let blue = Colour(0x0062CC)
  static let teal = Colour(0x00808A)
  static let purple = Colour(0x8944AB)
  static let grey = Colour(0x6C6C70)

  /// Overlays in a fixed order, whatever the order they were asked for in.
  mutating func paint(on drawing: inout Drawing) {
    for overlay in PictureOptions.Overlay.allCases where options.overlays.contains(overlay) {
      switch overlay {
      case .alignment: alignment(on: &drawing)
      case .constraints: constraints(on: &drawing)
      case .guides: guides(on: &drawing)
      case .baselines: baselines(on: &drawing)
      case .conflicts: conflicts(on: &drawing)
      case .ambiguity: ambiguity(on: &drawing)
      case .findings: findings(on: &drawing)
      case .intrinsic: intrinsic(on: &drawing)
      }
    }
  }

  func box(_ view: DrawnView) -> Frame { view.solved.absoluteFrame.offset(by: origin) }

  func alignmentBox(_ view: DrawnView) -> Frame { box(view).inset(by: view.alignmentInsets) }

  private var shown: [DrawnView] { drawn.views.filter { !$0.solved.isHidden } }

  private func alignment(on drawing: inout Drawing) {
    for view in shown {
      drawing.group(mark("\(names[view.view.id]): alignment rectangle", "alignment", view)) {
        $0.rectangle(
          alignmentBox(view), stroke: Drawing.Stroke(Self.purple, width: 0.5))
      }
    }
  }

  private func mark(_ title: String, _ role: String, _ view: DrawnView? = nil) -> Drawing.Group {
    Drawing.Group(title: title, view: view?.view.id, role: "overlay \(role)")
  }

  private func guides(on drawing: inout Drawing) {
    let screen = Frame(
      x: origin.x, y: origin.y, width: drawn.layout.size.width, height: drawn.layout.size.height)
    for (name, insets, colour) in [
      ("safe area", drawn.layout.safeArea, Self.teal),
      ("layout margins", drawn.margins, Self.purple),
    ] {
      let inner = screen.inset(by: insets)
      guard inner.width > 0, inner.height > 0 else { continue }
      drawing.group(mark(name, "guide")) {
        $0.rectangle(inner, stroke: Drawing.Stroke(colour, dashes: [4, 3]))
      }
    }
    for view in shown where view.view.kind == .scrollView {
      let content = contentBox(view)
      guard content.width > 0, content.height > 0 else { continue }
      drawing.group(mark("\(names[view.view.id]): content", "guide", view)) {
        $0.rectangle(content, stroke: Drawing.Stroke(Self.teal, width: 0.5, dashes: [4, 3]))
      }
    }
  }

  /// The box of a scroll view's content, scrolled to its top.
  func contentBox(_ view: DrawnView) -> Frame {
    let size = view.solved.contentSize ?? view.solved.frame.size
    let box = box(view)
    return Frame(x: box.x, y: box.y, width: size.width, height: size.height)
  }

  private func baselines(on drawing: inout Drawing) {
    for view in shown where !view.baselines.isEmpty {
      let frame = box(view)
      drawing.group(mark("\(names[view.view.id]): baselines", "baseline", view)) { drawing in
        for baseline in Set(view.baselines).sorted() {
          drawing.line(
            from: Point(x: frame.x, y: frame.y + baseline),
            to: Point(x: frame.maxX, y: frame.y + baseline),
            Drawing.Stroke(Self.blue, width: 0.5))
        }
      }
    }
  }

  /// The views of contradicting constraints, the one that was given up in words.
  private func conflicts(on drawing: inout Drawing) {
    let owners = Dictionary(
      drawn.constraints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for conflict in drawn.layout.conflicts {
      let items = conflict.members.compactMap(\.constraint).compactMap { owners[$0] }
        .flatMap { [$0.firstItem, $0.secondItem].compactMap { $0 } }
      let title =
        "cannot hold together: "
        + conflict.members.map(\.description).joined(separator: "; ")
        + "; given up: \(conflict.relaxed.description)"
      drawing.group(mark(title, "conflict")) { drawing in
        for id in Set(items).sorted() {
          guard let view = places[id], view.parent != nil else { continue }
          drawing.rectangle(
            alignmentBox(view), stroke: Drawing.Stroke(Self.red, width: 1.5, dashes: [2, 2]))
        }
      }
    }
  }

  /// The two ends between which a view may stand; an end that is without limit has no picture.
  private func ambiguity(on drawing: inout Drawing) {
    for open in drawn.layout.ambiguities {
      guard let view = places[open.view] else { continue }
      let ends = [open.lower, open.upper].compactMap { $0 }
      let title =
        "\(names[open.view]): \(open.axis.rawValue) \(open.quantity.rawValue) may be "
        + "\(open.lower.map(PointText.short) ?? "anything") to "
        + "\(open.upper.map(PointText.short) ?? "anything")"
      drawing.group(mark(title, "ghost", view)) { drawing in
        for end in ends {
          drawing.rectangle(
            ghost(of: view, open, at: end), fill: Self.red.faded(0.08),
            stroke: Drawing.Stroke(Self.red, dashes: [3, 3]))
        }
      }
    }
  }

  private func ghost(of view: DrawnView, _ open: LayoutAmbiguity, at end: Double) -> Frame {
    var box = box(view)
    switch (open.quantity, open.axis) {
    case (.position, .horizontal): box.x += end - view.solved.frame.x
    case (.position, .vertical): box.y += end - view.solved.frame.y
    case (.size, .horizontal): box.width = max(0, end)
    case (.size, .vertical): box.height = max(0, end)
    }
    return box
  }

  private func findings(on drawing: inout Drawing) {
    for (finding, severity) in options.findings(on: drawn.layout) {
      let title = "\(severity.rawValue) \(finding.rule.rawValue): \(finding.message)"
      drawing.group(mark(title, "finding \(severity.rawValue)")) { drawing in
        for id in [finding.view, finding.other].compactMap({ $0 }) {
          guard let view = places[id], !view.solved.isHidden else { continue }
          drawing.rectangle(box(view).grown(to: 2), stroke: Drawing.stroke(for: severity))
        }
      }
    }
  }

  /// Draws the natural sizes of contents beside their frames.
  private func intrinsic(on drawing: inout Drawing) {
    for view in shown {
      let asked = view.solved.intrinsicSize
      let frame = alignmentBox(view)
      let wanted = Size(
        width: asked.horizontal ?? frame.width, height: asked.vertical ?? frame.height)
      guard abs(wanted.width - frame.width) > 0.5 || abs(wanted.height - frame.height) > 0.5 else {
        continue
      }
      let words =
        "\(PointText.size(wanted.width, wanted.height)), got "
        + PointText.size(frame.width, frame.height)
      drawing.group(mark("\(names[view.view.id]) asks for \(words)", "intrinsic", view)) {
        $0.rectangle(
          Frame(x: frame.x, y: frame.y, width: wanted.width, height: wanted.height),
          stroke: Drawing.Stroke(Self.orange, dashes: [2, 2]))
      }
    }
  }
}

extension Drawing {
  /// Returns the outline for findings of that severity.
  package static func stroke(for severity: Severity) -> Stroke {
    switch severity {
    case .error: Stroke(OverlayPainter.red, width: 2)
    case .warning: Stroke(OverlayPainter.orange, width: 1.5, dashes: [6, 2])
    case .info: Stroke(OverlayPainter.grey, dashes: [1, 2])
    }
  }
}

extension Frame {
  /// At least this wide and high, about the same centre: a mark that is seen.
  func grown(to least: Double) -> Frame {
    let (width, height) = (max(self.width, least), max(self.height, least))
    return Frame(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}
