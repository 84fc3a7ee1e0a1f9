internal import Dispatch
internal import GRDB
internal import LayoutModel

/// What `verify` found.
public struct VerificationReport: Sendable, Hashable {
  public var level: Level
  /// Empty: every stored hash holds.
  public var problems: [Problem]
  public var revisions: Int
  public var artifacts: Int
  /// Derived revisions whose rows were hashed again; 0 on the quick level.
  public var derivedRevisions: Int

  public var isClean: Bool { problems.isEmpty }

  public enum Level: String, Sendable, Hashable, CaseIterable {
    /// SQLite's own check of pages and types, and the chain of revisions.
    case quick
    /// Also indexes and foreign keys, every artifact's bytes, every tree, every derived row.
    case full
  }

  /// Something that is not as it was written.
  public struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// `revision 1a2b…`, `artifact 12`, `table lane`, ...
    public var subject: String
    public var detail: String
    public var description: String { "\(subject): \(detail)" }
  }
}

extension DocumentStore {
  /// Checks what is stored against its hashes. Never changes anything and never gives up at the
  /// first problem; a problem it cannot look past ends only the check that met it.
  /// - Complexity: quick: O(file pages + revisions). Full: O(everything).
  public func verify(level: VerificationReport.Level = .full) throws -> VerificationReport {
    try read { db in
      var verification = Verification(db: db, level: level)
      verification.run()
      return verification.report
    }
  }
}

private struct Verification {
  let db: Database
  var report: VerificationReport

  init(db: Database, level: VerificationReport.Level) {
    self.db = db
    report = VerificationReport(
      level: level, problems: [], revisions: 0, artifacts: 0, derivedRevisions: 0)
  }

  mutating func run() {
    check("file") { try $0.checkPages() }
    check("table lane") { try $0.checkLanes() }
    check("table revision") { try $0.checkRevisions() }
    check("table tag") { try $0.checkNames() }
    guard report.level == .full else { return }
    check("foreign keys") { try $0.checkForeignKeys() }
    check("table artifact") { try $0.checkArtifacts() }
    check("trees") { try $0.checkTrees() }
    check("table configuration") { try $0.checkConfigurations() }
    check("table content") { try $0.checkContents() }
    check("table vector") { try $0.checkVectors() }
    check("derived rows") { try $0.checkDerivations() }
    check("derived rows") { try $0.checkStrays() }
    check("table constraint_item") { try $0.checkItems() }
  }

  /// Runs one check; an error in it is a problem, not the end.
  private mutating func check(_ subject: String, _ body: (inout Verification) throws -> Void) {
    do {
      try body(&self)
    } catch let error as StoreError {
      report(subject, error.description)
    } catch let error as DatabaseError {
      report(subject, error.message ?? "SQLite error \(error.extendedResultCode.rawValue)")
    } catch {
      report(subject, "\(error)")
    }
  }

  private mutating func report(_ subject: String, _ detail: String) {
    // A report is read by a person: one damaged page can upset thousands of rows.
    guard report.problems.count < 1000 else { return }
    report.problems.append(.init(subject: subject, detail: detail))
  }

  private mutating func checkPages() throws {
    let pragma = report.level == .quick ? "quick_check" : "integrity_check"
    for line in try String.fetchAll(db, sql: "PRAGMA \(pragma)(100)") where line != "ok" {
      report("file", line)
    }
  }

  private mutating func checkForeignKeys() throws {
    for row in try Row.fetchAll(db, sql: "PRAGMA foreign_key_check") {
      report("table \(try row.at(0) as String)", "a row names one that is missing")
    }
  }

  // MARK: Truth

  private mutating func checkLanes() throws {
    let lanes = Lanes(db: db)
    for lane in try lanes.allLanes() {
      let seal = try Int64.fetchOne(
        db, sql: "SELECT seal FROM lane WHERE id = ?", arguments: [lane.id])
      if seal != Lanes.seal(lane) { report("branch \(lane.name)", "its seal does not hold") }
      let stored = try Row.fetchAll(
        db, sql: "SELECT ancestor, maxSeq FROM lane_scope WHERE lane = ? ORDER BY ancestor",
        arguments: [lane.id]
      ).map { try [$0.at(0), $0.at(1)] as [Int64] }
      let expected = try lanes.scope(of: lane).map { [$0.ancestor, $0.maxSeq] }
        .sorted { $0[0] < $1[0] }
      if stored != expected { report("branch \(lane.name)", "what it sees is not what it should") }
    }
    let strays = try Int.fetchOne(
      db, sql: "SELECT count(*) FROM lane_scope WHERE lane NOT IN (SELECT id FROM lane)")
    if strays != 0 { report("table lane_scope", "rows without a branch") }
  }

  private mutating func checkRevisions() throws {
    let table = RevisionTable(db: db)
    for row in try table.rows("ORDER BY r.id", []) {
      report.revisions += 1
      let subject = "revision \(row.id.short)"
      if row.record.id != row.id { report(subject, "its record does not have its id as hash") }
      if row.seal != row.expectedSeal { report(subject, "its seal does not hold") }
      if row.place.seq == 1 {
        if row.parent != nil { report(subject, "the first of its line has a parent") }
      } else {
        let before = try table.newest(in: row.place.lane, upTo: row.place.seq - 1)
        if before?.number != row.parent || before?.place.seq != row.place.seq - 1 {
          report(subject, "its parent is not the revision before it")
        }
      }
    }
  }

  private mutating func checkNames() throws {
    for row in try Row.fetchAll(db, sql: "SELECT name, revision, seal FROM tag") {
      let name: String = try row.at(0)
      if try row.at(2) != tagSeal(name, row.at(1)) {
        report("tag \(name)", "its seal does not hold")
      }
    }
    for row in try Row.fetchAll(db, sql: "SELECT name, value, seal FROM setting") {
      let name: String = try row.at(0)
      if try row.at(2) != Settings.seal(name, row.at(1)) {
        report("setting \(name)", "its seal does not hold")
      }
    }
    _ = try Lanes(db: db).current()
  }

  private mutating func checkArtifacts() throws {
    let table = ArtifactTable(db: db)
    // A version is decoded from the one before it, not from the beginning of its chain.
    var known: [Int64: PieceList] = [:]
    var batch: [(number: Int64, list: PieceList, digest: [UInt8])] = []
    var places: [Int64: Int] = [:]
    for number in try Int64.fetchAll(db, sql: "SELECT id FROM artifact ORDER BY id") {
      report.artifacts += 1
      check("artifact \(number)") { _ in
        let row = try table.row(number)
        places[number] = row.place
        // No hash covers the place, but what the next version is stored against depends on it.
        if let base = row.base {
          let from = try places[base] ?? table.row(base).place
          guard DeltaChain.isStored(row.place, against: from) else {
            throw table.damage(number, "its place on the chain of deltas is wrong")
          }
        }
        let list = try table.decoded(row, known: known)
        if known.count > 200 { known = [:] }
        known[number] = list
        batch.append((number, list, row.digest))
      }
      if batch.count == 64 { checkDigests(&batch) }
    }
    checkDigests(&batch)
    let strays = try Int.fetchOne(
      db,
      sql: """
        SELECT count(*) FROM artifact WHERE id NOT IN
          (SELECT artifact FROM document_change WHERE artifact IS NOT NULL)
        """)
    if let strays, strays > 0 { report("table artifact", "\(strays) belong to no revision") }
  }

  /// Hashes decoded artifacts on all cores: most of the time of a full check.
  private mutating func checkDigests(
    _ batch: inout [(number: Int64, list: PieceList, digest: [UInt8])]
  ) {
    let artifacts = batch
    let isSound = Array<Bool>(unsafeUninitializedCapacity: artifacts.count) { buffer, count in
      // Every iteration initializes an element of its own, and all are done before the buffer is read.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: artifacts.count) { index in
        let isSame = artifacts[index].list.digest.bytes == artifacts[index].digest
        results.initializeElement(at: index, to: isSame)
      }
      count = artifacts.count
    }
    for (artifact, isSound) in zip(artifacts, isSound) where !isSound {
      report("artifact \(artifact.number)", "its bytes do not have its hash")
    }
    batch.removeAll(keepingCapacity: true)
  }

  /// Walks every line from its first revision and hashes the tree wherever it changed.
  private mutating func checkTrees() throws {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT c.document, c.lane, c.seq, c.artifact, c.keptReason, c.seal, d.path, a.digest
        FROM document_change c LEFT JOIN document d ON d.id = c.document
        LEFT JOIN artifact a ON a.id = c.artifact
        """)
    var changes: [Place: [(path: String, digest: ContentHash?)]] = [:]
    for row in rows {
      let place = try Place(lane: row.at(1), seq: row.at(2))
      let seal = try DocumentTree.seal(row.at(0), place, row.at(3), row.at(4))
      let path: String = try row.at(6) ?? "document \(row.at(0) as Int64)"
      if try row.at(5) != seal { report("\(path) at \(place.seq)", "its seal does not hold") }
      let digest: [UInt8]? = try row.at(7)
      changes[place, default: []].append((path, digest.flatMap { ContentHash(bytes: $0) }))
    }
    let strays = try Int.fetchOne(
      db,
      sql: "SELECT count(*) FROM document WHERE id NOT IN (SELECT document FROM document_change)")
    if let strays, strays > 0 { report("table document", "\(strays) paths without a change") }
    for lane in try Lanes(db: db).allLanes() { try checkTrees(of: lane, changes) }
  }

  private mutating func checkTrees(
    of lane: Lanes.Lane, _ changes: [Place: [(path: String, digest: ContentHash?)]]
  ) throws {
    var tree: [String: ContentHash] = [:]
    if let parent = lane.parent {
      for entry in try DocumentTree(db: db).entries(at: Place(lane: parent, seq: lane.forkSeq)) {
        tree[entry.entry.path] = entry.entry.digest
      }
    }
    var state: ContentHash?
    let rows = try RevisionTable(db: db).rows("WHERE r.lane = ? ORDER BY r.seq", [lane.id])
    for row in rows {
      if let own = changes[row.place] {
        for change in own { tree[change.path] = change.digest }
        state = nil
      }
      let expected = state ?? Self.state(of: tree)
      state = expected
      if expected != row.record.state {
        report("revision \(row.id.short)", "its tree does not have its state hash")
      }
    }
  }

  private static func state(of tree: [String: ContentHash]) -> ContentHash {
    let entries = tree.map {
      TreeEntry(path: $0.key, digest: $0.value, byteCount: 0, status: .parsed)
    }
    return DocumentTree.state(
      entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
  }

  // MARK: Derived

  private mutating func checkConfigurations() throws {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT name, definition, seal FROM configuration
        UNION ALL SELECT '', members, seal FROM configuration_set
        """)
    for row in rows {
      let text: String = try row.at(1)
      if try row.at(2) != ConfigurationTable.seal(row.at(0), text) {
        report("configuration \(try row.at(0) as String)", "its seal does not hold")
      }
    }
  }

  private mutating func checkContents() throws {
    let rows = try Row.fetchCursor(db, sql: "SELECT id, seal, data FROM content")
    while let row = try rows.next() {
      if try row.at(1) != Seal.of(row.at(2) as String) {
        report("content \(try row.at(0) as Int64)", "its seal does not hold")
      }
    }
  }

  private mutating func checkVectors() throws {
    let vectors = VectorTable(db: db)
    for number in try Int64.fetchAll(db, sql: "SELECT id FROM vector ORDER BY id") {
      check("vector \(number)") { verification in
        let values = try vectors.values(of: number)
        if try vectors.row(number).seal != VectorTable.seal(values) {
          verification.report("vector \(number)", "its seal does not hold")
        }
      }
    }
  }

  private mutating func checkDerivations() throws {
    let table = DerivationTable(db: db)
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT d.revision, e.name, d.digest, r.lane, r.seq, lower(hex(r.digest))
        FROM derivation d JOIN revision r ON r.id = d.revision
        LEFT JOIN engine e ON e.id = d.engine ORDER BY d.revision
        """)
    for row in rows {
      report.derivedRevisions += 1
      let computed = try table.computed(
        revision: row.at(0), place: Place(lane: row.at(3), seq: row.at(4)), engine: row.at(1) ?? "")
      if try !DerivationTable.holds(row.at(2), computed) {
        let id: String = try row.at(5)
        report("revision \(id.prefix(10))", "its derived rows do not have their hash")
      }
    }
  }

  /// What follows from the contents must be there, and nothing else.
  private mutating func checkItems() throws {
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
  private mutating func checkStrays() throws {
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
