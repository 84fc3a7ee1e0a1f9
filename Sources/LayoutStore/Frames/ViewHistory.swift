internal import GRDB
public import LayoutModel

/// A revision in which a view, a constraint on it, or its solved frame changed.
public struct ViewHistoryEntry: Sendable, Hashable {
  public var revision: Revision
  /// The view as it was and is; equal when only its constraints or frames changed.
  public var before: StoredView?
  public var after: StoredView?
  /// Constraints that name the view and changed.
  public var constraints: [ConstraintChange]
  /// Frames in superview coordinates, for the configurations in which they changed.
  public var frames: [FrameChange]

  public struct ConstraintChange: Sendable, Hashable {
    public var before: StoredConstraint?
    public var after: StoredConstraint?
  }
}

extension DocumentStore {
  /// The revisions on a branch that changed a view, newest first.
  /// - Complexity: range scans over the view's own changes and those of its constraints.
  public func history(
    of view: ObjectID, path: String, scene: ObjectID? = nil, on branch: String? = nil,
    limit: Int = .max
  ) throws -> [ViewHistoryEntry] {
    try read { db in
      let lane = try Lanes(db: db).find(branch)
      let entities = try Row.fetchAll(
        db,
        sql: """
          SELECT e.id, o.id, o.uid FROM document d JOIN entity e ON e.document = d.id
          JOIN entity o ON o.id = e.owner
          WHERE d.path = ?1 AND e.kind = 2 AND e.uid = ?2 AND (?3 IS NULL OR o.uid = ?3)
          """, arguments: [path, view.rawValue, scene?.rawValue])
      var entries: [ViewHistoryEntry] = []
      for row in entities {
        let history = try ViewHistory(
          db: db, lane: lane.id, path: path, view: view, entity: row.at(0), owner: row.at(1),
          scene: ObjectID(row.at(2)))
        entries.append(contentsOf: try history.entries(limit: limit))
      }
      entries.sort { $0.revision.sequence > $1.revision.sequence }
      return Array(entries.prefix(max(0, limit)))
    }
  }
}

private struct ViewHistory {
  let db: Database
  let lane: Int64
  let path: String
  let view: ObjectID
  let entity: Int64
  let owner: Int64
  let scene: ObjectID

  /// Sequence numbers at which the rows of one table changed, newest first.
  private func sequences(_ table: String, _ column: String, _ entities: [Int64]) throws -> [Int64] {
    let list = entities.map { String($0) }.joined(separator: ",")
    return try Int64.fetchAll(
      db,
      sql: """
        SELECT n.seq FROM lane_scope s JOIN \(table) n ON n.lane = s.ancestor AND n.seq <= s.maxSeq
        WHERE s.lane = ? AND n.\(column) IN (\(list))
        """, arguments: [lane])
  }

  func entries(limit: Int) throws -> [ViewHistoryEntry] {
    // Every constraint of the scene that named the view at any time.
    let constraints = try Int64.fetchAll(
      db,
      sql: """
        SELECT DISTINCT e.id FROM entity e JOIN entity_change n ON n.entity = e.id
        JOIN content c ON c.id = n.content
        WHERE e.owner = ?1 AND e.kind = 4 AND (c.data ->> 'a' = ?2 OR c.data ->> 'b' = ?2)
        """, arguments: [owner, view.rawValue])
    let own = Set(try sequences("entity_change", "entity", [entity]))
    let related = Set(try sequences("entity_change", "entity", constraints))
    let moved = Set(try sequences("frame_span", "view", [entity]))
    let table = RevisionTable(db: db)
    return try own.union(related).union(moved).sorted(by: >).prefix(max(0, limit)).compactMap {
      seq in
      guard let row = try table.newest(in: lane, upTo: seq), row.place.seq == seq else {
        return nil
      }
      return try entry(
        row.revision, at: seq, withConstraints: related.contains(seq),
        withFrames: moved.contains(seq))
    }
  }

  private func entry(
    _ revision: Revision, at seq: Int64, withConstraints: Bool, withFrames: Bool
  ) throws -> ViewHistoryEntry {
    let before = SceneReader(db: db, place: Place(lane: lane, seq: seq - 1))
    let after = SceneReader(db: db, place: Place(lane: lane, seq: seq))
    let old = try before.scenes(path: path, scene: scene).first
    let new = try after.scenes(path: path, scene: scene).first
    func constraints(_ reader: SceneReader, _ scene: SceneReader.FoundScene?) throws
      -> [ObjectID: StoredConstraint]
    {
      guard withConstraints, let scene else { return [:] }
      let all = try reader.constraints(of: scene)
      return Dictionary(
        all.filter { $0.firstItem == view || $0.secondItem == view }.map { ($0.id, $0) },
        uniquingKeysWith: { first, _ in first })
    }
    let oldConstraints = try constraints(before, old)
    let newConstraints = try constraints(after, new)
    var changes: [ViewHistoryEntry.ConstraintChange] = []
    for id in Set(oldConstraints.keys).union(newConstraints.keys).sorted() {
      // A constraint that only moved in the file has not changed.
      var left = oldConstraints[id]
      var right = newConstraints[id]
      left?.location = nil
      right?.location = nil
      if left != right {
        changes.append(.init(before: oldConstraints[id], after: newConstraints[id]))
      }
    }
    var frames: [FrameChange] = []
    if withFrames, let old, let new {
      frames = FrameReader.changes(
        from: try FrameReader(scenes: before).frames(of: old),
        to: try FrameReader(scenes: after).frames(of: new), in: .superview
      ).filter { $0.view == view }
    }
    return ViewHistoryEntry(
      revision: revision,
      before: try old.flatMap { try before.views(of: $0).first { $0.id == view } },
      after: try new.flatMap { try after.views(of: $0).first { $0.id == view } },
      constraints: changes, frames: frames)
  }
}
