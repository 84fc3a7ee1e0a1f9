import LayoutModel
import LayoutService

/// Prints solved documents in one of the formats that are text, document by document.
struct SolveReport {
  let format: Solve.Format
  let console: Console
  /// One layout per scene: its frames are worth printing one by one.
  let isTotal: Bool
  private(set) var hasProblem = false
  /// Constraints contradict one another in some layout.
  private(set) var hasConflict = false
  private var isFirst = true
  private var proofs = ProofCount()

  init(format: Solve.Format, console: Console, isTotal: Bool) {
    self.format = format
    self.console = console
    self.isTotal = isTotal
  }

  func begin() throws {
    if format == .json {
      try console.write("{\"schema\":\"\(AnswerShape.layout.title)\",\"layouts\":[".utf8)
    }
  }

  /// - Parameters:
  ///   - isWhole: false when the work was stopped before all documents were done.
  ///   - proofs: whether the checker's counts are to be shown.
  mutating func end(isWhole: Bool, proofs tellsProofs: Bool) throws {
    if format == .json {
      try console.write("]".utf8)
      if tellsProofs {
        try console.write(",\"proofs\":".utf8)
        try console.write(ProofReport(proofs).json)
      }
      try console.write((isWhole ? "}\n" : ",\"interrupted\":true}\n").utf8)
    }
    guard tellsProofs else { return }
    let report = ProofReport(proofs)
    if format == .text { try console.print(report.line) } else { console.note(report.line) }
    for flaw in report.flaws { console.note(flaw) }
    if !proofs.isComplete { hasProblem = true }
  }

  /// - Parameter lines: the document's JSON lines, where the format wants them.
  mutating func add(_ solution: DocumentSolution, lines: [UInt8]) throws {
    if case .solved(let scenes) = solution.outcome {
      for scene in scenes {
        if scene.layouts.contains(where: { !$0.conflicts.isEmpty }) { hasConflict = true }
        guard var found = scene.proofs else { continue }
        found.flaws = found.flaws.map { "\(solution.path) \(scene.scene.id): \($0)" }
        proofs = proofs + found
      }
    }
    if solution.ignoredCount > 0 {
      let (noun, verb) =
        solution.ignoredCount == 1 ? ("constraint", "was") : ("constraints", "were")
      console.note(
        "\("note:", .yellow) \(solution.path): \(solution.ignoredCount) \(noun) \(verb) ignored; "
          + "--report tells why")
    }
    if let problem = solution.problem {
      hasProblem = true
      if format != .jsonl { console.note(errors: sentence(problem, solution.path.text)) }
    }
    switch format {
    case .jsonl: try console.write(lines)
    case .json:
      var json = JSONWriter()
      var isFirst = isFirst
      var pieces: [UInt8] = []
      LayoutLines.each(solution) { write in
        json = JSONWriter()
        write(&json)
        if !isFirst { pieces.append(UInt8(ascii: ",")) }
        isFirst = false
        pieces.append(contentsOf: json.bytes)
      }
      self.isFirst = isFirst
      try console.write(pieces)
    case .text: try text(solution)
    case .svg, .png, .pdf, .system: break
    }
  }

  private func sentence(_ problem: String, _ path: String) -> String {
    problem.hasPrefix(path) ? problem : "\(path): \(problem)"
  }

  private func text(_ solution: DocumentSolution) throws {
    guard case .solved(let scenes) = solution.outcome else { return }
    for scene in scenes {
      let names = scene.names()
      let contradicts = scene.layouts.contains { !$0.conflicts.isEmpty }
      let sentences = contradicts ? scene.sentences() : [:]
      let recorded = Set(
        scene.scene.views.filter { $0.frame != nil || $0.frameInset != nil }.map(\.id))
      for layout in scene.layouts {
        let size = "\(points(layout.size.width))x\(points(layout.size.height))"
        // A window that was given as a size has it for a name.
        let window = layout.configuration == size ? size : "\(layout.configuration) · \(size)"
        try console.print(
          "\(solution.path, .cyan) \(scene.scene.title, .bold) (\(scene.scene.id)) · \(window)")
        if isTotal { try frames(layout, names) }
        try faults(layout, names, sentences, recorded)
      }
    }
  }

  /// One line per view, indented by depth, with its frame in its superview.
  private func frames(_ layout: SolvedLayout, _ names: (ObjectID) -> String) throws {
    var depth: [ObjectID: Int] = [:]
    for view in layout.views {
      let level = view.superview.flatMap { depth[$0] }.map { $0 + 1 } ?? 0
      depth[view.id] = level
      let indent = String(repeating: "  ", count: min(level, 20) + 1)
      let name = indent + names(view.id)
      let padding = String(repeating: " ", count: max(1, 44 - name.count))
      let hidden: Line = view.isHidden ? "  \("hidden", .dim)" : ""
      try console.print("\(name)\(padding)\(frameText(view.frame))\(hidden)")
    }
  }

  private func faults(
    _ layout: SolvedLayout, _ names: (ObjectID) -> String, _ sentences: [ObjectID: String],
    _ recorded: Set<ObjectID>
  ) throws {
    func told(_ member: LayoutConflict.Member) -> String {
      member.constraint.flatMap { sentences[$0] } ?? member.description
    }
    for conflict in layout.conflicts {
      let members = conflict.members.map(told).joined(separator: "; ")
      try console.print(
        "  \("unsatisfiable", .red) \(members) "
          + "(gave up \(told(conflict.relaxed)) by \(points(conflict.amount)))"
      )
    }
    for open in layout.ambiguities {
      let ends =
        switch (open.lower.map(points), open.upper.map(points)) {
        case (let lower?, let upper?): "\(lower) to \(upper)"
        case (let lower?, nil): "from \(lower) on"
        case (nil, let upper?): "up to \(upper)"
        case (nil, nil): "without end"
        }
      try console.print(
        "  \("ambiguous", .yellow) \(open.axis.rawValue) \(open.quantity.rawValue) "
          + "of \(names(open.view)): \(ends)"
      )
    }
    for assumption in layout.assumptions {
      try console.print(
        "  \("assumed", .dim) \(names(assumption.view)): "
          + "\(assumption.reason.words(isRecorded: recorded.contains(assumption.view)))")
    }
  }
}

/// A number of points, to a hundredth.
func points(_ value: Double) -> String {
  guard value.isFinite else { return "?" }
  let rounded = (value * 100).rounded() / 100
  if let whole = Int(exactly: rounded) { return String(whole) }
  return rounded.description
}

/// `(16, 59) 358 x 41`.
func frameText(_ frame: Frame) -> String {
  "(\(points(frame.x)), \(points(frame.y))) \(points(frame.width)) x \(points(frame.height))"
}

extension Assumption.Reason {
  /// The assumption in words.
  /// - Parameter isRecorded: the document records the view's frame.
  func words(isRecorded: Bool) -> String {
    switch self {
    case .unconstrainedAxis:
      isRecorded
        ? "no constraint on an axis; its recorded place was kept" : "no constraint on an axis"
    case .heldSize: "its content asks for no size; the recorded one stood in for it"
    case .undeterminedSize: "its size or its place is left open" + Self.taken(isRecorded)
    case .undeterminedPosition: "its position is left open" + Self.taken(isRecorded)
    case .followsRecording: "its frame follows from recorded frames of other views"
    case .recordedGrid: "the file names no device; the recorded halves gave the pixels"
    case .customClass: "its class may have a size of its own"
    case .missingImage: "the image's size is not in the document"
    case .unknownFont: "the font's metrics are not known"
    case .unknownScript: "the widths of some characters are not known"
    case .symbolImage: "the symbol's alignment rectangle is not known"
    case .runtime: "only the running system knows its size or place"
    }
  }

  private static func taken(_ isRecorded: Bool) -> String {
    isRecorded ? "; the one nearest to the recorded frame was taken" : ""
  }
}
