internal import GRDB
package import LayoutModel

/// Counts of the rows of one document of a first revision.
package struct BroughtTally: Sendable, Hashable {
  /// The kind of document, in a word; see `DocumentKind`.
  package var kind: String
  /// Why it has no layouts; nil when it has.
  package var reasonNotSolved: String?
  /// In document order.
  package var scenes: [BroughtScene] = []
  package var views = 0
  package var constraints = 0
  package var findings: [Severity: Int] = [:]
}

/// A scene of a first revision.
package struct BroughtScene: Sendable, Hashable {
  package var scene: ObjectID
  package var title: String
}

extension DocumentStore {
  /// The documents of a revision without a parent, counted by their rows.
  ///
  /// Documents for which rows are not enough are left out: those that were not read, and those that have
  /// two views or two scenes of one id.
  /// - Returns: nil where rows cannot tell: the revision has a parent or no derived rows, or some of its
  ///   entities are older than others'.
  /// - Complexity: one look at the numbers and ids of all entities, and at the records of documents, scenes
  ///   and findings; no document and no frame is read.
  package func broughtTallies(at revision: RevisionID) throws -> [DocumentPath: BroughtTally]? {
    try read { db in
      let row = try RevisionTable(db: db).require(revision)
      guard row.parent == nil, try DerivationTable(db: db).isDerived(row.number) else { return nil }
      return try BroughtTallies(db: db, place: row.place)?.tallies()
    }
  }
}

/// Counts the rows of a first revision.
///
/// Its entities are those with the lowest numbers, so that an entity's number alone tells whether the
/// revision has it.
private struct BroughtTallies {
  let db: Database
  let place: Place
  /// The highest number of an entity of the revision.
  private let last: Int64

  /// nil: the revision's entities do not have the lowest numbers.
  init?(db: Database, place: Place) throws {
    self.db = db
    self.place = place
    let columns = StatementColumns(
      try db.cachedStatement(
        sql: """
          SELECT count(*), ifnull(min(entity), 1), ifnull(max(entity), 0) FROM entity_change
          WHERE lane = ? AND seq = ?
          """))
    columns.begin([place.lane, place.seq])
    defer { columns.leave() }
    // As many different numbers from 1 on as the highest of them: all of them.
    guard try columns.next(), try columns.integer(1) == 1,
      try columns.integer(0) == columns.integer(2)
    else { return nil }
    last = try columns.integer(2)
  }

  func tallies() throws -> [DocumentPath: BroughtTally] {
    var documents = try ownRecords()
    var owners: [Int64: Int64] = [:]
    for (number, document) in documents {
      for scene in document.scenes { owners[scene.entity] = number }
    }
    try counts { scene, kind, count, isDoubled in
      guard let number = owners[scene] else { return }
      switch kind {
      case .view: documents[number]?.tally.views += count
      case .constraint: documents[number]?.tally.constraints += count
      default: return
      }
      if isDoubled { documents[number]?.isUnclear = true }
    }
    try findings { scene, severity in
      guard let number = owners[scene] else { return }
      documents[number]?.tally.findings[severity, default: 0] += 1
    }
    var result: [DocumentPath: BroughtTally] = [:]
    for (number, document) in documents where !document.isUnclear {
      guard let path = try path(of: number) else { continue }
      var tally = document.tally
      if document.scenes.count == 1 {
        tally.scenes = document.scenes.map { BroughtScene(scene: $0.id, title: $0.title) }
      } else {
        guard try !hasDoubledViews(number) else { continue }
        tally.scenes = try SceneReader(db: db, place: place).scenes(path: path).map {
          BroughtScene(scene: $0.stored.scene, title: $0.stored.title)
        }
      }
      result[path] = tally
    }
    return result
  }

  private struct Counted {
    var tally = BroughtTally(kind: "")
    var scenes: [(entity: Int64, id: ObjectID, title: String)] = []
    var isUnclear = false
  }

  /// The records of documents themselves, by the documents' numbers.
  private func ownRecords() throws -> [Int64: Counted] {
    let columns = StatementColumns(
      try db.cachedStatement(
        sql: """
          SELECT e.document, e.kind, e.uid, e.id, c.seal, c.data
          FROM entity e INDEXED BY entity_document
          CROSS JOIN entity_change n ON n.entity = e.id AND n.lane = ?1 AND n.seq = ?2
          CROSS JOIN content c ON c.id = n.content
          WHERE e.owner IS NULL AND e.kind IN (\(EntityKind.document), \(EntityKind.scene))
            AND e.id <= ?3
          """))
    columns.begin([place.lane, place.seq, last])
    defer { columns.leave() }
    var documents: [Int64: Counted] = [:]
    while try columns.next() {
      let uid = try columns.text(2)
      let record = try ReadChecks.content(columns.text(5), seal: columns.integer(4))
      func required(_ name: String) throws -> String {
        guard let text = RecordText.string(name, in: record) else {
          throw StoreError.damaged(path: "content", detail: "a record without its \(name)")
        }
        return text
      }
      var document = documents[try columns.integer(0)] ?? Counted()
      if try columns.integer(1) == EntityKind.document.rawValue {
        document.tally.kind = try required("kind")
        document.tally.reasonNotSolved = RecordText.string("notSolved", in: record)
      } else {
        document.scenes.append(
          (try columns.integer(3), ObjectID(uid), try required("title")))
        if uid.utf8.contains(UInt8(ascii: "#")) { document.isUnclear = true }
      }
      documents[try columns.integer(0)] = document
    }
    return documents
  }

  /// How many views and constraints each scene has, and whether ids were doubled among its views.
  private func counts(_ body: (Int64, EntityKind, Int, Bool) -> Void) throws {
    let columns = StatementColumns(
      try db.cachedStatement(
        sql: """
          SELECT owner, kind, count(*), max(kind = \(EntityKind.view) AND instr(uid, '#') > 0)
          FROM entity INDEXED BY entity_owner
          WHERE owner IS NOT NULL AND id <= ? GROUP BY owner, kind
          """))
    columns.begin([last])
    defer { columns.leave() }
    while try columns.next() {
      guard let kind = EntityKind(rawValue: try columns.integer(1)) else { continue }
      try body(
        columns.integer(0), kind, Int(clamping: columns.integer(2)), columns.integer(3) != 0)
    }
  }

  private func findings(_ body: (Int64, Severity) -> Void) throws {
    let columns = StatementColumns(
      try db.cachedStatement(
        sql: """
          SELECT e.owner, c.seal, c.data FROM entity e INDEXED BY entity_owner
          CROSS JOIN entity_change n ON n.entity = e.id AND n.lane = ?1 AND n.seq = ?2
          CROSS JOIN content c ON c.id = n.content
          WHERE e.owner IS NOT NULL AND e.kind = \(EntityKind.finding) AND e.id <= ?3
          """))
    columns.begin([place.lane, place.seq, last])
    defer { columns.leave() }
    while try columns.next() {
      let seal = try columns.integer(1)
      let severity = try columns.withUTF8(2) { bytes in
        try ReadChecks.require(Seal.of(utf8: bytes) == seal, "content")
        return RecordText.string("severity", in: bytes).flatMap(Severity.init(rawValue:))
      }
      guard let severity else {
        throw StoreError.damaged(path: "content", detail: "a finding's severity")
      }
      try body(columns.integer(0), severity)
    }
  }

  /// Whether two scenes of a document have views of one id.
  private func hasDoubledViews(_ document: Int64) throws -> Bool {
    let statement = try db.cachedStatement(
      sql: """
        SELECT count(*) - count(DISTINCT e.uid) FROM entity s
        CROSS JOIN entity e ON e.owner = s.id AND e.kind = \(EntityKind.view) AND e.id <= ?2
        WHERE s.document = ?1 AND s.owner IS NULL AND s.kind = \(EntityKind.scene)
        """)
    return try Int.fetchOne(statement, arguments: [document, last]) != 0
  }

  private func path(of document: Int64) throws -> DocumentPath? {
    let statement = try db.cachedStatement(sql: "SELECT path FROM document WHERE id = ?")
    return try Row.fetchOne(statement, arguments: [document]).map { try $0.at(0) }
  }
}
