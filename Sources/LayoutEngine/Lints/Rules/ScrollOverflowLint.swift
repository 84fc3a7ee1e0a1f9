internal import LayoutModel

/// A scroll view whose content is wider than itself on some configurations only: there it scrolls
/// sideways too. And content beyond what can be scrolled to.
struct ScrollOverflowLint: LayoutLint {
  let kind = LintKind.scrollOverflow
  let source = "Apple, Auto Layout Guide: Working with Scroll Views"
  let reason = "a page that is to scroll down moves sideways, or an end of it cannot be reached"
  let remedy =
    "make the content as wide as the scroll view's frame layout guide, and pin its last view"

  func lints(in scene: LaidOutScene) -> [Lint] {
    scene.linted.index.entries.indices.flatMap { at -> [Lint] in
      guard scene.linted.index.entries[at].view.kind == .scrollView else { return [] }
      return [sideways(at, scene), unreachable(at, scene)].compactMap { $0 }
    }
  }

  private func sideways(_ at: Int, _ scene: LaidOutScene) -> Lint? {
    let shown = scene.placed.filter { $0.solved[at]?.contentSize != nil }
    let wider = shown.filter { excess(at, $0) > $0.pixel + 1e-9 }
    // Content that is wider everywhere is meant to scroll sideways.
    guard !wider.isEmpty, wider.count * 2 <= shown.count else { return nil }
    let most = wider.map { excess(at, $0) }.max() ?? 0
    let view = scene.linted.index.entries[at].view
    return scene.linted.lint(
      kind, view,
      "the content of \(scene.linted.name(view.id)) is \(PointText.short(most)) pt wider than it "
        + "on \(scene.words(wider))")
  }

  private func excess(_ at: Int, _ place: PlacedScene) -> Double {
    guard let view = place.solved[at], let content = view.contentSize else { return 0 }
    return content.width - view.frame.width
  }

  /// The content view that lies furthest outside what the scroll view scrolls to.
  private func unreachable(_ at: Int, _ scene: LaidOutScene) -> Lint? {
    let index = scene.linted.index
    var lost: [(view: Int, place: PlacedScene, amount: Double)] = []
    for place in scene.placed {
      guard let scroller = place.solved[at], let content = scroller.contentSize,
        content.width > 0, content.height > 0
      else { continue }
      for (inner, entry) in index.entries.enumerated()
      where entry.scroller == at && entry.role.isEssential && entry.parent != nil {
        guard let view = place.solved[inner], !view.isHidden, let shown = place.content[inner],
          !place.isSizeAssumed(inner)
        else { continue }
        let bottom = shown.maxY - scroller.absoluteOrigin.y - content.height
        let beyond = bottom - max(place.slack(inner, .vertical), 1)
        if beyond > 0, view.frame.height > 0 { lost.append((inner, place, bottom)) }
      }
    }
    guard let worst = lost.max(by: { $0.amount < $1.amount }) else { return nil }
    let places = lost.filter { $0.view == worst.view }.map(\.place)
    let view = index.entries[worst.view].view
    return scene.linted.lint(
      kind, view,
      "\(scene.linted.name(view.id)) lies \(PointText.short(worst.amount)) pt beyond what "
        + "\(scene.linted.name(index.entries[at].view.id)) scrolls to on \(scene.words(places))")
  }
}
