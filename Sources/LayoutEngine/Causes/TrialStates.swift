package import LayoutModel

/// A scene with what it is solved by.
package struct TrialSide: Sendable {
  package var document: Document
  package var scene: Scene
  /// What is declared of the scene.
  package var overrides: LayoutOverrides

  package init(document: Document, scene: Scene, overrides: LayoutOverrides) {
    self.document = document
    self.scene = scene
    self.overrides = overrides
  }
}

/// A scene before and after its edits, from which single edits can be taken back.
struct TrialStates {
  let base: TrialSide
  let head: TrialSide
  private let before: DocumentIndex
  private let after: DocumentIndex
  /// For each constraint of the head the one of the base that it was, even under another id.
  private let earlier: [ObjectID: LayoutConstraint]
  private let baseConstraints: [ObjectID: LayoutConstraint]
  private let headConstraints: Set<ObjectID>

  init(base: TrialSide, head: TrialSide) {
    self.base = base
    self.head = head
    before = DocumentIndex(base.document)
    after = DocumentIndex(head.document)
    earlier = ConstraintDiff(base: before, head: after).earlier()
    baseConstraints = Dictionary(
      before.constraints.map { ($0.constraint.id, $0.constraint) },
      uniquingKeysWith: { first, _ in first })
    headConstraints = Set(after.constraints.map(\.constraint.id))
  }

  func headParent(of view: ObjectID) -> ObjectID? { after.places[view]?.parent }

  /// The head without some of its edits.
  func without(_ edits: [TrialEdit]) -> TrialSide {
    var side = head
    var removed: Set<ObjectID> = []
    for edit in edits.sorted(by: { $0.kind.rank < $1.kind.rank }) {
      undo(edit.kind, in: &side, &removed)
    }
    if !removed.isEmpty {
      // What is still there under another superview was not removed.
      for view in side.scene.views { removed.remove(view.id) }
      side.scene.root.dropConstraints(naming: removed)
    }
    for at in side.document.scenes.indices where side.document.scenes[at].id == side.scene.id {
      side.document.scenes[at] = side.scene
    }
    return side
  }

  private func undo(
    _ kind: TrialEdit.Kind, in side: inout TrialSide, _ removed: inout Set<ObjectID>
  ) {
    switch kind {
    case .recordings:
      let (document, scene) = recordedAnew(
        (side.document, side.scene), like: (base.document, base.scene))
      side.document = document
      side.scene = scene
    case .declarations: side.overrides = base.overrides
    case .document: undoDocument(&side)
    case .scene:
      side.scene.controller = base.scene.controller
      side.scene.cell = base.scene.cell
      side.scene.groupConditions = base.scene.groupConditions
    case .viewRemoved(let id): putBack(id, in: &side.scene)
    case .viewMoved(let id): moveBack(id, in: &side.scene)
    case .viewAdded(let id): takeOut(id, from: &side.scene, &removed)
    case .siblingsReordered(let parent):
      guard let was = before.places[parent]?.view.subviews.map(\.id) else { return }
      side.scene.root.update(parent) { $0.orderSubviews(like: was) }
    case .viewChanged(let id, let attribute):
      guard let was = before.places[id]?.view else { return }
      update(id, in: &side) { $0.restore(attribute, from: was) }
    case .guidesChanged(let id):
      guard let was = before.places[id]?.view else { return }
      side.scene.root.update(id) { $0.guides = was.guides }
    case .constraintRemoved(let id):
      if let was = baseConstraints[id] { side.scene.root.add(was) }
    case .constraintChanged(let id):
      guard let was = earlier[id] else { return }
      side.scene.root.replaceConstraint(id, with: was)
    case .constraintAdded(let id): side.scene.root.replaceConstraint(id, with: nil)
    }
  }

  private func undoDocument(_ side: inout TrialSide) {
    side.document.usesAutoLayout = base.document.usesAutoLayout
    side.document.usesSafeAreas = base.document.usesSafeAreas
    side.document.usesTraitVariations = base.document.usesTraitVariations
    side.document.isLaunchScreen = base.document.isLaunchScreen
    side.document.isForPadOnly = base.document.isForPadOnly
    side.document.customFonts = base.document.customFonts
  }

  /// A view of the scene, or the table around it.
  private func update(_ id: ObjectID, in side: inout TrialSide, _ body: (inout View) -> Void) {
    if side.scene.root.update(id, body) { return }
    for at in side.document.scenes.indices
    where side.document.scenes[at].id == side.scene.enclosingScene {
      side.document.scenes[at].root.update(id, body)
    }
  }

  /// A view of the base with what it held, but for views that are elsewhere in the head.
  private func putBack(_ id: ObjectID, in scene: inout Scene) {
    guard let place = before.places[id], let parent = place.parent else { return }
    var view = place.view
    view.keepSubviews { after.places[$0] == nil }
    scene.root.update(parent) { $0.insert(view, like: siblings(of: id)) }
    let here = Set(view.tree.map(\.id))
    for constraint in before.constraints.lazy.map(\.constraint)
    where !headConstraints.contains(constraint.id) && constraint.names(anyOf: here)
      && !here.contains(constraint.owner)
    {
      scene.root.add(constraint)
    }
  }

  private func moveBack(_ id: ObjectID, in scene: inout Scene) {
    guard let parent = before.places[id]?.parent,
      scene.root.tree.contains(where: { $0.id == parent }),
      let view = scene.root.remove(id)
    else { return }
    if !scene.root.update(parent, { $0.insert(view, like: siblings(of: id)) }) {
      // The old superview lies inside the view itself.
      if let now = after.places[id]?.parent { scene.root.update(now) { $0.subviews.append(view) } }
    }
  }

  /// Takes a view out; what came into it from elsewhere goes back there.
  private func takeOut(_ id: ObjectID, from scene: inout Scene, _ removed: inout Set<ObjectID>) {
    guard scene.root.id != id, let view = scene.root.remove(id) else { return }
    removed.formUnion(view.tree.map(\.id))
    removed.formUnion(view.tree.flatMap(\.guides).map(\.id))
    for inner in view.descendants {
      guard let parent = before.places[inner.id]?.parent else { continue }
      // Its superview came along, or goes back by itself.
      if before.places[parent] != nil, view.tree.contains(where: { $0.id == parent }) { continue }
      scene.root.update(parent) { $0.insert(inner, like: siblings(of: inner.id)) }
    }
  }

  private func siblings(of id: ObjectID) -> [ObjectID] {
    guard let parent = before.places[id]?.parent else { return [] }
    return before.places[parent]?.view.subviews.map(\.id) ?? []
  }
}
