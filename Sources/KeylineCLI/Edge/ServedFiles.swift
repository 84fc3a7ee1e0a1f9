import ArgumentParser
import LayoutModel
import LayoutService
import LayoutViewer

/// The files that `keyline serve` shows and changes, one request after the other.
actor ServedFiles: WorkingFiles {
  private let store: StoreOptions
  private let scope: CheckScope

  init(store: StoreOptions, matrix: MatrixOptions) throws {
    self.store = store
    var scope = try CheckScope.parse([])
    (scope.store, scope.matrix) = (store, matrix)
    self.scope = scope
  }

  func merge() async throws -> OpenMerge? {
    guard let merge = try await MergeUnderWay.findAny(store) else { return nil }
    return OpenMerge(
      conflicts: try await merge.conflicts(of: merge.paths), state: merge.state,
      ending: MergeUnderWay.ending(isGit: merge.isGit))
  }

  func decide(_ choice: MergeChoice) async throws -> MergeConflict? {
    var merge = try await MergeUnderWay.find(store)
    guard merge.paths.contains(choice.document) else {
      throw CommandError.needsOne("\(choice.document) is not under merge any more")
    }
    let list = try await merge.conflicts(of: merge.paths)
    let meant = list.items.filter(choice.means)
    guard !meant.isEmpty else {
      throw CommandError.needsOne(
        "the merge has changed since the page was shown; nothing was decided")
    }
    let left = try await merge.left([choice.document])
    for item in meant { merge.decide(item.conflict, of: item.path, choice.decision) }
    let after = try await merge.write([choice.document], of: list, onto: left)
    return after.firstOpen(of: meant)?.conflict
  }

  func check() async throws -> CheckReport { try await scope.run([]) { _, _ in }.report }

  func ledger() throws -> AcceptanceLedger { try CheckedTree().ledger() }

  func accept(
    _ findings: [Finding], of report: CheckReport, why: String?, until: String?
  ) throws {
    guard let why = CheckedTree.reason(why) else {
      throw CommandError.needsOne("nothing was accepted: say why it is all right")
    }
    if let until { try CheckedTree.requireDay(until) }
    let names = Set(try scope.matrix.matrix().configurations.map(\.name))
    try CheckedTree().add(
      findings.map { report.acceptance(of: $0, why: why, until: until) }, to: ledger(),
      lookedAt: names.contains)
  }
}
