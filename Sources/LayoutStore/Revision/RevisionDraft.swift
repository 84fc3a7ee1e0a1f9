package import LayoutModel

/// A revision to be committed.
///
///     let draft = RevisionDraft(
///       expectedHead: try store.head()?.id, author: "Ada", time: 1_700_000_000,
///       message: "Move the title",
///       changes: ["Main.storyboard": .put(bytes, .parsed, derived)])
///     let revision = try store.commit(draft)
public struct RevisionDraft: Sendable {
  /// The head that the draft was made on; nil when its branch has no revision yet. When the head is
  /// another by then, the commit is refused with `StoreError.lineMoved`.
  package var expectedHead: RevisionID?
  /// The branch to commit on; nil = the current one.
  public var branch: String?
  /// The second parent of a merge.
  package var mergeParent: RevisionID?
  public var author: String
  /// Seconds since 1970, UTC.
  public var time: Int64
  public var message: String
  /// Where an imported revision came from, such as a git commit id. Part of the revision's id.
  public var origin: String?
  /// What happens to documents, by path; all others stay as they are.
  package var changes: [DocumentPath: DocumentChange]
  /// The edits of the commits that came in by an imported merge, by document, the newest first.
  package var brought: [DocumentPath: [BroughtEdits]] = [:]
  /// Bytes of `changes` that were compressed beforehand, by path. They must be those bytes: what is
  /// stored is read back, and the commit fails with `verificationFailed` if it is anything else.
  package var compressed: [DocumentPath: CompressedDocument] = [:]
  /// What the layouts in `changes` were solved for and how the revision compares with its parent;
  /// nil leaves the revision to a later `derive`.
  package var derivation: DerivationContext?

  package init(
    expectedHead: RevisionID?, branch: String? = nil, mergeParent: RevisionID? = nil,
    author: String, time: Int64, message: String, origin: String? = nil,
    changes: [DocumentPath: DocumentChange], derivation: DerivationContext? = nil
  ) {
    self.expectedHead = expectedHead
    self.branch = branch
    self.mergeParent = mergeParent
    self.author = author
    self.time = time
    self.message = message
    self.origin = origin
    self.changes = changes
    self.derivation = derivation
  }

  /// It writes so many rows that what they refer to is better found once, when they are read back. Brought
  /// edits are not read back.
  var isLarge: Bool { derivation != nil && brought.isEmpty && changes.count > 64 }
}

extension DocumentChange {
  /// What is put; nil where the document is removed.
  var put: (status: DocumentStatus, derived: DerivedDocument?, byteCount: Int)? {
    switch self {
    case .put(let bytes, let status, let derived): (status, derived, bytes.count)
    case .putPacked(let bytes, let status, let derived): (status, derived, bytes.count)
    case .remove: nil
    }
  }

  /// The bytes that are put.
  func bytes() throws -> [UInt8] {
    switch self {
    case .put(let bytes, _, _): bytes
    case .putPacked(let bytes, _, _): try bytes.unpacked()
    case .remove: []
    }
  }
}

/// What a revision does to one document.
package enum DocumentChange: Sendable {
  /// New bytes, or the same bytes with a new reading. No derived document: the reading of this
  /// document is dropped (kept bytes, or nothing to solve).
  case put([UInt8], DocumentStatus, DerivedDocument?)
  /// The same, of many documents: bytes are unpacked where they are needed, one after the other.
  case putPacked(PackedBytes, DocumentStatus, DerivedDocument?)
  case remove
}
