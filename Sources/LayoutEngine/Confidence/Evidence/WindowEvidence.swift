internal import LayoutModel

/// A fault that shows only on windows the document is not made for, or that few apps are made for.
///
/// The document itself may say what it is made for: the iPad alone, or lying on its side. Where
/// nothing says so, a phone on its side, a folding phone and a window beside another are unusual.
/// An app for phones that stand upright never meets them.
struct WindowEvidence: FeatureSource {
  /// From how many such windows a fault is less probably one of a single odd size.
  private static let several = 3

  func feature(of alarm: Alarm) -> Feature? {
    let places = alarm.places.filter { $0.configuration.textFactor == 1 }
    guard !places.isEmpty else { return nil }
    // Nobody has such a device yet: it stops nothing, whatever else speaks for the finding.
    if places.allSatisfy({ $0.configuration.isUnfolding }) { return Feature(.unfolding) }
    let document = alarm.head.document
    let family = document.isForPadOnly ? .pad : alarm.finding.document.namedFamily
    let phone = alarm.finding.document.namedPhone
    let meant = places.filter { place in
      let window = place.configuration
      guard family == nil || window.idiom == family else { return false }
      guard let phone else { return true }
      let (short, long) = (
        min(window.size.width, window.size.height), max(window.size.width, window.size.height)
      )
      return short == phone.width && long == phone.height ?? long
    }
    if meant.isEmpty { return Feature(.foreignDevices) }
    guard meant.allSatisfy({ $0.configuration.isUnusual(for: alarm.head) }) else { return nil }
    return Feature(.unusualWindows, meant.count < Self.several ? 2 : 1)
  }
}
