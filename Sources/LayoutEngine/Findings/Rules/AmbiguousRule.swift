internal import LayoutModel

/// A second solution, as good as the first, would put the view elsewhere.
///
/// Honours `verifyAmbiguity`: `off` silences the view, `ignoreSizes` leaves positions only. Silent
/// where the open size is one that code or resources outside the document decide, and for views
/// chained to such a view on the same axis.
struct AmbiguousRule: SingleLayoutRule {
  let rule = Rule.ambiguous

  func violations(in placed: PlacedScene) -> [Violation] {
    guard !placed.layout.ambiguities.isEmpty else { return [] }
    let visible = Set(placed.visible)
    return placed.layout.ambiguities.compactMap { ambiguity in
      guard let at = placed.index.position[ambiguity.view], visible.contains(at) else { return nil }
      let view = placed.entry(at).view
      guard isVerified(ambiguity, view.verifyAmbiguity) else { return nil }
      guard !dependsOnRuntime(at, ambiguity, placed) else { return nil }
      let extent = placed.layout.size[ambiguity.axis]
      let room: Double =
        if let lower = ambiguity.lower, let upper = ambiguity.upper { upper - lower } else {
          extent
        }
      guard room > placed.pixel else { return nil }
      return placed.violation(
        at, axis: ambiguity.axis, amount: room, .error,
        AmbiguityWords(index: placed.index).sentence(ambiguity, of: at))
    }
  }

  private func isVerified(_ ambiguity: LayoutAmbiguity, _ setting: String?) -> Bool {
    switch setting {
    case "off": false
    case "ignoreSizes": ambiguity.quantity == .position
    default: true
    }
  }

  /// Whether an open size outside the document reaches this view through siblings or a stack. Which
  /// font a text has leaves no place open.
  private func dependsOnRuntime(
    _ at: Int, _ ambiguity: LayoutAmbiguity, _ placed: PlacedScene
  ) -> Bool {
    var reasons: Set<Assumption.Reason> = [.customClass, .missingImage, .runtime, .symbolImage]
    if ambiguity.quantity == .size { reasons.insert(.unknownFont) }
    let axis = ambiguity.axis
    var seen: Set<Int> = [at]
    var waiting = [at]
    while let next = waiting.popLast() {
      if let known = placed.assumed[placed.id(next)], !known.isDisjoint(with: reasons) {
        return true
      }
      for neighbour in neighbours(of: next, axis, placed.index) where !seen.contains(neighbour) {
        seen.insert(neighbour)
        waiting.append(neighbour)
      }
    }
    return false
  }

  /// Views tied to `at` on the axis, its ancestors left out unless they are stacks: a superview's
  /// edges do not carry a child's openness on.
  private func neighbours(of at: Int, _ axis: Axis, _ index: SceneIndex) -> [Int] {
    let entry = index.entries[at]
    var found: [Int] = []
    for constraint in index.constraints(naming: entry.view.id)
    where constraint.firstAttribute.axis == axis {
      guard let second = constraint.secondItem else { continue }
      let other = constraint.firstItem == entry.view.id ? second : constraint.firstItem
      guard let there = index.position[other], there != at else { continue }
      if index.isAncestor(there, of: at) || index.isAncestor(at, of: there) { continue }
      found.append(there)
    }
    if let parent = entry.parent, index.entries[parent].view.kind == .stackView {
      found.append(parent)
    }
    if entry.view.kind == .stackView {
      found += entry.view.subviews.compactMap { index.position[$0.id] }
    }
    return found
  }
}
