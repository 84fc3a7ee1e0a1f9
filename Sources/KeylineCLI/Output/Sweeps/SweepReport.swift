import LayoutModel
import LayoutService

/// Prints what a sweep found: first what is wrong and where, then what each view does.
struct SweepReport {
  private let scene: SweptScene
  private let sweep: Sweep
  private let path: String
  private let names: (ObjectID) -> String
  private let range: SweepRange

  init(_ scene: SweptScene, path: String) {
    self.scene = scene
    sweep = scene.sweep
    self.path = path
    names = scene.names()
    range = SweepRange(scene.sweep)
  }

  /// Prints the heading of a document.
  static func begin(_ sweep: Sweep, path: String, on console: Console) throws {
    let range = SweepRange(sweep)
    try console.print("\(path, .cyan) · \(range.heading) · \(range.held, .dim)")
  }

  /// - Parameter before: the sweep printed before this one; the size class is printed if it differs.
  func print(after before: SweptScene? = nil, on console: Console) throws {
    let classes: Line =
      holdsOther(than: before) ? " · \("in a \(SweepRange(sweep).sideClass)", .bold)" : ""
    let course: Line = sweep.configuration.idiom == .mac ? " · \(range.course, .dim)" : ""
    try console.print("\(scene.scene.title, .bold) (\(scene.scene.id))\(classes)\(course)")
    try printLeast(on: console)
    if isStill { try console.print("  \(Self.still, .dim)") }
    try printFaults(on: console)
    let motion = SweepMotion(sweep)
    for view in motion.views {
      try console.print("  \(names(view.id))")
      try printFirst(view.lines, on: console) { line in
        "      at \(range.words(line.place)): \(line.sentences.joined(separator: "; "))"
      }
      if let first = view.staircases.first, let last = view.staircases.last {
        let count = view.staircases.count
        try console.print(
          "      keeps pace with its room, pixel by pixel, "
            + "\(count == 1 ? "" : "in \(count) ranges ")from \(range.words(first.lower)) to "
            + "\(range.words(last.upper))")
      }
    }
    try printFirst(motion.followers, on: console) { place, followers in
      let shown = followers.prefix(6).map(names).joined(separator: ", ")
      let more = followers.count > 6 ? " and \(followers.count - 6) more" : ""
      return "  \("moved along", .dim) at \(range.words(place)): \(shown)\(more)"
    }
  }

  /// Of a window of a Mac: how small it may become before something breaks, beside what is stated.
  private func printLeast(on console: Console) throws {
    guard let least = scene.leastWhole, least.value > sweep.ends.lower.value else { return }
    let stated =
      scene.leastStated.map { "; the document lets it become \(points($0))" }
      ?? "; the document states no smallest size"
    try console.print(
      "  \("nothing breaks from", .dim) \(range.noun) \(range.words(least)) \("on\(stated)", .dim)")
  }

  /// Places of one kind that are printed of a scene or view; JSON output has them all.
  private static let mostPlaces = 8

  private func printFirst<Element>(
    _ all: [Element], on console: Console, _ line: (Element) -> Line
  ) throws {
    // One more takes no more room than to say that there is one more.
    let isWhole = all.count <= Self.mostPlaces + 1
    for element in isWhole ? all[...] : all.prefix(Self.mostPlaces) {
      try console.print(line(element))
    }
    if !isWhole {
      try console.print(
        "      \("and at \(all.count - Self.mostPlaces) more places (--json tells all)", .dim)")
    }
  }

  /// Whether the sweep printed before was in another size class.
  private func holdsOther(than before: SweptScene?) -> Bool {
    guard let before else { return false }
    return before.scene.id == scene.scene.id
      || before.sweep.configuration.name != sweep.configuration.name
  }

  private static let still = "nothing turns, jumps or breaks"

  private var isStill: Bool { sweep.spans.isEmpty && SweepMotion(sweep).isStill }

  /// Whether nothing but the scene's name can be printed.
  func isStill(after before: SweptScene?) -> Bool { isStill && !holdsOther(than: before) }

  /// Prints the names of neighbouring scenes that have nothing else to print.
  static func printStill(_ scenes: [SweptScene], on console: Console) throws {
    guard let first = scenes.first else { return }
    let more = scenes.count > 1 ? " and \(counted(scenes.count - 1, "scene")) after it" : ""
    try console.print("\(first.scene.title, .bold) (\(first.scene.id))\(more)")
    try console.print("  \(still, .dim)")
  }

  /// One line per fault, all its ranges together.
  private func printFaults(on console: Console) throws {
    var order: [Fault] = []
    var ranges: [Fault: [Sweep.Span]] = [:]
    for span in sweep.spans {
      let fault = Fault(
        code: span.code, severity: span.severity, view: span.view, other: span.other,
        location: span.location,
        message: span.isFinding ? "" : span.message)
      if ranges[fault] == nil { order.append(fault) }
      ranges[fault, default: []].append(span)
    }
    for fault in order {
      guard let spans = ranges[fault], let worst = spans.max(by: { $0.length < $1.length }) else {
        continue
      }
      try console.print(
        "  \(worst.severity, worst.style) \(worst.code) \(worst.word, .bold) \(worst.message)")
      let place = worst.location.map { "\(path):\($0.line):\($0.column) · " } ?? ""
      let ranges = Sweep.Span.joined(spans)
      let shown = ranges.prefix(8).map(range.words).joined(separator: ", ")
      let more = ranges.count > 8 ? " and in \(ranges.count - 8) more ranges" : ""
      try console.print("      \(place)\(shown)\(more)")
    }
  }

  private struct Fault: Hashable {
    var code: String
    var severity: String
    var view: ObjectID?
    var other: ObjectID?
    var location: SourceLocation?
    /// Empty for findings, whose amount differs from range to range: the longest is reported.
    var message: String
  }
}

extension Sweep.Span {
  var rule: Rule {
    switch kind {
    case .conflict: .unsatisfiable
    case .ambiguity: .ambiguous
    case .finding(let rule, _): rule
    }
  }

  var word: String { rule.rawValue }
  var code: String { rule.code }

  var isError: Bool { severity == Severity.error.rawValue }

  var severity: String {
    switch kind {
    case .conflict: Severity.error.rawValue
    case .ambiguity: Severity.error.rawValue
    case .finding(_, let severity): severity.rawValue
    }
  }

  var style: Line.Style {
    switch kind {
    case .conflict: Severity.error.style
    case .ambiguity: Severity.error.style
    case .finding(_, let severity): severity.style
    }
  }

  fileprivate var isFinding: Bool {
    if case .finding = kind { true } else { false }
  }

  fileprivate var length: Double { upper.value - lower.value }
}
