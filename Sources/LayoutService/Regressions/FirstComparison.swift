internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

extension Workspace {
  /// The report on a revision without a parent: all of its documents, none of them worse than before.
  ///
  /// Documents whose stored rows are today's are counted by these and not read; their structure then names
  /// no views. Others are read some at a time, and scenes without rows are solved. When the task is
  /// cancelled, the documents that are left are left out.
  func firstComparison(
    of revision: RevisionID, scope: [DocumentPath], matrix: Matrix, progress: SceneProgress
  ) async throws -> Comparison {
    let tree = try snapshot(at: revision)
    let brought = try BroughtDocuments(
      tree: tree, tallies: store.broughtTallies(at: revision) ?? [:],
      stored: StoredLayouts(
        store: store, revision: revision, solving: SceneSolving(matrix: matrix)))
    let paths = tree.paths.filter { isInside($0, scope) }
    var comparison = Comparison()
    comparison.configurationCount = matrix.configurations.count
    var done = 0
    try await orderedMapUntilCancelled(
      paths, inFlight: 8, transform: { path in Result { try brought.document(at: path) } },
      deliver: { (answer: Result<BroughtDocuments.Answer, any Error>) in
        let answer = try answer.get()
        comparison.documents.append(answer.document)
        comparison.found.add(answer.found)
        comparison.work.add(answer.work)
        comparison.givenUp += answer.givenUp
        done += 1
        try progress(done, paths.count)
      })
    comparison.remainingCount = paths.count - done
    return comparison
  }
}

/// The documents of a first revision, one by one.
private struct BroughtDocuments: Sendable {
  let tree: TreeSnapshot
  /// Counts of the rows of documents, by path.
  let tallies: [DocumentPath: BroughtTally]
  let stored: StoredLayouts

  struct Answer: Sendable {
    var document: DocumentComparison
    var found = FindingCount()
    var work = WorkCount()
    var givenUp: [GivenUpScene] = []
  }

  func document(at path: DocumentPath) throws -> Answer {
    if let tally = tallies[path], let answer = answer(tally, path) { return answer }
    guard let read = try tree.document(at: path) else {
      throw StoreError.unknownPath(path.text, revision: stored.revision)
    }
    let pair = DocumentPair(path: path, base: nil, head: read)
    let scenes = read.solvableScenes
    var answer = Answer(
      document: DocumentComparison(
        path: path, edit: pair.edit, reasonNotSolved: read.reasonNotSolved,
        isUnreadable: read.isUnreadable,
        structure: pair.changes + pair.declarationChanges + pair.translationChanges,
        scenes: scenes.map {
          SceneComparison(scene: $0.id, title: $0.title, isNew: true, frames: [])
        }))
    for task in read.tasks(for: scenes) {
      if let known = try stored.findingCount(task) {
        answer.found.add(known)
        answer.work.reused += 1
        continue
      }
      let solved = stored.solving.solve(task)
      answer.found.add(FindingCount(solved.findings))
      answer.work.solved += 1
      answer.work.layouts += solved.layouts.count
      if solved.isGivenUp {
        answer.givenUp.append(GivenUpScene(path: path, scene: solved.scene))
      }
    }
    return answer
  }

  /// The answer of rows; nil where it is not known whether they are today's.
  private func answer(_ tally: BroughtTally, _ path: DocumentPath) -> Answer? {
    let scenes = tally.scenes.map { SceneReference(path: path, scene: $0.scene) }
    guard tally.reasonNotSolved == nil, !scenes.isEmpty, stored.areKnownCurrent(scenes) else {
      return nil
    }
    var answer = Answer(
      document: DocumentComparison(
        path: path, edit: .added, isUnreadable: false,
        structure: [
          .documentAdded(
            kind: tally.kind, scenes: scenes.count, views: tally.views,
            constraints: tally.constraints)
        ],
        scenes: tally.scenes.map {
          SceneComparison(scene: $0.scene, title: $0.title, isNew: true, frames: [])
        }))
    answer.found = FindingCount(tally.findings)
    answer.work.reused = scenes.count
    return answer
  }
}
