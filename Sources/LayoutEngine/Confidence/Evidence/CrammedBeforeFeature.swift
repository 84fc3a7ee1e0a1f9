internal import LayoutModel

/// The finding occurs only on phones in landscape and in shared screens, and the base had findings there, too: the screen
/// was not designed for such windows.
struct CrammedBeforeFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard let base = alarm.base, !alarm.places.isEmpty,
      alarm.places.allSatisfy({ $0.configuration.isUnusual(for: alarm.head) })
    else { return nil }
    let lost = base.findings.filter {
      $0.severity == .error && Self.losing.contains($0.rule) && !alarm.views.contains($0.view)
    }
    let crammed = Set(lost.flatMap { $0.occurrences.map(\.configuration) })
    return alarm.places.allSatisfy { crammed.contains($0.configuration.name) }
      ? Feature(.crammedBefore) : nil
  }

  /// The rules about views without enough space.
  private static let losing: Set<Rule> = [.offScreen, .unsatisfiable, .zeroSize, .protrudes]
}
