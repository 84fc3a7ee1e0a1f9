package import LayoutModel

extension CheckReport {
  /// An edit that mends a finding, with the lines of the document that it changes.
  package struct Fix: Sendable {
    package var title: String
    /// The old line and the new one for each line that changes.
    package var lines: [(line: Int, isNew: Bool, text: String)]
  }

  /// The first edit of one constraint that mends a finding of the checked state, tried on it; nil where none
  /// of those that are tried does, or where the document is not at hand.
  /// - Complexity: the document is solved for the matrix once for each edit that is tried, six at most.
  package func fix(
    of finding: Finding, matrix: Matrix, policy: FindingPolicy
  ) async throws -> Fix? {
    guard let document = documents.first(where: { $0.path == finding.document }),
      let head = document.head
    else { return nil }
    let bytes = head.bytes
    let found = try await TriedFix.fixes(
      of: finding, in: SourceFile(path: finding.document, bytes: bytes), matrix: matrix,
      options: SolveOptions(overrides: head.overrides), policy: policy)
    return found.first.map {
      Fix(title: $0.title, lines: ProposedEdits.lines(from: bytes, to: $0.bytes))
    }
  }
}
