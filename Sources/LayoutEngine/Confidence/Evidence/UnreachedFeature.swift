internal import LayoutModel

/// A screen of a storyboard that nobody can be shown: no segue leads to it, it is not the first, and it
/// has no identifier by which code could ask for it.
struct UnreachedFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard let controller = alarm.head.scene.controller,
      alarm.head.document.unreachedControllers.contains(controller.id)
    else { return nil }
    return Feature(.unreached)
  }
}
