import LayoutModel

/// A tree of views converted to the engine's values, with the ids of its objects.
struct WrittenScene {
  private(set) var scene: Scene
  private(set) var document: Document
  private(set) var viewIDs: [ObjectIdentifier: ObjectID] = [:]
  private(set) var constraintIDs: [ObjectIdentifier: ObjectID] = [:]
  /// The views in the order of the tree, superviews before their subviews.
  private(set) var views: [LayoutView] = []

  init(_ root: LayoutView) {
    var taken: Set<String> = []
    var waiting = [root]
    while let view = waiting.popLast() {
      views.append(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
    for view in views {
      var name = view.name
      var count = 1
      while !taken.insert(name).inserted {
        count += 1
        name = "\(view.name)#\(count)"
      }
      viewIDs[ObjectIdentifier(view)] = ObjectID(name)
    }
    let holder = SourceLocation(line: 0, column: 0)
    let made = Self.made(root, viewIDs)
    scene = Scene(
      id: made.id, kind: .controller, title: root.name, root: made,
      controller: ControllerContext(id: "/controller"), location: holder)
    document = Document(kind: .layout, platform: .iOS)
    var number = 0
    var byView: [ObjectID: [LayoutConstraint]] = [:]
    for view in views {
      guard let owner = viewIDs[ObjectIdentifier(view)] else { continue }
      for constraint in view.constraints {
        number += 1
        let id = ObjectID(Self.digits(number))
        guard let written = written(constraint, id: id, owner: owner) else { continue }
        constraintIDs[ObjectIdentifier(constraint)] = id
        byView[owner, default: []].append(written)
      }
    }
    scene.root = Self.holding(byView, in: scene.root)
    document.scenes = [scene]
  }

  func id(of item: AnchorItem) -> ObjectID? {
    guard let view = viewIDs[ObjectIdentifier(item.view)] else { return nil }
    return item.guide.map { Self.guide($0, of: view) } ?? view
  }

  private func written(
    _ constraint: AnchorConstraint, id: ObjectID, owner: ObjectID
  ) -> LayoutConstraint? {
    guard let first = self.id(of: constraint.item) else { return nil }
    var second: ObjectID?
    if let other = constraint.otherItem {
      guard let known = self.id(of: other) else { return nil }
      second = known
    }
    return LayoutConstraint(
      id: id, owner: owner, firstItem: first, firstAttribute: constraint.attribute,
      relation: constraint.relation, secondItem: second,
      secondAttribute: constraint.otherAttribute,
      multiplier: Multiplier(numerator: constraint.multiplier), constant: constraint.constant,
      priority: min(1000, max(0.001, constraint.priority)), identifier: constraint.identifier)
  }

  // The recursion is as deep as the program nests its views.
  private static func made(
    _ view: LayoutView, _ ids: [ObjectIdentifier: ObjectID]
  ) -> View {
    let id = ids[ObjectIdentifier(view)] ?? ObjectID(view.name)
    let size = view.intrinsicContentSize
    let declared = DeclaredView(
      width: size.horizontal, height: size.vertical, alignmentInsets: view.alignmentRectInsets,
      firstBaseline: view.firstBaselineOffsetFromTop,
      lastBaseline: view.lastBaselineOffsetFromBottom)
    var made = View(
      id: id, kind: view.kind, label: view.name,
      frame: view.translatesAutoresizingMask || view.superviewUsesMask ? view.frame : nil,
      content: view.content,
      guides: [.safeArea, .layoutMargins, .readableContent].map {
        LayoutGuide(
          id: guide($0, of: id), kind: $0, location: SourceLocation(line: 0, column: 0))
      }, subviews: view.subviews.map { Self.made($0, ids) })
    made.autoresizing = view.autoresizing
    made.translatesMask = view.translatesAutoresizingMask
    made.isHidden = view.isHidden
    made.hugging = view.hugging
    made.compressionResistance = view.compressionResistance
    made.declared = declared == DeclaredView() ? nil : declared
    made.margins = view.layoutMargins.map { .directional($0) }
    made.preservesSuperviewMargins = view.preservesSuperviewLayoutMargins
    return made
  }

  private static func holding(
    _ constraints: [ObjectID: [LayoutConstraint]], in view: View
  ) -> View {
    var view = view
    view.constraints = constraints[view.id] ?? []
    view.subviews = view.subviews.map { holding(constraints, in: $0) }
    return view
  }

  private static func guide(_ kind: LayoutGuide.Kind, of view: ObjectID) -> ObjectID {
    ObjectID("\(view.rawValue)/\(kind)")
  }

  /// The number as a text of fixed width, so that texts sort like the numbers.
  private static func digits(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, 8 - text.count)) + text
  }
}

extension LayoutView {
  /// Whether a mask places a subview by how much this view has grown.
  fileprivate var superviewUsesMask: Bool { subviews.contains(where: \.translatesAutoresizingMask) }
}
