internal import LayoutModel

/// The edit took out what held the view: its place along the axis is open now and was not in the base.
///
/// Speaks for findings of other rules, which show where the solver happens to put such a view.
struct LooseFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule != .ambiguous, alarm.rule != .unsatisfiable, let base = alarm.base else {
      return nil
    }
    let loose = alarm.subjects.first { view in
      guard base.index.position[view] != nil else { return false }
      if alarm.lostConstraints(view) { return true }
      return alarm.places.contains { place in
        isOpen(view, place.layout, alarm)
          && base[place.configuration.name].map { !isOpen(view, $0.layout, alarm) } ?? false
      }
    }
    return loose.map { Feature(.leftLoose, of: $0) }
  }

  private func isOpen(_ view: ObjectID, _ layout: SolvedLayout, _ alarm: Alarm) -> Bool {
    layout.ambiguities.contains { open in
      open.view == view && open.quantity == .position
        && (alarm.axis.map { $0 == open.axis } ?? true)
    }
  }
}
