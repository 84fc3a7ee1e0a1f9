internal import DeviceCatalogue
internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

extension Gate {
  /// The regressions of a scene as they are believed or doubted.
  func judge(
    _ place: JudgedPlace, _ heads: HeadScenes, _ base: HeadScenes
  ) -> [Regression] {
    let (regressions, pair, document) = (place.regressions, place.pair, place.document)
    guard let after = heads.scene(place.reference, in: pair, solving) else { return regressions }
    let now = judged(after, in: document)
    let head = TrialSide(
      document: document, scene: after.scene,
      overrides: (pair.head?.overrides ?? .none).part(for: after.scene))
    let code = CodeEvidence(
      sources: sources, document: document, scene: after.scene, path: pair.path, head: now)
    guard let origin = place.origin, let found = origin.read.document else {
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
    var changes =
      (origin.isOwnBase
      ? regressions
      : compareFindings(
        base: known, head: after.findings, baseViews: [pair.path: origin.read.viewIDs],
        scales: solving.scales))
      .comparingContradictions(after: now, before: judged(solved, in: found))
    // What a copy has without a fault, its original still has with it.
    if origin.isKept { changes.removeAll { $0.change == .fixed } }
    let news = changes.filter(\.mayBeNews)
    guard !news.isEmpty else { return changes }
    let edits = origin.isOwnBase ? pair.changes : structureChanges(base: found, head: document)
    var search = CauseSearch(
      base: before, head: head, path: pair.path, changes: edits, baseFindings: known)
    let causes: [CauseSearch.Found?]
    if origin.isCopied, search.isTooLongForCopies {
      // A copy with that many edits counts as new: adding it caused its findings.
      let addition = SceneAddition(of: after.scene, in: pair.changes)
      let whole = search.allEdits(named: addition.text, at: addition.location)
      causes = news.map { _ in whole }
    } else {
      causes = search.causes(
        of: news, at: solving.matrix.suited(to: document.platform).configurations)
    }
    let copied = CopiedFaults(place.translation.map { findings(of: $0, at: pair.path) } ?? [])
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
    told.joinConsequences(in: now, edited: after.scene.constraints(since: origin.scene))
    told.joinWantOfHeight(in: now)
    return changes.filter { !$0.mayBeNews } + told
  }

  private func findings(of origin: SceneOrigin, at path: DocumentPath) -> [Finding] {
    guard let document = origin.read.document else { return [] }
    let side = TrialSide(
      document: document, scene: origin.scene,
      overrides: origin.read.overrides.part(for: origin.scene))
    return solving.solve(SceneTask(side, at: path)).findings
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

extension Scene {
  /// The constraints that an earlier state of the scene has otherwise, or not at all.
  fileprivate func constraints(since base: Scene) -> Set<ObjectID> {
    let known = Dictionary(
      base.views.flatMap(\.constraints).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }
    )
    let changed = views.flatMap(\.constraints).filter { constraint in
      guard var old = known[constraint.id] else { return true }
      old.location = constraint.location
      return old != constraint
    }
    return Set(changed.map(\.id))
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
