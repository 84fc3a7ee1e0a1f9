import LayoutModel

@testable import LayoutStore

/// What tests ask of a store and no command does.
extension DocumentStore {
  /// SHA-256 over a revision's sorted paths and digests: equal for equal trees.
  func state(of revision: RevisionID) throws -> ContentHash {
    try read { try RevisionTable(db: $0).require(revision).record.state }
  }

  /// The constraints of a document, or of one scene of it, in document order.
  func constraints(
    at revision: RevisionID, path: DocumentPath, scene: ObjectID? = nil
  ) throws -> [StoredConstraint] {
    try read { db in
      let place = try RevisionTable(db: db).require(revision).place
      let reader = SceneReader(db: db, place: place)
      return try reader.scenes(path: path, scene: scene).flatMap { try reader.constraints(of: $0) }
    }
  }
}
