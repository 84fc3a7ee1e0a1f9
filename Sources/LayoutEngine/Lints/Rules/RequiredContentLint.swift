internal import LayoutModel

/// Content hugging or compression resistance that is required.
struct RequiredContentLint: LintRule {
  let kind = LintKind.requiredContent
  let source = LintRules.appleGuide
  let reason = "it is better for a view to have the wrong size than to cause a contradiction"
  let remedy = "use 999"

  func lints(in scene: LintedScene) -> [Lint] {
    scene.ownViews.filter { $0.role != .other }.flatMap { entry in
      Axis.allCases.flatMap { axis in
        [
          ("hugging", entry.view.hugging[axis]),
          ("compression resistance", entry.view.compressionResistance[axis]),
        ].filter { $0.1 >= 1000 }.map { name, _ in
          scene.lint(
            kind, entry.view,
            "the \(axis.rawValue) \(name) of \(scene.name(entry.view.id)) is required")
        }
      }
    }
  }
}
