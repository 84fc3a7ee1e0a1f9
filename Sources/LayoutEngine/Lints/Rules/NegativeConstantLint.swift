internal import LayoutModel

/// A distance written backwards: from a trailing or bottom edge to what lies after it, with a
/// negative constant.
struct NegativeConstantLint: LintRule {
  let kind = LintKind.negativeConstant
  let source = LintRules.appleGuide
  let reason = "distances read best as positive numbers, from leading to trailing and top to bottom"
  let remedy = "reverse first and second item, which makes the constant positive"

  func lints(in scene: LintedScene) -> [Lint] {
    scene.constraints.compactMap { constraint in
      guard let second = constraint.secondItem, let attribute = constraint.secondAttribute,
        let constant = constraint.constant, constant < 0, constraint.multiplier.value == 1,
        isEnd(constraint.firstAttribute), isEdge(attribute)
      else { return nil }
      return scene.lint(
        kind, constraint,
        "\(scene.words(constraint.firstAttribute, constraint.firstItem)) is "
          + "\(scene.words(attribute, second)) \(PointText.signed(constant)) pt")
    }
  }

  private func isEnd(_ attribute: LayoutAttribute) -> Bool {
    switch attribute {
    case .trailing, .right, .bottom: true
    default: false
    }
  }

  private func isEdge(_ attribute: LayoutAttribute) -> Bool {
    !attribute.isSize && !attribute.isBaseline && attribute != .centerX && attribute != .centerY
      && attribute != .centerXWithinMargins && attribute != .centerYWithinMargins
  }
}
