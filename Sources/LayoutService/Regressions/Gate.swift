internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// Believes or doubts what a comparison found, scene by scene.
///
/// Each scene that seems to have become worse is compared once more, with its base solved as
/// Interface Builder would have saved it together with the head, and looked up under the path and
/// the scene that its views had there. Then the evidence is weighed.
struct Gate: Sendable {
  let solving: SceneSolving

  /// - Parameters:
  ///   - regressions: as the comparison of findings told them.
  ///   - pairs: every document that differs.
  ///   - head: the solved scenes of the head that differ.
  ///   - others: reads the base's documents that do not differ; asked for only when the views of a
  ///     scene are in no base at hand.
  func judge(
    _ regressions: [Regression], _ pairs: [DocumentPair], head: HeadScenes,
    others: @escaping @Sendable () throws -> [ReadDocument]
  ) throws -> [Regression] {
    var origins = SceneOrigins(pairs: pairs, others: others)
    var pairOf: [DocumentPath: DocumentPair] = [:]
    for pair in pairs { pairOf[pair.path] = pair }
    var judged: [Regression] = []
    var settled: Set<SceneReference> = []
    for regression in regressions {
      let reference = SceneReference(
        path: regression.finding.document, scene: regression.finding.scene)
      guard regression.change != .fixed, regression.change != .kept, head.contains(reference),
        let pair = pairOf[reference.path]
      else {
        judged.append(regression)
        continue
      }
      if pair.base?.isUnreadable == true {
        var known = regression
        known.keep(because: "its document could not be read before")
        judged.append(known)
        continue
      }
      if settled.contains(reference) { continue }
      let held = pair.holding()
      guard let document = held.head?.document,
        let after = head.scene(reference, in: held, solving)
      else {
        judged.append(regression)
        continue
      }
      settled.insert(reference)
      let origin = try origins.origin(of: after.scene, in: held)
      let own = try judge(after, in: document, held, origin)
      judged += try keepingCopied(own, of: after, in: held, origins)
    }
    if judged.contains(where: { $0.change == .newWithView && $0.gates }) {
      var moved = MovedViews(pairs)
      moved.keep(in: &judged, solving)
      judged = judged.led()
    }
    tellOnce(&judged, head)
    let order = Regression.Change.allCases
    return judged.enumerated().sorted {
      let ranks = (
        order.firstIndex(of: $0.element.change) ?? 0, order.firstIndex(of: $1.element.change) ?? 0
      )
      return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : $0.offset < $1.offset
    }.map(\.element)
  }

  /// Rows of one table that a commit broke alike are one cause: the first stands for the others. So
  /// are the languages of a document that one edit was copied to.
  private func tellOnce(
    _ regressions: inout [Regression], _ scenes: HeadScenes
  ) {
    struct Fault: Hashable {
      let screen: SceneReference
      let rule: Rule
    }
    regressions.tellOnce { finding in
      let reference = SceneReference(path: finding.document, scene: finding.scene)
      return scenes.enclosingScene(of: reference).map { outer in
        Fault(screen: SceneReference(path: finding.document, scene: outer), rule: finding.rule)
      }
    }
    regressions.tellOnce(by: TranslatedCopies.Fault.init)
  }

  private func judge(
    _ after: SolvedScene, in document: Document, _ pair: DocumentPair, _ origin: SceneOrigin?
  ) throws -> [Regression] {
    let configurations = solving.matrix.configurations
    let now = JudgedScene(
      document: document, scene: after.scene,
      layouts: Array(zip(configurations, after.layouts)), findings: after.findings)
    var before: JudgedScene?
    var known: [Finding] = []
    if let origin, let found = origin.read.document {
      let (recorded, scene) = recordedAnew((found, origin.scene), like: (document, after.scene))
      let task = SceneTask(
        path: pair.path, document: recorded, scene: scene,
        overrides: origin.read.overrides.part(for: scene))
      let solved = solving.solve(task)
      known = solved.findings.map { finding in
        var own = finding
        own.scene = after.scene.id
        return own
      }
      before = JudgedScene(
        document: recorded, scene: scene, layouts: Array(zip(configurations, solved.layouts)),
        findings: known, recordings: origin.scene)
    }
    let views = origin?.read.viewIDs ?? pair.base?.viewIDs ?? []
    let changes = compareFindings(
      base: known, head: after.findings, baseViews: [pair.path: views], scales: solving.scales)
    // What is declared concerns any view it is declared for: each may be the edit's.
    let declared = declarationChanges(
      base: (origin?.read.overrides ?? .none).part(for: after.scene),
      head: (pair.head?.overrides ?? .none).part(for: after.scene)
    ).map { line in
      StructureChange(
        kind: .documentChanged, views: now.viewIDs, text: line.text, location: line.location)
    }
    let edits =
      (origin.map { $0.isOwnBase } ?? true
        ? pair.changes : structureChanges(base: origin?.read.document, head: document)) + declared
    return LayoutEngine.judge(
      changes.filter { $0.change != .fixed && $0.change != .kept }, head: now, base: before,
      edits: edits)
      + changes.filter { $0.change == .kept }
  }
}

/// The scene of a base that one of the head comes from.
struct SceneOrigin {
  let read: ReadDocument
  let scene: Scene
  /// It is in the base of the document's own pair, under its own id.
  var isOwnBase = false
}

/// Finds where the scenes of a head come from: by their own id in the same document, else by the
/// views they share with a scene anywhere in the base.
struct SceneOrigins {
  private let pairs: [DocumentPair]
  private let others: @Sendable () throws -> [ReadDocument]
  private var unchanged: [ReadDocument]?
  private var viewSets: [DocumentPath: [(scene: Scene, views: Set<ObjectID>)]] = [:]

  init(pairs: [DocumentPair], others: @escaping @Sendable () throws -> [ReadDocument]) {
    self.pairs = pairs
    self.others = others
  }

  /// Share of a scene's views that another must have to be its origin.
  private static let least = 0.5

  mutating func origin(of scene: Scene, in pair: DocumentPair) throws -> SceneOrigin? {
    if let base = pair.base, let same = base.solvableScenes.first(where: { $0.id == scene.id }) {
      return SceneOrigin(read: base, scene: same, isOwnBase: true)
    }
    let wanted = Self.views(of: scene)
    guard !wanted.isEmpty else { return nil }
    // The document itself, then what left the tree with this edit, then the rest.
    let gone = pairs.filter { $0.path != pair.path && $0.head == nil }.compactMap(\.base)
    let changed = pairs.filter { $0.path != pair.path && $0.head != nil }.compactMap(\.base)
    for candidates in [[pair.base].compactMap { $0 }, gone, changed] {
      if let found = best(wanted, among: candidates) { return found }
    }
    if unchanged == nil { unchanged = try others() }
    return best(wanted, among: unchanged ?? [])
  }

  /// Every document of the base, those that differ first.
  func allOfBase() throws -> [ReadDocument] {
    pairs.compactMap(\.base) + (try unchanged ?? others())
  }

  private mutating func best(
    _ wanted: Set<ObjectID>, among candidates: [ReadDocument]
  ) -> SceneOrigin? {
    var best: (share: Double, origin: SceneOrigin)?
    for read in candidates {
      if viewSets[read.path] == nil {
        viewSets[read.path] = read.solvableScenes.map { ($0, Self.views(of: $0)) }
      }
      for (scene, views) in viewSets[read.path] ?? [] where !views.isEmpty {
        let share =
          Double(views.intersection(wanted).count) / Double(min(views.count, wanted.count))
        if share >= Self.least, share > best?.share ?? 0 {
          best = (share, SceneOrigin(read: read, scene: scene))
        }
      }
    }
    return best?.origin
  }

  /// The ids the file itself gives to views: those made up by the reader tell nothing.
  private static func views(of scene: Scene) -> Set<ObjectID> {
    var ids: Set<ObjectID> = []
    for view in scene.views {
      if view.hasOwnID { ids.insert(view.id) }
    }
    return ids
  }
}
