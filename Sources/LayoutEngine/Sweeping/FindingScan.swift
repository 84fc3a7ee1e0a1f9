import ConstraintSolver
import LayoutModel

/// Judges a scene by the rules at every window of whole points, and finds the places between two windows
/// where the findings change.
///
/// Windows are whole points on every device, so the scan misses nothing that a person could see. The rules see the
/// solved layout, rounded to pixels. If two neighbouring windows have different findings, the change is usually
/// where an edge rounds to another pixel. If a rule compares with the window itself, the change lies between two
/// such places, and is narrowed down to a simple fraction.
struct FindingScan {
  let walk: WindowWalk
  private var session: LayoutSession
  private let index: SceneIndex
  /// Bytes of all texts that the scene shows.
  private let textLength: Int

  /// Whether the scan is complete so far.
  private(set) var isWhole = true

  typealias Found = [FaultTrack.Key: FaultTrack.Fault]

  /// A place with its findings, and the findings just after it.
  struct Slot {
    var place: Sweep.Place
    var there: Found
    var behind: Found
  }

  init(_ session: LayoutSession, along walk: WindowWalk) {
    self.walk = walk
    self.session = session
    index = SceneIndex(session.scene)
    textLength = index.entries.reduce(0) {
      $0 + (ViewNames.shownText(of: $1.view)?.utf8.count ?? 0)
    }
  }

  /// The windows of pieces with their findings, without the end of the last piece.
  mutating func slots(of pieces: [SweptPiece]) -> [Slot] {
    guard let lower = pieces.first?.lower, let upper = pieces.last?.upper else { return [] }
    var slots: [Slot] = []
    var first = 0
    var window = lower
    while window < upper, WorkMeter.spend(1) {
      let next = Swift.min(window.floor + 1, upper)
      while pieces[first].upper <= window { first += 1 }
      let there = found(at: window)
      if there.keys == found(at: next).keys {
        slots.append(Slot(place: Sweep.Place(window), there: there, behind: there))
      } else {
        for piece in pieces[first...].prefix(while: { $0.lower < next }) {
          slots += self.slots(of: piece.part(from: window, to: next))
        }
      }
      window = next
    }
    return slots
  }

  /// The same along a stretch, at every step of a pixel.
  private mutating func slots(of piece: SweptPiece) -> [Slot] {
    let steps = PixelSteps(piece, scale: walk.configuration.scale)
    isWhole = isWhole && steps.isWhole
    let windows = [piece.lower] + steps.windows
    var slots: [Slot] = []
    for (index, window) in windows.enumerated() {
      let end = index + 1 < windows.count ? windows[index + 1] : piece.upper
      let middle = (window + end) * Rational(1, 2)
      let there = found(at: window)
      let behind = found(at: middle)
      append(window, there, behind, middle, &slots)
      guard index + 1 < windows.count else { continue }
      let next = found(at: end)
      guard next.keys != behind.keys else { continue }
      if let turn = turn(from: middle, behind, to: end) {
        slots.append(
          Slot(place: .closedIn(turn), there: found(at: turn), behind: next))
      }
    }
    return slots
  }

  private mutating func append(
    _ window: Rational, _ there: Found, _ behind: Found, _ middle: Rational,
    _ slots: inout [Slot]
  ) {
    guard there.keys != behind.keys,
      let turn = turn(from: middle, behind, to: window)
    else {
      slots.append(Slot(place: Sweep.Place(window), there: there, behind: behind))
      return
    }
    slots.append(Slot(place: Sweep.Place(window), there: there, behind: there))
    slots.append(Slot(place: .closedIn(turn), there: found(at: turn), behind: behind))
  }

  /// The window in between at which the findings change; nil if it is `end` itself.
  private mutating func turn(from: Rational, _ before: Found, to end: Rational) -> Rational? {
    var near = from
    var far = end
    let least = Rational(1, 250_000)
    let beside = near < far ? far - least : far + least
    guard (far - near).magnitude > least * 4, found(at: beside).keys != before.keys else {
      return nil
    }
    far = beside
    while (far - near).magnitude > least {
      let middle = (near + far) * Rational(1, 2)
      if found(at: middle).keys == before.keys { near = middle } else { far = middle }
    }
    return Rational.simplest(from: min(near, far), to: max(near, far))
  }

  /// Steps of work counted for laying out and judging a view at a window.
  private static let stepsPerView = 100
  /// The same of a byte of text.
  private static let stepsPerByte = 3

  private var cache: [Rational: Found] = [:]

  mutating func found(at window: Rational) -> Found {
    if let known = cache[window] { return known }
    if cache.count > 64 { cache.removeAll(keepingCapacity: true) }
    // Too much work: the whole sweep stops.
    let steps = index.entries.count * Self.stepsPerView + textLength * Self.stepsPerByte
    guard WorkMeter.spend(steps) else { return [:] }
    let configuration = walk.configuration(at: window)
    let layout = session.solve(configuration)
    let fresh = judged(configuration, layout)
    cache[window] = fresh
    return fresh
  }

  /// Ambiguities that the rule reports somewhere: it passes over those that only code decides.
  private var ambiguous: Set<Open> = []

  private struct Open: Hashable {
    var view: ObjectID?
    var axis: Axis?
  }

  /// Whether the rules report a contradiction or ambiguity.
  func tells(_ key: FaultTrack.Key) -> Bool {
    key.kind != "ambiguity" || ambiguous.contains(Open(view: key.view, axis: key.axis))
  }

  /// The faults that the rules report.
  func told(_ faults: Found) -> Found { faults.filter { tells($0.key) } }

  /// All rules but that of contradictions, which have spans of their own.
  private static let rules = FindingRules.all.filter { $0.rule != .unsatisfiable }

  /// Contradictions and ambiguity have spans of their own.
  mutating func judged(_ configuration: Configuration, _ layout: SolvedLayout) -> Found {
    var faults: Found = [:]
    let found = session.judging {
      findings(
        document: "", index: index, layouts: [(configuration, layout)], rules: Self.rules)
    }
    for finding in found ?? [] {
      if finding.rule == .ambiguous {
        ambiguous.insert(Open(view: finding.view, axis: finding.axis))
      }
      guard finding.rule != .ambiguous else { continue }
      let key = FaultTrack.Key(
        kind: "finding", view: finding.view, other: finding.other, axis: finding.axis,
        detail: "\(finding.rule.rawValue) \(finding.severity.rawValue)")
      faults[key] = FaultTrack.Fault(
        kind: .finding(finding.rule, finding.severity), message: finding.message,
        amount: finding.occurrences.first?.amount ?? 0, location: finding.location)
    }
    return faults
  }
}

extension Sweep.Place {
  fileprivate static func closedIn(_ window: Rational) -> Self {
    Self(exact: nil, value: window.doubleValue)
  }
}
