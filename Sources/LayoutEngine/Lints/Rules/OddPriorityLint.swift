internal import LayoutModel

/// A priority far from those that everybody uses.
struct OddPriorityLint: LintRule {
  let kind = LintKind.oddPriority
  let source = LintRules.appleGuide
  let reason = "priorities are read beside 250, 500, 750 and 1000; one between them has no meaning"
  let remedy = "use one of these, or one a few points beside it to break a tie"

  /// Those with names (UIKit's too: fitting size, dragging), and the multiples of 100.
  private static let usual: [Double] =
    [1, 50, 250, 490, 510, 750] + stride(from: 100.0, through: 1000, by: 100)
  /// Points beside a usual one that break a tie.
  private static let near = 10.0

  func lints(in scene: LintedScene) -> [Lint] {
    scene.constraints.compactMap { constraint in
      let priority = constraint.priority
      let isWhole = priority == priority.rounded()
      let isUsual = Self.usual.contains { abs($0 - priority) <= Self.near }
      guard !isWhole || !isUsual else { return nil }
      return scene.lint(
        kind, constraint,
        "the constraint on \(constraint.firstAttribute.rawValue) of "
          + "\(scene.name(constraint.firstItem)) has priority "
          + PointText.decimal(priority, places: 3))
    }
  }
}
