package import LayoutModel

extension [Regression] {
  /// Compares contradictions by the constraints that take part.
  ///
  /// An edit elsewhere may change which constraint gives way, and so the view for which a contradiction is
  /// reported. It is the same contradiction as long as its constraints are the same. Another one, of other
  /// constraints on the same view, is new.
  package func comparingContradictions(after: JudgedScene, before: JudgedScene) -> [Regression] {
    map { regression in
      guard regression.finding.rule == .unsatisfiable, regression.change != .fixed else {
        return regression
      }
      let alarm = Alarm(
        regression: Regression(
          change: .new, finding: regression.finding,
          configurations: regression.finding.occurrences.map(\.configuration)),
        head: after, base: before)
      let new = alarm.places.filter { place in
        guard let known = before.contradictions[place.configuration.name] else { return true }
        return alarm.conflicts(on: [place.configuration.name]).contains {
          !known.has($0, in: place.index)
        }
      }.map(\.configuration.name)
      var compared = regression
      switch regression.change {
      case .new where new.isEmpty: compared.change = .kept
      case .kept, .worse, .spread:
        guard !new.isEmpty else { break }
        let isAll = new.count == regression.finding.occurrences.count
        compared.change = isAll ? .new : .spread
        compared.configurations = new
      default: break
      }
      return compared
    }
  }
}
