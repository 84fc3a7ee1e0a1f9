internal import LayoutModel

/// The scene of a base that one of the head comes from.
struct SceneOrigin: Sendable {
  let read: ReadDocument
  let scene: Scene
  /// It is in the base of the document's own pair, under its own id.
  var isOwnBase = false
  /// Its document is still in the tree.
  var isCopied = false
  /// The scene itself is still in that document, so that none of its faults is mended.
  var isKept = false
}

/// Finds where the scenes of a head come from: by their own id in the same document, else by the
/// views they share with a scene anywhere in the base.
struct SceneOrigins {
  private let others: @Sendable () throws -> [ReadDocument]
  /// The base's documents that differ, in order; those of them that left the tree, and the rest.
  private let differing: [ReadDocument]
  private let gone: [ReadDocument]
  private let changed: [ReadDocument]
  /// What became of the changed documents, by the paths of their bases.
  private let heads: [DocumentPath: ReadDocument]
  private var unchanged: [ReadDocument]?
  private var goneViews: SceneViews?
  private var changedViews: SceneViews?
  private var unchangedViews: SceneViews?

  init(pairs: [DocumentPair], others: @escaping @Sendable () throws -> [ReadDocument]) {
    differing = pairs.compactMap(\.base)
    gone = pairs.lazy.filter { $0.head == nil }.compactMap(\.base)
    changed = pairs.lazy.filter { $0.head != nil }.compactMap(\.base)
    heads = Dictionary(
      pairs.compactMap { pair in pair.base.flatMap { base in pair.head.map { (base.path, $0) } } },
      uniquingKeysWith: { first, _ in first })
    self.others = others
  }

  mutating func origin(of scene: Scene, in pair: DocumentPair) throws -> SceneOrigin? {
    if let base = pair.base, let same = base.solvableScenes.first(where: { $0.id == scene.id }) {
      return SceneOrigin(read: base, scene: same, isOwnBase: true)
    }
    let wanted = scene.ownViewIDs
    guard !wanted.isEmpty else { return nil }
    // The document itself, then what left the tree with this edit, then the rest.
    if let base = pair.base, let own = SceneViews([base]).origin(of: wanted) { return own }
    if let moved = goneViews.made(of: gone).origin(of: wanted, besides: pair.path) { return moved }
    var copied =
      try changedViews.made(of: changed).origin(of: wanted, besides: pair.path)
      ?? unchangedViews.made(of: unchangedDocuments()).origin(of: wanted)
    guard let found = copied else { return nil }
    let scenes = heads[found.read.path]?.holding().solvableScenes
    copied?.isCopied = true
    copied?.isKept = scenes?.contains { $0.id == found.scene.id } ?? true
    return copied
  }

  /// The scene of another language that a scene was copied from.
  mutating func translation(
    thatBecame scene: Scene, at path: DocumentPath
  ) throws -> SceneOrigin? {
    guard TranslatedCopies.family(of: path) != nil else { return nil }
    return TranslatedCopies.original(
      of: scene, at: path, among: differing + (try unchangedDocuments()))
  }

  private mutating func unchangedDocuments() throws -> [ReadDocument] {
    if let unchanged { return unchanged }
    let read = try others()
    unchanged = read
    return read
  }
}

/// The views of scenes, by their ids.
private struct SceneViews {
  /// Each by the place of its document and its own in that.
  private var scenes: [(document: Int, scene: Int, views: Set<ObjectID>)] = []
  private let documents: [ReadDocument]
  private var places: [ObjectID: [Int]] = [:]

  /// Share of a scene's views that another must have to be its origin.
  private static let least = 0.5

  init(_ documents: [ReadDocument]) {
    self.documents = documents
    let views = onAllCores(documents) { $0.solvableScenes.map(\.ownViewIDs) }
    for (document, own) in views.enumerated() {
      for (scene, ids) in own.enumerated() {
        for id in ids { places[id, default: []].append(scenes.count) }
        scenes.append((document, scene, ids))
      }
    }
  }

  /// The first of the scenes that share most, by the smaller of both.
  func origin(of wanted: Set<ObjectID>, besides path: DocumentPath? = nil) -> SceneOrigin? {
    var isNear = [Bool](repeating: false, count: scenes.count)
    for view in wanted { for place in places[view] ?? [] { isNear[place] = true } }
    var best: (share: Double, place: Int)?
    for place in scenes.indices
    where isNear[place] && documents[scenes[place].document].path != path {
      let views = scenes[place].views
      let share =
        Double(views.intersection(wanted).count) / Double(min(views.count, wanted.count))
      if share >= Self.least, share > best?.share ?? 0 { best = (share, place) }
      // None shares more.
      if share == 1 { break }
    }
    guard let best else { return nil }
    let found = scenes[best.place]
    let read = documents[found.document].holding()
    let own = read.solvableScenes
    return own.indices.contains(found.scene)
      ? SceneOrigin(read: read, scene: own[found.scene]) : nil
  }
}

extension SceneViews? {
  fileprivate mutating func made(of documents: [ReadDocument]) -> SceneViews {
    if let known = self { return known }
    let made = SceneViews(documents)
    self = made
    return made
  }
}

extension Scene {
  /// The ids the file itself gives to views: those made up by the reader tell nothing.
  fileprivate var ownViewIDs: Set<ObjectID> {
    var ids: Set<ObjectID> = []
    for view in views { if view.hasOwnID { ids.insert(view.id) } }
    return ids
  }
}
