internal import Foundation
internal import GRDB
public import LayoutModel

extension DocumentStore {
  /// The findings of a revision, or of some scenes of it, in the order of path, line and identity.
  public func findings(
    at revision: RevisionID, path: DocumentPath? = nil, scenes: Set<ObjectID>? = nil
  ) throws -> [Finding] {
    try read { db in
      let place = try RevisionTable(db: db).require(revision).place
      return try FindingReader(db: db, place: place).findings(path: path, scenes: scenes)
    }
  }

  /// How many findings of each severity some scenes of a document have.
  /// - Complexity: the findings' records are looked into, not decoded.
  package func findingCounts(
    at revision: RevisionID, path: DocumentPath, scenes: Set<ObjectID>
  ) throws -> [Severity: Int] {
    try read { db in
      let place = try RevisionTable(db: db).require(revision).place
      let reader = SceneReader(db: db, place: place)
      var counts: [Severity: Int] = [:]
      for scene in try reader.scenes(path: path) where scenes.contains(scene.stored.scene) {
        for found in try reader.findings(of: scene) {
          guard
            let severity = RecordText.string("severity", in: found.data)
              .flatMap(Severity.init(rawValue:))
          else { throw StoreError.damaged(path: "content", detail: "a finding's severity") }
          counts[severity, default: 0] += 1
        }
      }
      return counts
    }
  }

  /// New, changed and fixed findings of a revision against its first parent, in the order given at the commit.
  public func regressions(at revision: RevisionID) throws -> [Regression] {
    try read { db in
      let row = try RevisionTable(db: db).require(revision)
      return try FindingReader(db: db, place: row.place).regressions(revision: row.number)
    }
  }

  /// The number of regressions of each of many revisions, by what they mean for a merge; a
  /// revision without any is not among them.
  /// - Complexity: one statement; records are looked into by SQLite, not decoded.
  package func regressionTallies(
    at revisions: [RevisionID]
  ) throws -> [RevisionID: RegressionTally] {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT r.digest, g.change, json_extract(c.data, '$.severity'),
            ifnull(json_extract(c.data, '$.confidence') >= ?2, 1)
              AND instr(c.data, '"only-look"') = 0,
            json_extract(c.data, '$.edit') IS NOT NULL
              AND json_extract(c.data, '$.leader') IS NOT NULL
          FROM json_each(?1) n CROSS JOIN revision r ON lower(hex(r.digest)) = n.value
          CROSS JOIN regression g ON g.revision = r.id JOIN content c ON c.id = g.content
          """)
      let names = RecordText.list(revisions.map { RecordText.quoted($0.rawValue) })
      let rows = try Row.fetchCursor(statement, arguments: [names, Confidence.gate])
      let columns = StatementColumns(statement)
      var tallies: [RevisionID: RegressionTally] = [:]
      while try rows.next() != nil {
        guard let change = Regression.Change(rawValue: try columns.text(1)),
          let severity = Severity(rawValue: try columns.text(2))
        else { throw StoreError.damaged(path: "regression", detail: "its change or severity") }
        try tallies[RevisionID(rawValue: columns.hex(0)), default: RegressionTally()].add(
          change, severity, isBelieved: columns.integer(3) != 0, isLed: columns.integer(4) != 0)
      }
      return tallies
    }
  }
}

/// Reads findings back as values.
struct FindingReader {
  let db: Database
  let place: Place

  func findings(path: DocumentPath?, scenes: Set<ObjectID>? = nil) throws -> [Finding] {
    let reader = SceneReader(db: db, place: place)
    let names = try names()
    var result: [Finding] = []
    for scene in try reader.scenes(path: path) where scenes?.contains(scene.stored.scene) ?? true {
      let contents = try reader.contents(of: scene, reading: [.finding])
      guard contents.contains(where: { $0.key.kind == .finding }) else { continue }
      let order = try order(of: scene.set)
      var locations: [String: SourceLocation] = [:]
      for found in contents where found.key.kind == .view {
        locations[found.key.uid] = found.location
      }
      let own = try contents.filter { $0.key.kind == .finding }.map { found in
        let stored = try StoredFinding.decode(found.data)
        return stored.finding(
          path: scene.stored.path, scene: scene.stored.scene.rawValue, names: names, order: order,
          location: locations[stored.view])
      }
      result.append(
        contentsOf: own.sorted {
          ($0.location?.line ?? 0, $0.identity) < ($1.location?.line ?? 0, $1.identity)
        })
    }
    return result
  }

  func regressions(revision: Int64) throws -> [Regression] {
    let rows = try regressionRows(revision)
    guard !rows.isEmpty else { return [] }
    let names = try names()
    // Only for where the views are; scenes without a regression need not be read.
    var scenes: [DocumentPath: Set<ObjectID>] = [:]
    for row in rows { scenes[try row.at(4), default: []].insert(ObjectID(try row.at(5))) }
    let known = try scenes.flatMap { try findings(path: $0.key, scenes: $0.value) }
    let locations = Dictionary(
      known.map { ($0.identity, $0.location) }, uniquingKeysWith: { first, _ in first })
    return try rows.map { try regression($0, names, locations) }
  }

  private func regressionRows(_ revision: Int64) throws -> [Row] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT g.change, g.configurations, g.baseAmount, c.data, d.path, o.uid, c.seal
        FROM regression g
        JOIN entity e ON e.id = g.finding JOIN entity o ON o.id = e.owner
        JOIN document d ON d.id = e.document JOIN content c ON c.id = g.content
        WHERE g.revision = ? ORDER BY g.ordinal
        """)
    return try Row.fetchAll(statement, arguments: [revision])
  }

  private func regression(
    _ row: Row, _ names: [Int64: String], _ locations: [String: SourceLocation?]
  ) throws -> Regression {
    guard let change = Regression.Change(rawValue: try row.at(0)),
      let numbers = try? JSONDecoder().decode(
        ConfigurationList.self, from: Data((row.at(1) as String).utf8)
      ).numbers
    else { throw StoreError.damaged(path: "regression", detail: "its change") }
    let stored = try StoredFinding.decode(ReadChecks.content(row.at(3), seal: row.at(6)))
    var finding = try stored.finding(
      path: row.at(4), scene: row.at(5), names: names, order: [:], location: nil)
    finding.location = locations[finding.identity] ?? nil
    return Regression(
      change: change, finding: finding,
      configurations: numbers.map { names[$0] ?? String($0) }, baseAmount: try row.at(2),
      cause: stored.cause)
  }

  private func names() throws -> [Int64: String] {
    try ConfigurationTable(db: db).names()
  }
  private func order(of set: Int64?) throws -> [Int64: Int] {
    guard let set else { return [:] }
    let members = try ConfigurationTable(db: db).numbers(of: set)
    return Dictionary(
      members.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }
}
