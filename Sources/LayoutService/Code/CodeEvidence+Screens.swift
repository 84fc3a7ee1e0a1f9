internal import DeviceCatalogue
internal import LayoutEngine
internal import LayoutModel
internal import LayoutSettings
internal import SourceFacts

/// Evidence on the screen as a whole: where and how it is shown, and by whom.
extension CodeEvidence {
  /// The screen is shown in a sheet, a popover or an extension: its top and bottom are others.
  func presents(_ regression: Regression) -> OutsideFact? {
    switch regression.finding.rule {
    case .offScreen, .unsafeArea: break
    case .unsatisfiable where head.restsOnSize(regression): break
    default: return nil
    }
    guard regression.finding.axis != .horizontal else { return nil }
    return presentsElsewhere()
  }

  /// Code ends the view at the bar above it, so that its top is the bar's lower edge.
  func endsAtBars(_ regression: Regression) -> OutsideFact? {
    guard regression.finding.rule == .unsatisfiable, head.restsOnTop(regression) else { return nil }
    let owner = sources.facts(for: scene, in: document, at: path).ownerClass
    return sources.index.endAtBars(ofClass: owner).map {
      OutsideFact(.presented, "\($0.place) ends the view at the bar above it: \($0.excerpt)")
    }
  }

  /// Where the whole of it is shown, if not over the window.
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
  func asksNowhere() -> OutsideFact? {
    nowhere.value {
      sources.unnamed(scene, in: document, at: path).map { name in
        // Code that nobody runs may have the name.
        let idle = sources.index.declaration(naming: name).map {
          " but \($0.path.split(separator: "/").last ?? ""):\($0.line), which nothing uses"
        }
        return OutsideFact(.unreached, "no source names \(name)\(idle ?? "")")
      }
    }
  }

  /// The screen's controller has outlets and no class that could have them: UIKit throws when it loads it.
  func loadsNever() -> OutsideFact? {
    guard let controller = scene.controller, controller.customClass == nil,
      controller.element == "viewController",
      let outlet = document.connections.first(where: {
        $0.owner == controller.id && !Self.ownOutlets.contains($0.name)
      })
    else { return nil }
    return OutsideFact(
      .unreached, "its controller has no class for the outlet \(outlet.name), and loading it fails")
  }

  /// Nobody can make a screen of the storyboard: it has no first one and no identifiers.
  func hasNoEntry() -> OutsideFact? {
    guard document.kind == .storyboard, document.platform == .iOS, sources.index.hasAppDelegate,
      document.initialController == nil, document.sceneIdentifiers.isEmpty
    else { return nil }
    return OutsideFact(
      .unreached, "its storyboard has neither a first screen nor an identifier to ask for one")
  }

  /// Code gives the screen another view than the document's.
  func replacesView() -> OutsideFact? {
    guard scene.controller != nil, scene.cell == nil else { return nil }
    let owner = sources.facts(for: scene, in: document, at: path).ownerClass
    return sources.index.replacesView(ofClass: owner).map {
      OutsideFact(.unreached, "\($0.place) shows another view: \($0.excerpt)")
    }
  }

  /// Another view hides this one wholly, wherever the finding is, and code neither hides nor moves it.
  /// Contradictions are left out, because UIKit logs them anyway, and overlaps, because they say just that.
  func covers(_ regression: Regression) -> OutsideFact? {
    switch regression.finding.rule {
    case .unsatisfiable, .ignoredConstraint, .overlap, .unsettledGroups: return nil
    default: break
    }
    let cover = head.covers(of: regression).first { cover in
      let object = sources.facts(for: cover, in: document)
      guard object.outlets.isEmpty || sources.index.count > 0 else { return false }
      return object.facts.allSatisfy {
        ![.hides, .shows, .setsFrame, .moves, .constrains, .changesConstraint].contains($0.kind)
      }
    }
    return cover.map { OutsideFact(.unreached, "\(head.name(of: $0)) covers it") }
  }

  /// What UIKit's own controllers have.
  private static let ownOutlets: Set<String> = ["view", "searchDisplayController"]

  /// No target of the project takes the document into a bundle.
  func buildsNowhere() -> OutsideFact? {
    sources.builtDocuments?.projectWithout(path).map {
      OutsideFact(.onlyLook, "no target of \($0) builds \(path.name)")
    }
  }

  /// The document came with a library: its faults are reported, but this project cannot mend them.
  func belongsToOthers() -> OutsideFact? {
    if let library = sources.builtDocuments?.libraryProject(of: path) {
      return OutsideFact(.onlyLook, "\(library) alone builds the document, a library's project")
    }
    return path.parts.dropLast().first { SettingsFiles.foreignFolders.contains(String($0)) }.map {
      OutsideFact(.onlyLook, "the document lies among libraries, in \($0)")
    }
  }

  /// Code, or the apps that build the document, keep the screen upright, or on its side, and the finding is
  /// on phones that are held otherwise. Pads turn whatever code says where apps share their screens.
  func turns(_ regression: Regression) -> OutsideFact? {
    if let fact = beginsOnOthers(regression) { return fact }
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
    return OutsideFact(
      .codeTurns, "\(fact.place) decides by the app's state which orientations it allows")
  }

  /// The apps that build the document begin with it on pads alone, or on phones alone, and the finding is on the
  /// others.
  private func beginsOnOthers(_ regression: Regression) -> OutsideFact? {
    guard let (app, only) = sources.builtDocuments?.onlyFamily(of: path),
      head.isAway(from: only, regression)
    else { return nil }
    let devices = only == .pad ? "pads" : "phones"
    return OutsideFact(
      .foreignDevices, "\(app) begins with \(path.documentName) on \(devices) alone")
  }

  /// What the screen's own class says, else the containers that show it: the outermost one is asked.
  private var onlyOrientation: SourceFact? {
    let owner = sources.facts(for: scene, in: document, at: path).ownerClass
    if let own = sources.index.onlyOrientation(ofClass: owner) { return own }
    let outer = document.outerScene(of: scene)
    let containers = outer.controller.flatMap { document.containerClasses[$0.id] } ?? []
    let facts = containers.sorted().map { sources.index.onlyOrientation(ofClass: $0) }
    guard let first = facts.first, facts.allSatisfy({ $0?.value == first?.value }) else {
      return nil
    }
    return first
  }
}
