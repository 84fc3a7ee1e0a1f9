import LayoutModel

/// The controllers of a document and the bars that surround each, followed through the segues.
///
/// A bar is inherited along segues that may run in circles, so the facts grow to a fixpoint: a fact
/// once found is never taken back, and the order of the file does not matter.
struct ControllerGraph {
  private var controllers: [Int: ControllerFacts] = [:]
  private var elements: [XMLElement] = []
  /// Element positions by controller id.
  private var positions: [String: Int] = [:]
  private var links: [ControllerLink] = []

  init(document: XMLElement) {
    collect(document)
    links = ControllerLink.links(in: document, controllers: positions)
    keepTieBreakers(of: document)
    spread()
  }

  /// What surrounds the view of `controller`.
  func context(of controller: XMLElement) -> ControllerContext {
    let facts = controllers[controller.index] ?? ControllerFacts()
    var context = ControllerContext(
      id: ObjectID(controller.id ?? "\(controller.name)#\(controller.location.line)"),
      element: controller.name, customClass: controller["customClass"])
    context.navigationBar =
      !facts.hasNavigationBar ? .none : facts.showsLargeTitle ? .largeTitle : .standard
    context.hasOpaqueNavigationBar = facts.hasNavigationBar && facts.isBarOpaque
    context.hasTabBar = facts.hasTabBar
    context.hasToolbar = facts.hasToolbar
    context.isEmbedded = facts.isEmbedded
    context.isPresented = facts.isPresented
    context.presentationStyle = controller["modalPresentationStyle"] ?? facts.presentationStyle
    context.embeds = embeds(of: controller)
    ControllerReader.readOwnFacts(of: controller, into: &context)
    return context
  }

  private mutating func collect(_ document: XMLElement) {
    var groups = document.child("scenes")?.children.compactMap { $0.child("objects") } ?? []
    if let objects = document.child("objects") { groups.append(objects) }
    for objects in groups {
      for element in objects.children where ControllerReader.isController(element) {
        controllers[element.index] = ControllerFacts()
        elements.append(element)
        if let id = element.id, positions[id] == nil { positions[id] = element.index }
      }
    }
  }

  /// Where several segues lead to one controller, the file may say which of them the canvas follows.
  private mutating func keepTieBreakers(of document: XMLElement) {
    guard let list = document.child("inferredMetricsTieBreakers") else { return }
    let chosen = Set(list.children.compactMap { $0["reference"] })
    let decided = Set(links.filter { chosen.contains($0.segue) }.map(\.destination))
    links.removeAll { decided.contains($0.destination) && !chosen.contains($0.segue) }
  }

  /// Passes facts along every link until nothing changes. Each round adds at least one of a fixed
  /// number of facts, so this ends after at most (facts x controllers) rounds.
  private mutating func spread() {
    let names = Dictionary(uniqueKeysWithValues: elements.map { ($0.index, $0) })
    var isChanging = true
    while isChanging {
      isChanging = false
      for link in links {
        guard let from = names[link.source], let to = names[link.destination],
          let source = controllers[link.source], var facts = controllers[link.destination]
        else { continue }
        facts.inherit(along: link, from: from, with: source, to: to)
        if facts != controllers[link.destination] {
          controllers[link.destination] = facts
          isChanging = true
        }
      }
    }
  }

  /// The embedded controllers' root views by container view; a navigation controller stands for
  /// its first one.
  private func embeds(of controller: XMLElement) -> [ObjectID: ObjectID] {
    var embeds: [ObjectID: ObjectID] = [:]
    for link in links where link.source == controller.index && link.kind == .embed {
      guard let container = link.container, let view = rootView(of: link.destination) else {
        continue
      }
      embeds[ObjectID(container)] = view
    }
    return embeds
  }

  private func rootView(of controller: Int) -> ObjectID? {
    var position = controller
    // A chain of containers is short; the limit only breaks circles.
    for _ in 0..<16 {
      guard let element = elements.first(where: { $0.index == position }) else { return nil }
      if let view = ViewElements.controllerView(of: element)?.id { return ObjectID(view) }
      guard let link = links.first(where: { $0.source == position && $0.kind == .contains })
      else { return nil }
      position = link.destination
    }
    return nil
  }
}

/// What a controller inherits. Facts are only ever added.
struct ControllerFacts: Hashable {
  var hasNavigationBar = false
  var showsLargeTitle = false
  var isBarOpaque = false
  var hasTabBar = false
  var hasToolbar = false
  var isEmbedded = false
  var isPresented = false
  var presentationStyle: String?

  /// Adds what `source` hands on to the controller at the end of `link`.
  mutating func inherit(
    along link: ControllerLink, from element: XMLElement, with source: ControllerFacts,
    to target: XMLElement
  ) {
    switch link.kind {
    case .contains:
      inheritFromContainer(element, source, target)
    case .pushes:
      guard target.name != "navigationController" else { return }
      if source.hasNavigationBar {
        hasNavigationBar = true
        isBarOpaque = isBarOpaque || source.isBarOpaque
        let mode = ControllerReader.largeTitleMode(of: target)
        // An automatic item looks like the one before it.
        if mode != "never", source.showsLargeTitle || mode == "always" && source.allowsLargeTitles {
          showsLargeTitle = true
        }
        allowsLargeTitles = allowsLargeTitles || source.allowsLargeTitles
      }
      hasToolbar = hasToolbar || source.hasToolbar
      hasTabBar = hasTabBar || source.hasTabBar && !target.isYES("hidesBottomBarWhenPushed")
      isEmbedded = isEmbedded || source.isEmbedded
      isPresented = isPresented || source.isPresented
    case .embed: isEmbedded = true
    case .presents:
      isPresented = true
      if presentationStyle == nil { presentationStyle = link.presentationStyle }
    }
  }

  /// The navigation controller's bar is set to large titles, whatever one item says.
  var allowsLargeTitles = false

  private mutating func inheritFromContainer(
    _ container: XMLElement, _ source: ControllerFacts, _ target: XMLElement
  ) {
    isEmbedded = isEmbedded || source.isEmbedded
    isPresented = isPresented || source.isPresented
    if presentationStyle == nil { presentationStyle = source.presentationStyle }
    hasTabBar = hasTabBar || source.hasTabBar || container.name == "tabBarController"
    guard container.name == "navigationController" else { return }
    if container["toolbarHidden"] == "NO" { hasToolbar = true }
    if container.isYES("navigationBarHidden") { return }
    let bar = container.child("navigationBar", keyed: "navigationBar")
    hasNavigationBar = true
    isBarOpaque = isBarOpaque || bar?["translucent"] == "NO"
    if bar?.isYES("largeTitles") == true {
      allowsLargeTitles = true
      if ControllerReader.largeTitleMode(of: target) != "never" { showsLargeTitle = true }
    }
  }
}
