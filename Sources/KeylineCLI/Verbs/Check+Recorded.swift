import ArgumentParser
import LayoutModel
import LayoutService
import LayoutSettings

/// `keyline check -r SET`: judges each recorded revision by today's settings.
struct RecordedCheck {
  private let check: Check
  private let revisions: String

  init(_ check: Check, _ revisions: String) {
    (self.check, self.revisions) = (check, revisions)
  }

  /// Prints the revisions, the newest first, and exits 1 where one of them is stopped.
  ///
  /// Nothing is solved: the store has the regressions of each revision.
  func run(on console: Console) throws {
    var settings = try check.scope.matrix.settings()
    if let failOn = check.asked { settings.gate.failOn = failOn }
    let policy = FindingPolicy(settings)
    let total = try check.scope.matrix.matrix(by: settings).configurations.count
    let (workspace, _) = try check.scope.store.open(for: .reading)
    let typed = try RevisionSet(typed: revisions)
    let ledger = try CheckedTree().ledger()
    let entries = try workspace.log(in: typed, policy: policy).map { entry in
      var entry = entry
      entry.regressions = ledger.open(entry.regressions)
      return entry
    }
    let red = entries.filter { $0.regressions.contains(where: \.gates) }
    if check.common.json || check.format.first?.format == .json {
      try console.json(Log.jsonAnswer, entries)
    } else {
      for entry in red {
        let title = entry.revision.message.split(whereSeparator: \.isNewline).first ?? ""
        try console.print("\(entry.revision.id.short, .bold) \(String(title))")
        try console.print(entry.regressions, total: total)
      }
      let stopped: Line =
        red.isEmpty
        ? "\("none is stopped", .green)" : "\("\(red.count) would be stopped", .red)"
      try console.print("\(counted(entries.count, "revision")) · \(stopped)")
    }
    guard red.isEmpty else { throw ExitCode(1) }
  }
}
