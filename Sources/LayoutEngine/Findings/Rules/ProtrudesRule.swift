internal import LayoutModel

/// Content that leaves its superview, which does not clip.
///
/// Harmless to look at where the superview draws nothing. A control is another matter: UIKit passes
/// no touch to what lies outside the superview's bounds, so that part cannot be tapped. It counts
/// as an error only where less than a finger's width of the control is left.
struct ProtrudesRule: SingleLayoutRule {
  let rule = Rule.protrudes

  func violations(in placed: PlacedScene) -> [Violation] {
    let reach = ScrolledReach(placed)
    return placed.content.indices.compactMap { at in
      guard let shown = placed.content[at] ?? reach.frame(of: at),
        let parent = placed.entry(at).parent,
        let box = placed.solved[parent]?.absoluteFrame
      else { return nil }
      let entry = placed.entry(at)
      let above = placed.entry(parent)
      guard !above.scrolls, !above.clips else { return nil }
      if above.parent == nil, placed.hasWindow { return nil }
      let untouched = entry.isInteractive ? untouchable(at, parent, box, placed) : nil
      // A cell or a free view that shows little of a control tells more than a touch that is noted.
      let isPart = placed.index.scene.kind != .controller
      if let untouched, untouched.severity == .error || !isPart { return untouched }
      if !placed.hasWindow, let found = lost(at, shown, placed) { return found }
      if let untouched { return untouched }
      guard placed.content[at] != nil, placed.content[parent] != nil else { return nil }
      let loss = EdgeLoss(of: shown, beyond: box)
      guard
        let worst = loss.worst(
          horizontal: placed.slack(at, .horizontal), vertical: placed.slack(at, .vertical))
      else { return nil }
      return placed.violation(
        at, other: placed.id(parent), axis: worst.edge.axis, amount: worst.amount, .info,
        sentence(at, parent, worst, placed))
    }
  }

  /// Text, a control or a scroll view that mostly lies outside the cell or free view it belongs to:
  /// neighbours cover it. On another level than the root's own it may be a hidden state (a drawer).
  private func lost(_ at: Int, _ shown: Frame, _ placed: PlacedScene) -> Violation? {
    let entry = placed.entry(at)
    guard entry.role.isEssential || entry.scrolls,
      let box = placed.solved[0]?.absoluteFrame, box.area > 0,
      (shown.intersection(box)?.area ?? 0) < shown.area / 2,
      !placed.index.lineage(of: at).dropFirst().contains(where: { cuts($0, placed) }),
      let worst = EdgeLoss(of: shown, beyond: box)
        .worst(horizontal: placed.slack(at, .horizontal), vertical: placed.slack(at, .vertical))
    else { return nil }
    var found = placed.violation(
      at, other: placed.id(0), axis: worst.edge.axis, amount: worst.amount, .error,
      sentence(at, 0, worst, placed) + "; most of it is outside")
    let isText = entry.role == .text || entry.scrolls
    found.isDesigned = entry.parent != 0 || !isText
    return found
  }

  private func cuts(_ ancestor: Int, _ placed: PlacedScene) -> Bool {
    let entry = placed.entry(ancestor)
    return entry.clips || entry.scrolls
  }

  private func untouchable(
    _ at: Int, _ parent: Int, _ box: Frame, _ placed: PlacedScene
  ) -> Violation? {
    guard let frame = placed.solved[at]?.absoluteFrame,
      let worst = EdgeLoss(of: frame, beyond: box)
        .worst(horizontal: placed.pixel, vertical: placed.pixel)
    else { return nil }
    let rest = frame.intersection(box) ?? .zero
    let left = worst.edge.axis == .horizontal ? rest.width : rest.height
    let isLost =
      left < HitTargetRule.finger - placed.pixel && worst.amount > 2
      && !placed.isBorrowedSize(parent, worst.edge.axis)
    guard isLost || placed.content[parent] != nil else { return nil }
    return placed.violation(
      at, other: placed.id(parent), axis: worst.edge.axis, amount: worst.amount,
      isLost ? .error : .info,
      sentence(at, parent, worst, placed) + (isLost ? "; that part cannot be tapped" : ""))
  }

  private func sentence(
    _ at: Int, _ parent: Int, _ worst: (edge: EdgeLoss.Edge, amount: Double), _ placed: PlacedScene
  ) -> String {
    "\(placed.name(at)) sticks out of \(placed.name(parent)) by "
      + "\(PointText.short(worst.amount)) pt at the \(worst.edge.rawValue)"
  }
}
