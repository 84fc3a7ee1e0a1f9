internal import LayoutModel
internal import LayoutStore

/// Documents that are to become a revision.
struct Recording {
  var pairs: [DocumentPair]
  /// The revision they differ from; the store refuses the recording when its branch has moved on.
  var parent: RevisionID?
  /// The second parent of a merge.
  var mergedWith: RevisionID?
  var author: String
  /// Seconds since 1970, UTC.
  var time: Int64
  var message: String
  var matrix: Matrix
  /// Records the bytes only.
  var isUnsolved = false
}

extension Workspace {
  /// Solves what changed and records it.
  ///
  /// - Returns: the revision, and what was derived for it; nil where it was not solved.
  /// - Throws: `StoreError.lineMoved` when another revision came first.
  func record(
    _ recording: Recording, progress: SceneProgress = { _, _ in }
  ) async throws -> (revision: Revision, derived: Derivation.Derived?) {
    var kept = KeptWork()
    return try await record(recording, keeping: &kept, progress: progress)
  }

  /// Records like ``record(_:progress:)``, and keeps what was solved for another try. A caller tries again if
  /// another revision came first.
  /// - Parameter kept: the work of the last try; afterwards the work of this one.
  func record(
    _ recording: Recording, keeping kept: inout KeptWork, progress: SceneProgress
  ) async throws -> (revision: Revision, derived: Derivation.Derived?) {
    let derivation = Derivation(workspace: self, matrix: recording.matrix)
    let derived =
      recording.isUnsolved
      ? nil
      : try await derivation.derive(
        recording.pairs, parent: recording.parent, kept: kept, progress: progress)
    if let derived { kept = KeptWork(derived) }
    var changes: [DocumentPath: DocumentChange] = [:]
    for pair in recording.pairs {
      changes[pair.path] =
        pair.head.map { $0.change(derived?.documents[pair.path] ?? nil) } ?? .remove
    }
    var draft = RevisionDraft(
      expectedHead: recording.parent, mergeParent: recording.mergedWith,
      author: recording.author, time: recording.time, message: recording.message,
      changes: changes, derivation: derived?.context)
    draft.compressed = try await compressed(recording.pairs)
    let whole = draft
    let revision = try await store.waiting { try $0.commit(whole) }
    return (revision, derived)
  }

  /// New documents, compressed on all cores before the store is locked.
  private func compressed(
    _ pairs: [DocumentPair]
  ) async throws -> [DocumentPath: CompressedDocument] {
    var compressed: [DocumentPath: CompressedDocument] = [:]
    try await orderedMap(
      pairs.filter { $0.edit == .added }, inFlight: 16,
      transform: { pair in
        (pair.path, pair.head.map { CompressedDocument($0.bytes, after: nil) })
      }, deliver: { compressed[$0.0] = $0.1 })
    return compressed
  }
}
