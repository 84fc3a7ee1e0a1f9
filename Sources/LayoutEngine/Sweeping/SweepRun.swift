import ConstraintSolver
public import LayoutModel

/// Follows `scene` through a range of windows or text sizes and tells where anything changes.
///
/// ```swift
/// let sweep = sweep(scene, in: document, at: configuration, .width(from: 320, to: 1376))
/// for span in sweep.spans { print(span.message, span.lower.exact, span.upper.exact) }
/// ```
///
/// Only the named side of the window moves. Safe areas, scale, size classes, groups and all else are held
/// as `configuration` has them, whatever device may have a window of that size. Frames,
/// contradictions and ambiguity are followed exactly, before anything is rounded to pixels, and
/// breakpoints come out of the arithmetic, none by sampling: line breaks are the measured sums at
/// which they flip. Findings are judged as everywhere on frames rounded to pixels, at every window of
/// whole points, which all windows of devices are; where they turn between two of these is found
/// pixel by pixel, and closed in on where a rule compares with the window itself.
///
/// A sweep that takes more work than `options` allow is given up: it is not complete, and empty.
/// - Complexity: one exact solve per breakpoint, one engine solve per point of the range and some
///   twenty more where a finding turns.
public func sweep(
  _ scene: Scene, in document: Document, at configuration: Configuration,
  _ course: Sweep.Course, options: LayoutOptions = .standard
) -> Sweep {
  var start = LayoutSession(document: document, scene: scene, options: options)
  let session = start.session(for: start.settledScene(at: configuration))
  let found = session.judging {
    switch course {
    case .width(let from, let to):
      windowSweep(session, configuration, .horizontal, course, from, to)
    case .height(let from, let to):
      windowSweep(session, configuration, .vertical, course, from, to)
    case .contentSize(let from, let to):
      textSweep(session, configuration, course, from, to)
    }
  }
  return found
    ?? Sweep(
      scene: scene.id, configuration: configuration, course: course, breakpoints: [], spans: [],
      staircases: [], isComplete: false)
}

private func windowSweep(
  _ session: LayoutSession, _ configuration: Configuration, _ axis: Axis,
  _ course: Sweep.Course, _ from: Double, _ to: Double
) -> Sweep {
  let lower = Rational(from) ?? .zero
  let upper = max(lower, Rational(to) ?? lower)
  var walk = WindowWalk(session, at: configuration, along: axis)
  let (pieces, end, isComplete) = walk.pieces(from: lower, to: upper)
  let words = FaultWords(session.scene)

  var verdicts = FaultTrack()
  var scan = FindingScan(session, along: walk)
  var findings = FaultTrack()
  var windows: [Sweep.Place] = []
  for piece in pieces {
    verdicts.append(words.faults(piece.start))
    verdicts.append(words.faults(piece.inside))
  }
  for slot in scan.slots(of: pieces) {
    findings.append(slot.there)
    findings.append(slot.behind)
    windows.append(slot.place)
  }
  let last = pieces.last?.upper ?? upper
  verdicts.append(words.faults(end))
  findings.append(scan.found(at: last))
  windows.append(Sweep.Place(last))

  let places = (pieces.map(\.lower) + [last]).map { Sweep.Place($0) }
  verdicts.keep { scan.tells($0) }
  let spans =
    verdicts.spans(at: places) + findings.spans(at: windows)
  var motion = MotionReport(scene: walk.nodes, scale: configuration.scale)
  for (before, after) in zip(pieces, pieces.dropFirst()) { motion.add(before, after) }
  motion.finish()
  return Sweep(
    scene: session.scene.id, configuration: walk.configuration(at: lower), course: course,
    breakpoints: breakpoints(motion.changes, spans, first: lower, last: last), spans: spans,
    staircases: motion.staircases, isComplete: isComplete && scan.isWhole)
}

/// Text sizes are twelve: nothing lies between two of them.
private func textSweep(
  _ session: LayoutSession, _ configuration: Configuration, _ course: Sweep.Course,
  _ from: ContentSizeCategory, _ to: ContentSizeCategory
) -> Sweep {
  let sizes = ContentSizeCategory.allCases.filter { min(from, to) <= $0 && $0 <= max(from, to) }
  let walk = WindowWalk(session, at: configuration, along: .horizontal)
  var scan = FindingScan(session, along: walk)
  let words = FaultWords(session.scene)
  var session = session
  var layouts: [SolvedLayout] = []
  let found = sizes.map { size in
    var here = configuration
    here.contentSize = size
    let layout = session.solve(here)
    layouts.append(layout)
    return scan.judged(here, layout).merging(scan.told(words.faults(layout))) { known, _ in known }
  }
  var track = FaultTrack()
  for (index, faults) in found.enumerated() {
    track.append(faults)
    guard index + 1 < found.count else { continue }
    track.append(faults.filter { found[index + 1][$0.key] != nil })
  }
  let spans = track.spans(
    at: sizes.map { Sweep.Place(exact: $0.rawValue, value: Double($0.rank)) })
  return Sweep(
    scene: session.scene.id, configuration: configuration, course: course,
    breakpoints: breakpoints(
      textSteps(layouts, at: sizes), spans, first: Rational(sizes.first?.rank ?? 0),
      last: Rational(sizes.last?.rank ?? 0)),
    spans: spans, staircases: [], isComplete: true)
}

/// Which parts of each frame differ from one text size to the next by more than a pixel's rounding.
private func textSteps(
  _ layouts: [SolvedLayout], at sizes: [ContentSizeCategory]
) -> [(place: Sweep.Place, change: Sweep.Change)] {
  var steps: [(place: Sweep.Place, change: Sweep.Change)] = []
  for (at, (before, after)) in zip(layouts, layouts.dropFirst()).enumerated() {
    let size = sizes[at + 1]
    let place = Sweep.Place(exact: size.rawValue, value: Double(size.rank))
    for (old, new) in zip(before.views, after.views) where old.id == new.id {
      let sides: [(Sweep.Quantity, Double, Double)] = [
        (.x, old.frame.x, new.frame.x), (.y, old.frame.y, new.frame.y),
        (.width, old.frame.width, new.frame.width), (.height, old.frame.height, new.frame.height),
      ]
      for (quantity, old, moved) in sides where abs(moved - old) > 1e-6 {
        steps.append((place, .jump(new.id, quantity, before: old, after: moved)))
      }
    }
  }
  return steps
}

/// Changes of motion and ends of spans, gathered by place; the ends of the range are none.
private func breakpoints(
  _ motion: [(place: Sweep.Place, change: Sweep.Change)], _ spans: [Sweep.Span],
  first: Rational, last: Rational
) -> [Sweep.Breakpoint] {
  var changes: [Sweep.Place: [Sweep.Change]] = [:]
  for (number, span) in spans.enumerated() {
    if span.lower.value != first.doubleValue || !span.includesLower {
      changes[span.lower, default: []].append(.begins(number))
    }
    if span.upper.value != last.doubleValue || !span.includesUpper {
      changes[span.upper, default: []].append(.ends(number))
    }
  }
  for (place, change) in motion { changes[place, default: []].append(change) }
  return changes.map { Sweep.Breakpoint(place: $0.key, changes: $0.value) }
    .sorted { ($0.place.value, $0.place.exact ?? "") < ($1.place.value, $1.place.exact ?? "") }
}

extension Sweep.Place {
  init(_ window: Rational) {
    self.init(exact: window.description, value: window.doubleValue)
  }
}

extension FaultTrack {
  /// The runs as spans; `places` are those of the even slots.
  func spans(at places: [Sweep.Place]) -> [Sweep.Span] {
    runs.map { run in
      Sweep.Span(
        kind: run.fault.kind, view: run.key.view, other: run.key.other, message: run.fault.message,
        location: run.fault.location, lower: places[run.first / 2],
        includesLower: run.first % 2 == 0,
        upper: places[(run.last + 1) / 2], includesUpper: run.last % 2 == 0)
    }
  }
}
