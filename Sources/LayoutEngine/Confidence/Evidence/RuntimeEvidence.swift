internal import LayoutModel

/// Code decides, by a constraint with an outlet or in place of one; or the view is hidden for good.
struct RuntimeEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    if let view = hidden(alarm) { return Feature(.hidden, of: view) }
    if let constraint = replaced(alarm) {
      return Feature(.placeholderConstraint, of: constraint.id)
    }
    return movable(alarm).map {
      Feature(.constraintOutlet, alarm.rule == .unsatisfiable ? 2 : 1, of: $0.id)
    }
  }

  /// A hidden view that nothing in the document lets code show: what contradicts there moves nothing
  /// that can be seen.
  private func hidden(_ alarm: Alarm) -> ObjectID? {
    guard alarm.rule == .unsatisfiable else { return nil }
    let index = alarm.head.index
    guard let at = index.position[alarm.finding.view], index.entries[at].parent != nil,
      !alarm.places.isEmpty,
      alarm.places.allSatisfy({ $0.solved(alarm.finding.view)?.isHidden == true })
    else { return nil }
    let line = index.lineage(of: at).map { index.entries[$0].view }
    guard line.contains(where: \.isHidden),
      !line.contains(where: { $0.isHidden && alarm.head.document.outlets.contains($0.id) })
    else { return nil }
    return alarm.finding.view
  }

  /// A constraint that would hold what is open, and that Interface Builder removes at build time: it says
  /// that code adds another.
  private func replaced(_ alarm: Alarm) -> LayoutConstraint? {
    guard alarm.rule == .ambiguous else { return nil }
    return alarm.subjects.lazy.flatMap { alarm.head.index.constraints(naming: $0) }
      .first { constraint in
        constraint.isPlaceholder
          && (alarm.axis.map { constraint.firstAttribute.axis == $0 } ?? true)
      }
  }

  /// A constraint that code can change and that decides the finding, or whose edit caused it.
  private func movable(_ alarm: Alarm) -> LayoutConstraint? {
    let outlets = alarm.head.document.outlets
    let index = alarm.head.index
    if alarm.rule == .unsatisfiable {
      let members = Set(
        alarm.conflicts.flatMap { [$0.relaxed] + $0.members }.compactMap(\.constraint))
      return index.first(of: members.intersection(outlets))
    }
    if let cause = alarm.cause, let edited = index.first(of: cause.objects.intersection(outlets)) {
      return edited
    }
    return alarm.subjects.lazy.flatMap { index.constraints(naming: $0) }
      .first { constraint in
        outlets.contains(constraint.id)
          && (alarm.axis.map { constraint.firstAttribute.axis == $0 }
            ?? constraint.firstAttribute.isSize)
      }
  }
}
