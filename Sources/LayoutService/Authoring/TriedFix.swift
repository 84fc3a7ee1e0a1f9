package import LayoutModel

/// An edit of one constraint that takes a finding away and makes nothing worse: tried, not guessed.
package struct TriedFix: Sendable {
  /// The edit as a request: `lower width of Sign In = 340 to priority 999`.
  package var title: String
  package var edit: ProposedEdits.Edit
  /// The whole document with the edit.
  package var bytes: [UInt8]
}

extension TriedFix {
  /// The edits of single constraints that mend a finding, those first that are lost most easily: sizes,
  /// then what ties two views.
  ///
  /// Each is tried: the document is solved with it, and it counts where the finding is gone on every
  /// configuration and nothing came that would stop a merge.
  /// - Parameters:
  ///   - most: how many edits are tried at most.
  ///   - policy: what would stop a merge.
  ///   - finding: of this document as it is.
  ///   - file: the document.
  ///   - matrix: what is solved for.
  ///   - options: what is declared.
  /// - Complexity: the document is solved for the matrix once for each edit that is tried.
  package static func fixes(
    of finding: Finding, in file: SourceFile, matrix: Matrix, options: SolveOptions,
    policy: FindingPolicy, most: Int = 6
  ) async throws -> [TriedFix] {
    var found: [TriedFix] = []
    let base = try file.read()
    for (id, sentence) in try candidates(for: finding, in: file, matrix, options).prefix(most) {
      try Task.checkCancellation()
      guard let edit = ProposedEdits.Edit("\(id.rawValue).priority=999"),
        let head = try? ProposedEdits([edit]).applied(to: file), let bytes = try? head.read(),
        bytes != base
      else { continue }
      let report = try await PlainDiff(matrix: matrix, options: options).run(file, head)
      let after = report.comparison.regressions
      let isMended = after.contains {
        $0.change == .fixed && $0.finding.identity == finding.identity
      }
      guard isMended, !policy.applied(to: after).contains(where: \.gates) else { continue }
      found.append(
        TriedFix(title: "lower \(sentence) to priority 999", edit: edit, bytes: bytes))
    }
    return found
  }

  /// The required constraints that take part where the finding is worst: in the contradiction, or in
  /// the view's place.
  private static func candidates(
    for finding: Finding, in file: SourceFile, _ matrix: Matrix, _ options: SolveOptions
  ) throws -> [(id: ObjectID, sentence: String)] {
    let worst = finding.occurrences.max { $0.amount < $1.amount }?.configuration
    guard let configuration = matrix.configurations.first(where: { $0.name == worst }) else {
      return []
    }
    let inspection = try LayoutInspection(
      file, scene: SceneName(finding.scene), at: configuration, options: options)
    let reasons = try inspection.why(finding.view.rawValue)
    let views = Set([finding.view, finding.other].compactMap(\.self))
    let members = Set(
      reasons.conflicts.flatMap(\.members).compactMap(\.constraint)
        + reasons.reasons.compactMap(\.constraint))
    let sentences = inspection.sentences()
    let known = inspection.constraints.filter { $0.priority >= 1000 && members.contains($0.id) }
    func rank(_ constraint: LayoutConstraint) -> Int {
      let isOwn = views.contains(constraint.firstItem)
      return (constraint.secondItem == nil ? 0 : 2) + (isOwn ? 0 : 1)
    }
    return known.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    .map { ($0.element.id, sentences[$0.element.id] ?? $0.element.id.rawValue) }
  }
}
