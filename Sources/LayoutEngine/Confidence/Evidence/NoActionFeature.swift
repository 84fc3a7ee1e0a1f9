internal import LayoutModel

/// A control that nobody needs to touch: it sends no message, follows no segue, and code has neither an
/// outlet of it nor a class or a tag to find it by. Where no control of the document is connected, that
/// says nothing: the app may connect them otherwise.
struct NoActionFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .hitTarget, let view = alarm.head.entry(alarm.finding.view)?.view,
      case .button = view.content, view.customClass == nil
    else { return nil }
    let document = alarm.head.document
    guard !document.actions.isEmpty, document.actions[view.id, default: []].isEmpty,
      !document.outlets.contains(view.id)
    else {
      return nil
    }
    return Feature(.noAction, of: view.id)
  }
}
