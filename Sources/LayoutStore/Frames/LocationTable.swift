internal import GRDB
internal import LayoutModel

/// Lines and columns of entities, as vectors in key order.
struct LocationTable {
  let db: Database
  let vectors: VectorTable

  struct Span {
    var lines: Int64?
    var columns: Int64?
  }

  func span(of entity: Int64, at place: Place) throws -> Span? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT f.lines, f.columns FROM lane_scope s CROSS JOIN location_span f ON f.entity = ?3
          AND f.lane = s.ancestor AND f.seq <= min(?2, s.maxSeq)
        WHERE s.lane = ?1 ORDER BY s.maxSeq DESC, f.seq DESC LIMIT 1
        """)
    return try Row.fetchOne(statement, arguments: [place.lane, place.seq, entity])
      .map { try Span(lines: $0.at(0), columns: $0.at(1)) }
  }

  /// Records the locations if they differ from those at `place`.
  /// - Parameter isNew: the entity has none yet.
  func write(
    _ locations: PackedLocations, of entity: Int64, named name: EntityName, isNew: Bool,
    at place: Place, in rows: DerivedRows
  ) throws {
    let before = isNew ? nil : try span(of: entity, at: place)
    let lines = try number(locations.lines, before?.lines)
    let columns = try number(locations.columns, before?.columns)
    guard lines != before?.lines || columns != before?.columns else { return }
    try rows.locations(
      of: entity, named: name, locations, lines: lines, columns: columns)
  }

  private func number(_ vector: PackedVector?, _ before: Int64?) throws -> Int64? {
    guard let vector else { return nil }
    if let before, try vectors.row(before).seal == vector.seal { return before }
    return try vectors.number(of: vector, after: before)
  }

  /// The locations of `count` entities, lines counted from `line`; nil when none are stored.
  func locations(of entity: Int64, count: Int, from line: Int, at place: Place) throws
    -> [SourceLocation]?
  {
    guard let span = try span(of: entity, at: place), let lines = span.lines,
      let columns = span.columns
    else { return nil }
    let lineValues = try vectors.values(of: lines)
    let columnValues = try vectors.values(of: columns)
    guard lineValues.count == count, columnValues.count == count else { return nil }
    return zip(lineValues, columnValues).map {
      SourceLocation(line: Int($0) + line, column: Int($1))
    }
  }
}

/// Places in a file as they are stored: lines and columns, nil where there are none.
struct PackedLocations: Sendable {
  var lines: PackedVector?
  var columns: PackedVector?

  /// Lines count from `line`.
  init(_ locations: [SourceLocation], from line: Int) {
    guard !locations.isEmpty else { return }
    lines = PackedVector(locations.map { Int32(clamping: $0.line &- line) })
    columns = PackedVector(locations.map { Int32(clamping: $0.column) })
  }
}
