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
  private let entities: EntityTable
  private let vectors: VectorTable
  private let frames: FrameTable
  private let locations: LocationTable
  private let keys: SceneKeyTable
  private let findings: FindingRecords
  private let items: ConstraintItems

  init(db: Database, place: Place, revision: Int64, context: DerivationContext) throws {
    self.db = db
    self.place = place
    self.revision = revision
    self.context = context
    entities = EntityTable(db: db)
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
    for (path, derived) in documents.sorted(by: { $0.key < $1.key }) {
      try write(derived, path: path)
    }
    try writeRegressions()
    try DerivationTable(db: db).record(revision: revision, place: place, engine: context.engine)
  }

  private func write(_ derived: DerivedDocument?, path: DocumentPath) throws {
    let document = try DocumentTree(db: db).document(path)
    let before = try entities.states(document: document, at: place)
    let read = derived?.document()
    let records = read.map { DocumentRecords.records(of: $0) } ?? [:]
    let (alive, _) = try entities.write(
      records, over: before, document: document, owner: nil, at: place)
    for (key, state) in before.sorted(by: { $0.key < $1.key })
    where key.kind == .scene && state.seal != nil && records[key] == nil {
      try clear(scene: state.entity, document: document)
    }
    guard let derived, let read else { return }
    if let edits = derived.edits {
      try EditTable(db: db).record(edits, revision: revision, document: document)
    }
    let solved = Dictionary(
      derived.scenes.map { ($0.scene, $0) }, uniquingKeysWith: { first, _ in first })
    for (key, scene) in DocumentRecords.scenes(of: read) {
      guard let entity = alive[key] else { continue }
      try write(scene, solved[ObjectID(key.uid)], entity: entity, document: document, path: path)
    }
    if let own = alive[DocumentRecords.key] {
      try locations.write(DocumentRecords.locations(of: read), from: 0, of: own, at: place)
    }
  }

  private func write(
    _ scene: Scene, _ solved: DerivedScene?, entity: Int64, document: Int64, path: DocumentPath
  ) throws {
    let stored = try keys.key(of: entity, at: place)
    // The key covers all but the locations, so an equal one leaves nothing else to do.
    let isKnown = solved != nil && stored?.key == solved?.key
    let outline = SceneOutline(scene, placesOnly: isKnown)
    if !isKnown {
      var records = outline.records()
      let layouts =
        solved?.storable(outline) ?? StorableLayouts([], parents: outline.parents)
      let found = solved?.findings ?? []
      records.merge(try findings.records(found)) { first, _ in first }
      records.merge(try findings.broken(layouts.remarks)) { first, _ in first }
      records.merge(try findings.assumptions(layouts.remarks)) { first, _ in first }
      let before = try entities.states(owner: entity, at: place)
      let (alive, changed) = try entities.write(
        records, over: before, document: document, owner: entity, at: place)
      try items.write(
        outline.constraints.filter { changed.contains($0.key) }, scene: entity, known: before,
        alive: alive)
      try write(layouts, outline, scene: entity, alive: alive, before: before)
      let members = try layouts.remarks.map { try findings.number($0.configuration) }
      try keys.record(
        solved?.key, set: members.isEmpty ? nil : try ConfigurationTable(db: db).set(of: members),
        of: entity, over: stored, at: place)
    }
    try locations.write(
      outline.orderedLocations, from: scene.location.line, of: entity, at: place)
  }

  private func write(
    _ layouts: StorableLayouts, _ outline: SceneOutline, scene: Int64,
    alive: [EntityKey: Int64], before: [EntityKey: EntityTable.State]
  ) throws {
    // A scene that is new has none.
    let current = before.isEmpty ? [:] : try frames.spans(scene: scene, at: place)
    for (view, _) in outline.parents {
      guard let entity = alive[EntityKey(kind: .view, uid: view)] else { continue }
      try frames.write(
        layouts.vectors(of: view), of: entity, components: FrameComponent.ofView, over: current,
        at: place)
    }
    for (key, state) in before.sorted(by: { $0.key < $1.key })
    where key.kind == .view && alive[key] == nil {
      try frames.write(
        [:], of: state.entity, components: FrameComponent.ofView, over: current, at: place)
    }
    try frames.write(
      layouts.scene, of: scene, components: FrameComponent.ofScene, over: current, at: place)
  }

  /// Ends everything a scene held.
  private func clear(scene: Int64, document: Int64) throws {
    let before = try entities.states(owner: scene, at: place)
    try entities.write([:], over: before, document: document, owner: scene, at: place)
    let current = try frames.spans(scene: scene, at: place)
    for span in Set(current.keys.map(\.entity)).sorted() {
      try frames.write(
        [:], of: span, components: FrameComponent.allCases, over: current, at: place)
    }
    try keys.record(
      nil, set: nil, of: scene, over: try keys.key(of: scene, at: place), at: place)
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
        ?? entities.insert(key, document: scene.document, owner: scene.entity)
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

  func record(
    _ key: ContentHash?, set: Int64?, of scene: Int64, over stored: Stored?, at place: Place
  ) throws {
    guard stored ?? Stored(key: nil, set: nil) != Stored(key: key, set: set) else { return }
    let statement = try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO scene_key VALUES (?, ?, ?, ?, ?)")
    try statement.execute(arguments: [
      scene, place.lane, place.seq, key.map { Data($0.bytes) }, set,
    ])
  }
}
