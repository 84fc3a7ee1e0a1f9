internal import LayoutModel

/// Says how far a change of frames looks unintended.
struct FrameTriage {
  let index: SceneIndex
  let layouts: [SolvedLayout]
  let edited: Set<ObjectID>
  /// Below this share of the matrix a change is an outlier.
  static let outlierShare = 0.15

  func suspicion(
    of views: [ObjectID], on configurations: [String], _ changes: FrameChanges
  ) -> Double {
    let share = Double(configurations.count) / Double(max(1, layouts.count))
    let outlier: Double = share < Self.outlierShare ? 3 : 0
    let aside = views.map(collateral).max() ?? 0
    let places = Set(configurations)
    let moved = views.map { shift(changes[$0], on: places) }.reduce(0, +)
    return outlier + aside + min(1, moved)
  }

  /// 0: the view or an ancestor was edited; 1: a sibling was; 2: nothing near it was.
  private func collateral(_ view: ObjectID) -> Double {
    guard let at = index.position[view] else { return 0 }
    let line = index.lineage(of: at).map { index.entries[$0].view.id }
    if line.contains(where: { edited.contains($0) }) { return 0 }
    guard let parent = index.entries[at].parent else { return 2 }
    return index.entries[parent].view.subviews.contains { edited.contains($0.id) } ? 1 : 2
  }

  /// Impact share times distance share, the worst over the configurations.
  ///
  /// The score of the Layout Instability specification; growing in place is no shift there either.
  private func shift(_ changes: [FrameChange], on configurations: Set<String>) -> Double {
    var worst = 0.0
    for change in changes where configurations.contains(change.configuration) {
      guard change.before.x != change.after.x || change.before.y != change.after.y,
        let size = layouts.first(where: { $0.configuration == change.configuration })?.size,
        size.width > 0, size.height > 0
      else { continue }
      let common = change.before.intersection(change.after)?.area ?? 0
      let impact = (change.before.area + change.after.area - common) / (size.width * size.height)
      let distance = max(
        abs(change.after.x - change.before.x), abs(change.after.y - change.before.y))
      worst = max(worst, min(1, impact) * min(1, distance / max(size.width, size.height)))
    }
    return worst.isFinite ? worst : 1
  }
}
