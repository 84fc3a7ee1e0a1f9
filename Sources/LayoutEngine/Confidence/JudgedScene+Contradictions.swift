package import LayoutModel

/// What the contradictions behind an L001 are about.
extension JudgedScene {
  /// Whether each of the contradictions involves the size of the root.
  package func restsOnSize(_ regression: Regression) -> Bool {
    let conflicts = conflicts(behind: regression)
    return !conflicts.isEmpty && conflicts.allSatisfy(\.restsOnRoot)
  }

  /// The views that take part in the contradictions behind an L001, on any of its configurations.
  package func contradicting(_ regression: Regression) -> Set<ObjectID> {
    var found: Set<ObjectID> = []
    for conflict in conflicts(behind: regression) {
      for member in [conflict.relaxed] + conflict.members {
        if let view = member.view { found.insert(view) }
        guard let constraint = member.constraint.flatMap(index.constraint) else { continue }
        found.insert(constraint.firstItem)
        if let second = constraint.secondItem { found.insert(second) }
      }
    }
    return found
  }

  /// Whether a vertical constraint behind an L001 names the safe area or the top layout guide.
  package func restsOnTop(_ regression: Regression) -> Bool {
    var guides = Set(
      scene.views.flatMap(\.guides).filter { $0.kind == .safeArea }.map(\.id))
    if let top = scene.controller?.topGuide { guides.insert(top) }
    return constraints(contradicting: regression).contains { id in
      guard let constraint = index.constraint(id), constraint.firstAttribute.axis == .vertical
      else {
        return false
      }
      return guides.contains(constraint.firstItem)
        || constraint.secondItem.map(guides.contains) ?? false
    }
  }

  /// The stacks' views that take part in the contradictions behind an L001, along the axes of their stacks.
  package func rows(contradicting regression: Regression) -> [ObjectID] {
    contradicting(regression).sorted { $0.rawValue < $1.rawValue }.filter { view in
      guard let at = index.position[view], let parent = index.entries[at].parent,
        case .stack(let stack) = index.entries[parent].view.content
      else { return false }
      return stack.axis == regression.finding.axis
    }
  }

  /// The constraints that take part in the contradictions behind an L001, on any of its configurations.
  package func constraints(contradicting regression: Regression) -> Set<ObjectID> {
    Set(
      conflicts(behind: regression).flatMap {
        ([$0.relaxed] + $0.members).compactMap(\.constraint)
      })
  }

  /// The contradictions, one per configuration on which the regression is new.
  private func conflicts(behind regression: Regression) -> [LayoutConflict] {
    Alarm(regression: regression, head: self, base: nil).conflicts
  }
}
