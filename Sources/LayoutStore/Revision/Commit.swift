internal import GRDB
public import LayoutModel
internal import Migrations

extension DocumentStore {
  /// Records a new revision on the draft's branch: all of it, or nothing.
  ///
  /// Before the transaction ends, everything it wrote is read back from the database, decoded and
  /// hashed, the tree's state is computed again from the rows, and both must be what was meant.
  /// - Throws: `lineMoved` when the branch's head is not `draft.expectedHead`; `locked` when
  /// another
  ///   process writes for longer than `lockTimeout`; `diskFull`; `verificationFailed`.
  /// - Complexity: O(changed documents and scenes), plus one look-up per stored document.
  public func commit(_ draft: RevisionDraft) throws -> Revision {
    try commit(draft, beforeVerifying: { _ in })
  }

  /// `beforeVerifying` is where a test damages what was written.
  func commit(_ draft: RevisionDraft, beforeVerifying: (Database) throws -> Void) throws -> Revision
  {
    for path in draft.changes.keys { try DocumentTree.check(path) }
    return try whileWriting {
      var written: Revision?
      do {
        return try write(provesReferences: draft.isLarge) { db in
          let commit = try Commit(db: db, draft: draft, recent: recent)
          try commit.checkGround(path: path)
          let row = try commit.writeTruth()
          try commit.writeDerived(row)
          try beforeVerifying(db)
          try commit.verify(row)
          written = row.revision
          return row.revision
        }
      } catch StoreError.system(let path, let reason) {
        if let written, try isStored(written, path, reason) { return written }
        throw StoreError.system(path: path, reason: reason)
      }
    }
  }

  /// Whether a revision is in the store although its transaction reported an error.
  ///
  /// SQLite's last step empties the journal and waits for the disk. When the journal is empty but
  /// the wait fails, the revision can be taken back no more; another synced write makes it as
  /// certain as any other.
  func isStored(_ revision: Revision, _ path: String, _ reason: String) throws -> Bool {
    do {
      _ = try read { try RevisionTable(db: $0).require(revision.id) }
    } catch StoreError.unknownRevision {
      return false
    } catch {
      throw StoreError.system(
        path: path, reason: "\(reason); whether \(revision.id.short) is stored is not known")
    }
    do {
      try write { try $0.execute(sql: "PRAGMA user_version = \(schema.version)") }
    } catch {
      throw StoreError.system(
        path: path,
        reason: "\(reason); \(revision.id.short) is stored, but a power loss may still take it")
    }
    return true
  }
}

/// The steps of one commit, inside its transaction.
private struct Commit {
  let db: Database
  let draft: RevisionDraft
  let recent: RecentArtifacts
  /// The hashes of the bytes that the draft puts, by path.
  let digests: [DocumentPath: ContentHash]
  let parent: RevisionTable.StoredRow?
  let mergeParent: RevisionTable.StoredRow?
  let place: Place
  let marks: Marks

  /// The highest numbers before the commit: rows above them are its own.
  struct Marks {
    var artifact: Int64
    var content: Int64
    var vector: Int64
  }

  init(db: Database, draft: RevisionDraft, recent: RecentArtifacts) throws {
    self.db = db
    self.draft = draft
    self.recent = recent
    digests = try draft.changes.compactMapValues {
      $0.put == nil ? nil : ContentHash(of: try $0.bytes())
    }
    let lanes = Lanes(db: db)
    // What the commit stands on is checked by itself, with more to say.
    let revisions = RevisionTable(db: db, isChecked: false)
    var lane = try lanes.current()
    if let name = draft.branch {
      guard let named = try lanes.lane(named: name) else { throw StoreError.unknownBranch(name) }
      lane = named
    }
    parent = try revisions.newest(in: lane.id)
    guard parent?.id == draft.expectedHead else {
      throw StoreError.lineMoved(
        branch: lane.name, expected: draft.expectedHead, found: parent?.id)
    }
    mergeParent = try draft.mergeParent.map { try revisions.require($0) }
    place = Place(lane: lane.id, seq: (parent?.place.seq ?? 0) + 1)
    func highest(_ table: String) throws -> Int64 {
      try Int64.fetchOne(db, sql: "SELECT max(id) FROM \(table)") ?? 0
    }
    marks = Marks(
      artifact: try highest("artifact"), content: try highest("content"),
      vector: try highest("vector"))
  }

  /// What the revision would stand on must be sound: a hash over damage would make it look meant.
  /// - Throws: `damaged`, with what is wrong.
  func checkGround(path: String) throws {
    var found = Verification(db: db, level: .quick)
    found.check("table lane") { try $0.checkLanes() }
    if let parent { found.check("table revision") { try $0.checkRevision(parent) } }
    guard let problem = found.report.problems.first else { return }
    throw StoreError.damaged(path: path, detail: "\(problem); nothing was recorded")
  }

  func writeTruth() throws -> RevisionTable.StoredRow {
    let tree = DocumentTree(db: db)
    let artifacts = ArtifactTable(db: db, recent: recent)
    for (path, change) in draft.changes.sorted(by: { $0.key < $1.key }) {
      let before = try tree.entry(path: path, at: place)
      guard let put = change.put else {
        guard let before else { continue }
        try tree.record(before.document, artifact: nil, status: .parsed, at: place)
        continue
      }
      let bytes = try change.bytes()
      guard bytes.count <= ArtifactTable.longest else {
        throw StoreError.documentTooLong(
          path, byteCount: bytes.count, most: ArtifactTable.longest)
      }
      let artifact = try artifacts.number(
        of: bytes, digests[path] ?? ContentHash(of: bytes), after: before?.artifact,
        draft.compressed[path])
      guard artifact != before?.artifact || put.status != before?.entry.status else { continue }
      try tree.record(
        try tree.document(path), artifact: artifact, status: put.status, at: place)
    }
    let record = RevisionRecord(
      parents: [parent?.id, mergeParent?.id].compactMap { $0 }, author: draft.author,
      time: draft.time, message: draft.message, origin: draft.origin,
      state: DocumentTree.state(try tree.entries(at: place).map(\.entry)))
    let row = try RevisionTable(db: db).insert(
      record, at: place, parent: parent?.number, mergeParent: mergeParent?.number)
    for (path, edits) in draft.brought.sorted(by: { $0.key < $1.key })
    where draft.changes[path] != nil {
      try BroughtTable(db: db).record(
        edits, revision: row.number, document: try tree.document(path))
    }
    return row
  }

  /// Derived rows continue those of the parent, so a parent without any leaves this one for later.
  func writeDerived(_ row: RevisionTable.StoredRow) throws {
    guard let context = draft.derivation else { return }
    let derivations = DerivationTable(db: db)
    if let parent, try !derivations.isDerived(parent.number) { return }
    var documents: [DocumentPath: DerivedDocument?] = [:]
    for (path, change) in draft.changes {
      documents[path] = .some(change.put?.derived)
    }
    try DerivationWriter(db: db, place: place, revision: row.number, context: context)
      .write(documents)
  }

  func verify(_ written: RevisionTable.StoredRow) throws {
    try verifyTree()
    guard let stored = try RevisionTable(db: db, isChecked: false).row(written.number),
      stored.record.id == written.id, stored.id == written.id,
      stored.seal == stored.expectedSeal
    else { throw StoreError.verificationFailed("the revision's record") }
    let entries = try DocumentTree(db: db).entries(at: place).map(\.entry)
    guard DocumentTree.state(entries) == stored.record.state else {
      throw StoreError.verificationFailed("the tree's state")
    }
    try DerivationTable(db: db).verifyNew(
      revision: written.number, place: place, content: marks.content, vector: marks.vector)
  }

  /// What the tree says now must be what the draft meant, byte for byte.
  private func verifyTree() throws {
    let tree = DocumentTree(db: db)
    let artifacts = ArtifactTable(db: db, recent: recent)
    for (path, change) in draft.changes {
      let entry = try tree.entry(path: path, at: place)
      guard let put = change.put else {
        guard entry == nil else { throw StoreError.verificationFailed(path.text) }
        continue
      }
      guard let entry, entry.entry.status == put.status, entry.entry.byteCount == put.byteCount
      else { throw StoreError.verificationFailed(path.text) }
      // An artifact that was there before was verified when it was written.
      if entry.artifact > marks.artifact {
        guard (try? artifacts.check(entry.artifact)) != nil else {
          throw StoreError.verificationFailed(path.text)
        }
      }
      guard entry.entry.digest == digests[path] else {
        throw StoreError.verificationFailed(path.text)
      }
    }
  }
}
