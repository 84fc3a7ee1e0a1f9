public import LayoutModel

/// Draws a solved scene as one self-contained SVG.
///
/// The screen's outline with its unsafe strips shaded, every visible view as a box with its text,
/// findings outlined (errors solid, warnings dashed) and the two witnesses of each ambiguity as
/// ghosts. Without scripts, references or fonts; the same bytes for the same values.
/// - Complexity: linear in the views.
public func svg(
  scene: Scene, layout: SolvedLayout, options: PictureOptions = PictureOptions()
) -> String {
  let picture = LayoutPicture(index: SceneIndex(scene), layout: layout, options: options)
  var writer = SVGWriter()
  picture.document(
    &writer, width: picture.size.width, height: picture.size.height,
    title: "\(scene.title), \(layout.configuration)", summary: picture.summary
  ) { picture.draw(&$0) }
  return writer.text
}

/// One screen of a picture.
struct LayoutPicture {
  let index: SceneIndex
  let layout: SolvedLayout
  let options: PictureOptions
  /// By position in the index; nil for views that are not installed.
  let solved: [SolvedView?]
  /// Around the screen, so that what sticks out is seen.
  static let margin = 12.0

  init(index: SceneIndex, layout: SolvedLayout, options: PictureOptions) {
    self.index = index
    self.layout = layout
    self.options = options
    var placed = [SolvedView?](repeating: nil, count: index.entries.count)
    for view in layout.views { if let at = index.position[view.id] { placed[at] = view } }
    solved = placed
  }

  /// Where a view was placed; nil for ids that are not on this screen.
  func place(of view: ObjectID) -> SolvedView? { index.position[view].flatMap { solved[$0] } }

  var screen: Frame {
    Frame(x: 0, y: 0, width: max(1, layout.size.width), height: max(1, layout.size.height))
  }
  /// With its margin, in points.
  var size: Size {
    Size(width: screen.width + 2 * Self.margin, height: screen.height + 2 * Self.margin)
  }

  var summary: String {
    "\(counted(drawn.count, "view")) on \(PointText.size(screen.width, screen.height)) pt, "
      + "\(counted(marks.count, "finding")), \(counted(layout.ambiguities.count, "open view"))"
  }

  /// The outer element with title, description and style.
  func document(
    _ writer: inout SVGWriter, width: Double, height: Double, title: String, summary: String,
    content: (inout SVGWriter) -> Void
  ) {
    let scale = options.scale.isFinite && options.scale > 0 ? min(options.scale, 16) : 1
    writer.begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "kl", "role": "img", "aria-label": title,
        "width": SVGWriter.number(width * scale), "height": SVGWriter.number(height * scale),
        "viewBox": "0 0 \(SVGWriter.number(width)) \(SVGWriter.number(height))",
      ])
    writer.words("title", title)
    writer.words("desc", summary)
    writer.styleSheet(options.theme)
    content(&writer)
    writer.end()
  }

  /// The screen, its views and its marks; an inner `svg` cuts off what lies beyond the margin.
  func draw(_ writer: inout SVGWriter, x: Double = 0, y: Double = 0) {
    begin(&writer, x: x, y: y)
    drawScreen(&writer)
    for at in drawn { ViewPicture(picture: self, at: at).draw(&writer) }
    drawMarks(&writer)
    writer.end()
  }

  func begin(_ writer: inout SVGWriter, x: Double, y: Double) {
    let margin = Self.margin
    writer.begin(
      "svg",
      [
        "x": SVGWriter.number(x), "y": SVGWriter.number(y),
        "width": SVGWriter.number(size.width), "height": SVGWriter.number(size.height),
        "viewBox": "\(SVGWriter.number(-margin)) \(SVGWriter.number(-margin)) "
          + "\(SVGWriter.number(size.width)) \(SVGWriter.number(size.height))",
      ])
  }

  func drawScreen(_ writer: inout SVGWriter) {
    writer.rectangle("window", screen, radius: 4)
    guard layout.safeArea != .zero else { return }
    let safe = screen.inset(by: layout.safeArea)
    guard safe.width > 0, safe.height > 0 else { return }
    writer.leaf("path", ["class": "unsafe", "d": Self.path(screen) + Self.path(safe)])
  }

  /// Positions of the views to draw: visible, and not wholly outside their scroll view.
  var drawn: [Int] {
    solved.indices.filter { at in
      guard let view = solved[at], !view.isHidden, !index.entries[at].isTransparent else {
        return false
      }
      guard let scroller = index.entries[at].scroller, let box = solved[scroller]?.absoluteFrame
      else { return true }
      return view.absoluteFrame.intersection(box) != nil
    }
  }

  /// Findings that hold here, with their severity here.
  var marks: [(finding: Finding, severity: Severity)] {
    options.findings.compactMap { finding in
      guard finding.scene == layout.scene,
        let here = finding.occurrences.first(where: { $0.configuration == layout.configuration })
      else { return nil }
      return (finding, min(finding.severity, here.severity))
    }
  }

  private func drawMarks(_ writer: inout SVGWriter) {
    for ambiguity in layout.ambiguities {
      guard let view = place(of: ambiguity.view) else { continue }
      for end in [ambiguity.lower, ambiguity.upper].compactMap({ $0 }) {
        writer.rectangle("ghost", ghost(of: view, ambiguity, at: end))
      }
    }
    for (finding, severity) in marks {
      for id in [finding.view, finding.other].compactMap({ $0 }) {
        guard let view = place(of: id), !view.isHidden else { continue }
        writer.begin("g")
        writer.words("title", "\(severity.rawValue) \(finding.rule.rawValue): \(finding.message)")
        writer.rectangle(severity.rawValue, view.absoluteFrame)
        writer.end()
      }
    }
  }

  /// Where the view would stand or reach in the other solution.
  private func ghost(of view: SolvedView, _ ambiguity: LayoutAmbiguity, at end: Double) -> Frame {
    var box = view.absoluteFrame
    switch (ambiguity.quantity, ambiguity.axis) {
    case (.position, .horizontal): box.x += end - view.frame.x
    case (.position, .vertical): box.y += end - view.frame.y
    case (.size, .horizontal): box.width = end
    case (.size, .vertical): box.height = end
    }
    return box
  }

  private static func path(_ box: Frame) -> String {
    "M\(SVGWriter.number(box.x)) \(SVGWriter.number(box.y))H\(SVGWriter.number(box.maxX))"
      + "V\(SVGWriter.number(box.maxY))H\(SVGWriter.number(box.x))Z"
  }
}
