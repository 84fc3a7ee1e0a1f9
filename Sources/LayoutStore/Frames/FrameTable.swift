internal import GRDB

/// Spans of frame vectors along lines of history.
struct FrameTable {
  let db: Database
  let vectors: VectorTable

  struct SpanKey: Hashable {
    var entity: Int64
    var component: FrameComponent
  }

  /// The vectors of a scene and of everything it holds, at `place`.
  ///
  /// `components` bounds the work: one index look-up for each of them and each entity.
  func spans(scene: Int64, at place: Place, components: [FrameComponent] = FrameComponent.ofView)
    throws -> [SpanKey: Int64]
  {
    let current = """
      (SELECT f.vector FROM lane_scope s CROSS JOIN frame_span f ON f.view = e.id
        AND f.component = p.component AND f.lane = s.ancestor AND f.seq <= min(?2, s.maxSeq)
      WHERE s.lane = ?1 ORDER BY s.maxSeq DESC, f.seq DESC LIMIT 1)
      """
    let statement = try db.cachedStatement(
      sql: """
        SELECT e.id, p.component, \(current) FROM entity e
        JOIN (SELECT column1 AS component FROM (VALUES \(FrameComponent.rows(components)))) p
        WHERE e.owner = ?3 AND e.kind = \(EntityKind.view)
        UNION ALL
        SELECT e.id, p.component, \(current) FROM entity e
        JOIN (SELECT column1 AS component
          FROM (VALUES \(FrameComponent.rows(FrameComponent.ofScene)))) p
        WHERE e.id = ?3
        """)
    var result: [SpanKey: Int64] = [:]
    let rows = try Row.fetchCursor(statement, arguments: [place.lane, place.seq, scene])
    while let row = try rows.next() {
      guard let vector: Int64 = try row.at(2),
        let component = FrameComponent(rawValue: try row.at(1))
      else { continue }
      result[SpanKey(entity: try row.at(0), component: component)] = vector
    }
    return result
  }

  /// One component's vector at `place`; nil = all zero.
  func vector(of entity: Int64, _ component: FrameComponent, at place: Place) throws -> Int64? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT f.vector FROM lane_scope s CROSS JOIN frame_span f ON f.view = ?3
          AND f.component = ?4 AND f.lane = s.ancestor AND f.seq <= min(?2, s.maxSeq)
        WHERE s.lane = ?1 ORDER BY s.maxSeq DESC, f.seq DESC LIMIT 1
        """)
    return try Row.fetchOne(
      statement, arguments: [place.lane, place.seq, entity, component.rawValue]
    ).flatMap { try $0.at(0) }
  }
}

extension DerivedRows {
  /// Makes the vectors of `entity` those of `wanted`: a row for each that differs.
  ///
  /// - Parameters:
  ///   - wanted: in the order of their components; those that are all zero are left out.
  ///   - entity: the view or scene.
  ///   - name: what it is called.
  ///   - components: those it can have, in their order.
  ///   - current: the vectors that it and others had before.
  ///   - vectors: where vectors are found and stored.
  func frames(
    _ wanted: [FrameVector], of entity: Int64, named name: EntityName,
    components: [FrameComponent], over current: [FrameTable.SpanKey: Int64],
    in vectors: VectorTable
  ) throws {
    guard !current.isEmpty else {
      for vector in wanted {
        let number = try vectors.number(of: vector.packed, after: nil)
        try frame(of: entity, named: name, vector.component, to: (number, vector))
      }
      return
    }
    var rest = wanted[...]
    for component in components {
      let before = current[.init(entity: entity, component: component)]
      guard let vector = rest.first, vector.component == component else {
        if before != nil { try frame(of: entity, named: name, component, to: nil) }
        continue
      }
      rest.removeFirst()
      if let before, try vectors.row(before).seal == vector.packed.seal { continue }
      let number = try vectors.number(of: vector.packed, after: before)
      try frame(of: entity, named: name, component, to: (number, vector))
    }
  }
}

/// One component's vector of a view or scene, with its least and greatest value over the
/// configurations that have the view.
struct FrameVector: Sendable {
  var component: FrameComponent
  var packed: PackedVector
  var low: Int32?
  var high: Int32?
}
