internal import GRDB
package import LayoutModel

/// A revision in which a view, a constraint on it, or its solved frame changed.
package struct ViewHistoryEntry: Sendable, Hashable {
  package var revision: Revision
  /// The view as it was and is; equal when only its constraints or frames changed.
  package var before: StoredView?
  package var after: StoredView?
  /// Constraints that name the view and changed.
  package var constraints: [ConstraintChange]
  /// Frames in superview coordinates, for the configurations in which they changed.
  package var frames: [FrameChange]
  /// The revision's edits of the view and of constraints on it, in words; nil: not recorded,
  /// the documents tell.
  package var edits: [StructureChange]?

  /// A constraint before and after a revision; nil where it was not there.
  package struct ConstraintChange: Sendable, Hashable {
    package var before: StoredConstraint?
    package var after: StoredConstraint?
  }
}

/// That a revision changed a view, and in what respect.
package struct ViewTouch: Sendable, Hashable {
  package var revision: Revision
  /// Its own attributes, or whether it is there at all.
  package var changesView: Bool
  /// A constraint that names it.
  package var changesConstraints: Bool
  /// Its solved frame on some configuration.
  package var changesFrames: Bool
}

extension DocumentStore {
  /// The revisions on a branch that changed a view, newest first, without what they changed.
  /// - Complexity: range scans over the view's own changes and those of its constraints.
  package func revisions(
    changing view: ObjectID, path: DocumentPath, scene: ObjectID? = nil, on branch: String? = nil
  ) throws -> [ViewTouch] {
    try read { db in
      let lane = try Lanes(db: db).find(branch)
      let histories = try ViewHistory.found(db, view, path, scene, lane.id).map {
        try $0.touches()
      }
      if let only = histories.first, histories.count == 1 { return only }
      return histories.joined().sorted { $0.revision.sequence > $1.revision.sequence }
    }
  }

  /// The revisions up to one, on its line of first parents, that changed a view, newest first.
  /// - Complexity: as `revisions(changing:path:scene:on:)`.
  package func revisions(
    changing view: ObjectID, path: DocumentPath, upTo revision: RevisionID
  ) throws -> [Revision] {
    try read { db in
      let place = try RevisionTable(db: db).require(revision).place
      return try ViewHistory.found(db, view, path, nil, place.lane).flatMap {
        try $0.touches().map(\.revision)
      }
      .filter { $0.sequence <= place.seq }.sorted { $0.sequence > $1.sequence }
    }
  }

  /// The revisions on a branch that changed a view, newest first.
  /// - Parameters:
  ///   - view: the view's id.
  ///   - path: the document's path.
  ///   - scene: the scene's id; nil = every scene with such a view.
  ///   - branch: nil = the current one.
  ///   - limit: the maximum number of revisions.
  ///   - withConstraints: `false` leaves the constraints out, which the edits tell of too.
  /// - Complexity: as `revisions(changing:path:scene:on:)`, then one decoding for each of the view's
  ///   vectors and states, and for each revision one look-up of what it edited.
  package func history(
    of view: ObjectID, path: DocumentPath, scene: ObjectID? = nil, on branch: String? = nil,
    limit: Int = .max, withConstraints: Bool = true
  ) throws -> [ViewHistoryEntry] {
    try read { db in
      let lane = try Lanes(db: db).find(branch)
      var entries: [ViewHistoryEntry] = []
      for history in try ViewHistory.found(db, view, path, scene, lane.id) {
        entries.append(
          contentsOf: try history.found().prefix(max(0, limit)).map {
            try history.entry($0, withConstraints: withConstraints)
          })
      }
      entries.sort { $0.revision.sequence > $1.revision.sequence }
      return Array(entries.prefix(max(0, limit)))
    }
  }
}
