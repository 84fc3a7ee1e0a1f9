internal import LayoutModel

/// The finding rests on a size the document does not fix: the height of a cell or of a view that
/// stands free, which code or what surrounds it decides.
struct BorrowedSizeEvidence: EvidenceSource {
  func evidence(on alarm: Alarm) -> Evidence? {
    let scene = alarm.head.scene
    guard let axis = alarm.axis ?? (alarm.rule == .hitTarget ? .vertical : nil),
      let place = alarm.places.first, !place.hasWindow, alarm.rule != .notMirrored,
      isBorrowed(axis, scene)
    else { return nil }
    if alarm.rule == .unsatisfiable, !alarm.conflicts.contains(where: restsOnRoot) { return nil }
    let word = axis == .horizontal ? "width" : "height"
    return Evidence(.borrowedSize, -5, "the \(word) of \(alarm.head.index.names[scene.root.id]) "
      + "is decided outside the document")
  }

  private func isBorrowed(_ axis: Axis, _ scene: Scene) -> Bool {
    switch scene.kind {
    case .controller: return false
    case .topLevel, .free, .reusable, .tableHeader, .bar: return true
    case .cell:
      guard let cell = scene.cell else { return true }
      if axis == .vertical { return cell.kind != .table || cell.rowHeight == nil }
      if cell.kind != .table { return true }
      // No row leaves that much of its table to accessories and insets.
      guard let container = cell.containerWidth, let width = scene.root.frame?.width else {
        return false
      }
      return container - width > 64 || width > container
    }
  }

  private func restsOnRoot(_ conflict: LayoutConflict) -> Bool {
    conflict.members.contains { $0.constraint == nil && $0.description.hasPrefix("root ") }
  }
}
