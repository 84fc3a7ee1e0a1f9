internal import LayoutModel

/// A screen of a storyboard that nobody can be shown: it is not the first, it has no identifier by which code
/// could ask for it, and no segue leads to it from a screen that is shown.
struct UnreachedFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard let controller = alarm.head.scene.controller,
      let shown = alarm.head.document.shownControllers(), !shown.contains(controller.id)
    else { return nil }
    return Feature(.unreached)
  }
}
