internal import LayoutModel

/// An image view without an image or a background, which neither code nor another view knows of: nobody sees
/// where it lies.
///
/// Thin: two labelled findings of two apps.
struct NothingSeenFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .ambiguous || alarm.rule == .unsatisfiable,
      let entry = alarm.head.entry(alarm.finding.view), let parent = entry.parent
    else { return nil }
    let index = alarm.head.index
    let view = entry.view
    guard view.kind == .imageView, case .none = view.content, !view.isOpaqueBackground,
      view.customClass == nil, view.runtimeAttributes.isEmpty, view.subviews.isEmpty,
      !alarm.head.document.outlets.contains(view.id)
    else { return nil }
    let superview = index.entries[parent].view.id
    let isKnown = index.constraints(naming: view.id).contains { constraint in
      [constraint.firstItem, constraint.secondItem].contains { item in
        guard let item, item != view.id, item != superview else { return false }
        return index.position[item] != nil
      }
    }
    return isKnown ? nil : Feature(.nothingSeen, of: view.id)
  }
}
