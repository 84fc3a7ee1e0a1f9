internal import LayoutModel

/// The screen is presented as a sheet or in another way that does not fill the window, so the window's edges and safe
/// area do not apply to it.
struct PresentedFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .offScreen || alarm.rule == .unsafeArea || contradictsSize(alarm),
      let style = alarm.head.scene.controller?.presentationStyle, style != "fullScreen",
      style != "overFullScreen"
    else { return nil }
    return Feature(.presented)
  }

  /// Whether only the root's size contradicts the constraints, so that another size would not.
  private func contradictsSize(_ alarm: Alarm) -> Bool {
    !alarm.conflicts.isEmpty && alarm.conflicts.allSatisfy(\.restsOnRoot)
  }
}
