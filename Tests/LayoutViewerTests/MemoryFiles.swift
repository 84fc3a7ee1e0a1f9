import LayoutModel
import LayoutService
import LayoutViewer

/// Files beside a store that are kept in memory: the merge and the acceptances are real.
actor MemoryFiles: WorkingFiles {
  private let workspace: Workspace
  private let matrix: Matrix
  private var decisions: [DocumentPath: MergeDecisions] = [:]
  private(set) var acceptances: [Acceptance] = []
  /// The states under merge; nil = no merge is under way.
  var state: MergeState?
  /// What the document is on the disk.
  var text = ""

  init(_ workspace: Workspace, matrix: Matrix) {
    self.workspace = workspace
    self.matrix = matrix
  }

  func begin(_ state: MergeState) { self.state = state }
  func put(_ text: String) { self.text = text }

  private func merged(
    _ state: MergeState, _ decisions: [DocumentPath: MergeDecisions]
  ) async throws -> TreeMergeReport {
    var request = MergeRequest(author: "", time: 0, matrix: matrix)
    request.decisions = decisions
    return try await workspace.merged(state, paths: [DocumentPath(ViewerFixture.path)], request)
  }

  func merge() async throws -> OpenMerge? {
    guard let state else { return nil }
    return OpenMerge(
      conflicts: ConflictList(
        try await merged(state, [:]), try await merged(state, decisions), decisions),
      state: state, ending: "a commit")
  }

  func decide(_ choice: MergeChoice) async throws -> MergeConflict? {
    guard let state, let list = try await merge()?.conflicts else { return nil }
    let meant = list.items.filter(choice.means)
    for item in meant { decisions[item.path, default: [:]][item.identity] = choice.decision }
    let report = try await merged(state, decisions)
    if case .some(.some(let bytes)) = report.files[DocumentPath(ViewerFixture.path)] {
      text = String(decoding: bytes, as: UTF8.self)
    }
    return list.decided(report, decisions).firstOpen(of: meant)?.conflict
  }

  func check() async throws -> CheckReport {
    let file = SourceFile(path: DocumentPath(ViewerFixture.path), bytes: Array(text.utf8))
    return try await workspace.check(WorkTree(files: [file]), matrix: matrix)
  }

  func ledger() -> AcceptanceLedger {
    AcceptanceLedger(acceptances, today: "2026-11-22", exists: { _ in true })
  }

  func accept(
    _ findings: [Finding], of report: CheckReport, why: String?, until: String?
  ) throws {
    guard let why else { throw Refusal() }
    acceptances += findings.map { report.acceptance(of: $0, why: why, until: until) }
  }

  struct Refusal: Error, CustomStringConvertible { var description: String { "say why" } }
}
