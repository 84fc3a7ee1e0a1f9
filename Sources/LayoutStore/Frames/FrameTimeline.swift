internal import GRDB
package import LayoutModel

/// The change of a view's frame on one configuration in one revision.
package struct FrameMoment: Sendable, Hashable {
  package var revision: Revision
  /// In superview coordinates; nil where the configuration has not got the view.
  package var frame: Frame?
}

extension DocumentStore {
  /// The revisions that changed a view's solved frame on one configuration, oldest first.
  ///
  /// Read from the stored vectors along the revision's own line; nothing is solved. A view that
  /// moves with its superview has not changed. The first moment is the first revision that was
  /// solved for the configuration and has the view. A document that was moved is followed to where it
  /// was before.
  /// - Complexity: range scans over the view's own changes, one decoding for each.
  package func frameTimeline(
    of view: ObjectID, path: DocumentPath, configuration: String, upTo revision: RevisionID
  ) throws -> [FrameMoment] {
    var moments = try ownTimeline(
      of: view, path: path, configuration: configuration, upTo: revision)
    guard let renaming = try renaming(of: path, upTo: revision) else { return moments }
    let earlier = try frameTimeline(
      of: view, path: renaming.from, configuration: configuration, upTo: renaming.parent)
    // A document of the same name may have gone before this one came.
    moments.removeAll { $0.revision.sequence < renaming.revision.sequence }
    if let last = earlier.last, moments.first?.frame == last.frame { moments.removeFirst() }
    return earlier + moments
  }

  /// The same without what was before the document came to its path.
  private func ownTimeline(
    of view: ObjectID, path: DocumentPath, configuration: String, upTo revision: RevisionID
  ) throws -> [FrameMoment] {
    try read { db in
      let place = try RevisionTable(db: db).require(revision).place
      let entities = try Row.fetchAll(
        db,
        sql: """
          SELECT e.id, e.owner FROM document d JOIN entity e ON e.document = d.id
          WHERE d.path = ?1 AND e.kind = \(EntityKind.view) AND e.uid = ?2 AND e.owner IS NOT NULL
          """, arguments: [path.text, view.rawValue])
      // A view that changed its scene is another entity from then on.
      let timelines = try entities.map {
        try FrameTimeline(
          db: db, place: place, view: $0.at(0), scene: $0.at(1), configuration: configuration)
      }
      var moments: [FrameMoment] = []
      for seq in Set(try timelines.flatMap { try $0.sequences() }).sorted() {
        var frame: Frame?
        for timeline in timelines where frame == nil { frame = try timeline.frame(at: seq) }
        let before = moments.last
        guard before == nil ? frame != nil : before?.frame != frame else { continue }
        guard let row = try RevisionTable(db: db).newest(in: place.lane, upTo: seq) else {
          continue
        }
        moments.append(FrameMoment(revision: row.revision, frame: frame))
      }
      return moments
    }
  }
}

/// One view's frame on one configuration over the revisions that a line sees.
private struct FrameTimeline {
  let db: Database
  let place: Place
  let view: Int64
  let scene: Int64
  let configuration: String
  private static let parts: [FrameComponent] = [.x, .y, .width, .height, .state]

  /// Where the frame, or what the scene was solved for, may have changed.
  func sequences() throws -> [Int64] {
    let parts = Self.parts.map { String($0.rawValue) }.joined(separator: ",")
    return try Int64.fetchAll(
      db,
      sql: """
        SELECT f.seq FROM lane_scope s JOIN frame_span f ON f.lane = s.ancestor
          AND f.seq <= min(?2, s.maxSeq)
        WHERE s.lane = ?1 AND f.view = ?3 AND f.component IN (\(parts))
        UNION SELECT k.seq FROM lane_scope s JOIN scene_key k ON k.lane = s.ancestor
          AND k.seq <= min(?2, s.maxSeq)
        WHERE s.lane = ?1 AND k.scene = ?4
        UNION SELECT n.seq FROM lane_scope s JOIN entity_change n ON n.lane = s.ancestor
          AND n.seq <= min(?2, s.maxSeq)
        WHERE s.lane = ?1 AND n.entity = ?3 AND n.content IS NULL
        """, arguments: [place.lane, place.seq, view, scene])
  }

  func frame(at seq: Int64) throws -> Frame? {
    let then = Place(lane: place.lane, seq: seq)
    guard try isAlive(then), let set = try SceneKeyTable(db: db).key(of: scene, at: then)?.set,
      let index = try ConfigurationTable(db: db).members(of: set).firstIndex(where: {
        $0.configuration.name == configuration
      })
    else { return nil }
    let values = try Self.parts.map { try value($0, index, then) }
    guard FrameState.hasFrame(values[4]) else { return nil }
    return Frame(
      x: values[0].points, y: values[1].points, width: values[2].points,
      height: values[3].points)
  }

  private func isAlive(_ then: Place) throws -> Bool {
    let statement = try db.cachedStatement(
      sql: "SELECT \(EntityTable.contentNow) FROM entity e WHERE e.id = ?3")
    return try Int64.fetchOne(statement, arguments: [then.lane, then.seq, view]) != nil
  }

  private func value(_ part: FrameComponent, _ index: Int, _ then: Place) throws -> Int32 {
    let vectors = VectorTable(db: db)
    let table = FrameTable(db: db, vectors: vectors)
    guard let vector = try table.vector(of: view, part, at: then) else { return 0 }
    let values = try vectors.values(of: vector)
    guard values.indices.contains(index) else {
      throw StoreError.damaged(path: "vector \(vector)", detail: "it is too short")
    }
    return values[index]
  }
}
