package import LayoutModel
package import LayoutService

/// The files on disk beside the store: what some pages show of them, and what forms change.
package protocol WorkingFiles: Sendable {
  /// The merge that is under way; nil = none is.
  func merge() async throws -> OpenMerge?
  /// Decides conflicts as `keyline resolve` does, and writes their documents.
  /// - Returns: a conflict that was meant and is still open; nil = all were decided.
  func decide(_ choice: MergeChoice) async throws -> MergeConflict?
  /// Returns the report of `keyline check` without acceptances applied.
  func check() async throws -> CheckReport
  /// Returns the accepted findings.
  func ledger() async throws -> AcceptanceLedger
  /// Accepts findings of a report, each with its cause, as `keyline accept` does.
  /// - Parameter until: the last day on which it counts; nil = for good.
  func accept(
    _ findings: [Finding], of report: CheckReport, why: String?, until: String?
  ) async throws
}

/// A merge under way, as a page shows it.
package struct OpenMerge: Sendable {
  package var conflicts: ConflictList
  /// nil where the revisions are not the store's.
  package var state: MergeState?
  /// A sentence about how to finish the merge after the last conflict.
  package var ending: String

  package init(conflicts: ConflictList, state: MergeState?, ending: String) {
    self.conflicts = conflicts
    self.state = state
    self.ending = ending
  }
}

/// Decisions about conflicts from a form.
package struct MergeChoice: Sendable, Hashable {
  /// A conflict as the page with the form showed it.
  package struct Told: Sendable, Hashable {
    package var number: Int
    /// Tells a conflict of another merge by the same number apart.
    package var sentence: String
  }

  package var document: DocumentPath
  /// nil = all conflicts of the document that are open.
  package var conflict: Told?
  /// nil = open again.
  package var decision: MergeDecision?

  /// Whether a conflict is meant.
  package func means(_ item: ConflictList.Item) -> Bool {
    guard item.path == document else { return false }
    guard let conflict else { return item.isOpen }
    return item.number == conflict.number && item.conflict.sentence == conflict.sentence
  }
}
