internal import LayoutModel
internal import LayoutStore

/// Solves recorded scenes again and compares their frames and findings with the stored ones.
extension Workspace {
  func solveAgain(
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
    let solved = SceneSolving(matrix: matrix).solve(task)
    report.layoutCount += solved.layouts.count
    guard solved.layouts.count == stored.configurations.count else {
      report.problems.append(
        "\(reference.path) \(reference.scene) in \(revision.id.short): solved once, but solving it "
          + "again takes too much work")
      return
    }
    let wrong = solved.layouts.enumerated().map { number, layout in
      Self.differences(layout, stored, at: number)
    }.reduce(0, +)
    let findings = try store.findings(
      at: revision.id, path: reference.path, scenes: [reference.scene])
    let doubtful = Self.differences(solved.findings, findings)
    for (count, kind) in [(wrong, "frames"), (doubtful, "findings")] where count > 0 {
      report.problems.append(
        "\(reference.path) \(reference.scene) in \(revision.id.short): \(count) stored \(kind) are "
          + "not what solving gives; a rebuild computes them anew")
    }
  }

  /// How many findings are stored and not found, found and not stored, or stored otherwise.
  ///
  /// Of two with one identity the first is stored, without its evidence; where a view stands in the
  /// file is stored with the view.
  private static func differences(_ solved: [Finding], _ stored: [Finding]) -> Int {
    func byIdentity(_ findings: [Finding]) -> [String: Finding] {
      Dictionary(
        findings.map { finding in
          var bare = finding
          bare.location = nil
          bare.confidence = nil
          for at in bare.occurrences.indices where !bare.occurrences[at].amount.isFinite {
            bare.occurrences[at].amount = 0
          }
          return (bare.identity, bare)
        }, uniquingKeysWith: { first, _ in first })
    }
    let (solved, stored) = (byIdentity(solved), byIdentity(stored))
    return Set(solved.keys).union(stored.keys).count { solved[$0] != stored[$0] }
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
