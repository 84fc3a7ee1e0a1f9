internal import DeviceCatalogue
internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// Believes or doubts what a comparison found, and tells by trial which edits brought it.
///
/// What the base has is told by solving it, under the path and the scene that its views had there. How
/// the base looks, or would look with the head's recordings, is evidence and hides nothing.
struct Gate: Sendable {
  let solving: SceneSolving
  /// The code of the app whose documents are judged.
  var sources = AppSources.none

  /// - Parameters:
  ///   - regressions: as the comparison of findings told them.
  ///   - pairs: every document that differs.
  ///   - head: the solved scenes of the head that differ.
  ///   - base: solved scenes of the base; those that are missing are solved when they are needed.
  ///   - others: reads the base's documents that do not differ; asked for only when the views of a
  ///     scene are in no base at hand.
  func judge(
    _ regressions: [Regression], _ pairs: [DocumentPair], head: HeadScenes,
    base: HeadScenes = HeadScenes(), others: @escaping @Sendable () throws -> [ReadDocument]
  ) throws -> [Regression] {
    var origins = SceneOrigins(pairs: pairs, others: others)
    let scenes = try self.scenes(regressions, pairs, head: head, base: base, &origins)
    return joined(Array(scenes.joined()), pairs, head)
  }

  /// Judges the regressions of each scene by itself; scenes in the order in which the list
  /// first speaks of them.
  ///
  /// - Parameters:
  ///   - pairs: the documents that `regressions` are told of, or more.
  ///   - origins: made of every document that differs.
  func scenes(
    _ regressions: [Regression], _ pairs: [DocumentPair], head: HeadScenes, base: HeadScenes,
    _ origins: inout SceneOrigins
  ) throws -> [[Regression]] {
    var pairOf: [DocumentPath: DocumentPair] = [:]
    for pair in pairs { pairOf[pair.path] = pair }
    var places: [SceneReference: [Int]] = [:]
    for (at, regression) in regressions.enumerated() {
      places[regression.scene, default: []].append(at)
    }
    var judged: [[Regression]] = []
    var settled: Set<SceneReference> = []
    for regression in regressions {
      let reference = regression.scene
      guard settled.insert(reference).inserted else { continue }
      let own = (places[reference] ?? []).map { regressions[$0] }
      judged.append(
        try pairOf[reference.path].flatMap {
          try scene(own, reference, in: $0, head, base, &origins)
        } ?? own)
    }
    return judged
  }

  /// nil: nothing is to be judged.
  private func scene(
    _ own: [Regression], _ reference: SceneReference, in pair: DocumentPair, _ head: HeadScenes,
    _ base: HeadScenes, _ origins: inout SceneOrigins
  ) throws -> [Regression]? {
    guard own.contains(where: \.mayBeJudged), head.contains(reference) else { return nil }
    if pair.base?.isUnreadable == true {
      return own.map { regression in
        guard regression.mayBeNews else { return regression }
        var known = regression
        known.keep(.unreadableBase, "its document could not be read before")
        return known
      }
    }
    let held = pair.holding()
    guard let document = held.head?.document,
      let after = head.scene(reference, in: held, solving)
    else { return nil }
    let origin = try origins.origin(of: after.scene, in: held)
    return try judge(own, of: after, in: document, held, origin, base, origins)
  }

  /// Joins the judgements of scenes, and adds facts that only all of them show.
  /// - Parameter pairs: every document that differs.
  func joined(
    _ judged: [Regression], _ pairs: [DocumentPair], _ head: HeadScenes
  ) -> [Regression] {
    var judged = judged
    if judged.contains(where: { $0.change == .newWithView && $0.isAlarm }) {
      var moved = MovedViews(pairs)
      moved.keep(in: &judged, solving)
    }
    joinAlike(&judged, head)
    return judged
  }

  /// Rows of one table that a commit broke alike have one cause. So have the languages of a document
  /// that one edit was copied to.
  private func joinAlike(_ regressions: inout [Regression], _ scenes: HeadScenes) {
    struct Fault: Hashable {
      let screen: SceneReference
      let rule: Rule
    }
    regressions.joinCauses { finding in
      let reference = SceneReference(path: finding.document, scene: finding.scene)
      return scenes.enclosingScene(of: reference).map { outer in
        Fault(screen: SceneReference(path: finding.document, scene: outer), rule: finding.rule)
      }
    }
    regressions.joinCauses(by: TranslatedCopies.Fault.init)
  }

  /// - Parameters:
  ///   - regressions: those of one scene, as its document's own base tells them.
  ///   - after: the scene in the head.
  ///   - origin: where the scene comes from; nil where it is new.
  private func judge(
    _ regressions: [Regression], of after: SolvedScene, in document: Document,
    _ pair: DocumentPair, _ origin: SceneOrigin?, _ base: HeadScenes, _ origins: SceneOrigins
  ) throws -> [Regression] {
    let now = judged(after, in: document)
    let head = TrialSide(
      document: document, scene: after.scene,
      overrides: (pair.head?.overrides ?? .none).part(for: after.scene))
    guard let origin, let found = origin.read.document else {
      let code = CodeEvidence(
        sources: sources, document: document, scene: after.scene, path: pair.path, head: now)
      let told = LayoutEngine.judge(
        regressions.filter(\.mayBeNews), head: now, base: nil, outside: code.evidence)
      return regressions.filter { !$0.mayBeNews }
        + told.broughtTogether(by: SceneAddition(of: after.scene, in: pair.changes))
    }
    let before = TrialSide(
      document: found, scene: origin.scene,
      overrides: origin.read.overrides.part(for: origin.scene))
    let solved = solvedBase(before, origin, pair, base)
    guard !solved.isGivenUp else { return regressions }
    let known = solved.findings.inScene(after.scene.id)
    let changes =
      (origin.isOwnBase
      ? regressions
      : compareFindings(
        base: known, head: after.findings, baseViews: [pair.path: origin.read.viewIDs],
        scales: solving.scales))
      .comparingContradictions(after: now, before: judged(solved, in: found))
    let news = changes.filter(\.mayBeNews)
    let edits = origin.isOwnBase ? pair.changes : structureChanges(base: found, head: document)
    var search = CauseSearch(
      base: before, head: head, path: pair.path, changes: edits, baseFindings: known)
    let causes = search.causes(
      of: news, at: solving.matrix.suited(to: document.platform).configurations)
    let copied = try copiedFaults(of: after, in: pair, origins)
    let code = CodeEvidence(
      sources: sources, document: document, scene: after.scene, path: pair.path, head: now)
    var told = LayoutEngine.judge(
      news, head: now,
      base: solvedAsRecorded(before, like: head, at: pair.path) ?? judged(solved, in: found),
      causes: causes,
      outside: { regression in
        let copy =
          copied.covers(regression)
          ? [OutsideFact(.copied, "a translation that it was copied from showed it before")] : []
        return copy + code.evidence(on: regression)
      })
    told.put(causes)
    told.joinConsequences(in: now)
    told.joinWantOfHeight(in: now)
    return changes.filter { !$0.mayBeNews } + told
  }

  private func judged(
    _ solved: SolvedScene, in document: Document, recordings: Scene? = nil
  ) -> JudgedScene {
    JudgedScene(
      document: document, scene: solved.scene,
      layouts: Array(
        zip(solving.matrix.suited(to: document.platform).configurations, solved.layouts)),
      findings: solved.findings, recordings: recordings)
  }

  private func solvedBase(
    _ side: TrialSide, _ origin: SceneOrigin, _ pair: DocumentPair, _ base: HeadScenes
  ) -> SolvedScene {
    let reference = SceneReference(path: pair.path, scene: origin.scene.id)
    if origin.isOwnBase, let known = base.scene(reference, in: pair, solving) { return known }
    return solving.solve(SceneTask(side, at: pair.path))
  }

  /// The base's scene with the recordings of the head; nil where they are the base's own.
  private func solvedAsRecorded(
    _ base: TrialSide, like head: TrialSide, at path: DocumentPath
  ) -> JudgedScene? {
    let (document, scene) = recordedAnew(
      (base.document, base.scene), like: (head.document, head.scene))
    guard scene != base.scene || document != base.document else { return nil }
    let side = TrialSide(document: document, scene: scene, overrides: base.overrides)
    let solved = solving.solve(SceneTask(side, at: path))
    guard !solved.isGivenUp else { return nil }
    var told = solved
    told.findings = solved.findings.inScene(head.scene.id)
    return judged(told, in: document, recordings: base.scene)
  }
}

extension SceneTask {
  init(_ side: TrialSide, at path: DocumentPath) {
    self.init(
      path: path, document: side.document, scene: side.scene, overrides: side.overrides)
  }
}

extension [Finding] {
  /// The same findings under the id that their scene has now.
  fileprivate func inScene(_ scene: ObjectID) -> [Finding] {
    map { finding in
      var own = finding
      own.scene = scene
      return own
    }
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
