import LayoutModel

@testable import LayoutEngine

/// Holds a sweep against the engine itself, asked again and again half a point further on: frames at
/// every sample, what is wrong at every whole point.
struct SampledSweep {
  let document: Document
  let scene: Scene
  let configuration: Configuration
  let axis: Axis

  /// What samples found that the sweep does not say; `step` in points.
  func misses(from lower: Double, to upper: Double, step: Double) -> [String] {
    let session = LayoutSession(document: document, scene: scene)
    let result = sweep(
      scene, in: document, at: configuration,
      axis == .horizontal
        ? .width(from: lower, to: upper) : .height(from: lower, to: upper))
    guard result.isComplete else { return ["given up"] }
    let track = SweptTrack(
      session, at: configuration, along: axis, from: lower, to: upper)
    var engine = session
    var misses: [String] = []
    var window = lower
    while window <= upper {
      let layout = engine.solve(track.configuration(at: window))
      compare(layout, with: track, at: window, &misses)
      // Findings are followed through windows of whole points: between two of them one may come and
      // go.
      if window == window.rounded() {
        compare(layout, with: result, at: window, track, &misses)
      }
      window += step
    }
    return misses
  }

  /// Every frame of the engine is that of the exact piece, rounded to pixels.
  private func compare(
    _ layout: SolvedLayout, with track: SweptTrack, at window: Double, _ misses: inout [String]
  ) {
    let grid = PixelGrid(scale: layout.scale)
    let frames = track.frames(at: window)
    guard frames.count == layout.views.count else {
      misses.append("\(window): \(frames.count) frames, not \(layout.views.count)")
      return
    }
    for (frame, view) in zip(frames, layout.views) {
      let rounded = grid.rounded(frame)
      let found = view.absoluteFrame
      let gaps = [
        rounded.x - found.x, rounded.y - found.y, rounded.maxX - found.maxX,
        rounded.maxY - found.maxY,
      ]
      // At a tie of rounding, noise of a double decides for the engine.
      let ties = [frame.x, frame.y, frame.maxX, frame.maxY].map { edge in
        let pixels = edge * Double(layout.scale) + 0.5
        return abs(pixels - pixels.rounded()) < 1e-5
      }
      for (gap, isTie) in zip(gaps, ties)
      where abs(gap) > (isTie ? 1.01 / Double(layout.scale) : 1e-9) {
        misses.append("\(window): \(view.id) \(rounded) is \(found)")
        break
      }
    }
  }

  /// Every verdict of the engine has a span that covers it, and every span a verdict.
  private func compare(
    _ layout: SolvedLayout, with result: Sweep, at window: Double, _ track: SweptTrack,
    _ misses: inout [String]
  ) {
    var engine: Set<String> = []
    for conflict in layout.conflicts { engine.insert("conflict \(conflict.members.count)") }
    for open in layout.ambiguities { engine.insert("ambiguity \(open.view)") }
    let found = findings(
      document: "", scene: scene, layouts: [(track.configuration(at: window), layout)])
    for finding in found where finding.rule != .unsatisfiable && finding.rule != .ambiguous {
      engine.insert("\(finding.rule.rawValue) \(finding.view)")
    }
    var swept: Set<String> = []
    for span in result.spans where span.covers(window) {
      switch span.kind {
      case .conflict: break
      case .ambiguity: swept.insert("ambiguity \(span.view?.rawValue ?? "")")
      case .finding(let rule, _): swept.insert("\(rule.rawValue) \(span.view?.rawValue ?? "")")
      }
    }
    for count in track.conflictSizes(at: window) { swept.insert("conflict \(count)") }
    for missing in engine.subtracting(swept).sorted() {
      misses.append("\(window): missed \(missing)")
    }
    for invented in swept.subtracting(engine).sorted() {
      misses.append("\(window): invented \(invented)")
    }
  }
}

extension Sweep.Span {
  func covers(_ value: Double) -> Bool {
    (includesLower ? lower.value <= value : lower.value < value)
      && (includesUpper ? value <= upper.value : value < upper.value)
  }
}
