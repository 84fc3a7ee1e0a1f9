internal import GRDB

/// Checks facts that no hash covers: that rows fit together as their readers expect, and that they are all
/// there.
extension Verification {
  /// Counts and hashes of tables in which a missing row would leave no trace.
  mutating func checkLedger() throws {
    let ledger = Ledger(db: db)
    for table in Ledger.Table.allCases {
      let subject = "table \(table.rawValue)"
      guard let booked = try ledger.entry(of: table) else {
        report(subject, "its count and hash are not there, or their seal does not hold")
        continue
      }
      let found = try ledger.rows(of: table)
      if found.rows != booked.rows {
        report(subject, "it has \(found.rows) rows instead of \(booked.rows)")
      } else if found.sum != booked.sum {
        report(subject, "its rows do not have their hash")
      }
    }
    let known = Set(Ledger.Table.allCases.map(\.rawValue))
    for name in try String.fetchAll(db, sql: "SELECT name FROM ledger")
    where !known.contains(name) {
      report("table ledger", "a row of a table that is not counted")
    }
  }

  /// Every difference must be against a vector that is stored one step less deep: decoded from its
  /// beginning, as readers do, and not from what was decoded before.
  mutating func checkVectorLinks() throws {
    let broken = try Int64.fetchAll(
      db,
      sql: """
        SELECT v.id FROM vector v LEFT JOIN vector b ON b.id = v.base
        WHERE v.depth <> CASE WHEN v.base IS NULL THEN 0 ELSE ifnull(b.depth, -2) + 1 END
          OR v.depth NOT BETWEEN 0 AND \(VectorCodec.deepest) ORDER BY v.id
        """)
    for number in broken { report("vector \(number)", "its chain is broken") }
  }

  /// Entities must belong to one document with their owner, and be what their owner holds.
  mutating func checkEntities() throws {
    let broken = try Int64.fetchAll(
      db,
      sql: """
        SELECT e.id FROM entity e LEFT JOIN entity o ON o.id = e.owner
        WHERE e.owner IS NOT NULL
          AND (o.id IS NULL OR o.kind <> \(EntityKind.scene)
            OR o.owner IS NOT NULL OR o.document <> e.document)
        ORDER BY e.id
        """)
    for number in broken { report("entity \(number)", "its owner is not a scene of its document") }
  }

  /// The members of a set of configurations must be there.
  mutating func checkSets() throws {
    let broken = try Int64.fetchAll(
      db,
      sql: """
        SELECT DISTINCT t.id FROM configuration_set t
        WHERE NOT json_valid(t.members) OR EXISTS (
          SELECT 1 FROM json_each(iif(json_valid(t.members), t.members, '[]')) m
          WHERE m.value NOT IN (SELECT id FROM configuration))
        """)
    for number in broken {
      report("configuration set \(number)", "it names a configuration that is not there")
    }
  }

  /// Everything the newest revision of every branch says, through the readers' own code.
  mutating func checkReads() throws {
    let table = RevisionTable(db: db, isChecked: false)
    for lane in try Lanes(db: db).allLanes() {
      guard let row = try table.newest(in: lane.id) else { continue }
      let place = Place(lane: lane.id, seq: row.place.seq)
      let branch = "branch \(lane.name)"
      check(branch) { verification in
        let reader = SceneReader(db: verification.db, place: place)
        for scene in try reader.scenes() {
          verification.check("\(scene.stored.path) \(scene.stored.scene) on \(branch)") { _ in
            _ = try reader.views(of: scene)
            _ = try reader.constraints(of: scene)
            _ = try FrameReader(scenes: reader).frames(of: scene)
          }
        }
      }
      check(branch) { _ = try FindingReader(db: $0.db, place: place).findings(path: nil) }
      check(branch) {
        _ = try FindingReader(db: $0.db, place: place).regressions(revision: row.number)
      }
    }
    check("table document_edit") { verification in
      let rows = try Row.fetchCursor(verification.db, sql: "SELECT data FROM document_edit")
      while let row = try rows.next() { _ = try EditTable.decode(row.at(0)) }
    }
    check("table brought_edit") { try BroughtTable(db: $0.db).check() }
    check("table configuration") { verification in
      for definition in try String.fetchAll(
        verification.db, sql: "SELECT definition FROM configuration")
      {
        _ = try ConfigurationTable.configuration(definition)
      }
    }
  }
}
