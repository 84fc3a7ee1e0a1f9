internal import Foundation
internal import GRDB
internal import LayoutModel

/// Writes what a revision's documents mean and how they are solved, as rows where they differ from
/// the parent's. The same for a commit and for a rebuild.
struct DerivationWriter {
  let db: Database
  let place: Place
  let revision: Int64
  let context: DerivationContext
  private let rows: DerivedRows
  private let entities: EntityTable
  private let vectors: VectorTable
  private let frames: FrameTable
  private let locations: LocationTable
  private let keys: SceneKeyTable
  private let findings: FindingRecords
  private let items: ConstraintItems
  private let sets = KnownNumbers<String>()

  init(db: Database, place: Place, revision: Int64, context: DerivationContext) throws {
    self.db = db
    self.place = place
    self.revision = revision
    self.context = context
    rows = try DerivedRows(db, at: place)
    entities = try EntityTable(db: db, rows: rows)
    vectors = VectorTable(db: db)
    frames = FrameTable(db: db, vectors: vectors)
    locations = LocationTable(db: db, vectors: vectors)
    keys = SceneKeyTable(db: db)
    items = ConstraintItems(db: db)
    let table = ConfigurationTable(db: db)
    var numbers: [String: Int64] = [:]
    for configuration in context.configurations {
      numbers[configuration.name] = try table.number(of: configuration)
    }
    findings = FindingRecords(numbers: numbers)
  }

  /// `documents` are those the revision changed; nil: nothing is known of the document any more.
  func write(_ documents: [DocumentPath: DerivedDocument?]) throws {
    // Work that needs no database is done on other threads while this one writes.
    let findings = findings
    let ordered = documents.sorted { $0.key < $1.key }.map { (path: $0.key, derived: $0.value) }
    let ahead = Lookahead(inputs: ordered) { $0.derived.flatMap { DocumentRows($0, findings) } }
    try ahead.inTurn { try write($1, path: $0.path) }
    try rows.flush()
    try writeRegressions()
    try DerivationTable(db: db).record(
      revision: revision, engine: context.engine, rows: rows.sum)
  }

  private func write(_ prepared: DocumentRows?, path: DocumentPath) throws {
    let document = try DocumentTree(db: db).document(path)
    let before = try entities.states(document: document, at: place)
    let name = EntityName.Owner(path: path.text, scene: nil)
    let records = prepared?.records ?? []
    let written = try entities.write(
      records, over: before, document: document, owner: nil, named: name)
    var alive: [EntityKey: Int64] = [:]
    for (record, written) in zip(records, written) { alive[record.key] = written.entity }
    for (key, state) in before.sorted(by: { $0.key < $1.key })
    where key.kind == .scene && state.seal != nil && alive[key] == nil {
      try clear(scene: state.entity, key, document: document, path: path)
    }
    guard let prepared else { return }
    if let edits = prepared.edits {
      try EditTable(db: db).record(edits, revision: revision, document: document)
    }
    for scene in prepared.scenes {
      guard let entity = alive[scene.key] else { continue }
      try write(
        scene, entity: entity, isNew: before[scene.key] == nil, document: document, path: path)
    }
    if let own = alive[DocumentRecords.key] {
      try locations.write(
        prepared.locations, of: own, named: EntityName(name, DocumentRecords.key),
        isNew: before[DocumentRecords.key] == nil, at: place, in: rows)
    }
  }

  private func write(
    _ scene: DocumentRows.PreparedScene, entity: Int64, isNew: Bool, document: Int64,
    path: DocumentPath
  ) throws {
    let name = EntityName(EntityName.Owner(path: path.text, scene: nil), scene.key)
    let stored = isNew ? nil : try keys.key(of: entity, at: place)
    let solved = scene.solved
    // The key covers all but the locations, so an equal one leaves nothing else to do.
    if solved == nil || stored?.key != solved?.key {
      let prepared =
        try scene.rows?.get() ?? SceneRows(SceneOutline(scene.scene), solved, findings)
      let owner = EntityName.Owner(path: path.text, scene: scene.key.uid)
      let before = isNew ? [:] : try entities.states(owner: entity, at: place)
      let written = try entities.write(
        prepared.records, over: before, document: document, owner: entity, named: owner)
      try items.write(prepared, owner: entity, known: before, written, in: rows)
      try write(
        prepared, scene: entity, named: name, owner: owner, written, before: before)
      try record(solved?.key, prepared.members, of: entity, named: name, over: stored)
    }
    try locations.write(
      scene.locations, of: entity, named: name, isNew: isNew, at: place, in: rows)
  }

  private func write(
    _ scene: SceneRows, scene entity: Int64, named name: EntityName, owner: EntityName.Owner,
    _ written: [EntityTable.Written], before: [EntityKey: EntityTable.State]
  ) throws {
    // A scene that is new has none.
    let current = before.isEmpty ? [:] : try frames.spans(scene: entity, at: place)
    for view in scene.views {
      try rows.frames(
        view.vectors, of: written[view.record].entity,
        named: EntityName(owner, scene.records[view.record].key),
        components: FrameComponent.ofView, over: current, in: vectors)
    }
    if !before.isEmpty {
      let alive = Set(scene.records.lazy.map(\.key).filter { $0.kind == .view })
      for (key, state) in before.sorted(by: { $0.key < $1.key })
      where key.kind == .view && !alive.contains(key) {
        try rows.frames(
          [], of: state.entity, named: EntityName(owner, key),
          components: FrameComponent.ofView, over: current, in: vectors)
      }
    }
    try rows.frames(
      scene.scene, of: entity, named: name, components: FrameComponent.ofScene, over: current,
      in: vectors)
  }

  /// Ends everything a scene held.
  private func clear(
    scene: Int64, _ key: EntityKey, document: Int64, path: DocumentPath
  ) throws {
    let before = try entities.states(owner: scene, at: place)
    try entities.write(
      [], over: before, document: document, owner: scene,
      named: EntityName.Owner(path: path.text, scene: key.uid))
    let current = try frames.spans(scene: scene, at: place)
    let names = try EntityNames(db)
    for span in Set(current.keys.map(\.entity)).sorted() {
      try rows.frames(
        [], of: span, named: try names.name(of: span), components: FrameComponent.allCases,
        over: current, in: vectors)
    }
    try record(
      nil, [], of: scene, named: try names.name(of: scene),
      over: try keys.key(of: scene, at: place))
  }

  private func record(
    _ key: ContentHash?, _ members: [Int64], of scene: Int64, named name: EntityName,
    over stored: SceneKeyTable.Stored?
  ) throws {
    let text = ConfigurationTable.text(members)
    let set =
      try members.isEmpty
      ? nil
      : sets.number(of: text) { try ConfigurationTable(db: db).set(of: members) }
    guard stored ?? .init(key: nil, set: nil) != .init(key: key, set: set) else { return }
    try rows.key(of: scene, named: name, key, set: set.map { ($0, text) })
  }

  private func writeRegressions() throws {
    var ordinal: Int64 = 0
    for regression in context.regressions where regression.change != .kept {
      let finding = regression.finding
      guard let scene = try scene(finding) else {
        throw StoreError.unknownScene(
          finding.scene.rawValue, path: finding.document.text)
      }
      let key = FindingRecords.key(finding)
      let statement = try db.cachedStatement(
        sql: "SELECT id FROM entity WHERE owner = ? AND kind = ? AND uid = ?")
      let entity =
        try Int64.fetchOne(statement, arguments: [scene.entity, key.kind.rawValue, key.uid])
        ?? rows.entity(key, document: scene.document, owner: scene.entity)
      try rows.flush()
      ordinal += 1
      let configurations = try regression.configurations.map { try findings.number($0) }
      try db.execute(
        sql: "INSERT INTO regression VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        arguments: [
          revision, ordinal, entity, regression.change.rawValue, regression.gates,
          ConfigurationList(configurations).text, regression.baseAmount,
          try entities.content(try findings.record(regression)),
        ])
    }
  }

  private func scene(_ finding: Finding) throws -> (entity: Int64, document: Int64)? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT e.id, d.id FROM document d
        JOIN entity e ON e.document = d.id AND e.owner IS NULL
          AND e.kind = \(EntityKind.scene) AND e.uid = ?
        WHERE d.path = ?
        """)
    return try Row.fetchOne(
      statement, arguments: [finding.scene.rawValue, finding.document.text]
    ).map { try ($0.at(0), $0.at(1)) }
  }
}

/// The content key of each scene, and what it was solved for.
struct SceneKeyTable {
  let db: Database

  struct Stored: Hashable {
    var key: ContentHash?
    var set: Int64?
  }

  func key(of scene: Int64, at place: Place) throws -> Stored? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT k.key, k.configurationSet FROM lane_scope s CROSS JOIN scene_key k ON k.scene = ?3
          AND k.lane = s.ancestor AND k.seq <= min(?2, s.maxSeq)
        WHERE s.lane = ?1 ORDER BY s.maxSeq DESC, k.seq DESC LIMIT 1
        """)
    return try Row.fetchOne(statement, arguments: [place.lane, place.seq, scene]).map {
      Stored(
        key: (try $0.at(0) as [UInt8]?).flatMap { ContentHash(bytes: $0) }, set: try $0.at(1))
    }
  }
}
