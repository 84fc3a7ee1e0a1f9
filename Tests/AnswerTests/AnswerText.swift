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

  /// The first eight digits of a text's SHA-256.
  static func digest(_ text: String) -> String {
    var hash = SHA256()
    hash.update(Array(text.utf8))
    return hash.finalize().prefix(4).map {
      String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
    }.joined()
  }
}
