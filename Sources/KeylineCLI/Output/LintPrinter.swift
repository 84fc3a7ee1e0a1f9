import LayoutModel
import LayoutService

/// Prints lints.
struct LintPrinter {
  let console: Console
  let kinds: Set<LintKind>
  let isDetailed: Bool

  /// Places told of one lint unless all are asked for.
  private static let most = 5

  func text(_ report: LintReport) throws {
    let advice = Dictionary(
      LintCheck.advice.map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })
    let found = report.documents.flatMap { document in
      document.lints.map { (document.path, $0) }
    }
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

  func json(_ report: LintReport) throws {
    try console.json(.lint) { json in
      json.field("documents", report.documentCount)
      let lints = report.documents.flatMap { document in
        document.lints.map { (document.path, $0) }
      }
      json.list("lints", lints) { json, found in
        let (path, lint) = found
        json.object { json in
          json.field("lint", lint.kind.rawValue)
          json.field("code", lint.kind.code)
          json.field("document", path)
          json.field("scene", lint.scene.rawValue)
          json.field("object", lint.object.rawValue)
          json.field("message", lint.message)
          json.field("line", lint.location.line)
          json.field("column", lint.location.column)
        }
      }
    }
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
