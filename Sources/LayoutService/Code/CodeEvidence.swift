internal import DeviceCatalogue
internal import LayoutEngine
internal import LayoutModel
internal import LayoutSettings
internal import SourceFacts

/// Evidence on findings from the app's code, each fact only where it bears on the rule.
///
/// Says nothing where there are no sources. That code is silent says nothing either.
struct CodeEvidence {
  let sources: AppSources
  let document: Document
  let scene: Scene
  let path: DocumentPath
  let head: JudgedScene
  /// What holds of the scene as a whole, whatever is found in it.
  private let nowhere = Once<OutsideFact?>()

  func evidence(on regression: Regression) -> [OutsideFact] {
    [
      hides(regression), holds(regression) ?? places(regression),
      presents(regression) ?? endsAtBars(regression),
      givesHeight(regression),
      turns(regression), answersNoTouch(regression), widensTouch(regression),
      asksNowhere(), buildsNowhere() ?? belongsToOthers(),
    ].compactMap(\.self)
  }

  /// Code hides the view, or the other view of a pair.
  private func hides(_ regression: Regression) -> OutsideFact? {
    switch regression.finding.rule {
    case .unsatisfiable:
      // A stack leaves out what is hidden: views that code shows by turns never stand there together.
      return first(.codeHides, among: head.rows(contradicting: regression), [.hides], "hides")
    case .notMirrored, .ignoredConstraint, .unsettledGroups: return nil
    default: break
    }
    return hidesForGood(regression)
      ?? first(.codeHides, among: views(of: regression), [.hides], "hides")
  }

  /// Code hides the view, and none of its lines could show it again.
  private func hidesForGood(_ regression: Regression) -> OutsideFact? {
    let view = regression.finding.view
    let facts = sources.facts(for: view, in: document).facts
    guard
      let fact = facts.first(where: { $0.kind == .hides && $0.value == "true" && $0.isCertain }),
      !facts.contains(where: { $0.kind == .shows || $0.kind == .hides && $0.value == nil })
    else { return nil }
    return OutsideFact(.hidden, "\(fact.place) hides \(view), and nothing shows it again")
  }

  /// Code constrains a view that the document leaves open: what is missing there may stand in code.
  private func holds(_ regression: Regression) -> OutsideFact? {
    guard regression.finding.rule == .ambiguous else { return nil }
    return first(.codeHolds, among: [regression.finding.view], [.constrains, .moves], "constrains")
  }

  /// Code sets the frame of the view, constrains it, or changes a constraint that it holds.
  ///
  /// What contradicts is told at run time all the same.
  private func places(_ regression: Regression) -> OutsideFact? {
    switch regression.finding.rule {
    case .unsatisfiable, .truncated, .compressed, .notMirrored, .ignoredConstraint,
      .unsettledGroups:
      return nil
    case .hitTarget:
      return first(.codePlaces, among: [regression.finding.view], [.setsFrame], "places")
    default: break
    }
    if let fact = first(
      .codePlaces, among: views(of: regression), [.setsFrame, .constrains, .moves], "places")
    {
      return fact
    }
    if let fact = movesAround(regression) { return fact }
    let near = scene.views.flatMap(\.constraints).filter {
      $0.names(regression.finding.view) && document.outlets.contains($0.id)
    }
    return first(
      .codePlaces, among: near.map(\.id), [.changesConstraint], "changes a constraint of")
  }

  /// Code puts a view around it somewhere else: into a table's footer, say.
  private func movesAround(_ regression: Regression) -> OutsideFact? {
    guard [.offScreen, .unsafeArea].contains(regression.finding.rule) else { return nil }
    return first(
      .codePlaces, among: head.ancestors(of: regression.finding.view), [.moves], "places")
  }

  /// The screen is shown in a sheet, a popover or an extension: its top and bottom are others.
  private func presents(_ regression: Regression) -> OutsideFact? {
    switch regression.finding.rule {
    case .offScreen, .unsafeArea: break
    case .unsatisfiable where head.restsOnSize(regression): break
    default: return nil
    }
    guard regression.finding.axis != .horizontal else { return nil }
    return presentsElsewhere()
  }

  /// Code ends the view at the bar above it, so that its top is the bar's lower edge.
  private func endsAtBars(_ regression: Regression) -> OutsideFact? {
    guard regression.finding.rule == .unsatisfiable, head.restsOnTop(regression) else { return nil }
    let owner = sources.facts(for: scene, in: document, at: path).ownerClass
    return sources.index.endAtBars(ofClass: owner).map {
      OutsideFact(.presented, "\($0.place) ends the view at the bar above it: \($0.excerpt)")
    }
  }

  private func presentsElsewhere() -> OutsideFact? {
    if let target = sources.builtDocuments?.onlyExtension(with: path) {
      return OutsideFact(.presented, "it is built into an extension alone: \(target)")
    }
    let code = sources.facts(for: scene, in: document, at: path)
    if let kind = code.extensionKind {
      return OutsideFact(.presented, "it is shown in an extension: \(kind)")
    }
    let kinds: Set<SourceFact.Kind> = [
      .showsAsPopover, .showsAsSheet, .setsContentSize, .embeds, .widensSafeArea,
    ]
    let styles: Set<String> = ["formSheet", "pageSheet", "popover", "custom"]
    let fact = code.presentation.first { fact in
      kinds.contains(fact.kind)
        || fact.kind == .setsPresentationStyle && fact.value.map(styles.contains) == true
    }
    return fact.map { OutsideFact(.presented, "\($0.place) presents it: \($0.excerpt)") }
  }

  /// No source asks for the nib or the cell.
  private func asksNowhere() -> OutsideFact? {
    nowhere.value {
      sources.unnamed(scene, in: document, at: path).map {
        OutsideFact(.unreached, "no source names \($0)")
      }
    }
  }

  /// No target of the project takes the document into a bundle.
  private func buildsNowhere() -> OutsideFact? {
    sources.builtDocuments?.projectWithout(path).map {
      OutsideFact(.onlyLook, "no target of \($0) builds \(path.name)")
    }
  }

  /// The document came with a library: its faults are told, and are not this project's to mend.
  private func belongsToOthers() -> OutsideFact? {
    if let library = sources.builtDocuments?.libraryProject(of: path) {
      return OutsideFact(.onlyLook, "\(library) alone builds the document, a library's project")
    }
    return path.parts.dropLast().first { SettingsFiles.foreignFolders.contains(String($0)) }.map {
      OutsideFact(.onlyLook, "the document lies among libraries, in \($0)")
    }
  }

  /// Code, or the apps that build the document, keep the screen upright, or on its side, and the finding is
  /// on phones that are held otherwise. Pads turn whatever code says where apps share their screens.
  private func turns(_ regression: Regression) -> OutsideFact? {
    guard let (idiom, isLying) = head.holding(of: regression) else { return nil }
    if let (app, only) = sources.builtDocuments?.onlyOrientation(of: path, on: idiom),
      only != (isLying ? .landscape : .portrait)
    {
      let devices = idiom == .pad ? "pads" : "phones"
      return OutsideFact(.foreignDevices, "\(app) allows \(only.rawValue) alone on \(devices)")
    }
    guard idiom == .phone else { return nil }
    if let fact = onlyOrientation, let only = fact.value,
      only != (isLying ? "landscape" : "portrait")
    {
      return OutsideFact(.foreignDevices, "\(fact.place) allows \(only) alone")
    }
    guard isLying, let fact = sources.index.orientationByState else { return nil }
    return OutsideFact(.codeTurns, "\(fact.place) allows orientations as the app's state is")
  }

  /// What the screen's own class says, else the containers that show it: the outermost one is asked.
  private var onlyOrientation: SourceFact? {
    let owner = sources.facts(for: scene, in: document, at: path).ownerClass
    if let own = sources.index.onlyOrientation(ofClass: owner) { return own }
    let outer = document.scenes.first { $0.id == scene.enclosingScene } ?? scene
    let containers = outer.controller.flatMap { document.containerClasses[$0.id] } ?? []
    let facts = containers.sorted().map { sources.index.onlyOrientation(ofClass: $0) }
    guard let first = facts.first, facts.allSatisfy({ $0?.value == first?.value }) else {
      return nil
    }
    return first
  }

  /// Neither the document nor code answers touches of a button: whoever misses it misses nothing.
  private func answersNoTouch(_ regression: Regression) -> OutsideFact? {
    let id = regression.finding.view
    guard regression.finding.rule == .hitTarget, sources.index.count > 0,
      let view = scene.views.first(where: { $0.id == id }), case .button = view.content,
      document.actions[id, default: []].isEmpty,
      !document.connections.contains(where: { $0.owner == id && $0.name == "gestureRecognizers" }),
      view.customClass.map({ !sources.index.mayAnswerTouches($0) }) ?? true
    else { return nil }
    let outlets = sources.facts(for: id, in: document).outlets
    guard let name = outlets.first?.name else {
      // What the document alone tells, `NoActionFeature` says.
      guard view.customClass != nil || document.actions.isEmpty else { return nil }
      let owner = sources.facts(for: scene, in: document, at: path).ownerClass
      let isSeen = owner.map(sources.index.declares) ?? (scene.controller != nil)
      return isSeen && !document.outlets.contains(id)
        ? OutsideFact(.noAction, "touching it does nothing: no action, no segue and no outlet")
        : nil
    }
    let isSeen = outlets.allSatisfy { $0.ownerClass.map(sources.index.declares) ?? false }
    guard isSeen, !outlets.contains(where: { sources.index.uses($0.name) }) else { return nil }
    return OutsideFact(.noAction, "no source does more with \(name) than change its looks")
  }

  /// Code makes a control answer touches around it.
  private func widensTouch(_ regression: Regression) -> OutsideFact? {
    guard regression.finding.rule == .hitTarget else { return nil }
    return first(
      .touchWidened, among: [regression.finding.view], [.widensTouch], "widens the touch area of")
  }

  /// Code gives the row a height: what the document's height cuts or contradicts may fit.
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
