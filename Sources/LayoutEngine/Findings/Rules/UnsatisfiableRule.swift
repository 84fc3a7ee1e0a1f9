internal import LayoutModel

/// Required constraints that cannot hold together, so that one had to be given up.
///
/// The finding stands at the given-up constraint's first view. Placeholder constraints never reach
/// the solver. Where the size of a cell or free view is part of the contradiction it is a warning:
/// code or a superview may make it larger.
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
        configuration: placed.number, amount: conflict.amount,
        severity: restsOnBorrowedSize(conflict, placed) ? .warning : .error,
        message: sentence(conflict, index), location: constraint?.location)
    }
  }

  /// The size of a cell's or a free view's root takes part, which its surroundings may change.
  private func restsOnBorrowedSize(_ conflict: LayoutConflict, _ placed: PlacedScene) -> Bool {
    placed.isBorrowedSize(0)
      && conflict.members.contains {
        $0.constraint == nil && $0.description.hasPrefix(Self.rootSizePrefix)
      }
  }
  /// How the engine describes the equations that give the root its size.
  private static let rootSizePrefix = "root "

  /// The first item, or the owner where that is a guide.
  private func view(of constraint: LayoutConstraint, in index: SceneIndex) -> ObjectID? {
    [constraint.firstItem, constraint.secondItem, constraint.owner].compactMap { $0 }
      .first { index.position[$0] != nil }
  }

  /// Told of a set at most; the rest is counted.
  private static let mostTold = 4

  private func sentence(_ conflict: LayoutConflict, _ index: SceneIndex) -> String {
    let words = ConstraintWords(index)
    func told(_ member: LayoutConflict.Member) -> String {
      member.constraint.flatMap { words.byID[$0] }.map(words.sentence) ?? member.description
    }
    let others = conflict.members.filter { $0 != conflict.relaxed }.map(told)
    var listed = others.prefix(Self.mostTold).joined(separator: "; ")
    if others.count > Self.mostTold { listed += " and \(others.count - Self.mostTold) more" }
    let first = told(conflict.relaxed)
    let shortfall = "given up by \(PointText.short(conflict.amount)) pt"
    return others.isEmpty
      ? "\(first) cannot hold; \(shortfall)"
      : "\(first) cannot hold together with \(listed); \(shortfall)"
  }
}
