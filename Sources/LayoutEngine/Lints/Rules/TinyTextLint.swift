internal import LayoutModel

/// Text smaller than people read at arm's length.
struct TinyTextLint: LintRule {
  let kind = LintKind.tinyText
  let source = "Apple, UI Design Dos and Don'ts: text size"
  let reason = "text below 11 points is hard to read without zooming"
  let remedy = "use 11 points or more, or a text style"

  /// Points from which text can be read.
  private static let least = 11.0

  func lints(in scene: LintedScene) -> [Lint] {
    scene.ownViews.compactMap { entry in
      guard let size = fontSize(entry.view), size > 0, size < Self.least,
        ViewNames.shownText(of: entry.view)?.isEmpty == false
      else { return nil }
      return scene.lint(
        kind, entry.view,
        "the text of \(scene.name(entry.view.id)) is \(PointText.short(size)) pt")
    }
  }

  private func fontSize(_ view: View) -> Double? {
    switch view.content {
    case .label(let label): label.font.pointSize
    case .button(let button): (button.configuration?.font ?? button.font)?.pointSize
    case .textView(let text): text.font.pointSize
    default: nil
    }
  }
}
