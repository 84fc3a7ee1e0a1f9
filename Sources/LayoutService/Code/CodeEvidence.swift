internal import LayoutEngine
internal import LayoutModel
internal import SourceFacts

/// Facts of the app's code that count for or against a finding, each only for the rules that it concerns.
///
/// There are none without sources. If code does not mention a view, that is no fact either.
struct CodeEvidence {
  let sources: AppSources
  let document: Document
  let scene: Scene
  let path: DocumentPath
  let head: JudgedScene
  /// The fact that no class loads the scene, which concerns all findings in it.
  let nowhere = Once<OutsideFact?>()

  func evidence(on regression: Regression) -> [OutsideFact] {
    let unseen: OutsideFact? =
      asksNowhere() ?? loadsNever() ?? hasNoEntry() ?? replacesView() ?? covers(regression)
    let facts: [OutsideFact?] = [
      hides(regression), holds(regression) ?? places(regression),
      presents(regression) ?? endsAtBars(regression),
      givesHeight(regression),
      turns(regression), answersNoTouch(regression), widensTouch(regression),
      unseen, buildsNowhere() ?? belongsToOthers(),
    ]
    return facts.compactMap(\.self)
  }

  /// Code hides the view, or the other view of a pair.
  private func hides(_ regression: Regression) -> OutsideFact? {
    switch regression.finding.rule {
    case .unsatisfiable:
      // A stack leaves out hidden views, so views that code shows by turns never stand in it together.
      return first(.codeHides, among: head.rows(contradicting: regression), [.hides], "hides")
    case .notMirrored, .ignoredConstraint, .unsettledGroups: return nil
    default: break
    }
    return hidesForGood(regression)
      ?? first(.codeHides, among: views(of: regression), [.hides], "hides")
  }

  /// Code hides the view, and no line shows it again.
  private func hidesForGood(_ regression: Regression) -> OutsideFact? {
    let view = regression.finding.view
    let facts = sources.facts(for: view, in: document).facts
    guard
      let fact = facts.first(where: { $0.kind == .hides && $0.value == "true" && $0.isCertain }),
      !facts.contains(where: { $0.kind == .shows || $0.kind == .hides && $0.value == nil })
    else { return nil }
    return OutsideFact(.hidden, "\(fact.place) hides \(view), and nothing shows it again")
  }

  /// Code constrains a view that the document leaves open, so the missing constraints may be in code.
  private func holds(_ regression: Regression) -> OutsideFact? {
    guard regression.finding.rule == .ambiguous else { return nil }
    return first(.codeHolds, among: [regression.finding.view], [.constrains, .moves], "constrains")
  }

  /// Code sets the frame of the view, constrains it, or changes a constraint that it holds.
  ///
  /// Contradictory constraints do not count: UIKit reports them at run time all the same.
  private func places(_ regression: Regression) -> OutsideFact? {
    switch regression.finding.rule {
    case .unsatisfiable, .truncated, .compressed, .notMirrored, .ignoredConstraint,
      .unsettledGroups:
      return nil
    case .hitTarget:
      let view = [regression.finding.view]
      return first(.codePlaces, among: view, [.setsFrame], "places")
        ?? first(.codePlaces, among: view, [.sizesItself], "gives a natural size to")
    default: break
    }
    if let fact = first(
      .codePlaces, among: views(of: regression), [.setsFrame, .constrains, .moves], "places")
    {
      return fact
    }
    if let fact = movesAround(regression) { return fact }
    if let fact = sizesBeside(regression) { return fact }
    let near = scene.views.flatMap(\.constraints).filter {
      $0.names(regression.finding.view) && document.outlets.contains($0.id)
    }
    return first(
      .codePlaces, among: near.map(\.id), [.changesConstraint], "changes a constraint of")
  }

  /// Code moves a superview, such as into a table's footer.
  private func movesAround(_ regression: Regression) -> OutsideFact? {
    guard [.offScreen, .unsafeArea].contains(regression.finding.rule) else { return nil }
    return first(
      .codePlaces, among: head.ancestors(of: regression.finding.view), [.moves], "places")
  }

  /// The class of a view that constraints tie to the one that is open gives itself a natural size, of which the
  /// document knows nothing: what hangs on it may be held.
  private func sizesBeside(_ regression: Regression) -> OutsideFact? {
    guard regression.finding.rule == .ambiguous else { return nil }
    let view = regression.finding.view
    let tied = scene.views.flatMap(\.constraints).filter { $0.names(view) }
      .flatMap { [$0.firstItem, $0.secondItem].compactMap(\.self) }
    var seen: Set<ObjectID> = []
    return first(
      .codePlaces, among: tied.filter { $0 != scene.root.id && seen.insert($0).inserted },
      [.sizesItself], "gives a natural size to")
  }

  /// Touching the button does nothing: neither the document nor code gives it an action, or the method is empty.
  private func answersNoTouch(_ regression: Regression) -> OutsideFact? {
    let id = regression.finding.view
    guard regression.finding.rule == .hitTarget, sources.index.count > 0,
      let view = scene.views.first(where: { $0.id == id }), case .button = view.content,
      document.actions[id, default: []].allSatisfy({ emptyMethod($0) != nil }),
      !document.connections.contains(where: { $0.owner == id && $0.name == "gestureRecognizers" }),
      view.customClass.map({ !sources.index.mayAnswerTouches($0) }) ?? true
    else { return nil }
    let outlets = sources.facts(for: id, in: document).outlets
    guard let name = outlets.first?.name else {
      if let action = document.actions[id]?.min(), let fact = emptyMethod(action) {
        return OutsideFact(.noAction, "touching it does nothing: \(fact.place) is empty")
      }
      // `NoActionFeature` covers what the document alone decides.
      guard view.customClass != nil || document.actions.isEmpty else { return nil }
      let owner = sources.facts(for: scene, in: document, at: path).ownerClass
      let isSeen = owner.map(sources.index.declares) ?? (scene.controller != nil)
      return isSeen && !document.outlets.contains(id)
        ? OutsideFact(.noAction, "touching it does nothing: no action, no segue and no outlet")
        : nil
    }
    let isUsed = outlets.contains { outlet in
      guard let owner = outlet.ownerClass, sources.index.declares(owner) else { return true }
      return sources.index.uses(outlet.name, ofClass: owner)
    }
    guard !isUsed else { return nil }
    return OutsideFact(.noAction, "no source does more with \(name) than change its looks")
  }

  /// The method that an action of the document calls, if it is empty in the scene's class.
  private func emptyMethod(_ action: String) -> SourceFact? {
    guard let selector = action.split(separator: " ").first,
      let owner = sources.facts(for: scene, in: document, at: path).ownerClass
    else { return nil }
    return sources.index.emptyMethod(String(selector), ofClass: owner)
  }

  /// Code enlarges the area in which a control receives touches.
  private func widensTouch(_ regression: Regression) -> OutsideFact? {
    guard regression.finding.rule == .hitTarget else { return nil }
    return first(
      .touchWidened, among: [regression.finding.view], [.widensTouch], "widens the touch area of")
  }

  /// Code sets the row's height, so contents may fit that the document's height cuts or contradicts.
  private func givesHeight(_ regression: Regression) -> OutsideFact? {
    guard scene.cell?.sizesItself == false, regression.finding.axis == .vertical,
      let rows = sources.facts(for: scene, in: document, at: path).rows,
      rows.isFixed || rows.isAutomatic, rows.onlyHeight == nil, let fact = rows.facts.first
    else { return nil }
    switch regression.finding.rule {
    case .unsatisfiable where !head.restsOnSize(regression): return nil
    case .unsatisfiable, .clipped, .protrudes, .compressed, .zeroSize, .truncated, .overlap:
      return OutsideFact(.codeSizesRow, "\(fact.place) gives the row its height: \(fact.excerpt)")
    default: return nil
    }
  }

  private func views(of regression: Regression) -> [ObjectID] {
    [regression.finding.view, regression.finding.other].compactMap(\.self)
  }

  private func first(
    _ kind: Evidence.Kind, among objects: [ObjectID], _ kinds: [SourceFact.Kind], _ verb: String
  ) -> OutsideFact? {
    for object in objects {
      let code = sources.facts(for: object, in: document)
      for wanted in kinds {
        if let fact = code.first(wanted), fact.isCertain {
          return OutsideFact(kind, "\(fact.place) \(verb) \(object): \(fact.excerpt)")
        }
      }
    }
    return nil
  }
}

extension LayoutConstraint {
  fileprivate func names(_ view: ObjectID) -> Bool { firstItem == view || secondItem == view }
}
