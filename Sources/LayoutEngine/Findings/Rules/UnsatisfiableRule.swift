internal import LayoutModel

/// Required constraints that cannot hold together, so that one had to be given up.
///
/// The finding stands at the given-up constraint's first view. Placeholder constraints never reach
/// the solver.
struct UnsatisfiableRule: SingleLayoutRule {
  let rule = Rule.unsatisfiable

  func violations(in placed: PlacedScene) -> [Violation] {
    let index = placed.index
    return placed.layout.conflicts.map { conflict in
      let authored = ([conflict.relaxed] + conflict.members).compactMap(\.constraint)
      let constraint = authored.lazy
        .compactMap { id in index.constraints.first { $0.id == id } }.first
      let view = constraint.flatMap { self.view(of: $0, in: index) } ?? index.scene.root.id
      let other = constraint?.secondItem.flatMap { index.position[$0] == nil ? nil : $0 }
      return Violation(
        view: view, other: other == view ? nil : other, axis: constraint?.firstAttribute.axis,
        configuration: placed.number, amount: conflict.amount, severity: .error,
        message: sentence(conflict), location: constraint?.location)
    }
  }

  /// The first item, or the owner where that is a guide.
  private func view(of constraint: LayoutConstraint, in index: SceneIndex) -> ObjectID? {
    [constraint.firstItem, constraint.secondItem, constraint.owner].compactMap { $0 }
      .first { index.position[$0] != nil }
  }

  private func sentence(_ conflict: LayoutConflict) -> String {
    let others = conflict.members.filter { $0 != conflict.relaxed }.map(\.description)
    let first = conflict.relaxed.description
    let shortfall = "given up by \(PointText.short(conflict.amount)) pt"
    guard !others.isEmpty else { return "\(first) cannot hold; \(shortfall)" }
    return "\(first) cannot hold together with \(others.joined(separator: "; ")); \(shortfall)"
  }
}
