internal import LayoutModel

/// Constraints contradict, or a view leaves the screen, only on devices with a home indicator, in a document saved before
/// Xcode 9. An app built by that Xcode gets the window of an older device there, with black bars around it. Where every
/// configuration has a home indicator, the app is made for such devices, whatever Xcode saved the document.
struct LetterboxedFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    let places = alarm.places
    guard [.unsatisfiable, .offScreen].contains(alarm.rule),
      alarm.head.document.release < .xcode9, !places.isEmpty,
      places.allSatisfy({ $0.configuration.hasHomeIndicator }),
      !alarm.head.layouts.placed.allSatisfy({ $0.configuration.hasHomeIndicator })
    else { return nil }
    return Feature(.letterboxed)
  }
}

extension Configuration {
  fileprivate var hasHomeIndicator: Bool { safeArea.bottom > 0 }
}
