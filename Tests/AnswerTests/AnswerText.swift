import Hashing
import LayoutEngine
import LayoutModel

/// Answers as text: equal texts are equal answers, as far as stores and reports tell them apart.
enum AnswerText {
  /// Frames in sixths of a point, as they are stored, and what the solver said of them.
  static func text(of layout: SolvedLayout) -> String {
    func sixths(_ value: Double) -> String { String(Int((value * 6).rounded())) }
    var lines = [
      "\(layout.scene) \(layout.configuration) \(layout.size) \(layout.safeArea) \(layout.isGivenUp)"
    ]
    for view in layout.views {
      let frame = view.frame
      let sides = [frame.x, frame.y, frame.width, frame.height].map(sixths)
      lines.append("\(view.id) \(sides.joined(separator: " ")) \(view.isHidden)")
    }
    for conflict in layout.conflicts { lines.append("conflict \(conflict)") }
    for ambiguity in layout.ambiguities { lines.append("ambiguity \(ambiguity)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What reports and rules read of a layout besides its frames.
  static func details(of layout: SolvedLayout) -> String {
    func short(_ value: Double?) -> String {
      value.map { $0.isFinite ? String(($0 * 1000).rounded() / 1000) : "\($0)" } ?? "-"
    }
    func short(_ frame: Frame?) -> String {
      frame.map { [$0.x, $0.y, $0.width, $0.height].map(short).joined(separator: " ") } ?? "-"
    }
    var lines = ["\(layout.configuration) \(layout.scale) \(layout.direction)"]
    for view in layout.views {
      let (origin, size) = (view.absoluteOrigin, view.intrinsicSize)
      lines.append(
        "\(view.id) \(short(origin.x)) \(short(origin.y)) \(short(size.horizontal)) "
          + "\(short(size.vertical)) \(short(view.contentRect)) "
          + "\(short(view.contentSize?.width)) \(short(view.contentSize?.height))")
      guard let text = view.text else { continue }
      lines.append(
        "text \(short(text.neededWidth)) \(text.neededLines) \(text.availableLines) "
          + "\(short(text.widestWord)) \(short(text.lostShare)) \(short(text.pointSize)) "
          + "\(text.isAssumed)")
    }
    lines += layout.assumptions.map { "assumed \($0.view) \($0.reason)" }
    lines += layout.broken.map { "broken \($0)" }
    lines += layout.uses.map { "used \($0)" }
    if let state = layout.state { lines.append("groups \(state)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Every reason that was weighed, with its value.
  static func text(of confidence: Confidence?) -> String {
    guard let confidence else { return "not judged\n" }
    return "\(confidence.doublings) \(confidence.isEnoughToGate)\n"
      + confidence.evidence.map { "\($0.kind) \($0.value) \($0.weight) \($0.text)\n" }.joined()
  }

  static func text(of change: StructureChange) -> String {
    "\(change.kind) \(change.object?.rawValue ?? "-") \(change.views) \(change.attribute ?? "-") "
      + "\(change.before ?? "-") \(change.after ?? "-") \(change.text)\n"
  }

  static func text(of finding: Finding) -> String {
    let places = finding.occurrences.map { "\($0.configuration) \($0.amount) \($0.severity)" }
    return "\(finding.identity) \(finding.severity) \(finding.message)\n"
      + places.joined(separator: "\n") + "\n"
  }

  static func text(of regression: Regression, cause: CauseSearch.Found?) -> String {
    let evidence = regression.finding.confidence?.evidence ?? []
    return """
      \(regression.change) \(regression.configurations) \(regression.baseAmount ?? 0) \(regression.gates)
      \(cause?.text ?? "no cause")
      \(evidence.map { "\($0.kind) \($0.weight) \($0.text)" }.joined(separator: "\n"))

      """ + text(of: regression.finding)
  }

  /// The frames that differ between two layouts, as reports tell them.
  static func folds(
    from base: [SolvedLayout], to head: [SolvedLayout], of scene: Scene, edited: Set<ObjectID>
  ) -> String {
    let names = ViewNames(scene)
    let folds = foldFrameChanges(from: base, to: head, of: scene, edited: edited)
    return folds.map {
      "\($0.text(names: names, total: head.count)) \($0.views) \($0.suspicion)\n"
    }.joined()
  }

  /// The first eight digits of a text's SHA-256.
  static func digest(_ text: String) -> String { digest(Array(text.utf8)) }

  static func digest(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finalize().prefix(4).map {
      String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
    }.joined()
  }
}
