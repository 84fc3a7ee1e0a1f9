internal import LayoutModel

/// The root is not a screen of its own, though it is as wide as one: the view of a xib that is put
/// into another, a sheet. It has no window's edges and no safe area of its own.
struct NoScreenEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .offScreen || alarm.rule == .unsafeArea || contradictsSize(alarm) else {
      return nil
    }
    let scene = alarm.head.scene
    if scene.kind != .controller, !isOwner(scene), alarm.rule != .unsatisfiable {
      return Feature(.freeView)
    }
    if scene.simulation.isFreeform || scene.simulation.sizeMetrics != nil {
      return Feature(.sizeOfItsOwn)
    }
    let style = scene.controller?.presentationStyle
    if let style, style != "fullScreen", style != "overFullScreen" {
      return Feature(.presented)
    }
    return nil
  }

  /// What the root's size asks contradicts the constraints: on another size nothing would.
  private func contradictsSize(_ alarm: Alarm) -> Bool {
    !alarm.conflicts.isEmpty && alarm.conflicts.allSatisfy(\.restsOnRoot)
  }

  /// A xib's view that a controller takes for its own.
  private func isOwner(_ scene: Scene) -> Bool { scene.controller != nil }
}
