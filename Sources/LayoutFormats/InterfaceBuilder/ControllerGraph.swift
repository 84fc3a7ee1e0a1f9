import LayoutModel

/// The controllers of a document and the bars that surround each, followed through the segues.
///
/// A bar is inherited along segues that may run in circles, so the facts grow to a fixpoint: a fact
/// once found is never taken back, and the order of the file does not matter.
struct ControllerGraph {
  private var elements: [Int: XMLElement] = [:]
  private var facts: [Int: ControllerFacts] = [:]
  /// Links by the controller they start at, in document order.
  private var outgoing: [Int: [ControllerLink]] = [:]

  init(document: XMLElement) {
    let controllers = collect(document)
    var positions: [String: Int] = [:]
    for element in controllers {
      if let id = element.id, positions[id] == nil { positions[id] = element.index }
    }
    let links = Self.withoutTies(
      ControllerLink.links(in: document, controllers: positions), of: document)
    for link in links { outgoing[link.source, default: []].append(link) }
    spread(from: controllers.map(\.index))
  }

  /// Returns the bars and containers around the view of `controller`.
  func context(of controller: XMLElement) -> ControllerContext {
    let facts = facts[controller.index] ?? ControllerFacts()
    var context = ControllerContext(
      id: ObjectID(controller.id ?? "\(controller.name)#\(controller.location.line)"))
    context.element = controller.name
    context.customClass = controller["customClass"]
    context.navigationBar =
      !facts.hasNavigationBar ? .none : facts.showsLargeTitle ? .largeTitle : .standard
    context.hasOpaqueNavigationBar = facts.hasNavigationBar && facts.isBarOpaque
    context.navigationBarHeight = facts.hasNavigationBar ? facts.barHeight : nil
    context.hidesStatusBar = facts.hidesStatusBar
    context.hasTabBar = facts.hasTabBar
    context.hasToolbar = facts.hasToolbar
    context.isEmbedded = facts.isEmbedded
    context.isPresented = facts.isPresented
    context.presentationStyle = facts.presentationStyle
    context.embeds = embeds(of: controller)
    ControllerReader.readOwnFacts(of: controller, into: &context)
    return context
  }

  /// The classes of the outermost containers that show a controller, by the controllers' ids: what they
  /// answer holds for what they contain, and for what is pushed from there.
  ///
  /// A controller is left out where one of these has no class of its own or is no container, where nothing
  /// holds it, and where there are more than ``mostClasses``.
  /// - Complexity: linear in the number of segues, for a controller learns only so many classes.
  func containerClasses() -> [ObjectID: Set<String>] {
    let isLink = { (link: ControllerLink) in link.kind == .contains || link.kind == .pushes }
    let held = Set(outgoing.values.joined().filter(isLink).map(\.destination))
    /// Nil where somebody unknown shows the controller.
    var classes: [Int: Set<String>?] = [:]
    var waiting: [Int] = []
    for (position, element) in elements where !held.contains(position) {
      let own = Self.isContainer(element) ? element["customClass"] : nil
      classes[position] = .some(own.map { [$0] })
      waiting.append(position)
    }
    while let position = waiting.popLast() {
      guard let own = classes[position] else { continue }
      for link in outgoing[position] ?? [] where isLink(link) {
        var learnt = classes[link.destination]
        switch (learnt, own) {
        case (.some(.none), _): continue
        case (_, nil): learnt = .some(nil)
        case (let known, let more?):
          let all = (known ?? [])?.union(more) ?? more
          learnt = .some(all.count > Self.mostClasses ? nil : all)
        }
        guard learnt != classes[link.destination] else { continue }
        classes[link.destination] = learnt
        waiting.append(link.destination)
      }
    }
    var found: [ObjectID: Set<String>] = [:]
    for position in held {
      guard let id = elements[position]?.id, let own = classes[position] ?? nil else { continue }
      found[ObjectID(id)] = own
    }
    return found
  }

  /// Classes of containers around one controller; more say nothing together.
  private static let mostClasses = 8

  private static func isContainer(_ controller: XMLElement) -> Bool {
    ["navigationController", "tabBarController", "splitViewController"].contains(controller.name)
  }

  private mutating func collect(_ document: XMLElement) -> [XMLElement] {
    var groups = document.child("scenes")?.children.compactMap { $0.child("objects") } ?? []
    if let objects = document.child("objects") { groups.append(objects) }
    let controllers = groups.flatMap { $0.children.filter(ControllerReader.isController) }
    for element in controllers {
      elements[element.index] = element
      facts[element.index] = ControllerFacts(
        simulation: SimulationReader.simulation(of: element),
        presentationStyle: element["modalPresentationStyle"])
    }
    return controllers
  }

  /// Where several segues lead to one controller, the file may say which one the canvas follows.
  private static func withoutTies(
    _ links: [ControllerLink], of document: XMLElement
  ) -> [ControllerLink] {
    guard let list = document.child("inferredMetricsTieBreakers") else { return links }
    let chosen = Set(list.children.compactMap { $0["reference"] })
    let decided = Set(links.filter { chosen.contains($0.segue) }.map(\.destination))
    return links.filter { !decided.contains($0.destination) || chosen.contains($0.segue) }
  }

  /// Passes facts on until nothing changes. A controller is taken up again only when it has learnt
  /// something, and there are few facts to learn: the work is linear in the number of segues.
  private mutating func spread(from controllers: [Int]) {
    var waiting = Array(controllers.reversed())
    while let position = waiting.popLast() {
      guard let from = elements[position], let source = facts[position] else { continue }
      for link in outgoing[position] ?? [] {
        guard let to = elements[link.destination], var learnt = facts[link.destination] else {
          continue
        }
        learnt.inherit(along: link, from: from, with: source, to: to)
        guard learnt != facts[link.destination] else { continue }
        facts[link.destination] = learnt
        waiting.append(link.destination)
      }
    }
  }

  /// The embedded controllers' root views by container view; a navigation controller stands for
  /// its first one.
  private func embeds(of controller: XMLElement) -> [ObjectID: ObjectID] {
    var embeds: [ObjectID: ObjectID] = [:]
    for link in outgoing[controller.index] ?? [] where link.kind == .embed {
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
      guard let element = elements[position] else { return nil }
      if let view = ViewElements.controllerView(of: element)?.id { return ObjectID(view) }
      guard let link = outgoing[position]?.first(where: { $0.kind == .contains }) else {
        return nil
      }
      position = link.destination
    }
    return nil
  }
}
