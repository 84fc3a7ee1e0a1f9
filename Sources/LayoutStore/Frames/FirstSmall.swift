internal import GRDB
package import LayoutModel

/// The first revision in which a view's width or height was below a bound.
package struct FirstSmallFrame: Sendable, Hashable {
  package var path: DocumentPath
  package var scene: ObjectID
  package var view: ObjectID
  package var revision: Revision
  /// Its length then, in points: on the configuration asked for, or the least over all.
  package var length: Double
}

extension DocumentStore {
  /// The axis whose length is asked for.
  package enum Length: Int64, Sendable, Hashable {
    case width = 2
    case height = 3
  }

  /// The first revisions of a branch in which views were smaller than `bound`, from stored rows.
  ///
  /// Spans carry their least value over all configurations, so that a span which is nowhere below
  /// the bound is passed over without being decoded; of the others only the configuration's own
  /// value is.
  /// - Parameters:
  ///   - bound: in points.
  ///   - view: nil = every view.
  ///   - path: the document's path.
  ///   - configuration: by name; nil = any of those the scene was solved for.
  ///   - branch: the line that is followed.
  ///   - length: the side that is measured.
  /// - Complexity: for each view, its spans of one component up to the first that fits.
  package func firstSmallFrames(
    _ length: Length, below bound: Double, view: ObjectID? = nil, path: DocumentPath? = nil,
    on configuration: String? = nil, branch: String? = nil
  ) throws -> [FirstSmallFrame] {
    try read { db in
      let search = try FirstSmall(
        db: db, lane: try Lanes(db: db).find(branch).id, component: length.rawValue,
        bound: Int32(sixthsOf: bound), configuration: configuration)
      return try search.views(view, path: path).compactMap { try search.first(of: $0) }
    }
  }
}

/// One search; keeps the data that its views share.
final class FirstSmall {
  private let db: Database
  private let lane: Int64
  private let component: Int64
  private let bound: Int32
  private let column: ConfigurationColumn?
  private let spans: Statement
  private var revisions: [Int64: Revision] = [:]

  struct Found {
    var entity: Int64
    var scene: Int64
    var path: DocumentPath
    var sceneID: String
    var id: String
  }

  init(db: Database, lane: Int64, component: Int64, bound: Int32, configuration: String?) throws {
    self.db = db
    self.lane = lane
    self.component = component
    self.bound = bound
    column = try configuration.map { try ConfigurationColumn(db: db, name: $0) }
    spans = try db.cachedStatement(sql: Self.spans)
  }

  func views(_ view: ObjectID?, path: DocumentPath?) throws -> [Found] {
    // Two texts, so that a search for one view is a look-up and not a scan.
    let condition =
      view == nil
      ? "e.kind = \(EntityKind.view)"
      : "e.owner = o.id AND e.kind = \(EntityKind.view) AND e.uid = ?2"
    let statement = try db.cachedStatement(
      sql: """
        SELECT e.id, o.id, d.path, o.uid, e.uid FROM document d
        CROSS JOIN entity o ON o.document = d.id AND o.kind = \(EntityKind.scene)
          AND o.owner IS NULL
        CROSS JOIN entity e ON e.owner = o.id AND \(condition)
        WHERE (?1 IS NULL OR d.path = ?1)\(view == nil ? " AND ?2 IS NULL" : "")
        """)
    return try Row.fetchAll(statement, arguments: [path?.text, view?.rawValue]).map {
      try Found(
        entity: $0.at(0), scene: $0.at(1), path: $0.at(2), sceneID: $0.at(3), id: $0.at(4))
    }
  }

  func first(of view: Found) throws -> FirstSmallFrame? {
    let rows = try Row.fetchCursor(
      spans, arguments: [lane, view.entity, component, Int64(bound)])
    while let row = try rows.next() {
      let seq: Int64 = try row.at(0)
      var length = Int32(clamping: try row.at(2) as Int64)
      if let column {
        let place = Place(lane: lane, seq: seq)
        guard
          let own = try column.value(of: row.at(1), scene: view.scene, at: place), own < bound,
          try !column.isAbsent(view.entity, scene: view.scene, at: place)
        else { continue }
        length = own
      }
      guard let revision = try revision(seq) else { continue }
      return FirstSmallFrame(
        path: view.path, scene: ObjectID(view.sceneID), view: ObjectID(view.id),
        revision: revision, length: length.points)
    }
    return nil
  }

  private func revision(_ seq: Int64) throws -> Revision? {
    if let known = revisions[seq] { return known }
    let found = try RevisionTable(db: db).newest(in: lane, upTo: seq)?.revision
    revisions[seq] = found
    return found
  }

  /// Lane ?1, view ?2, component ?3, bound ?4: spans that are somewhere below it, oldest first.
  static let spans = """
    SELECT f.seq, f.vector, f.low FROM lane_scope s CROSS JOIN frame_span f ON f.view = ?2
      AND f.component = ?3 AND f.lane = s.ancestor AND f.seq <= s.maxSeq
    WHERE s.lane = ?1 AND f.low < ?4 ORDER BY s.maxSeq, f.seq
    """
}
