internal import LayoutModel

/// The edit removed a constraint that fixed the view on that axis, its place is open on all usual windows, and Interface
/// Builder has not marked it.
///
/// Interface Builder marks such a view when it saves. Without a mark, git merged two edits, or the file was edited by
/// hand or with a tool, and nobody was warned.
struct HeldBeforeFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .ambiguous, alarm.regression.change == .new, let base = alarm.base,
      let axis = alarm.axis, let view = alarm.head.entry(alarm.finding.view)?.view,
      !view.isMarkedAmbiguous, !view.isMarkedMisplaced,
      base.index.constraints(naming: view.id).contains(where: {
        $0.firstAttribute.axis == axis && isWeaker($0, in: alarm.head)
      }),
      isOnAllUsual(alarm)
    else { return nil }
    return Feature(.heldBefore, of: view.id)
  }

  private func isWeaker(_ old: LayoutConstraint, in head: JudgedScene) -> Bool {
    guard let now = head.index.constraint(old.id) else { return true }
    return now.priority < old.priority || now.firstAttribute.axis != old.firstAttribute.axis
      || old.relation == .equal && now.relation != .equal
  }

  private func isOnAllUsual(_ alarm: Alarm) -> Bool {
    let found = Set(alarm.places.map(\.configuration.name))
    let usual = alarm.head.layouts.placed.map(\.configuration).filter {
      $0.isPlain(for: alarm.head)
    }
    return !usual.isEmpty && usual.allSatisfy { found.contains($0.name) }
  }
}
