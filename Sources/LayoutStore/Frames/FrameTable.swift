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

  /// Makes the vectors of `entity` at `place` those of `wanted`: a row for each that differs.
  func write(
    _ wanted: FrameVectors, of entity: Int64, components: [FrameComponent],
    over current: [SpanKey: Int64], at place: Place
  ) throws {
    for component in components {
      let before = current[SpanKey(entity: entity, component: component)]
      guard let values = wanted[component] else {
        if before != nil { try record(entity, component, nil, nil, at: place) }
        continue
      }
      let seal = VectorTable.seal(values)
      if let before, try vectors.row(before).seal == seal { continue }
      let number = try vectors.number(of: values, seal: seal, after: before)
      try record(
        entity, component, number, FrameVectorMap.range(values, state: wanted[.state]), at: place)
    }
  }

  private func record(
    _ entity: Int64, _ component: FrameComponent, _ vector: Int64?,
    _ range: (low: Int32, high: Int32)?, at place: Place
  ) throws {
    let statement = try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO frame_span VALUES (?, ?, ?, ?, ?, ?, ?)")
    try statement.execute(arguments: [
      entity, component.rawValue, place.lane, place.seq, vector, range?.low, range?.high,
    ])
  }
}
