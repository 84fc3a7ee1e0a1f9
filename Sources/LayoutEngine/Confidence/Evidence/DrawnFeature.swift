internal import LayoutModel

/// The frames that Interface Builder recorded with the edit show the fault as well: whoever drew it saw
/// it on the canvas.
///
/// Says nothing of frames that were recorded before the edit, and nothing of sizes of text, which the
/// canvas shows at one size only.
struct DrawnFeature: FeatureSource {
  /// The share of the smallest amount that the recorded frames must show.
  private static let share = 0.5

  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.views.contains(where: { isRecordedNow($0, alarm) }) else { return nil }
    let recorded = RecordedPlaces(alarm.head)
    let amounts = alarm.finding.occurrences.map(\.amount)
    guard let least = amounts.min(), let shown = extent(alarm, recorded),
      shown > 0, shown >= least * Self.share
    else { return nil }
    return Feature(.drawnSo)
  }

  /// By how many points the recorded frames show the fault; nil where the rule asks for more than
  /// frames.
  private func extent(_ alarm: Alarm, _ recorded: RecordedPlaces) -> Double? {
    guard let own = recorded.absolute(alarm.finding.view) else { return nil }
    switch alarm.rule {
    case .overlap:
      guard let other = alarm.finding.other.flatMap(recorded.absolute),
        let common = own.intersection(other)
      else { return nil }
      return min(common.width, common.height)
    case .clipped, .protrudes, .offScreen:
      let holder = alarm.rule == .offScreen ? alarm.head.scene.root.id : holder(of: alarm)
      guard let outer = holder.flatMap(recorded.absolute) else { return nil }
      return max(outer.x - own.x, own.maxX - outer.maxX, outer.y - own.y, own.maxY - outer.maxY)
    case .hitTarget: return HitTargetRule.finger - min(own.width, own.height)
    default: return nil
    }
  }

  /// The view that cuts or is left: the one that the finding names, else the superview.
  private func holder(of alarm: Alarm) -> ObjectID? {
    if let other = alarm.finding.other { return other }
    let index = alarm.head.index
    return index.position[alarm.finding.view].flatMap { index.entries[$0].parent }
      .map { index.entries[$0].view.id }
  }

  /// The view is new, or Interface Builder wrote another frame for it in this edit.
  private func isRecordedNow(_ view: ObjectID, _ alarm: Alarm) -> Bool {
    guard alarm.head.recordedFrames[view] != nil else { return false }
    guard let before = alarm.base?.recordedFrames[view] else { return true }
    return alarm.head.recordedFrames[view] != before
  }
}
