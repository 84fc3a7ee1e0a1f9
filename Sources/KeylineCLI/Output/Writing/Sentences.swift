import LayoutModel
import LayoutService

/// Sentences about results that several verbs print.

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

/// What names that look the same differ by; names that differ by normal form in ASCII, for on a
/// screen they are one.
func sentence(_ lookalikes: [DocumentPath]) -> Line {
  // Texts that differ by normal form only are equal to `String`.
  let texts = Set(lookalikes.map(\.text))
  let differsByForm = texts.count < lookalikes.count
  let names = lookalikes.map { differsByForm ? $0.ascii : $0.text }.joined(separator: ", ")
  let how =
    !differsByForm
    ? "case" : texts.count == 1 ? "Unicode normal form" : "case and Unicode normal form"
  return "\("alike:", .yellow) \(names) differ by \(how) only; other disks may hold just one"
}

/// `A New.storyboard (moved from Old.storyboard)`, with the reason why it has no layouts.
func line(of document: CommittedDocument) -> Line {
  let reason: Line = document.reasonNotSolved.map { "  \($0.firstLine, .yellow)" } ?? ""
  let origin: Line = document.origin.map { " (moved from \($0))" } ?? ""
  return "\(document.edit.mark, .bold) \(document.path)\(origin)\(reason)"
}

extension String {
  /// What stands before the first line feed: of the faults of a file the first.
  var firstLine: String { String(prefix { $0 != "\n" }) }
}

extension Console {
  /// The differences of each document.
  func print(_ comparison: Comparison, showsSmall: Bool = false) throws {
    for document in comparison.documents {
      let origin: Line = document.origin.map { " (moved from \($0))" } ?? ""
      try print("\(document.edit.mark, .bold) \(document.path, .cyan)\(origin)")
      for fault in document.reasonNotSolved?.split(separator: "\n") ?? [] {
        try print("    \(String(fault), .yellow)")
      }
      for line in document.structure { try print("    \(line.text)") }
      if document.isResavedOnly { try print("    \("only what Xcode writes on saving", .dim)") }
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
