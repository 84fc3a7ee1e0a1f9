internal import LayoutModel

/// A view that was drawn across its superview, and stays as wide and where it was when that becomes wider.
///
/// Drawn across means that the recorded frames leave the same room on both sides, and little of it.
/// A bar, a picture or a field that spans a phone then ends in the middle of a larger one. Views that
/// keep their centre or their distance from both edges follow. Of a view that is left behind and the views inside
/// it, only the outer one is reported.
struct LeftBehindRule: SingleLayoutRule {
  let rule = Rule.leftBehind

  /// Points by which a superview must be wider than it was drawn.
  private static let least = 8.0
  /// The least share of its superview's width that a view across it takes.
  private static let across = 0.6

  func violations(in placed: PlacedScene) -> [Violation] {
    let configuration = placed.configuration
    guard configuration.direction == .leftToRight, configuration.textFactor == 1 else { return [] }
    return placed.visible.compactMap { violation(at: $0, placed) }
  }

  private func violation(at: Int, _ placed: PlacedScene) -> Violation? {
    let entry = placed.entry(at)
    guard let parent = entry.parent, entry.view.key == nil, entry.role != .text,
      placed.entry(parent).view.kind != .stackView, !placed.entry(parent).scrolls,
      let drawn = entry.view.frame, let room = placed.entry(parent).view.frame?.width,
      drawn.width >= Self.across * room, abs(drawn.x - (room - drawn.maxX)) <= 1,
      let frame = placed.solved[at]?.frame, let width = placed.solved[parent]?.frame.width,
      width > room + Self.least, abs(frame.width - drawn.width) <= 1,
      placed.showsSomething(at)
    else { return nil }
    let (left, right) = (frame.x, width - frame.maxX)
    guard abs(left - drawn.x) <= 1 || abs(right - drawn.x) <= 1 else { return nil }
    let side = left < right ? "right" : "left"
    return placed.violation(
      at, other: placed.id(parent), axis: .horizontal, amount: width - room, .warning,
      "\(placed.name(at)) was drawn across \(placed.name(parent)) and stays \(PointText.short(frame.width)) pt "
        + "wide: \(PointText.short(max(left, right))) pt at the \(side) are left empty")
  }
}
