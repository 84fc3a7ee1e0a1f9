internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// How much `verify` looks at.
public enum VerifyLevel: String, Sendable, Hashable, CaseIterable {
  /// Pages, types and the chain of revisions.
  case quick
  /// Also every document's bytes, every tree and the hash over every derived row.
  case full
  /// Also solves recorded scenes again, a sample or all, and compares the frames.
  case resolve
}

/// What `verify` found.
public struct VerifyReport: Sendable, Hashable {
  /// Empty: everything is as it was written.
  public var problems: [String] = []
  public var revisionCount = 0
  public var artifactCount = 0
  /// Revisions whose derived rows were hashed again.
  public var derivedCount = 0
  /// Layouts solved again, on the resolve level.
  public var layoutCount = 0
  /// Scenes recorded by another version of the engine, which are not comparable.
  public var skippedCount = 0
  /// Frames and findings that are another engine's: intact, but not what this one would answer.
  public var outdated: [OutdatedAnswers] = []
  /// Views of the query contract that are another build's; whoever opens the store for writing makes
  /// them anew.
  public var foreignViewCount = 0
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
  ///   - progress: told what is done, and how much there is.
  ///   - level: how much is looked at.
  public func verify(
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

  private func solveAgain(
    _ report: inout VerifyReport, _ sample: Int?, _ progress: SceneProgress
  ) async throws {
    var waiting: [(SceneReference, Revision)] = []
    var known: [SceneReference: ContentHash] = [:]
    for revision in try allRevisions() {
      let scenes = try store.solvedScenes(at: revision.id)
      let fresh = scenes.filter { known[$0.key] != $0.value }.keys.sorted()
      known = scenes
      if try store.engine(of: revision.id) == SceneSolving.engine {
        waiting.append(contentsOf: fresh.map { ($0, revision) })
      } else {
        report.skippedCount += fresh.count
      }
    }
    let count = min(waiting.count, sample.map { max(0, $0) } ?? waiting.count)
    for number in 0..<count {
      // Evenly over the history, the newest among them.
      let (reference, revision) = waiting[waiting.count - 1 - number * waiting.count / count]
      do {
        try compare(reference, at: revision, try declarations(at: revision.id), &report)
      } catch let error as StoreError {
        report.problems.append(
          "\(reference.path) \(reference.scene) in \(revision.id.short): \(error)")
      }
      try progress(number + 1, count)
    }
  }

  private func compare(
    _ reference: SceneReference, at revision: Revision, _ declared: Declarations,
    _ report: inout VerifyReport
  ) throws {
    let read = try readDocument(reference.path, at: revision.id, declared)
    let stored = try store.frames(
      scene: reference.scene, path: reference.path, at: revision.id)
    guard
      let task = read.tasks(
        for: read.solvableScenes.filter { $0.id == reference.scene }
      ).first
    else {
      report.problems.append(
        "\(reference.path) \(reference.scene): solved, but not in the document")
      return
    }
    let matrix = Matrix(name: "stored", configurations: stored.configurations)
    let layouts = layouts(
      of: task.scene, in: task.document, for: .matrix(matrix),
      LayoutOptions(overrides: task.overrides))
    report.layoutCount += layouts.count
    let wrong = layouts.enumerated().map { number, layout in
      Self.differences(layout, stored, at: number)
    }.reduce(0, +)
    guard wrong > 0 else { return }
    report.problems.append(
      "\(reference.path) \(reference.scene) in \(revision.id.short): \(wrong) stored frames are "
        + "not what solving gives; a rebuild computes them anew")
  }

  /// Views whose stored frame is not the solved one, on the grid of sixths of a point.
  private static func differences(
    _ layout: SolvedLayout, _ stored: SceneFrames, at number: Int
  ) -> Int {
    let solved = Dictionary(
      layout.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    var matched = 0
    var wrong = 0
    let refused = Set(StorableFrame.refused(in: layout))
    for view in stored.views {
      if view.outOfRange.contains(number) {
        matched += 1
        if !refused.contains(view.view) { wrong += 1 }
        continue
      }
      guard let frame = view.frames.indices.contains(number) ? view.frames[number]?.frame : nil
      else { continue }
      matched += 1
      guard let expected = solved[view.view] else {
        wrong += 1
        continue
      }
      let sides = zip(
        [frame.x, frame.y, frame.width, frame.height],
        [expected.x, expected.y, expected.width, expected.height])
      if sides.contains(where: { abs($0 - $1) > 1.0 / 12 }) { wrong += 1 }
    }
    return wrong + max(0, solved.count - matched)
  }

  /// Every revision of every branch, oldest first.
  private func allRevisions() throws -> [Revision] {
    var seen: Set<RevisionID> = []
    var result: [Revision] = []
    for branch in try store.branches() {
      guard let head = branch.head else { continue }
      let fresh = try store.log(from: head).filter { seen.insert($0.id).inserted }
      result.append(contentsOf: fresh.reversed())
    }
    return result
  }
}
