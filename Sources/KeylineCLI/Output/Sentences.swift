import LayoutModel
import LayoutService

/// How results read, in lines shared by several verbs.

/// `1 view`, `2 views`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

extension DocumentEdit {
  var mark: String {
    switch self {
    case .added: "A"
    case .changed: "M"
    case .removed: "D"
    case .redeclared: "O"
    }
  }
}

extension Severity {
  var style: Line.Style { self == .error ? .red : self == .warning ? .yellow : .dim }
}

extension Regression.Change {
  var style: Line.Style {
    switch self {
    case .new, .newWithView, .spread, .worse: .red
    case .fixed: .green
    case .kept: .dim
    }
  }
}

extension Console {
  /// A finding with its place: `error L007 overlap …  App/Main.storyboard:214:9`.
  func print(_ finding: Finding, total: Int, change: Regression.Change? = nil) throws {
    let place = finding.location.map { ":\($0.line):\($0.column)" } ?? ""
    let count = finding.occurrences.count
    let first = finding.occurrences.prefix(3).map(\.configuration).joined(separator: ", ")
    let reach = "\(count)/\(total) (\(first)\(count > 3 ? ", …" : ""))"
    let label = change.map { $0.rawValue.uppercased() + " " } ?? ""
    try print(
      "\(label, change?.style ?? .plain)\(finding.severity.rawValue, finding.severity.style) "
        + "\(finding.rule.code) \(finding.rule.rawValue, .bold) \(finding.message)"
    )
    try print("    \(finding.document)\(place) · on \(reach)")
  }

  /// Regressions first, then what is fixed.
  func print(_ regressions: [Regression], total: Int) throws {
    for regression in regressions where regression.change != .fixed && regression.change != .kept {
      try print(regression.finding, total: total, change: regression.change)
    }
    for regression in regressions where regression.change == .fixed {
      let finding = regression.finding
      let reach = counted(regression.configurations.count, "configuration")
      try print(
        "\("FIXED", .green) \(finding.rule.code) \(finding.rule.rawValue, .bold) "
          + "\(finding.message) · on \(reach)"
      )
    }
  }

  /// What differs, document by document.
  func print(_ comparison: Comparison, showsSmall: Bool = false) throws {
    for document in comparison.documents {
      try print("\(document.edit.mark, .bold) \(document.path, .cyan)")
      if let reason = document.reasonNotSolved { try print("    \(reason, .yellow)") }
      for line in document.structure { try print("    \(line.text)") }
      for scene in document.scenes {
        let small = scene.frames.filter(\.isBelowPoint).count
        let shown = showsSmall ? scene.frames : scene.frames.filter { !$0.isBelowPoint }
        if !shown.isEmpty || small > 0 { try print("  \(scene.title, .bold)") }
        for line in shown {
          let mark: Line = line.suspicion >= 3 ? "\(" ?", .yellow)" : ""
          try print("    \(line.text)\(mark)")
        }
        if small > 0, !showsSmall {
          try print("    \(counted(small, "change") + " under one point", .dim)")
        }
      }
    }
    try print(comparison.regressions, total: comparison.configurationCount)
  }
}

/// `2 errors, 1 warning`: what is said where there is no base to compare with.
func verdict(_ found: FindingCount) -> Line {
  let errors: Line = "\(counted(found.errors, "error"), found.errors > 0 ? .red : .green)"
  return "\(errors), \(counted(found.warnings, "warning")), \(counted(found.notes, "note"))"
}

/// `2 regressions · 1 fixed · 3 kept`.
func verdict(_ regressions: [Regression], kept: Int? = nil) -> Line {
  let gating = regressions.filter(\.gates).count
  let noted = regressions.filter { !$0.gates && $0.change != .fixed && $0.change != .kept }.count
  let fixed = regressions.filter { $0.change == .fixed }.count
  var line: Line =
    gating == 0
    ? "\("no regression", .green)" : "\(counted(gating, "regression"), .red)"
  if noted > 0 { line = "\(line) · \(noted) noted" }
  if fixed > 0 { line = "\(line) · \("\(fixed) fixed", .green)" }
  if let kept, kept > 0 { line = "\(line) · \(kept) as before" }
  return line
}
