internal import GRDB
package import LayoutModel

/// A constraint with the revision that made it what it is.
package struct BlamedConstraint: Sendable, Hashable {
  package var constraint: StoredConstraint
  /// The last one that changed what it says; that it only moved in the file does not count.
  package var revision: Revision
}

extension DocumentStore {
  /// The constraints of a document in its order, each with the revision that last changed it.
  ///
  /// Read from the change log of the revision's own line; nothing is solved. A document that was moved
  /// is followed to where it was before.
  /// - Complexity: one index look-up per constraint, one per distinct revision.
  package func blame(path: DocumentPath, at revision: RevisionID) throws -> [BlamedConstraint] {
    let blamed = try ownBlame(path: path, at: revision)
    guard let renaming = try renaming(of: path, upTo: revision),
      blamed.contains(where: { $0.revision.id == renaming.revision.id })
    else { return blamed }
    let before = Dictionary(
      try blame(path: renaming.from, at: renaming.parent).map {
        (ConstraintName($0.constraint), $0.revision)
      }, uniquingKeysWith: { first, _ in first })
    return blamed.map { line in
      guard line.revision.id == renaming.revision.id,
        let earlier = before[ConstraintName(line.constraint)]
      else { return line }
      return BlamedConstraint(constraint: line.constraint, revision: earlier)
    }
  }

  /// The name of a constraint within its document.
  private struct ConstraintName: Hashable {
    let scene: ObjectID
    let id: ObjectID

    init(_ constraint: StoredConstraint) {
      scene = constraint.scene
      id = constraint.id
    }
  }

  /// The same without what was before the document came to its path.
  private func ownBlame(path: DocumentPath, at revision: RevisionID) throws -> [BlamedConstraint] {
    try read { db in
      let revisions = RevisionTable(db: db)
      let place = try revisions.require(revision).place
      let reader = SceneReader(db: db, place: place)
      let changed = try db.cachedStatement(
        sql: """
          SELECT n.seq FROM lane_scope s CROSS JOIN entity_change n ON n.entity = ?3
            AND n.lane = s.ancestor AND n.seq <= min(?2, s.maxSeq)
          WHERE s.lane = ?1 ORDER BY s.maxSeq DESC, n.seq DESC LIMIT 1
          """)
      var known: [Int64: Revision] = [:]
      var blamed: [BlamedConstraint] = []
      for scene in try reader.scenes(path: path) {
        for found in try reader.contents(of: scene) where found.key.kind == .constraint {
          guard
            let seq = try Int64.fetchOne(
              changed, arguments: [place.lane, place.seq, found.entity]),
            let revision = try known[seq] ?? revisions.newest(in: place.lane, upTo: seq)?.revision
          else { continue }
          known[seq] = revision
          blamed.append(
            BlamedConstraint(
              constraint: try reader.constraint(found, scene), revision: revision))
        }
      }
      return blamed
    }
  }
}
