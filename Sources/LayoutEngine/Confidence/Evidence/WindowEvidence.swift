internal import LayoutModel

/// A fault that shows only on windows the document is not made for, or that few apps are made for.
///
/// The document itself may say what it is made for: the iPad alone, or lying on its side. Where
/// nothing says so, a phone on its side, a folding phone and a window beside another are unusual.
/// An app for phones that stand upright never meets them.
struct WindowEvidence: FeatureSource {
  /// From how many such windows a fault is less probably one of a single odd size.
  private static let several = 3

  /// The width of the narrowest phones in points: few are left.
  private static let narrow = 320.0

  func feature(of alarm: Alarm) -> Feature? {
    let places = alarm.places.filter { $0.configuration.textFactor == 1 }
    guard !places.isEmpty else { return nil }
    // Nobody has such a device yet: it stops nothing, whatever else speaks for the finding.
    if places.allSatisfy({ $0.configuration.isUnfolding }) { return Feature(.unfolding) }
    let document = alarm.head.document
    let family = document.isForPadOnly ? .pad : alarm.finding.document.namedFamily
    let meant = places.filter { family == nil || $0.configuration.idiom == family }
    if meant.isEmpty {
      return Feature(.foreignDevices)
    }
    guard meant.allSatisfy({ $0.configuration.isUnusual(for: alarm.head) }) else {
      if isShortOfHeight(meant, alarm) {
        return Feature(.noRoom)
      }
      let isNarrow = meant.allSatisfy { $0.configuration.size.width <= Self.narrow }
      guard isNarrow else { return nil }
      // What crosses an edge is not a matter of how text is measured.
      let isMeasured = alarm.rule != .offScreen && alarm.rule != .clipped
      return Feature(.narrowWindows, isMeasured ? 2 : 1)
    }
    if !alarm.conflicts.isEmpty, alarm.conflicts.allSatisfy(\.restsOnRoot) {
      return Feature(.noRoom)
    }
    return Feature(.unusualWindows, meant.count < Self.several ? 2 : 1)
  }

  /// Heights that contradict only where a screen is lower than most. Thin: three labelled findings,
  /// two apps.
  private func isShortOfHeight(_ places: [PlacedScene], _ alarm: Alarm) -> Bool {
    alarm.axis == .vertical && !alarm.conflicts.isEmpty
      && alarm.conflicts.allSatisfy(\.restsOnRoot)
      && places.contains { $0.configuration.isUnusual(for: alarm.head) }
      && places.allSatisfy {
        $0.configuration.isUnusual(for: alarm.head) || $0.configuration.size.width <= Self.narrow
      }
  }
}
