internal import LayoutEngine
internal import LayoutModel

/// A scene as its document recorded it: which of its views can be judged, and what they hang on.
///
/// The root's recorded size is an input of every solve, so only views below it are cases. Views
/// that the recording cannot speak for are passed over with the reason.
struct RecordedScene {
  struct Node {
    var view: View
    /// Position of the superview; 0 for those right below the root, and for the root itself.
    var superview: Int
    var frame: Frame
    /// Its recorded frame can be compared with a solved one.
    var isCase: Bool
  }
  struct Item {
    var node: Int
    /// A guide of the view, not the view.
    var guide: LayoutGuide.Kind?
    var isControllerGuide = false
  }

  /// Why a whole scene cannot be judged, or a view of one.
  enum Exclusion: String, CaseIterable {
    case noAutoLayout = "scene: no Auto Layout"
    case noSize = "scene: root without size"
    case outdated = "scene: marked misplaced or ambiguous"
    case noConstraints = "scene: no constraints"
    case noViews = "scene: no views"
    case notInstalled = "view: not installed on the canvas"
    case neverLaidOut = "view: zero frame"
    case hiddenInStack = "view: hidden in a stack view"
    case builtIn = "view: placed by the cell's style"
    case noFrame = "view: no recorded frame"
    case noID = "view: no id"
  }

  let scene: Scene
  /// The objects that the document's masks remove on its canvas.
  let uninstalled: Set<ObjectID>
  private(set) var nodes: [Node] = []
  /// Installed constraints with the position of their owner.
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var items: [ObjectID: Item] = [:]
  private(set) var skipped: [Exclusion: Int] = [:]
  /// nil: the scene counts.
  private(set) var exclusion: Exclusion?

  var cases: [Int] { nodes.indices.filter { nodes[$0].isCase } }
  func isScroll(_ node: Int) -> Bool { nodes[node].view.kind == .scrollView }

  init(_ scene: Scene, in document: Document, uninstalled: Set<ObjectID>) {
    self.scene = scene
    self.uninstalled = uninstalled
    var isOutdated = scene.root.isMarkedMisplaced || scene.root.isMarkedAmbiguous
    nodes.append(
      Node(view: scene.root, superview: 0, frame: scene.root.frame ?? .zero, isCase: false))
    note(scene.root, at: 0, isDead: false, uninstalled)
    if let controller = scene.controller {
      for id in [controller.topGuide, controller.bottomGuide].compactMap({ $0 }) {
        items[id] = Item(node: 0, isControllerGuide: true)
      }
    }
    let builtIn = Set(scene.cell?.builtInViews ?? [])
    var waiting: [(view: View, parent: View, superview: Int, dead: Exclusion?)] =
      scene.root.subviews.reversed().map { ($0, scene.root, 0, nil) }
    while let (view, parent, superview, above) = waiting.popLast() {
      guard let frame = view.frame else {
        // Not recorded at all: what it holds is measured in the view around it.
        count(.noFrame)
        note(view, at: nil, isDead: above != nil, uninstalled)
        for child in view.subviews.reversed() { waiting.append((child, view, superview, above)) }
        continue
      }
      let isInstalled = !uninstalled.contains(view.id)
      if view.isMarkedMisplaced || view.isMarkedAmbiguous, isInstalled { isOutdated = true }
      var dead = above
      if dead == nil {
        if !isInstalled {
          dead = .notInstalled
        } else if frame == .zero {
          dead = .neverLaidOut
        } else if view.isHidden, parent.kind == .stackView, view.key == nil {
          dead = .hiddenInStack
        } else if builtIn.contains(view.id) {
          dead = .builtIn
        }
      }
      if let dead { count(dead) } else if !view.hasOwnID { count(.noID) }
      let node = nodes.count
      nodes.append(
        Node(
          view: view, superview: superview, frame: frame,
          isCase: dead == nil && view.hasOwnID))
      note(view, at: node, isDead: dead != nil, uninstalled)
      for child in view.subviews.reversed() { waiting.append((child, view, node, dead)) }
    }
    exclusion = whyExcluded(document, isOutdated: isOutdated)
  }

  private func whyExcluded(_ document: Document, isOutdated: Bool) -> Exclusion? {
    let size = scene.root.frame?.size ?? Size(width: 0, height: 0)
    if !document.usesAutoLayout { return .noAutoLayout }
    if size.width <= 0 || size.height <= 0 { return .noSize }
    if isOutdated { return .outdated }
    if constraints.isEmpty { return .noConstraints }
    return nodes.contains(where: \.isCase) ? nil : .noViews
  }

  private mutating func count(_ reason: Exclusion) { skipped[reason, default: 0] += 1 }

  private mutating func note(
    _ view: View, at node: Int?, isDead: Bool, _ uninstalled: Set<ObjectID>
  ) {
    if let node {
      if items[view.id] == nil { items[view.id] = Item(node: node) }
      for guide in view.guides { items[guide.id] = Item(node: node, guide: guide.kind) }
    }
    guard !isDead else { return }
    constraints += view.constraints.filter { !uninstalled.contains($0.id) }
  }
}

extension Document {
  /// The constraints and views of all scenes that masks remove on the document's own canvas.
  var uninstalledOnCanvas: Set<ObjectID> {
    let classes = canvas.sizeClasses
    var masks: [Variation] = []
    for view in views {
      masks += view.variations.filter {
        $0.condition.holds(
          widthClass: classes.width, heightClass: classes.height, idiom: canvas.idiom)
      }
    }
    func order(_ mask: Variation) -> (Int, SourceLocation) {
      (mask.condition.isDefault ? -1 : mask.condition.specificity, mask.location)
    }
    var excluded: Set<ObjectID> = []
    for change in masks.sorted(by: { order($0) < order($1) }).flatMap(\.changes) {
      change.applyMask(to: &excluded)
    }
    return excluded
  }
}
