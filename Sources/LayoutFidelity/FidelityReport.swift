package import LayoutModel

/// A view whose solved frame is not the recorded one.
package struct FidelityMiss: Sendable, Hashable {
  package var path: DocumentPath
  package var scene: ObjectID
  package var view: ObjectID
  package var kind: String
  package var isTextFree: Bool
  package var recorded: Frame
  /// nil: not placed.
  package var solved: Frame?
  package var location: SourceLocation

  /// The largest difference of a side, in points; infinite without an answer.
  package var distance: Double {
    guard let solved else { return .infinity }
    return [
      recorded.x - solved.x, recorded.y - solved.y, recorded.width - solved.width,
      recorded.height - solved.height,
    ].map(abs).max() ?? 0
  }
}

/// A comparison of solved frames with those that documents recorded.
package struct FidelityReport: Sendable {
  package var documentCount = 0
  /// Documents that were left when the comparison was cancelled.
  package var remainingCount = 0
  /// Documents that could not be read or are not solved, with the reason.
  package var refused: [(path: DocumentPath, reason: String)] = []
  /// Scenes that were judged, and those of them with every view within half a point.
  package var sceneCount = 0
  package var rightSceneCount = 0
  package var consistentSceneCount = 0
  package var rightConsistentSceneCount = 0
  package var unsatisfiableCount = 0
  package var ambiguousCount = 0
  package var table = FidelityTable()
  /// The number of cases left out, by reason.
  package var excluded: [String: Int] = [:]
  /// In the order of the documents.
  package var misses: [FidelityMiss] = []
  /// Cases of each document.
  package var casesByDocument: [DocumentPath: Int] = [:]

  /// The documents with the most misses: path, misses, cases.
  package func worstDocuments(_ limit: Int) -> [(path: DocumentPath, missed: Int, cases: Int)] {
    Dictionary(grouping: misses, by: \.path).map { path, misses in
      (path, misses.count, casesByDocument[path] ?? 0)
    }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(max(0, limit)).map { $0 }
  }

  /// How evenly right answers are spread over repositories; nil where there are fewer than two.
  package var spread: FidelitySpread? { FidelitySpread(table) }

  mutating func add(_ document: DocumentFidelity) {
    if let reason = document.refusal {
      refused.append((document.path, reason))
      return
    }
    documentCount += 1
    for (reason, count) in document.excluded { excluded[reason.rawValue, default: 0] += count }
    for scene in document.scenes {
      sceneCount += 1
      if scene.isRight { rightSceneCount += 1 }
      if scene.isConsistent {
        consistentSceneCount += 1
        if scene.isRight { rightConsistentSceneCount += 1 }
      }
      if scene.isUnsatisfiable { unsatisfiableCount += 1 }
      if scene.isAmbiguous { ambiguousCount += 1 }
      for verdict in scene.verdicts { table.add(verdict.verdict, to: verdict.keys) }
      casesByDocument[document.path, default: 0] += scene.verdicts.count
      misses += scene.misses
    }
  }
}
