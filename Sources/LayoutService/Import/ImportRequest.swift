public import LayoutModel

/// Which history of a git repository is to be recorded.
public struct ImportRequest: Sendable {
  /// The repository's folder, or one inside it.
  public var repository: String
  /// Files and folders from there; none: every layout file of the repository.
  public var paths: [String] = []
  /// The git branch, tag or commit whose history goes to the current branch; nil = what is checked
  /// out.
  public var branch: String?
  /// Every other local branch too, each to a branch of its own.
  public var includesAllBranches = false
  /// Not a history but these commits alone, by their whole ids, each on top of the one before.
  var states: [String] = []
  /// What changed scenes are solved for.
  public var matrix: Matrix
  /// Records the bytes only; `rebuild` solves them later.
  public var isUnsolved = false

  public init(repository: String, matrix: Matrix = .standard) {
    self.repository = repository
    self.matrix = matrix
  }
}

/// What an import recorded.
public struct ImportReport: Sendable {
  /// In the order they were recorded.
  public var revisions: [ImportedRevision] = []
  /// Commits that the store had already.
  public var knownCount = 0
  /// Branches that were not imported, and files that were left out, with the reason.
  public var problems: [FileProblem] = []
  /// Names in the newest revisions that are alike but for case or Unicode normal form.
  public var lookalikes: [[DocumentPath]] = []
  public var configurationCount = 0
  public var work = WorkCount()
  /// Commits that were left when the import was cancelled.
  public var remainingCount = 0

  /// Revisions that made something worse, in the order they were recorded.
  public var gating: [ImportedRevision] {
    revisions.filter { $0.regressions.contains(where: \.gates) }
  }
}

/// A revision made of a git commit.
public struct ImportedRevision: Sendable {
  public var revision: Revision
  /// The git commit's id.
  public var origin: String
  /// The branch it was recorded on.
  public var branch: String
  public var documents: [CommittedDocument]
  /// Against the revision before; kept findings are left out.
  public var regressions: [Regression]
}
