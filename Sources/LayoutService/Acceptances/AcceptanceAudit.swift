package import LayoutModel
internal import LayoutSettings

/// Solves the documents of a tree as they stand, to hold what was accepted against what is there.
package struct AcceptanceAudit: Sendable {
  /// The tree's documents and declarations.
  package var tree: TreeSnapshot
  package var matrix: Matrix
  package var policy: FindingPolicy

  package init(tree: TreeSnapshot, matrix: Matrix, policy: FindingPolicy) {
    self.tree = tree
    self.matrix = matrix
    self.policy = policy
  }

  /// Acceptances none of whose findings is there any more.
  package func stale(_ ledger: AcceptanceLedger) async throws -> [Acceptance] {
    guard !ledger.current.isEmpty else { return [] }
    let findings = try await findings(of: try ledger.candidates(among: documents))
    return ledger.stale(
      among: findings.map { ($0, $0.document) },
      on: Set(matrix.configurations.map(\.name)))
  }

  /// An acceptance of each warning and error that is there, beside those that were made for another
  /// reason.
  package func baseline(
    over ledger: AcceptanceLedger, why: String, until: String? = nil
  ) async throws -> (kept: [Acceptance], added: [Acceptance]) {
    ledger.baseline(
      of: try await findings(of: documents).filter { $0.severity >= .warning }, why: why,
      until: until)
  }

  private var documents: [SourceFile] {
    tree.documents.filter(policy.settings.paths.takes).compactMap { tree.files[$0]?.source }
  }

  private func findings(of documents: [SourceFile]) async throws -> [Finding] {
    policy.applied(
      to: try await PlainCheck(matrix: matrix, options: tree.solving).run(documents)
    ).findings
  }
}
