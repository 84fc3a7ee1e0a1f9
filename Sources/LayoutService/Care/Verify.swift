internal import LayoutModel
internal import LayoutStore

/// How much `verify` looks at.
package enum VerifyLevel: String, Sendable, Hashable, CaseIterable {
  /// Pages, types and the chain of revisions.
  case quick
  /// Also every document's bytes, every tree and the hash over every derived row.
  case full
  /// Also solves recorded scenes again, a sample or all, and compares frames and findings.
  case resolve
}

/// The report of `verify`.
package struct VerifyReport: Sendable, Hashable {
  /// Empty: everything is as it was written.
  package var problems: [String] = []
  package var revisionCount = 0
  package var artifactCount = 0
  /// Revisions whose derived rows were hashed again.
  package var derivedCount = 0
  /// Layouts solved again, on the resolve level.
  package var layoutCount = 0
  /// Scenes recorded by another version of the engine, which are not comparable.
  package var skippedCount = 0
  /// Frames and findings that are another engine's: intact, but not what this one would answer.
  package var outdated: [OutdatedAnswers] = []
  /// Views of the query contract that are another build's; whoever opens the store for writing makes
  /// them anew.
  package var foreignViewCount = 0

  package init() {}
}

extension Workspace {
  /// Checks the store against its hashes; never changes anything.
  ///
  /// - Parameters:
  ///   - sample: how many recorded scenes are solved again, spread over the history; nil = all of
  ///     them.
  ///   - notedHead: the id of a revision that somebody noted outside of the store, whole or as
  ///     short as `log` prints it: one that is not there any more shows that the store was put back,
  ///     or its history written anew.
  ///   - progress: called with what is done, and how much there is.
  ///   - level: how much is looked at.
  package func verify(
    _ level: VerifyLevel = .full, sample: Int? = nil, notedHead: String? = nil,
    progress: SceneProgress = { _, _ in }
  ) async throws -> VerifyReport {
    let found = try store.verify(level: level == .quick ? .quick : .full)
    var report = VerifyReport()
    report.problems = found.problems.map(\.description)
    report.revisionCount = found.revisions
    report.artifactCount = found.artifacts
    report.derivedCount = found.derivedRevisions
    report.foreignViewCount = found.foreignViews
    if report.problems.isEmpty { report.outdated = try outdatedAnswers() }
    if let notedHead {
      let id = notedHead.lowercased()
      let found = (try? store.revision(matching: id))?.id.rawValue
      if id.count < Self.shortestNote || found?.hasPrefix(id) != true {
        report.problems.append(
          "history: the noted revision \(notedHead) is not in the store; it was put back to an older "
            + "state, or its history was written anew")
      }
    }
    if level == .resolve {
      do {
        try await solveAgain(&report, sample, progress)
      } catch let error as StoreError {
        // What cannot be read is known to be wrong by then, or becomes so now.
        report.problems.append("scenes: \(error)")
      }
    }
    return report
  }

  /// Digits of an id that `log --oneline` prints: fewer are met by chance.
  private static var shortestNote: Int { 10 }
}
