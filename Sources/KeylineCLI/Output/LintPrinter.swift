import LayoutModel
import LayoutService

/// Prints lints.
struct LintPrinter {
  let console: Console
  let kinds: Set<LintKind>
  let isDetailed: Bool

  /// The number of places printed of one lint, unless all are asked for.
  private static let most = 5

  func text(_ report: LintReport) throws {
    let advice = Dictionary(
      LintCheck.advice.map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })
    let found = Self.found(report)
    for kind in LintKind.allCases {
      let own = found.filter { $0.1.kind == kind }
      guard !own.isEmpty else { continue }
      try console.print("\(kind.code) \(kind.rawValue, .bold) \(counted(own.count, "place"))")
      if let advice = advice[kind] {
        try console.print("    \("\(advice.reason); \(advice.remedy)", .dim)")
      }
      let shown = isDetailed ? own.count : Self.most
      for (path, lint) in own.prefix(shown) {
        try console.print(
          "    \(path.text):\(lint.location.line):\(lint.location.column) \(lint.message)")
      }
      if own.count > shown {
        try console.print("    \("\(own.count - shown) more; --details tells all", .dim)")
      }
    }
    let documents = counted(report.documentCount, "document")
    try console.print(
      report.count == 0
        ? "nothing to advise on in \(documents)"
        : "\(counted(report.count, "place")) in \(documents); none stops a merge")
  }

  static let jsonAnswer = Answer<LintReport>(
    "lint", "What good layouts avoid: `keyline lint --json`.",
    .count("documents", "Documents that were looked at.", \.documentCount),
    .list("lints", "What was found, in the order of the documents.", found, of: lint))

  private static let lint = Record<(path: DocumentPath, lint: Lint)>(
    .word(
      "lint", "The habit; `keyline lint --help` lists them.", of: LintKind.allCases.map(\.rawValue)
    ) { $0.lint.kind.rawValue },
    .word("code", "Its number.", of: LintKind.allCases.map(\.code)) { $0.lint.kind.code },
    .document { $0.path },
    .text("scene", "The id of the scene's root view.") { $0.lint.scene },
    .text("object", "The id of the view or constraint.") { $0.lint.object },
    .text("message", "One sentence for people.") { $0.lint.message },
    .part("line", .line) { $0.lint.location.line },
    .part("column", .column) { $0.lint.location.column })

  /// Every lint with the document it is of.
  @Sendable
  private static func found(_ report: LintReport) -> [(path: DocumentPath, lint: Lint)] {
    report.documents.flatMap { document in document.lints.map { (document.path, $0) } }
  }

  func advice() throws {
    for advice in LintCheck.advice where kinds.contains(advice.kind) {
      try console.print("\(advice.kind.code) \(advice.kind.rawValue, .bold)")
      try console.print("    why     \(advice.reason)")
      try console.print("    instead \(advice.remedy)")
      try console.print("    \("after \(advice.source)", .dim)")
    }
  }
}
