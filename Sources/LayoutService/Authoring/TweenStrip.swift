internal import LayoutEngine
internal import LayoutFormats
package import LayoutModel
internal import Pictures

extension TweenSolve {
  /// Steps of the way side by side, as SVG: each as it is solved, with lines along which views came
  /// there from the step before, dashed outlines where frames in between would be, and outlines of
  /// what is seen of turned views.
  ///
  /// - Parameters:
  ///   - configuration: the window.
  ///   - options: what is declared, and texts.
  ///   - cells: at most so many steps, the first and the last among them.
  ///   - answer: the steps that were solved.
  package func strip(
    _ answer: Answer, for configuration: Configuration, options: SolveOptions, cells: Int = 6
  ) throws -> String {
    let bytes = try after.read()
    let document = try DocumentFormats.read(bytes, path: after.path.text)
    let appearance = try Appearance(bytes, path: after.path.text, document: document)
    var session = LayoutSession(
      document: document, scene: answer.scene, options: options.layoutOptions(of: after.path))
    let places = Self.places(of: answer.steps.count, cells: max(2, cells))
    var before: Step?
    var pictures: [(drawing: Drawing, caption: String)] = []
    for place in places {
      let step = answer.steps[place]
      let drawn = session.drawn(step.solved, at: configuration)
      var drawing = Pictures.picture(of: ScreenContent(drawn), appearance: appearance)
      mark(step, after: before, on: &drawing)
      let time = (step.time * 100).rounded() / 100
      pictures.append((drawing, step.solved.conflicts.isEmpty ? "\(time)" : "\(time): broken"))
      before = step
    }
    return Arrangement(pictures).row(
      title: "\(answer.scene.title): \(places.count) of \(answer.steps.count) steps"
    ).svg()
  }

  /// Evenly spread, the first and the last included.
  private static func places(of count: Int, cells: Int) -> [Int] {
    guard count > cells else { return Array(0..<count) }
    return (0..<cells).map { $0 * (count - 1) / (cells - 1) }
  }

  private func mark(_ step: Step, after before: Step?, on drawing: inout Drawing) {
    let (blue, orange) = (Colour(0x007AFF), Colour(0xFF9500))
    for view in step.solved.views where !view.isHidden {
      let here = view.absoluteFrame
      if view.superview != nil {
        drawing.rectangle(pictured(here), stroke: Drawing.Stroke(Colour(0x8E8E93), width: 0.5))
      }
      if let old = before?.solved.view(view.id)?.absoluteFrame, old != here {
        let (start, end) = (pictured(old).centre, pictured(here).centre)
        drawing.line(from: start, to: end, Drawing.Stroke(blue, width: 1.5))
        drawing.shape(
          .ellipse(Frame(x: end.x - 2, y: end.y - 2, width: 4, height: 4)), fill: blue)
      }
      if let frame = step.moved[view.id], Self.distance(frame, view.frame) > 0.01 {
        let moved = frame.offset(by: Self.origin(of: view))
        drawing.rectangle(
          pictured(moved), stroke: Drawing.Stroke(orange, width: 1.5, dashes: [4, 3]))
      }
      if let frame = step.seen[view.id], Self.distance(frame, view.frame) > 0.01 {
        let seen = frame.offset(by: Self.origin(of: view))
        drawing.rectangle(pictured(seen), stroke: Drawing.Stroke(blue, dashes: [1, 2]))
      }
    }
  }

  /// Where a view's superview begins, in the root's coordinates.
  private static func origin(of view: SolvedView) -> Point {
    Point(x: view.absoluteOrigin.x - view.frame.x, y: view.absoluteOrigin.y - view.frame.y)
  }
}

extension Frame {
  fileprivate var centre: Point { Point(x: x + width / 2, y: y + height / 2) }
}
