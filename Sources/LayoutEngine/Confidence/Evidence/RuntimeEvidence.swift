internal import LayoutModel

/// Code decides: by a constraint with an outlet, a frame without constraints that an outlet can set, or
/// what it puts into a view whose size constraints leave open.
struct RuntimeEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    if let view = hidden(alarm) { return Feature(.hidden, of: view) }
    if let constraint = replaced(alarm) {
      return Feature(.placeholderConstraint, of: constraint.id)
    }
    if let constraint = movable(alarm) {
      return Feature(.constraintOutlet, alarm.rule == .unsatisfiable ? 2 : 1, of: constraint.id)
    }
    switch alarm.rule {
    case .offScreen, .unsafeArea, .overlap, .notMirrored, .protrudes, .clipped:
      return plain(alarm).map { Feature(.plainFrame, of: $0) }
    case .ambiguous: return open(alarm).map { Feature(.contentFromCode, of: $0) }
    default: return nil
    }
  }

  /// A view with a plain frame that code can set. What the edit took the constraints of was the
  /// document's to lay out.
  private func plain(_ alarm: Alarm) -> ObjectID? {
    let found = alarm.subjects.first { id in
      guard let view = alarm.head.entry(id)?.view, view.hasPlainFrame else { return false }
      return alarm.head.document.outlets.contains(id) || view.customClass != nil
    }
    return found.flatMap { alarm.lostConstraints($0) ? nil : $0 }
  }

  /// A view whose content code decides, where constraints leave a size open; where nothing holds a
  /// place, the view itself if it has a class of the app's own.
  private func open(_ alarm: Alarm) -> ObjectID? {
    let outlets = alarm.head.document.outlets
    if alarm.ambiguity?.quantity == .position {
      return alarm.subjects.first { alarm.head.entry($0)?.view.customClass != nil }
    }
    return alarm.views.flatMap { around($0, alarm) }.first { id in
      alarm.head.entry(id).map { isOpenByNature($0.view, outlets.contains(id)) } ?? false
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

  /// A constraint that decides the finding and that code can change.
  private func movable(_ alarm: Alarm) -> LayoutConstraint? {
    let outlets = alarm.head.document.outlets
    let index = alarm.head.index
    if alarm.rule == .unsatisfiable {
      let members = Set(
        alarm.conflicts.flatMap { [$0.relaxed] + $0.members }.compactMap(\.constraint))
      return index.first(of: members.intersection(outlets))
    }
    return alarm.subjects.lazy.flatMap { index.constraints(naming: $0) }
      .first { constraint in
        outlets.contains(constraint.id)
          && (alarm.axis.map { constraint.firstAttribute.axis == $0 }
            ?? constraint.firstAttribute.isSize)
      }
  }

  /// The view, its superview, its siblings in a stack, and what constraints tie to it.
  private func around(_ view: ObjectID, _ alarm: Alarm) -> [ObjectID] {
    let index = alarm.head.index
    var found = [view]
    for constraint in index.constraints(naming: view) {
      found += [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    }
    if let at = index.position[view], let parent = index.entries[at].parent {
      let above = index.entries[parent].view
      if above.kind == .stackView { found += above.subviews.map(\.id) }
    }
    return found.filter { index.position[$0].map { index.entries[$0].parent != nil } ?? false }
  }

  private func isOpenByNature(_ view: View, _ hasOutlet: Bool) -> Bool {
    if view.customClass != nil { return true }
    switch view.kind {
    case .containerView, .textView, .tableView, .collectionView: return true
    case .imageView:
      if case .image = view.content { return false }
      return true
    case .label: return hasOutlet && (ViewNames.shownText(of: view) ?? "").isEmpty
    case .stackView: return hasOutlet && view.subviews.isEmpty
    default:
      return view.placeholderIntrinsicSize.horizontal != nil
        || view.placeholderIntrinsicSize.vertical != nil
    }
  }
}
