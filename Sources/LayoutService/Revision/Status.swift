package import LayoutModel
internal import LayoutStore

/// How the files on disk stand to the newest revision.
package struct StatusReport: Sendable {
  package var branch: String
  /// nil while there is no revision.
  package var head: Revision?
  package var documents: [CommittedDocument]
  /// Names that are alike but for case or Unicode normal form.
  package var lookalikes: [[DocumentPath]]
  package var unchangedCount: Int
  /// Frames and findings in the store that are another engine's.
  package var outdated: [OutdatedAnswers]
}

extension Workspace {
  /// Lists the documents that a commit would record. Reads documents, solves nothing.
  package func status(_ tree: WorkTree) throws -> StatusReport {
    let head = try store.head()
    let states = try comparison(from: head?.id, to: tree)
    let pairs = try pairs(states, at: head?.id).filter { $0.edit != .redeclared }
    let origins = try states.followingMoves().origins
    return StatusReport(
      branch: try store.branches().first(where: \.isCurrent)?.name ?? "main", head: head,
      documents: pairs.map { CommittedDocument($0, origins: origins) },
      lookalikes: DocumentPath.lookalikes(try paths(at: head?.id, after: pairs)),
      unchangedCount: tree.files.count - pairs.filter { $0.head != nil }.count,
      outdated: try outdatedAnswers())
  }
}
