import LayoutModel
import LayoutService
import LayoutSettings

/// A document that an editor has open, with what was found in it.
struct OpenDocument {
  /// As the editor calls it.
  let uri: String
  let text: LSPText
  let edited: EditedDocument
  private(set) var findings: [Finding] = []

  init(uri: String, path: String, text: String) {
    self.uri = uri
    self.text = LSPText(text)
    // As the command line would name it: messages and settings go by that.
    let name = Paths.relative(path, to: OwnProcess.folder) ?? path
    edited = EditedDocument(path: DocumentPath(name), bytes: self.text.bytes)
  }

  /// The settings and sizes by which a document is judged.
  struct Judging {
    var matrix: Matrix
    var options: SolveOptions
    var policy: FindingPolicy
    /// The tree that the settings come from.
    let tree: TreeRoot

    init(_ document: OpenDocument) throws {
      tree = TreeRoot(of: [document.edited.file.path.text])
      let settings = try SettingsSearch.load(in: tree)
      matrix = settings.matrix
      options = try SourceOptions.declaring([document.edited.file.path.text])
      policy = FindingPolicy(settings, fromRoot: tree.fromRoot)
    }
  }

  /// Finds what is wrong in the text as it is, without what was accepted.
  mutating func judge() async throws {
    findings = []
    guard edited.problems.isEmpty else { return }
    let judging = try Judging(self)
    let report = judging.policy.applied(
      to: try await PlainCheck(matrix: judging.matrix, options: judging.options)
        .run([edited.file]))
    findings =
      report.accepting(
        try CheckedTree(root: judging.tree).ledger(), fromRoot: judging.tree.fromRoot
      ).findings
  }

  /// The message that tells the editor of them.
  func diagnostics(_ json: inout JSONWriter, total: Int) {
    json.object { json in
      json.field("uri", uri)
      json.key("diagnostics")
      json.array { json in
        for problem in edited.problems {
          diagnostic(problem.location, 1, "parse", problem.reason, &json)
        }
        for finding in findings {
          let place = finding.location ?? SourceLocation(line: 1, column: 1)
          diagnostic(
            place, Self.severity(of: finding), finding.rule.code, words(finding, total), &json)
        }
      }
    }
  }

  /// Error, warning, information or hint: only what stops a merge is an error.
  private static func severity(of finding: Finding) -> Int {
    finding.gates ? 1 : finding.severity == .info ? 3 : 2
  }

  private func words(_ finding: Finding, _ total: Int) -> String {
    let count = finding.occurrences.count
    let first = finding.occurrences.prefix(3).map(\.configuration).joined(separator: ", ")
    return
      "\(finding.rule.rawValue): \(finding.message) · on \(count)/\(total) (\(first)\(count > 3 ? ", …" : ""))"
  }

  private func diagnostic(
    _ place: SourceLocation, _ severity: Int, _ code: String, _ message: String,
    _ json: inout JSONWriter
  ) {
    json.object { json in
      json.key("range")
      text.range(place, &json)
      json.field("severity", severity)
      json.field("code", code)
      json.field("source", "keyline")
      json.field("message", message)
    }
  }
}
