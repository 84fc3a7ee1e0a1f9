import GRDB
import Testing

@testable import LayoutStore

/// The look-ups that must stay range scans however long the history gets.
struct `Query plans` {
  private func plan(_ sql: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let store = try DocumentStore.create(at: folder.store)
    return try store.read { db in
      try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(sql)").map { $0["detail"] }
    }
  }

  @Test func `the state of an entity as of a revision is one seek on its line`() throws {
    let now = EntityTable.contentNow.replacing("?1", with: "1").replacing("?2", with: "5")
    let plan = try plan("SELECT e.id, \(now) FROM entity e WHERE e.owner = 7")
    #expect(
      plan.contains { $0.hasPrefix("SEARCH n USING PRIMARY KEY (entity=? AND lane=? AND seq<?)") })
    #expect(plan.contains { $0.hasPrefix("SEARCH e USING") })
    #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN") }, "\(plan)")
  }

  @Test func `what a revision changed is a range of its line's index`() throws {
    for table in ["entity_change", "frame_span", "scene_key", "location_span", "document_change"] {
      let plan = try plan("SELECT * FROM \(table) WHERE lane = 1 AND seq = 5")
      #expect(plan.count == 1)
      #expect(plan[0].contains("USING INDEX \(table)_place (lane=? AND seq=?)"), "\(plan)")
    }
  }

  @Test func `a revision is found by its id and by its first digits`() throws {
    for condition in ["= 'ab'", ">= 'ab' AND lower(hex(digest)) < 'abg'"] {
      let plan = try plan("SELECT id FROM revision WHERE lower(hex(digest)) \(condition)")
      #expect(plan.count == 1)
      #expect(plan[0].contains("INDEX revision_name"), "\(plan)")
    }
  }

  @Test func `a version is found by its digest`() throws {
    let plan = try plan(ArtifactTable.numberSQL.replacing("?1", with: "x'00'"))
    #expect(plan == ["SEARCH artifact USING INDEX artifact_digest (<expr>=?)"])
  }

  @Test func `the first narrow frame of a view is a range of its own spans`() throws {
    let plan = try plan(
      "SELECT min(seq) FROM frame_span WHERE view = 7 AND component = 2 AND lane = 1 AND low < 264")
    #expect(plan == ["SEARCH frame_span USING PRIMARY KEY (view=? AND component=? AND lane=?)"])
  }

  /// Bound parameters as plain numbers, for EXPLAIN.
  private func explained(_ sql: String) throws -> [String] {
    var text = sql
    for (number, value) in [("?4", "264"), ("?3", "7"), ("?2", "5"), ("?1", "1")] {
      text = text.replacing(number, with: value)
    }
    return try plan(text)
  }

  @Test func `the history of a view is ranges of its own rows and of its constraints'`() throws {
    let plan = try explained(ViewHistory.touchesSQL)
    #expect(plan.contains { $0.contains("SEARCH i USING PRIMARY KEY (item=?)") }, "\(plan)")
    #expect(
      plan.contains { $0.contains("SEARCH f USING PRIMARY KEY (view=? AND component=? AND lane=?") }
    )
    #expect(
      plan.filter { $0.contains("SEARCH n USING PRIMARY KEY (entity=? AND lane=? AND seq<?)") }
        .count == 2)
    for table in ["n", "f", "i"] {
      #expect(!plan.contains { $0.hasPrefix("SCAN \(table) ") || $0 == "SCAN \(table)" }, "\(plan)")
    }
  }

  @Test func `a revision of a known place is found by its number, and that by the place`() throws {
    let rows = try explained(RevisionLookup.rows)
    #expect(rows == ["SEARCH revision USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)"])
    let number = try plan(
      RevisionLookup.number.replacing("lane = ?", with: "lane = 1").replacing(
        "seq = ?", with: "seq = 5"))
    #expect(number.count == 1)
    #expect(number[0].contains("INDEX sqlite_autoindex_revision_1 (lane=? AND seq=?)"))
  }

  @Test func `the views for blame and for small frames seek for each entity`() throws {
    for view in ["blame", "first_small"] {
      let plan = try plan("SELECT * FROM \(view) WHERE branch = 'main' AND document = 'a'")
      let scans = plan.filter { $0.hasPrefix("SCAN") && !$0.contains("CONSTANT ROW") }
      #expect(
        !scans.contains { $0.contains("frame_span") || $0.contains("entity_change") }, "\(plan)")
      #expect(!plan.contains { $0.hasPrefix("SCAN n") || $0.hasPrefix("SCAN f") }, "\(plan)")
    }
  }
}
