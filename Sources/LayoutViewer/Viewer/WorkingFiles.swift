public import LayoutModel
public import LayoutService

/// The files on disk beside the store: what some pages show of them, and what forms change.
public protocol WorkingFiles: Sendable {
  /// The merge that is under way; nil = none is.
  func merge() async throws -> OpenMerge?
  /// Decides conflicts as `keyline resolve` does, and writes their documents.
  /// - Returns: a conflict that was meant and is still open; nil = all were decided.
  func decide(_ choice: MergeChoice) async throws -> MergeConflict?
  /// What `keyline check` finds, without regard to what is accepted.
  func check() async throws -> CheckReport
  /// What is accepted.
  func ledger() async throws -> AcceptanceLedger
  /// Accepts findings of a report, each with its cause, as `keyline accept` does.
  /// - Parameter until: the last day on which it counts; nil = for good.
  func accept(
    _ findings: [Finding], of report: CheckReport, why: String?, until: String?
  ) async throws
}

/// A merge under way, as a page shows it.
public struct OpenMerge: Sendable {
  public var conflicts: ConflictList
  /// nil where the revisions are not the store's.
  public var state: MergeState?
  /// What ends the merge once nothing is open, in words.
  public var ending: String

  public init(conflicts: ConflictList, state: MergeState?, ending: String) {
    self.conflicts = conflicts
    self.state = state
    self.ending = ending
  }
}

/// What a form decides about conflicts.
public struct MergeChoice: Sendable, Hashable {
  /// A conflict as the form's page told it.
  public struct Told: Sendable, Hashable {
    public var number: Int
    /// Tells a conflict of another merge by the same number apart.
    public var sentence: String
  }

  public var document: DocumentPath
  /// nil = all conflicts of the document that are open.
  public var conflict: Told?
  /// nil = open again.
  public var decision: MergeDecision?

  /// Whether a conflict is meant.
  public func means(_ item: ConflictList.Item) -> Bool {
    guard item.path == document else { return false }
    guard let conflict else { return item.isOpen }
    return item.number == conflict.number && item.conflict.sentence == conflict.sentence
  }
}
