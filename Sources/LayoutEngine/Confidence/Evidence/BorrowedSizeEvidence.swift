internal import LayoutModel

/// The finding depends on a size that the document does not fix: the size of a cell or of a view outside of any scene,
/// which code or the surroundings decide.
struct BorrowedSizeEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    Self.isBorrowed(alarm) ? Feature(.borrowedSize, of: alarm.head.scene.root.id) : nil
  }

  static func isBorrowed(_ alarm: Alarm) -> Bool {
    let scene = alarm.head.scene
    guard let axis = alarm.axis ?? touchAxis(alarm),
      let place = alarm.places.first, !place.hasWindow, alarm.rule != .notMirrored,
      isBorrowed(axis, scene, in: alarm.head.document, contradicts: alarm.rule == .unsatisfiable)
    else { return false }
    if leavesAtStart(alarm, axis) { return false }
    return alarm.rule != .unsatisfiable || alarm.conflicts.allSatisfy(\.restsOnRoot)
  }

  /// The axis on which a control is too small for a finger and no constraint makes it or a superview so small, or nil
  /// for other rules.
  private static func touchAxis(_ alarm: Alarm) -> Axis? {
    guard alarm.rule == .hitTarget, let index = alarm.places.first?.index,
      let at = index.position[alarm.finding.view],
      let area = alarm.places.first?.touchArea(of: alarm.finding.view)
    else { return nil }
    let held = index.lineage(of: at).map { index.entries[$0] }.filter { $0.parent != nil }
    return [Axis.vertical, .horizontal].first { axis in
      area.size[axis] < HitTargetRule.finger
        && !held.contains { entry in
          index.statedSizes(of: entry.view.id, axis).contains {
            $0.relation == .equal && ($0.constant ?? HitTargetRule.finger) < HitTargetRule.finger
          }
        }
    }
  }

  private static func leavesAtStart(_ alarm: Alarm, _ axis: Axis) -> Bool {
    (alarm.rule == .protrudes || alarm.rule == .clipped)
      && alarm.places.allSatisfy { leavesAtStart(alarm.finding.view, axis, in: $0) }
  }

  /// Whether the view leaves the root at the top or the left only, which no other size of the root changes.
  static func leavesAtStart(_ view: ObjectID, _ axis: Axis, in placed: PlacedScene) -> Bool {
    guard let at = placed.index.position[view], let shown = placed.content[at],
      let box = placed.solved.first??.absoluteFrame
    else { return false }
    return axis == .horizontal
      ? shown.x < box.x && shown.maxX <= box.maxX : shown.y < box.y && shown.maxY <= box.maxY
  }

  /// The height of a new table's rows in points.
  private static let defaultRow = 44.0

  private static func isBorrowed(
    _ axis: Axis, _ scene: Scene, in document: Document, contradicts: Bool
  ) -> Bool {
    switch scene.kind {
    case .controller: return false
    case .topLevel, .free: return axis == .vertical || scene.enclosingView == nil
    case .reusable, .tableHeader, .bar: return true
    case .cell:
      guard let cell = scene.cell else { return true }
      if axis == .vertical {
        guard cell.kind == .table, !cell.sizesItself else { return true }
        if cell.rowHeight != nil { return false }
        guard let stated = document.tableRowHeight(around: scene) else { return true }
        // Interface Builder writes it into every table; code sets the height of prototypes.
        return cell.isPrototype && stated == defaultRow && contradicts
      }
      return !scene.isAsWideAsTable
    }
  }
}
