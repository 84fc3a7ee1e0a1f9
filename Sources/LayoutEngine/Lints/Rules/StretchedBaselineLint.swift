internal import LayoutModel

/// A baseline to align by, of a text whose height something else fixes.
struct StretchedBaselineLint: LintRule {
  let kind = LintKind.stretchedBaseline
  let source = LintRules.appleGuide
  let reason = "baselines align only while the views are as high as their content"
  let remedy = "let the height follow the content, or align by the vertical centre"

  func lints(in scene: LintedScene) -> [Lint] {
    // Several views may align with the same one: it is one habit.
    var told: Set<ObjectID> = []
    return scene.constraints.compactMap { constraint in
      let ends = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem ?? constraint.firstItem, constraint.secondAttribute ?? .width),
      ]
      guard
        let (view, _) = ends.first(where: { $0.1.isBaseline && isStretched($0.0, in: scene) })
      else { return nil }
      guard told.insert(view).inserted else { return nil }
      return scene.lint(
        kind, constraint,
        "\(scene.name(view)) is aligned by its baseline, but its height is not its content's")
    }
  }

  /// A required constant height, or required distances at the top and at the bottom from views
  /// around it: what hangs on its bottom edge does not stretch it.
  private func isStretched(_ id: ObjectID, in scene: LintedScene) -> Bool {
    guard let place = scene.index.position[id], scene.index.entries[place].role.isEssential else {
      return false
    }
    let required = scene.index.constraints(naming: id).filter {
      $0.priority >= 1000 && $0.relation == .equal && !$0.isPlaceholder
    }
    if required.contains(where: {
      $0.firstItem == id && $0.firstAttribute == .height && $0.secondItem == nil
    }) {
      return true
    }
    let around = scene.index.lineage(of: place).dropFirst().map { scene.index.entries[$0].view }
    let controller = scene.scene.controller
    let outside = Set(
      around.map(\.id) + around.flatMap(\.guides).map(\.id)
        + [controller?.topGuide, controller?.bottomGuide].compactMap(\.self))
    let outer = required.filter { constraint in
      let other = constraint.firstItem == id ? constraint.secondItem : constraint.firstItem
      return other.map(outside.contains) == true
    }
    func isHeld(_ attribute: LayoutAttribute) -> Bool {
      outer.contains {
        ($0.firstItem == id ? $0.firstAttribute : $0.secondAttribute) == attribute
      }
    }
    return isHeld(.top) && isHeld(.bottom)
  }
}
