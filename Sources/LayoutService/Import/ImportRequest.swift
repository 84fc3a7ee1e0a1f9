package import LayoutModel

/// Which history of a git repository is to be recorded.
package struct ImportRequest: Sendable {
  /// The repository's folder, or one inside it.
  package var repository: String
  /// Files and folders from there; none: every layout file of the repository.
  package var paths: [String] = []
  /// The git branch, tag or commit whose history goes to the current branch; nil = what is checked
  /// out.
  package var branch: String?
  /// Every other local branch too, each to a branch of its own.
  package var includesAllBranches = false
  /// Not a history but these commits alone, by their whole ids, each on top of the one before.
  var states: [String] = []
  /// The configurations for which changed scenes are solved.
  package var matrix: Matrix
  /// Records the bytes only; `rebuild` solves them later.
  package var isUnsolved = false

  package init(repository: String, matrix: Matrix = .standard) {
    self.repository = repository
    self.matrix = matrix
  }
}

/// The revisions that an import recorded.
package struct ImportReport: Sendable {
  /// In the order they were recorded.
  package var revisions: [ImportedRevision] = []
  /// Commits that the store had already.
  package var knownCount = 0
  /// Branches that were not imported, and files that were left out, with the reason.
  package var problems: [FileProblem] = []
  /// Names in the newest revisions that are alike but for case or Unicode normal form.
  package var lookalikes: [[DocumentPath]] = []
  package var configurationCount = 0
  package var work = WorkCount()
  /// Commits that were left when the import was cancelled.
  package var remainingCount = 0

  /// No commit was there to record, and none had been recorded before.
  package var isOfNothing: Bool { revisions.isEmpty && knownCount == 0 && remainingCount == 0 }

  /// Revisions that made something worse, in the order they were recorded.
  package var gating: [ImportedRevision] {
    revisions.filter { $0.regressions.contains(where: \.gates) }
  }
}

/// A revision made of a git commit.
package struct ImportedRevision: Sendable {
  package var revision: Revision
  /// The git commit's id.
  package var origin: String
  /// The branch it was recorded on.
  package var branch: String
  package var documents: [CommittedDocument]
  /// Against the revision before; kept findings are left out.
  package var regressions: [Regression]
}
