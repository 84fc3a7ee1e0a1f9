internal import LayoutModel

/// What the rows of a solved scene hold, worked out before their turn: it needs no database, and any
/// thread will do.
struct SceneRows: Sendable {
  /// Of everything that belongs to the scene, in the order of their keys.
  var records: [EntityRecord]
  /// The constraints, and what each names: views and guides by their places in `records`.
  var items: [Item]
  /// The views by their places in `records`, in document order.
  var views: [(record: Int, vectors: [FrameVector])]
  var scene: [FrameVector]
  /// The numbers of the configurations it was solved for, in matrix order.
  var members: [Int64]

  struct Item: Sendable {
    var constraint: Int
    var named: [(key: EntityKey, record: Int?)]
  }

  /// - Throws: `unknownConfiguration` when the layouts name one that has no number.
  init(_ outline: SceneOutline, _ solved: DerivedScene?, _ findings: FindingRecords) throws {
    let layouts = solved?.storable(outline) ?? StorableLayouts([], parents: outline.parents)
    // Each of these has kinds of its own, so that no key is met twice.
    var texts = outline.records()
    texts += try findings.records(solved?.findings ?? []).map { ($0.key, $0.value) }
    texts += try findings.broken(layouts.remarks).map { ($0.key, $0.value) }
    texts += try findings.assumptions(layouts.remarks).map { ($0.key, $0.value) }
    let records = EntityRecord.sorted(texts)
    var places: [EntityKey: Int] = [:]
    places.reserveCapacity(records.count)
    for (place, record) in records.enumerated() { places[record.key] = place }
    items = outline.constraints.compactMap { key, constraint in
      places[key].map { place in
        let named = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
          .flatMap { id in
            [EntityKind.view, .guide].map { EntityKey(kind: $0, uid: id.rawValue) }
          }
        return Item(constraint: place, named: named.map { ($0, places[$0]) })
      }
    }
    views = outline.parents.compactMap { view, _ in
      places[EntityKey(kind: .view, uid: view)].map { ($0, layouts.vectors(of: view)) }
    }
    scene = layouts.ofScene
    members = try layouts.remarks.map { try findings.number($0.configuration) }
    self.records = records
  }
}

/// The same of a document.
struct DocumentRows: Sendable {
  /// Of the document itself, its scenes and its unresolved constraints, in the order of their keys.
  var records: [EntityRecord] = []
  var locations = PackedLocations([], from: 0)
  var scenes: [PreparedScene] = []
  /// nil: it was not compared, or is new.
  var edits: [StructureChange]?

  struct PreparedScene: Sendable {
    var key: EntityKey
    var scene: Scene
    var solved: DerivedScene?
    var locations: PackedLocations
    /// nil: nothing was solved, so that mostly nothing is to be written; what is, is worked out then.
    var rows: Result<SceneRows, any Error>?
  }

  /// nil where nothing is known of the document.
  init?(_ derived: DerivedDocument, _ findings: FindingRecords) {
    guard let document = derived.document() else { return nil }
    records = EntityRecord.sorted(DocumentRecords.records(of: document))
    locations = PackedLocations(DocumentRecords.locations(of: document), from: 0)
    edits = derived.edits
    let solved = Dictionary(
      derived.scenes.map { ($0.scene, $0) }, uniquingKeysWith: { first, _ in first })
    scenes = DocumentRecords.scenes(of: document).map { key, scene in
      let solved = solved[ObjectID(key.uid)]
      let isNew = solved?.hasLayouts == true
      let outline = SceneOutline(scene, placesOnly: !isNew)
      return PreparedScene(
        key: key, scene: scene, solved: solved,
        locations: PackedLocations(outline.orderedLocations, from: scene.location.line),
        rows: isNew ? Result { try SceneRows(outline, solved, findings) } : nil)
    }
  }
}
