package import LayoutModel

/// The size that a view's own constraints give it, nothing outside of it counting; UIKit's
/// `systemLayoutSizeFitting`.
package struct LayoutFitting: Sendable {
  /// Points the size is drawn towards.
  package var target: Size
  /// How strongly, by axis: 1000 makes the target a size, 50 is below what contents ask for.
  package var priorities: AxisPair<Double>

  package init(
    target: Size, priorities: AxisPair<Double> = AxisPair(horizontal: 50, vertical: 50)
  ) {
    self.target = target
    self.priorities = priorities
  }

  /// As small as it can be.
  package static let compressed = LayoutFitting(target: Size(width: 0, height: 0))
  /// As large as it can be, up to 10,000 points.
  package static let expanded = LayoutFitting(target: Size(width: 10_000, height: 10_000))

  /// The fitting size in points; nothing for a view that the scene does not have.
  ///
  /// The view stands alone in a root of its own, with a constraint of `priorities` on each size.
  /// Constraints that name nothing outside of it count, whoever holds them; others are left out.
  package func size(
    of view: ObjectID, in scene: Scene, document: Document, configuration: Configuration,
    options: LayoutOptions = .standard
  ) -> Size {
    guard var alone = scene.root.descendant(view) else { return Size(width: 0, height: 0) }
    alone.takeOver(from: scene.root)
    alone.frame = nil
    alone.translatesMask = false
    alone.isHidden = false
    let rootID: ObjectID = "/fitting"
    func drawn(_ attribute: LayoutAttribute, _ axis: Axis) -> LayoutConstraint {
      LayoutConstraint(
        id: ObjectID("/fitting/\(attribute.rawValue)"), owner: rootID, firstItem: view,
        firstAttribute: attribute, constant: target[axis],
        priority: min(1000, max(0.001, priorities[axis])))
    }
    func pinned(_ attribute: LayoutAttribute) -> LayoutConstraint {
      LayoutConstraint(
        id: ObjectID("/fitting/\(attribute.rawValue)"), owner: rootID, firstItem: view,
        firstAttribute: attribute, secondItem: rootID, secondAttribute: attribute)
    }
    let root = View(
      id: rootID, kind: .view, subviews: [alone],
      constraints: [
        drawn(.width, .horizontal), drawn(.height, .vertical), pinned(.leading), pinned(.top),
      ])
    let around = Scene(
      id: rootID, kind: .controller, title: "", root: root,
      controller: ControllerContext(id: "/fitting/controller"), location: scene.location)
    var free = configuration
    free.safeArea = .zero
    // The recorded frames tell of texts in the scene as it was saved.
    var whole = LayoutSession(document: document, scene: scene, options: options)
    var session = whole.withSameEvidence(for: around)
    return session.solve(free).view(view)?.frame.size ?? Size(width: 0, height: 0)
  }
}

extension View {
  /// Takes over the constraints that other views hold but that are about this view and its subviews alone, and
  /// the variations that switch them.
  fileprivate mutating func takeOver(from root: View) {
    let inside = Set(tree.map(\.id))
    let own = inside.union(tree.flatMap(\.guides).map(\.id))
    for view in root.tree where !inside.contains(view.id) {
      constraints += view.constraints.filter { constraint in
        own.contains(constraint.firstItem)
          && (constraint.secondItem.map { own.contains($0) } ?? true)
      }
      for variation in view.variations {
        let masks = variation.changes.filter {
          switch $0 {
          case .excludeConstraints, .includeConstraints: true
          default: false
          }
        }
        guard !masks.isEmpty else { continue }
        variations.append(
          Variation(
            condition: variation.condition, changes: masks, location: variation.location))
      }
    }
  }

  /// The view of that id, itself or below; O(views).
  func descendant(_ id: ObjectID) -> View? { tree.first { $0.id == id } }
}
