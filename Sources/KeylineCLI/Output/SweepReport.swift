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

  /// What all scenes of a document have in common.
  static func begin(_ sweep: Sweep, path: String, on console: Console) throws {
    let range = SweepRange(sweep)
    try console.print("\(path, .cyan) · \(range.course) · \(range.held, .dim)")
  }

  /// - Parameter before: the sweep told before: what is held is told again where it is another.
  func print(after before: SweptScene? = nil, on console: Console) throws {
    let held = sweep.configuration
    let isOther = before.map {
      $0.scene.id == scene.scene.id || $0.sweep.configuration.name != held.name
    }
    let classes: Line =
      isOther == true ? " · \("in a \(SweepRange(sweep).sideClass)", .bold)" : ""
    try console.print("\(scene.scene.title, .bold) (\(scene.scene.id))\(classes)")
    try printFaults(on: console)
    let motion = SweepMotion(sweep)
    for view in motion.views {
      try console.print("  \(names(view.id))")
      for (place, sentences) in view.lines {
        try console.print(
          "      at \(range.words(place)): \(sentences.joined(separator: "; "))")
      }
      for stair in view.staircases {
        try console.print(
          "      keeps pace with its room, pixel by pixel, from \(range.words(stair.lower)) to "
            + "\(range.words(stair.upper))")
      }
    }
    for (place, followers) in motion.followers {
      let shown = followers.prefix(6).map(names).joined(separator: ", ")
      let more = followers.count > 6 ? " and \(followers.count - 6) more" : ""
      try console.print("  \("moved along", .dim) at \(range.words(place)): \(shown)\(more)")
    }
    if motion.isStill, sweep.spans.isEmpty {
      try console.print("  \("nothing turns, jumps or breaks", .dim)")
    }
  }

  /// One line per fault, all its ranges together.
  private func printFaults(on console: Console) throws {
    var order: [Fault] = []
    var ranges: [Fault: [Sweep.Span]] = [:]
    for span in sweep.spans {
      let fault = Fault(
        code: span.code, word: span.word, view: span.view, location: span.location,
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
      let shown = spans.prefix(8).map(range.words).joined(separator: ", ")
      let more = spans.count > 8 ? " and in \(spans.count - 8) more ranges" : ""
      try console.print("      \(place)\(shown)\(more)")
    }
  }

  private struct Fault: Hashable {
    var code: String
    var word: String
    var view: ObjectID?
    var location: SourceLocation?
    /// Empty for findings, whose amount differs from range to range: the longest is told.
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
