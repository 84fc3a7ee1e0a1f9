import LayoutModel

/// Turns one root element into a scene: views bottom-up, constraints resolved.
struct SceneReader {
  let index: DocumentIndex
  let collector: ViewCollector
  /// Ids the file gives to the controller's top and bottom guides.
  let controllerGuides: [String]

  private(set) var unresolved: [UnresolvedConstraint] = []
  private(set) var issues: [DocumentIssue] = []
  /// Constraint elements this scene has taken care of.
  private(set) var readConstraints: Set<Int> = []

  /// The tree of views with their constraints.
  mutating func rootView() -> View {
    var views = ownViews()
    mergeAliases(into: &views[0])
    readConstraints(into: &views)
    return assemble(views)
  }

  /// The views without their subviews, in the collector's order.
  private mutating func ownViews() -> [View] {
    let reader = ViewReader(index: index, isMac: collector.isMac)
    var views: [View] = []
    views.reserveCapacity(collector.views.count)
    for (position, found) in collector.views.enumerated() {
      let (id, isOwn) = id(
        of: found.element, in: found.superview < 0 ? nil : views[found.superview])
      views.append(reader.view(found.element, id: id, hasOwnID: isOwn))
      noteBadNumbers(of: found.element, view: views[position])
    }
    if collector.isMac { MacFrames.turn(&views, superviews: collector.views.map(\.superview)) }
    return views
  }

  /// The file's id, or one made from the parent's where the file has none or used it before.
  private mutating func id(of element: XMLElement, in superview: View?) -> (ObjectID, Bool) {
    if let id = element.id, !index.duplicates.contains(element.index) {
      return (ObjectID(id), true)
    }
    let parent = superview?.id.rawValue ?? "document"
    let id = index.newID(for: element, as: "\(parent)/\(element.key ?? element.name)")
    note(id, for: element)
    return (id, false)
  }

  private mutating func note(_ id: ObjectID, for element: XMLElement) {
    issues.append(
      DocumentIssue(
        object: id, problem: element.id.map { .duplicateID(ObjectID($0)) } ?? .missingID,
        location: element.location))
  }

  private mutating func noteBadNumbers(of element: XMLElement, view: View) {
    guard view.frame == nil, let rect = element.child("rect", keyed: "frame") else { return }
    let text = ["x", "y", "width", "height"].map { rect[$0] ?? "?" }.joined(separator: " ")
    issues.append(
      DocumentIssue(object: view.id, problem: .badNumber("frame", text), location: rect.location))
  }

  /// Guides and variations of a cell, or of a content view without an id, are the root's.
  private func mergeAliases(into root: inout View) {
    for alias in collector.aliases {
      root.guides += alias.children.compactMap(ViewReader(index: index).guide)
      root.variations += VariationReader.variations(of: alias)
      if alias.key == "contentView", root.margins == nil {
        root.margins = alias.children.compactMap(FrameReader.margins).first
      }
    }
  }

  private mutating func readConstraints(into views: inout [View]) {
    let reader = ConstraintReader(index: index, items: items(views))
    for list in collector.constraints {
      let owner = views[list.owner].id
      for element in list.list.children where element.name == "constraint" {
        guard element["reference"] == nil else { continue }
        readConstraints.insert(element.index)
        let id = index.id(ofConstraint: element, owner: owner)
        if element.id != id.rawValue { note(id, for: element) }
        switch reader.read(element, id: id, owner: owner) {
        case .resolved(let constraint): views[list.owner].constraints.append(constraint)
        case .unresolved(let constraint): unresolved.append(constraint)
        }
      }
    }
  }

  /// The ids of views and guides that the scene's constraints may refer to.
  private func items(_ views: [View]) -> [String: ObjectID] {
    var items: [String: ObjectID] = [:]
    for view in views {
      items[view.id.rawValue] = view.id
      for guide in view.guides { items[guide.id.rawValue] = guide.id }
    }
    for alias in collector.aliases {
      if let id = alias.id { items[id] = views[0].id }
    }
    for guide in controllerGuides { items[guide] = ObjectID(guide) }
    return items
  }

  /// Hangs every view under its superview, the last first, so that each is complete when moved.
  private func assemble(_ flat: [View]) -> View {
    var views = flat
    for position in views.indices.reversed() {
      views[position].subviews.reverse()
      let superview = collector.views[position].superview
      guard superview >= 0 else { continue }
      views[superview].subviews.append(views[position])
      views[position].subviews = []
    }
    return views[0]
  }
}
