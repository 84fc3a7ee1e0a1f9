internal import LayoutModel
internal import LayoutStore

extension Workspace {
  /// Records the documents of a work tree that differ from the newest revision.
  ///
  /// Bytes come first: whatever a file holds is kept, with the reason when it is no document. Only
  /// scenes whose layout may have changed are solved, judged and compared with the parent. Other
  /// processes may record meanwhile: only what is written at the end waits for its turn. When another
  /// revision came first, what was solved is kept and compared with that one; when that happened three
  /// times, other writers wait for the whole of the next turn.
  public func commit(
    _ request: CommitRequest, progress: SceneProgress = { _, _ in }
  ) async throws -> CommitReport {
    guard request.message.contains(where: { !$0.isWhitespace }) else {
      throw WorkspaceError.emptyMessage
    }
    var kept = KeptWork()
    for turn in 0..<Self.mostTurns {
      let isHeld = turn >= Self.openTurns
      if isHeld { try await store.waiting { try $0.holdWriters() } }
      defer { if isHeld { store.letWritersGo() } }
      do {
        return try await commitOnce(request, &kept, progress)
      } catch StoreError.lineMoved {
        continue
      }
    }
    return try await commitOnce(request, &kept, progress)
  }

  /// How often a writer whose turn met another's begins again. Each time some writer got through,
  /// so that this many others may come first.
  static var mostTurns: Int { 30 }

  /// Turns in which others may come first.
  static var openTurns: Int { 3 }

  private func commitOnce(
    _ request: CommitRequest, _ kept: inout KeptWork, _ progress: SceneProgress
  ) async throws -> CommitReport {
    let parent = try store.head()
    let states = try comparison(from: parent?.id, to: request.tree)
    let pairs = try pairs(
      states, at: parent?.id, TreeComparison.Reading(readsBase: !request.isUnsolved, mayLetGo: true)
    )
    var report = CommitReport()
    let merged = try request.mergedWith.map { try store.revision(matching: $0) }
    guard !pairs.isEmpty || request.allowsEmpty || merged != nil else { return report }
    let origins = try states.followingMoves().origins
    report.documents = pairs.filter { $0.edit != .redeclared }.map {
      CommittedDocument($0, origins: origins)
    }
    let added = Set(pairs.filter { $0.edit == .added }.map(\.path))
    if !added.isEmpty {
      report.lookalikes = DocumentPath.lookalikes(try paths(at: parent?.id, after: pairs))
        .filter { !added.isDisjoint(with: $0) }
    }
    var recording = Recording(
      pairs: pairs, parent: parent?.id, mergedWith: merged?.id, author: request.author,
      time: request.time, message: request.message, matrix: request.matrix)
    recording.isUnsolved = request.isUnsolved
    let (revision, derived) = try await record(recording, keeping: &kept, progress: progress)
    report.revision = revision
    report.configurationCount = request.matrix.configurations.count
    report.found = derived?.found ?? FindingCount()
    report.refused = derived?.refused ?? []
    report.givenUp = derived?.givenUp ?? []
    report.work = derived?.work ?? WorkCount()
    report.regressions = derived?.context.regressions.filter { $0.change != .kept } ?? []
    return report
  }
}
