internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

extension Workspace {
  /// What a revision without a parent brought: all of its documents, none of them worse than before.
  ///
  /// Documents are read some at a time. What is found in their scenes is taken from stored rows where
  /// those are today's; other scenes are solved. When the task is cancelled, the documents that are
  /// left are left out.
  func firstComparison(
    of revision: RevisionID, scope: [DocumentPath], matrix: Matrix, progress: SceneProgress
  ) async throws -> Comparison {
    let tree = try snapshot(at: revision)
    let brought = try BroughtDocuments(
      tree: tree,
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
  let stored: StoredLayouts

  struct Answer: Sendable {
    var document: DocumentComparison
    var found = FindingCount()
    var work = WorkCount()
    var givenUp: [GivenUpScene] = []
  }

  func document(at path: DocumentPath) throws -> Answer {
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
}
