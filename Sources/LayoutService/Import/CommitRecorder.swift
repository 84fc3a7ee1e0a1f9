internal import LayoutModel
internal import LayoutStore

/// Makes revisions of git commits, one after the other.
struct CommitRecorder {
  private let workspace: Workspace
  private let isUnsolved: Bool
  private let derivation: Derivation
  /// The newest versions of the documents recorded last, so that none is read twice in a row.
  private var read: [DocumentPath: DocumentVersion] = [:]
  /// The declarations of the revision recorded last.
  private var declared: (revision: RevisionID?, declarations: Declarations)?
  private static let readLimit = 64

  private(set) var work = WorkCount()
  private(set) var problems: [FileProblem] = []
  /// Told once, not for every version.
  private var refused: Set<RefusedFrame> = []
  private var givenUp: Set<GivenUpScene> = []

  init(workspace: Workspace, request: ImportRequest) {
    self.workspace = workspace
    isUnsolved = request.isUnsolved
    derivation = Derivation(workspace: workspace, matrix: request.matrix)
  }

  /// Records one commit as the newest of `branch`; again where another process was faster.
  /// - Parameter beforeWriting: called once everything is solved, before the store is locked.
  mutating func record(
    _ prepared: PreparedCommit, on branch: String, beforeWriting: () throws -> Void
  ) async throws -> ImportedRevision {
    problems += prepared.problems
    for _ in 0..<Workspace.mostTurns {
      do {
        return try await recordOnce(prepared, on: branch, beforeWriting)
      } catch StoreError.lineMoved {
        continue
      }
    }
    return try await recordOnce(prepared, on: branch, beforeWriting)
  }

  private mutating func recordOnce(
    _ prepared: PreparedCommit, on branch: String, _ beforeWriting: () throws -> Void
  ) async throws -> ImportedRevision {
    let (commit, versions) = (prepared.commit, prepared.versions)
    let parent = try workspace.store.head(of: branch)
    let old = try declarations(at: parent)
    let new = Self.declarations(over: old, versions)
    var pairs = try edited(versions, parent, from: old, to: new)
    if let parent, versions.contains(where: { OverridesFile.isOne($0.path) }) {
      pairs += try redeclared(at: parent, besides: Set(pairs.map(\.path)), from: old, to: new)
    }
    pairs = try workspace.comparingReadable(pairs, at: parent?.id, old)
    // Rows are derived from the parent's: without those, they wait for a rebuild.
    let isParentSolved = try parent.map { try workspace.store.engine(of: $0.id) != nil } ?? true
    let derived =
      isUnsolved || !isParentSolved
      ? nil : try await derivation.derive(pairs, parent: parent?.id, ahead: prepared.scenes)
    var changes: [DocumentPath: DocumentChange] = [:]
    for pair in pairs {
      changes[pair.path] =
        pair.head.map { $0.change(derived?.documents[pair.path] ?? nil) } ?? .remove
    }
    var draft = RevisionDraft(
      expectedHead: parent?.id, author: commit.author, time: commit.time,
      message: commit.message, changes: changes, derivation: derived?.context)
    draft.branch = branch
    draft.origin = commit.id
    draft.compressed = prepared.compressed
    draft.brought = prepared.brought
    try beforeWriting()
    let revision = try await workspace.store.waiting { [draft] in try $0.commit(draft) }
    remember(versions)
    declared = (revision.id, new)
    if let derived { note(derived) }
    return ImportedRevision(
      revision: revision, origin: commit.id, branch: branch,
      documents: pairs.filter { $0.edit != .redeclared }.map { CommittedDocument($0) },
      regressions: derived?.context.regressions.filter { $0.change != .kept } ?? [])
  }

  /// The documents that the commit edits, before and after.
  private func edited(
    _ versions: [(path: DocumentPath, version: DocumentVersion?)], _ parent: Revision?,
    from old: Declarations, to new: Declarations
  ) throws -> [DocumentPair] {
    try versions.compactMap { path, version in
      let stored = try parent.flatMap { try workspace.store.treeEntry(path: path, at: $0.id) }
      guard stored?.digest != version?.digest else { return nil }
      return DocumentPair(
        path: path,
        base: try stored.flatMap {
          try base(path, $0.digest, at: parent)?.declaring(old.overrides(for: path))
        },
        head: version?.document.declaring(new.overrides(for: path)))
    }
  }

  /// The documents of which the commit edits only what is declared for them.
  private func redeclared(
    at parent: Revision, besides edited: Set<DocumentPath>, from old: Declarations,
    to new: Declarations
  ) throws -> [DocumentPair] {
    let tree = try workspace.snapshot(at: parent.id)
    return try tree.documents.compactMap { path in
      guard !edited.contains(path), !new.agrees(with: old, for: path),
        let document = try tree.document(at: path)
      else { return nil }
      return DocumentPair(document, from: old.overrides(for: path), to: new.overrides(for: path))
    }
  }

  /// Counts the work, and keeps the problems that are reported once.
  private mutating func note(_ derived: Derivation.Derived) {
    for scene in derived.givenUp where givenUp.insert(scene).inserted {
      problems.append(FileProblem(path: scene.path.text, reason: scene.reason))
    }
    for frame in derived.refused where refused.insert(frame).inserted {
      problems.append(FileProblem(path: frame.path.text, reason: frame.description))
    }
    work.add(derived.work)
  }

  private func declarations(at parent: Revision?) throws -> Declarations {
    if let declared, declared.revision == parent?.id { return declared.declarations }
    return try workspace.declarations(at: parent?.id)
  }

  private static func declarations(
    over old: Declarations, _ versions: [(path: DocumentPath, version: DocumentVersion?)]
  ) -> Declarations {
    var new = old
    for (path, version) in versions where OverridesFile.isOne(path) {
      if let version {
        new.putStored(version.bytes, at: path)
      } else {
        new.remove(path)
      }
    }
    return new
  }

  private func base(
    _ path: DocumentPath, _ digest: ContentHash, at parent: Revision?
  ) throws -> ReadDocument? {
    if let known = read[path], known.digest == digest { return known.document }
    return try parent.map { try workspace.readDocument(path, at: $0.id) }
  }

  private mutating func remember(_ versions: [(path: DocumentPath, version: DocumentVersion?)]) {
    if read.count + versions.count > Self.readLimit { read = [:] }
    for (path, version) in versions.prefix(Self.readLimit) { read[path] = version }
  }
}
