internal import LayoutModel

/// A control is beside another one with the same action, such as an icon and the caption below it, and together they
/// are nearly as large as a finger needs.
struct SharedActionFeature: FeatureSource {
  /// The largest gap between two controls that a finger does not distinguish, in points.
  private static let gap = 4.0
  /// The least short side of both together that fingers hit, in points.
  private static let enough = 32.0

  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .hitTarget, !alarm.places.isEmpty else { return nil }
    let view = alarm.finding.view
    let actions = alarm.head.document.actions
    guard let own = actions[view], !own.isEmpty else { return nil }
    let twins = alarm.head.index.entries.map(\.view.id).filter { $0 != view && actions[$0] == own }
    guard !twins.isEmpty, alarm.places.allSatisfy({ isLarge(view, with: twins, in: $0) })
    else { return nil }
    return Feature(.sharedAction, of: view)
  }

  private func isLarge(_ view: ObjectID, with twins: [ObjectID], in place: PlacedScene) -> Bool {
    guard let own = place.touchArea(of: view) else { return false }
    let reach = Frame(
      x: own.x - Self.gap, y: own.y - Self.gap, width: own.width + 2 * Self.gap,
      height: own.height + 2 * Self.gap)
    return twins.contains { twin in
      guard place.solved(twin)?.isHidden == false, let other = place.touchArea(of: twin),
        reach.intersection(other) != nil
      else { return false }
      let width = max(own.maxX, other.maxX) - min(own.x, other.x)
      let height = max(own.maxY, other.maxY) - min(own.y, other.y)
      return min(width, height) >= Self.enough
    }
  }
}
