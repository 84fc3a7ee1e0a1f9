internal import LayoutModel

/// Left or right where leading or trailing was meant.
struct LeftRightLint: LintRule {
  let kind = LintKind.leftRight
  let source = LintRules.appleGuide
  let reason = "left and right stay where they are when the language runs from right to left"
  let remedy = "use leading and trailing, unless the content itself has a direction"

  func lints(in scene: LintedScene) -> [Lint] {
    scene.constraints.compactMap { constraint in
      guard
        let used = [constraint.firstAttribute, constraint.secondAttribute].compactMap({ $0 })
          .first(where: \.isAbsoluteHorizontal), !hasDirection(constraint.owner, in: scene)
      else { return nil }
      return scene.lint(
        kind, constraint,
        "a constraint of \(scene.name(constraint.firstItem)) uses \(used.rawValue)")
    }
  }

  /// What is set to play or to one direction does not mirror: its sides are left and right.
  private func hasDirection(_ owner: ObjectID, in scene: LintedScene) -> Bool {
    guard let view = scene.entry(owner)?.view else { return false }
    return view.semantic != .unspecified
  }
}
