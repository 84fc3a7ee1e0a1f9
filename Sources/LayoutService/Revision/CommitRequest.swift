public import LayoutModel

/// A request to record a state of the documents.
public struct CommitRequest: Sendable {
  public var tree: WorkTree
  public var message: String
  public var author: String
  /// Seconds since 1970, UTC.
  public var time: Int64
  /// The configurations for which changed scenes are solved.
  public var matrix: Matrix
  /// Records a revision even when no document changed.
  public var allowsEmpty = false
  /// Records the bytes only; `rebuild` solves them later.
  package var isUnsolved = false
  /// The revision that the documents have been merged with, by name; nil = none.
  package var mergedWith: String?

  public init(
    tree: WorkTree, message: String, author: String, time: Int64, matrix: Matrix = .standard
  ) {
    self.tree = tree
    self.message = message
    self.author = author
    self.time = time
    self.matrix = matrix
  }
}

/// The outcome of a commit.
public struct CommitReport: Sendable {
  /// nil when there was nothing to record.
  public var revision: Revision?
  public var documents: [CommittedDocument] = []
  /// Names with a new one among them that are alike but for case or Unicode normal form.
  package var lookalikes: [[DocumentPath]] = []
  /// Frames that are too large to be stored.
  package var refused: [RefusedFrame] = []
  /// Scenes that would take too much work to solve.
  package var givenUp: [GivenUpScene] = []
  public var configurationCount = 0
  public var work = WorkCount()
  /// Findings of the scenes that were solved.
  public var found = FindingCount()
  /// Against the parent, none for a first revision; kept findings are left out.
  public var regressions: [Regression] = []
}

/// The change of one document by a revision.
public struct CommittedDocument: Sendable, Hashable {
  public var path: DocumentPath
  package var edit: DocumentEdit
  /// Where a document that came lay before, if it was moved: it is recorded as removed and added.
  package var origin: DocumentPath?
  /// Why it has no layouts: kept as bytes, or of another platform; nil when it has.
  public var reasonNotSolved: String?
  /// Its bytes were not read as a document at all.
  public var isUnreadable: Bool

  init(_ pair: DocumentPair, origins: [DocumentPath: DocumentPath] = [:]) {
    path = pair.path
    origin = origins[pair.path]
    edit = pair.edit
    reasonNotSolved = pair.head?.reasonNotSolved
    isUnreadable = pair.head?.isUnreadable ?? false
  }
}
