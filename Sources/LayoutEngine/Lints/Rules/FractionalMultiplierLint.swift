internal import LayoutModel

/// A multiplier that is a fraction, though the constraint the other way round has a whole one.
struct FractionalMultiplierLint: LintRule {
  let kind = LintKind.fractionalMultiplier
  let source = LintRules.appleGuide
  let reason = "whole multipliers are easier to read than fractions"
  let remedy = "reverse first and second item, and with them the multiplier"

  func lints(in scene: LintedScene) -> [Lint] {
    scene.constraints.compactMap { constraint in
      guard let second = constraint.secondItem, second != constraint.firstItem,
        let attribute = constraint.secondAttribute, constraint.constant == 0,
        constraint.relation == .equal
      else { return nil }
      let value = constraint.multiplier.value
      guard value > 0, value < 1 else { return nil }
      let reversed = 1 / value
      // As exact as the file's decimals: 0.333333 is a third.
      guard abs(reversed - reversed.rounded()) < 1e-4 * reversed else { return nil }
      return scene.lint(
        kind, constraint,
        "\(scene.words(constraint.firstAttribute, constraint.firstItem)) is "
          + "\(PointText.decimal(value, places: 3)) times \(scene.words(attribute, second)): "
          + "that is \(PointText.short(reversed.rounded())) times the other way round")
    }
  }
}
