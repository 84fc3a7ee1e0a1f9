internal import GRDB

/// Numbers that hold from revisions on, along one line of history; read once, asked for every
/// revision.
struct SpanLine {
  private var spans: [(seq: Int64, value: Int64?)] = []

  /// - Parameter statement: answers sequence numbers and values, for `arguments`.
  init(_ db: Database, _ statement: String, _ arguments: StatementArguments) throws {
    let statement = try db.cachedStatement(sql: statement)
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    let columns = StatementColumns(statement)
    while try rows.next() != nil {
      spans.append((try columns.integer(0), try columns.integerOrNull(1)))
    }
    // A sequence number is unique on every path back to the first revision.
    spans.sort { $0.seq < $1.seq }
  }

  /// The value at a sequence number; nil before the first span.
  func value(at seq: Int64) -> Int64? {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].seq <= seq { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : spans[low - 1].value
  }
}

/// All that a line of history sees of one view: its states, its frame, what its scene was solved
/// for.
struct ViewLines {
  let states: SpanLine
  let sets: SpanLine
  /// The series of `x`, `y`, `width`, `height` and `state`.
  let frames: [SpanLine]

  init(_ db: Database, lane: Int64, view: Int64, scene: Int64) throws {
    states = try SpanLine(db, Self.spans("entity_change", "content", "entity = ?2"), [lane, view])
    sets = try SpanLine(
      db, Self.spans("scene_key", "configurationSet", "scene = ?2"), [lane, scene])
    let parts: [FrameComponent] = [.x, .y, .width, .height, .state]
    frames = try parts.map {
      try SpanLine(
        db, Self.spans("frame_span", "vector", "view = ?2 AND n.component = ?3"),
        [lane, view, $0.rawValue])
    }
  }

  private static func spans(_ table: String, _ value: String, _ condition: String) -> String {
    """
    SELECT n.seq, n.\(value) FROM lane_scope s CROSS JOIN \(table) n ON n.\(condition)
      AND n.lane = s.ancestor AND n.seq <= s.maxSeq WHERE s.lane = ?1
    """
  }
}
