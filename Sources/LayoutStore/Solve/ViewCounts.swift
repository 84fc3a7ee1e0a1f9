internal import GRDB
package import LayoutModel

extension DocumentStore {
  /// How many views of each scene fit all of the requirements, by what their records say.
  ///
  /// Scenes for which records are not enough are left out: with views that are hidden or not there on
  /// some configuration, and with views of one id.
  /// - Parameters:
  ///   - revision: whose views are counted.
  ///   - requirements: kinds and classes; of names records do not tell enough.
  /// - Returns: nil where records cannot answer.
  /// - Complexity: one look at the records of all views and one look-up for each view; no frame is read.
  package func viewCounts(
    at revision: RevisionID, fitting requirements: [ViewRequirement]
  ) throws -> [SceneReference: Int]? {
    try read { db in
      let row = try RevisionTable(db: db).require(revision)
      guard try DerivationTable(db: db).isDerived(row.number),
        let fitting = try ViewCounts(db: db).contents(fitting: requirements)
      else { return nil }
      return try ViewCounts(db: db).counts(of: fitting, at: row.place)
    }
  }
}

/// Counts views by their records.
private struct ViewCounts {
  let db: Database

  /// The contents that say so of a view; nil: contents do not tell.
  ///
  /// Each content of a view is checked against its seal, whether it fits or not.
  func contents(fitting requirements: [ViewRequirement]) throws -> Set<Int64>? {
    var texts: [[[UInt8]]] = []
    for requirement in requirements {
      switch requirement {
      case .kind(let wanted):
        let kinds = try ViewCandidates(db: db).kinds().filter { KnownKinds.normal($0) == wanted }
        texts.append(kinds.map { Array("{\"type\":\(RecordText.quoted($0))".utf8) })
      case .customClass(let name):
        texts.append([Array("\"class\":\(RecordText.quoted(name))".utf8)])
      case .named: return nil
      }
    }
    let columns = StatementColumns(
      try db.cachedStatement(
        sql: "SELECT id, seal, data FROM content WHERE substr(data, 1, 9) = '{\"type\":\"'"))
    defer { columns.leave() }
    var fitting: Set<Int64> = []
    while try columns.next() {
      let number = try columns.integer(0)
      let seal = try columns.integer(1)
      let fits = try columns.withUTF8(2) { bytes in
        try ReadChecks.require(Seal.of(utf8: bytes) == seal, "content \(number)")
        return texts.allSatisfy { $0.contains { Self.holds(bytes, $0) } }
      }
      if fits { fitting.insert(number) }
    }
    return fitting
  }

  /// Whether a record says that: a quote inside a text has a backslash in front, so that a name with
  /// its quotes is nowhere else.
  private static func holds(_ record: UnsafeBufferPointer<UInt8>, _ text: [UInt8]) -> Bool {
    guard let first = text.first else { return false }
    if first == UInt8(ascii: "{") { return record.prefix(text.count).elementsEqual(text) }
    return RecordText.place(of: text, in: record) != nil
  }

  func counts(of fitting: Set<Int64>, at place: Place) throws -> [SceneReference: Int] {
    let columns = StatementColumns(
      try db.cachedStatement(
        sql: """
          SELECT e.owner, \(EntityTable.contentNow), instr(e.uid, '#') > 0 OR EXISTS (
            SELECT 1 FROM frame_span f
            WHERE f.view = e.id AND f.component = \(FrameComponent.state.rawValue))
          FROM entity e WHERE e.kind = \(EntityKind.view) AND e.owner IS NOT NULL
          """))
    columns.begin([place.lane, place.seq])
    defer { columns.leave() }
    var counts: [Int64: Int] = [:]
    var unclear: Set<Int64> = []
    while try columns.next() {
      guard let content = try columns.integerOrNull(1) else { continue }
      let scene = try columns.integer(0)
      counts[scene, default: 0] += fitting.contains(content) ? 1 : 0
      if try columns.integer(2) != 0 { unclear.insert(scene) }
    }
    var result: [SceneReference: Int] = [:]
    let scenes = try Row.fetchCursor(
      db,
      sql: """
        SELECT e.id, d.path, e.uid FROM entity e JOIN document d ON d.id = e.document
        WHERE e.kind = \(EntityKind.scene) AND e.owner IS NULL
        """)
    while let scene = try scenes.next() {
      let number: Int64 = try scene.at(0)
      let uid: String = try scene.at(2)
      guard let count = counts[number], !unclear.contains(number),
        !uid.utf8.contains(UInt8(ascii: "#"))
      else { continue }
      result[SceneReference(path: try scene.at(1), scene: ObjectID(uid))] = count
    }
    return result
  }
}
