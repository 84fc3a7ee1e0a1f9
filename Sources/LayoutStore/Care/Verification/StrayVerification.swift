internal import GRDB

/// Rows that no hash covers, or that nothing needs.
extension Verification {
  /// Checks that `constraint_item` has all rows that follow from the contents, and no others.
  mutating func checkItems() throws {
    let different = try Int.fetchOne(
      db,
      sql: """
        SELECT (SELECT count(*) FROM (
            SELECT * FROM constraint_item EXCEPT \(ConstraintItems.expected)))
          + (SELECT count(*) FROM (
            \(ConstraintItems.expected) EXCEPT SELECT * FROM constraint_item))
        """)
    if let different, different > 0 {
      report("table constraint_item", "\(different) rows are not what the contents say")
    }
  }

  /// Rows that no hash covers, because no derived revision claims them.
  mutating func checkStrays() throws {
    for table in ["entity_change", "scene_key", "frame_span", "location_span"] {
      let strays = try Int.fetchOne(
        db,
        sql: """
          SELECT count(*) FROM \(table) n WHERE NOT EXISTS (
            SELECT 1 FROM revision r JOIN derivation d ON d.revision = r.id
            WHERE r.lane = n.lane AND r.seq = n.seq)
          """)
      if let strays, strays > 0 {
        report("table \(table)", "\(strays) rows belong to no derived revision")
      }
    }
    let unused = [
      "entity": """
      SELECT count(*) FROM entity WHERE id NOT IN (SELECT entity FROM entity_change)
        AND id NOT IN (SELECT finding FROM regression)
      """,
      "regression": """
      SELECT count(*) FROM regression WHERE revision NOT IN (SELECT revision FROM derivation)
      """,
      "document_edit": """
      SELECT count(*) FROM document_edit WHERE revision NOT IN (SELECT revision FROM derivation)
        OR document NOT IN (SELECT id FROM document)
      """,
      "engine": "SELECT count(*) FROM engine WHERE id NOT IN (SELECT engine FROM derivation)",
      "derivation": """
      SELECT count(*) FROM derivation WHERE revision NOT IN (SELECT id FROM revision)
      """,
    ]
    for (table, sql) in unused.sorted(by: { $0.key < $1.key }) {
      if let count = try Int.fetchOne(db, sql: sql), count > 0 {
        report("table \(table)", "\(count) rows are not used")
      }
    }
  }
}
