import LayoutModel

/// One pass over a document: all scenes, and every constraint either in one of them or listed.
struct DocumentReading {
  let document: XMLElement
  let isMac: Bool
  let index: DocumentIndex
  let controllers: ControllerGraph
  let titles: SceneTitles
  let stackViews: StackViewPlaces

  private(set) var scenes: [Scene] = []
  private(set) var unresolved: [UnresolvedConstraint] = []
  private(set) var issues: [DocumentIssue] = []
  private var readConstraints: Set<Int> = []

  init(tree: XMLTree, isMac: Bool) {
    document = tree.root
    self.isMac = isMac
    index = DocumentIndex(document: document)
    controllers = ControllerGraph(document: document)
    titles = SceneTitles(document: document)
    stackViews = StackViewPlaces(document: document)
  }

  mutating func read() {
    var seen: Set<Int> = []
    var sceneIDs: [Int: ObjectID] = [:]
    var waiting: [SceneRoot] = SceneRoots(isMac: isMac).outermost(of: document).reversed()
    while let root = waiting.popLast() {
      guard seen.insert(root.element.index).inserted else { continue }
      let collector = ViewCollector(root: root, isMac: isMac)
      let scene = scene(root, collector, sceneIDs)
      sceneIDs[root.element.index] = scene.id
      scenes.append(scene)
      waiting += collector.inner.reversed()
    }
    scenes.sort { $0.location < $1.location }
    listUnreadConstraints()
    unresolved.sort { ($0.location, $0.id) < ($1.location, $1.id) }
    issues.sort { ($0.location, $0.object) < ($1.location, $1.object) }
  }

  private mutating func scene(
    _ root: SceneRoot, _ collector: ViewCollector, _ sceneIDs: [Int: ObjectID]
  ) -> Scene {
    let controller = root.controller.map { controllers.context(of: $0) }
    var reader = SceneReader(
      index: index, collector: collector,
      controllerGuides: [controller?.topGuide, controller?.bottomGuide].compactMap { $0?.rawValue })
    let view = reader.rootView()
    unresolved += reader.unresolved
    issues += reader.issues
    readConstraints.formUnion(reader.readConstraints)
    var scene = Scene(
      id: view.id, kind: root.kind, title: titles.title(of: root, view: view),
      root: view, controller: controller, cell: CellReader.context(of: root),
      simulation: SimulationReader.simulation(of: root.controller ?? root.element),
      enclosingView: root.enclosing?.id.map { ObjectID($0) },
      enclosingScene: root.enclosingRoot.flatMap { sceneIDs[$0.index] },
      isBesideStackView: stackViews.isBesideStackView(root.element),
      location: root.element.location)
    if isMac { scene.window = MacWindowReader.window(around: root.element) }
    return scene
  }

  /// Constraints of views that no scene holds, such as a cell's background view.
  private mutating func listUnreadConstraints() {
    for element in document.descendants
    where element.name == "constraint" && element["reference"] == nil
      && !readConstraints.contains(element.index)
    {
      let owner = ObjectID(element.parent?.parent?.id ?? "document")
      unresolved.append(
        UnresolvedConstraint(
          id: index.id(ofConstraint: element, owner: owner),
          reason: .itemOutsideScene(owner), location: element.location))
    }
  }
}
