internal import LayoutModel

/// A view that constraints lay out while its autoresizing mask still does too.
struct MixedMaskLint: LintRule {
  let kind = LintKind.mixedMask
  let source = "objc.io, Advanced Auto Layout Toolbox: Unsatisfiable Constraints"
  let reason = "the mask becomes constraints that fix the recorded frame and contradict its own"
  let remedy = "switch its mask off (Layout: Inferred or Automatic), or take the constraints out"

  func lints(in scene: LintedScene) -> [Lint] {
    scene.ownViews.compactMap { entry in
      guard entry.view.translatesMask, !entry.view.hasFixedFrame, !isArranged(entry, scene),
        let constraint = scene.constraints.first(where: { lays($0, entry.view, scene) })
      else { return nil }
      let name = scene.name(entry.view.id)
      return scene.lint(
        kind, entry.view,
        "\(name) uses its mask, and the constraint at line \(constraint.location.line) lays it out")
    }
  }

  private func isArranged(_ entry: SceneIndex.Entry, _ scene: LintedScene) -> Bool {
    entry.parent.map { scene.index.entries[$0].view.kind == .stackView } ?? false
  }

  /// A size of the view itself, or its place in what holds it: other views may hang on it.
  private func lays(_ constraint: LayoutConstraint, _ view: View, _ scene: LintedScene) -> Bool {
    guard let at = scene.index.position[view.id] else { return false }
    let other: ObjectID?
    if constraint.firstItem == view.id {
      other = constraint.secondItem
    } else if constraint.secondItem == view.id {
      other = constraint.firstItem
    } else {
      return false
    }
    guard let other else { return constraint.firstAttribute.isSize }
    let above = scene.index.lineage(of: at).dropFirst().map { scene.index.entries[$0].view }
    return above.contains { $0.id == other || $0.guides.contains { $0.id == other } }
  }
}
