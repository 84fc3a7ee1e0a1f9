internal import LayoutModel

/// The views of a scene in document order, with the facts about the tree that rules need.
///
/// Built once per scene and shared by all configurations.
struct SceneIndex: Sendable {
  let scene: Scene
  let names: ViewNames
  private(set) var entries: [Entry] = []
  private(set) var position: [ObjectID: Int] = [:]
  private(set) var constraints: [LayoutConstraint] = []
  /// Nil for each view: what a layout draws if no view draws anything. All configurations share it.
  private(set) var nothingDrawn: [Frame?] = []
  /// Constraints by the views they name.
  private var named: [ObjectID: [Int]] = [:]
  /// Places of constraints by their ids.
  private var numbered: [ObjectID: Int] = [:]
  /// Constraints that state the constant size of a view.
  private var stated: [ObjectID: [Int]] = [:]

  /// A class, because rules read entries on every configuration and views are large to copy.
  final class Entry: Sendable {
    let view: View
    let parent: Int?
    let depth: Int
    /// The view's purpose for a person: to read, to touch or to look at.
    let role: ContentRole
    /// Whether the view takes touches and no ancestor switches them off.
    let isInteractive: Bool
    /// Whether UIKit lays the view out: a bar, a view inside one, or a view of a cell's built-in style.
    let isSystemLaid: Bool
    /// Whether its own opacity, or that of a view around it, is below a hundredth.
    let isTransparent: Bool
    let scroller: Int?
    // Stored, because rules read them for all ancestors on every configuration.
    let scrolls: Bool
    let clips: Bool

    fileprivate init(
      _ view: View, in parent: Int?, _ above: Entry?, canTouch: Bool, isBuiltIn: Bool
    ) {
      self.view = view
      self.parent = parent
      depth = (above?.depth ?? -1) + 1
      role = ContentRole(view)
      isInteractive = canTouch && role == .control
      isSystemLaid = above?.isSystemLaid == true || view.kind.isBar || isBuiltIn
      isTransparent = above?.isTransparent == true || view.alpha < 0.01
      scroller = above.flatMap { $0.scrolls ? parent : $0.scroller }
      scrolls =
        view.kind.scrolls || view.customClass.map(Self.scrollingClasses.contains) == true
      clips = view.clipsToBounds
    }

    /// Classes of UIKit that a plain view of the document may have instead of its own.
    private static let scrollingClasses: Set<String> = [
      "UIScrollView", "UITableView", "UICollectionView", "UITextView",
    ]
  }

  init(_ scene: Scene) {
    self.scene = scene
    names = ViewNames(scene)
    let builtIn = Set(scene.cell?.builtInViews ?? [])
    // Exactly as long as needed: entries hold whole views.
    var count = (views: 0, constraints: 0)
    for view in scene.views {
      count.views += 1
      count.constraints += view.constraints.count
    }
    entries.reserveCapacity(count.views)
    constraints.reserveCapacity(count.constraints)
    var waiting: [(View, Int?, Bool)] = [(scene.root, nil, true)]
    while let (view, parent, touchable) = waiting.popLast() {
      let index = entries.count
      let above = parent.map { entries[$0] }
      let canTouch = touchable && view.isUserInteractionEnabled
      entries.append(
        Entry(
          view, in: parent, above, canTouch: canTouch, isBuiltIn: builtIn.contains(view.id)))
      if position[view.id] == nil { position[view.id] = index }
      for constraint in view.constraints {
        named[constraint.firstItem, default: []].append(constraints.count)
        if let second = constraint.secondItem, second != constraint.firstItem {
          named[second, default: []].append(constraints.count)
        }
        if numbered[constraint.id] == nil { numbered[constraint.id] = constraints.count }
        if constraint.secondItem == nil, !constraint.isPlaceholder {
          stated[constraint.firstItem, default: []].append(constraints.count)
        }
        constraints.append(constraint)
      }
      for child in view.subviews.reversed() { waiting.append((child, index, canTouch)) }
    }
    nothingDrawn = Array(repeating: nil, count: entries.count)
  }

  /// The constraint of an id; the first in document order where several have it.
  func constraint(_ id: ObjectID) -> LayoutConstraint? { numbered[id].map { constraints[$0] } }

  /// The first in document order of some constraints.
  func first(of ids: Set<ObjectID>) -> LayoutConstraint? {
    ids.compactMap { numbered[$0] }.min().map { constraints[$0] }
  }

  /// Every constraint that names `view`, in document order.
  func constraints(naming view: ObjectID) -> [LayoutConstraint] {
    (named[view] ?? []).map { constraints[$0] }
  }

  /// `entry` and then its ancestors up to the root.
  func lineage(of entry: Int) -> Lineage { Lineage(entries: entries, following: entry) }

  /// A sequence, not an array, because rules walk it for every view on every configuration.
  struct Lineage: Sequence, IteratorProtocol {
    fileprivate let entries: [Entry]
    fileprivate var following: Int?

    mutating func next() -> Int? {
      guard let entry = following else { return nil }
      following = entries[entry].parent
      return entry
    }
  }

  func isAncestor(_ upper: Int, of lower: Int) -> Bool {
    var next = entries[lower].parent
    while let current = next {
      if current == upper { return true }
      // Document order: an ancestor stands before its descendants.
      if current < upper { return false }
      next = entries[current].parent
    }
    return false
  }

  /// The constant size the file states for a view on an axis, whatever its priority.
  func statedSizes(of view: ObjectID, _ axis: Axis) -> [LayoutConstraint] {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    return (stated[view] ?? []).map { constraints[$0] }.filter { $0.firstAttribute == attribute }
  }
}

/// What a view is to the person in front of the screen.
enum ContentRole: Sendable {
  case text, control, image, other

  init(_ view: View) {
    self =
      switch view.kind {
      case .label: .text
      case .textView: view.isUserInteractionEnabled ? .control : .text
      case .imageView: .image
      default: view.kind.isControl ? .control : .other
      }
  }
  /// Whether losing a part of the view loses meaning or function.
  var isEssential: Bool { self == .text || self == .control }
}
