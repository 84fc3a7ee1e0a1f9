internal import LayoutModel

/// The base has the view, without the fault: an edit broke what was right.
///
/// Who puts a new view on a screen may have drawn it as it is. Told of the rules of which that is known: 145 of
/// 200 labelled findings on views of the base were right, 312 of 459 on new ones.
struct WasRightFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    switch alarm.rule {
    case .ambiguous, .hitTarget, .offScreen: break
    default: return nil
    }
    guard alarm.base != nil, alarm.regression.change == .new else { return nil }
    return Feature(.wasRight, of: alarm.finding.view)
  }
}
