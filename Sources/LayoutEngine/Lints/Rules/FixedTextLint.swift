internal import LayoutModel

/// A required width or height on a text.
struct FixedTextLint: LintRule {
  let kind = LintKind.fixedText
  let source = LintRules.appleGuide
  let reason = "a text grows with its language and the text size, a constant does not"
  let remedy = "let the text have its own size, or use \"greater than or equal\""

  func lints(in scene: LintedScene) -> [Lint] {
    scene.ownViews.flatMap { entry -> [Lint] in
      guard isText(entry.view) else { return [] }
      return Axis.allCases.flatMap { axis in
        scene.index.statedSizes(of: entry.view.id, axis).filter {
          $0.relation != .greaterThanOrEqual && $0.priority >= 1000
        }.map {
          scene.lint(
            kind, $0,
            "the \($0.firstAttribute.rawValue) of the text \(scene.name(entry.view.id)) is "
              + "\($0.relation == .equal ? "fixed at" : "at most") "
              + "\(PointText.short($0.constant ?? 0)) pt")
        }
      }
    }
  }

  private func isText(_ view: View) -> Bool {
    switch view.content {
    case .label, .button: ViewNames.shownText(of: view)?.isEmpty == false
    default: false
    }
  }
}
