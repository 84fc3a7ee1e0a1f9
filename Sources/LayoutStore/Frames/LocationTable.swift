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

  /// Records the locations if they differ from those at `place`. Lines count from `line`.
  func write(
    _ locations: [SourceLocation], from line: Int, of entity: Int64, at place: Place
  ) throws {
    let before = try span(of: entity, at: place)
    let lines = try number(locations.map { Int32(clamping: $0.line &- line) }, before?.lines)
    let columns = try number(locations.map { Int32(clamping: $0.column) }, before?.columns)
    guard lines != before?.lines || columns != before?.columns else { return }
    let statement = try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO location_span VALUES (?, ?, ?, ?, ?)")
    try statement.execute(arguments: [entity, place.lane, place.seq, lines, columns])
  }

  private func number(_ values: [Int32], _ before: Int64?) throws -> Int64? {
    guard !values.isEmpty else { return nil }
    let seal = VectorTable.seal(values)
    if let before, try vectors.row(before).seal == seal { return before }
    return try vectors.number(of: values, seal: seal, after: before)
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
