internal import LayoutModel

/// The finding rests on a size the document does not fix: the height of a cell or of a view that
/// stands free, which code or what surrounds it decides.
struct BorrowedSizeEvidence: EvidenceSource {
  func evidence(on alarm: Alarm) -> Evidence? {
    let scene = alarm.head.scene
    guard let axis = alarm.axis ?? (alarm.rule == .hitTarget ? .vertical : nil),
      let place = alarm.places.first, !place.hasWindow, alarm.rule != .notMirrored,
      isBorrowed(axis, scene, in: alarm.head.document, contradicts: alarm.rule == .unsatisfiable)
    else { return nil }
    if leavesAtStart(alarm, axis) { return nil }
    if alarm.rule == .unsatisfiable, !alarm.conflicts.allSatisfy(\.restsOnRoot) { return nil }
    let word = axis == .horizontal ? "width" : "height"
    return Evidence(
      .borrowedSize, -6,
      "the \(word) of \(alarm.head.index.names[scene.root.id]) "
        + "is decided outside the document")
  }

  private func leavesAtStart(_ alarm: Alarm, _ axis: Axis) -> Bool {
    (alarm.rule == .protrudes || alarm.rule == .clipped)
      && alarm.places.allSatisfy { Self.leavesAtStart(alarm.finding.view, axis, in: $0) }
  }

  /// Out at the top or the left only: no other size of the root would bring that back.
  static func leavesAtStart(_ view: ObjectID, _ axis: Axis, in placed: PlacedScene) -> Bool {
    guard let at = placed.index.position[view], let shown = placed.content[at],
      let box = placed.solved.first??.absoluteFrame
    else { return false }
    return axis == .horizontal
      ? shown.x < box.x && shown.maxX <= box.maxX : shown.y < box.y && shown.maxY <= box.maxY
  }

  /// The height of a new table's rows in points.
  private static let defaultRow = 44.0

  private func isBorrowed(
    _ axis: Axis, _ scene: Scene, in document: Document, contradicts: Bool
  ) -> Bool {
    switch scene.kind {
    case .controller: return false
    case .topLevel, .free, .reusable, .tableHeader, .bar: return true
    case .cell:
      guard let cell = scene.cell else { return true }
      if axis == .vertical {
        guard cell.kind == .table, !cell.sizesItself else { return true }
        if cell.rowHeight != nil { return false }
        guard let stated = document.tableRowHeight(around: scene) else { return true }
        // Interface Builder writes it into every table; rows of prototypes get theirs from code.
        return cell.isPrototype && stated == Self.defaultRow && contradicts
      }
      return !scene.isAsWideAsTable
    }
  }
}
