internal import LayoutModel

/// Required constraints that cannot hold together, so that one had to be relaxed.
///
/// The finding stands at the given-up constraint's first view. Placeholder constraints never reach
/// the solver, and masks that ask for less than nothing only make a view vanish: UIKit logs nothing of what
/// masks alone contradict. Where the size of a cell or free view is part of the contradiction it is a warning:
/// code or a superview may make it larger.
///
/// - Complexity: linear in the constraints, and in the members of the contradictions on all
///   configurations.
struct UnsatisfiableRule: FindingRule {
  let rule = Rule.unsatisfiable

  func violations(in layouts: SceneLayouts) -> [Violation] {
    guard layouts.placed.contains(where: { !$0.layout.conflicts.isEmpty }) else { return [] }
    let words = ConstraintWords(layouts.index)
    // Most contradictions are the same on every configuration, and so is their sentence.
    var told: [LayoutConflict.Member: (conflict: LayoutConflict, sentence: String)] = [:]
    var violations: [Violation] = []
    violations.reserveCapacity(layouts.placed.reduce(0) { $0 + $1.layout.conflicts.count })
    for placed in layouts.placed {
      for conflict in placed.layout.conflicts where !conflict.isOfMasksAlone {
        let known = told[conflict.relaxed]
        let message =
          known?.conflict == conflict ? known?.sentence ?? "" : sentence(conflict, words)
        told[conflict.relaxed] = (conflict, message)
        violations.append(violation(of: conflict, in: placed, message))
      }
    }
    return violations
  }

  private func violation(
    of conflict: LayoutConflict, in placed: PlacedScene, _ message: String
  ) -> Violation {
    let subject = Subject(conflict, in: placed.index)
    return Violation(
      view: subject.view, other: subject.other, axis: subject.axis,
      configuration: placed.number, amount: conflict.amount,
      severity: restsOnBorrowedSize(conflict, placed) ? .warning : .error,
      message: message, location: subject.constraint?.location)
  }

  /// The constraint that a contradiction is reported at: the relaxed one if the document wrote it, else the first
  /// that the document wrote.
  struct Subject {
    let constraint: LayoutConstraint?
    /// The constraint's first item, or its owner where that is a guide.
    let view: ObjectID
    let other: ObjectID?
    let axis: Axis?

    init(_ conflict: LayoutConflict, in index: SceneIndex) {
      let found =
        conflict.relaxed.constraint.flatMap(index.constraint)
        ?? conflict.members.lazy.compactMap { $0.constraint.flatMap(index.constraint) }.first
      let items = [found?.firstItem, found?.secondItem, found?.owner].compactMap { $0 }
      let view = items.first { index.position[$0] != nil } ?? index.scene.root.id
      let other = found?.secondItem.flatMap { index.position[$0] == nil ? nil : $0 }
      constraint = found
      self.view = view
      self.other = other == view ? nil : other
      axis = found?.firstAttribute.axis
    }
  }

  /// The size of a cell's or a free view's root takes part, which its surroundings may change.
  private func restsOnBorrowedSize(_ conflict: LayoutConflict, _ placed: PlacedScene) -> Bool {
    Axis.allCases.contains { axis in
      placed.isBorrowedSize(0, axis)
        && conflict.members.contains { $0.topic == .rootSize(axis) }
    }
  }

  /// The maximum number of constraints that are listed. Of a larger set, only those that the document wrote are.
  private static let mostTold = 5

  private func sentence(_ conflict: LayoutConflict, _ words: ConstraintWords) -> String {
    func told(_ member: LayoutConflict.Member) -> String {
      member.constraint.flatMap { words.byID[$0] }.map(words.sentence) ?? member.description
    }
    var others = conflict.members.filter { $0 != conflict.relaxed }
    let count = others.count
    if count > Self.mostTold {
      // What the system adds is the same in every scene; the author can change the rest.
      others = Array(others.filter { $0.constraint != nil }.prefix(Self.mostTold))
    }
    var listed = others.map(told).joined(separator: "; ")
    if count > others.count {
      listed += (others.isEmpty ? "" : " and ") + "\(count - others.count) more"
    }
    let first = told(conflict.relaxed)
    let sentence =
      count == 0 ? "\(first) cannot hold" : "\(first) cannot hold together with \(listed)"
    // Constraints that contradict by less than a point still do, but nobody sees by how much.
    return conflict.amount < 0.5
      ? sentence : sentence + "; given up by \(PointText.short(conflict.amount)) pt"
  }
}

extension LayoutConflict {
  /// No constraint and no stack view takes part, only masks, the size of the root and natural sizes.
  fileprivate var isOfMasksAlone: Bool {
    members.contains { $0.topic == .mask }
      && members.allSatisfy { member in
        switch member.topic {
        case .mask, .rootSize, .rootPosition, .naturalSize, .other: true
        case .stack, .stackProportion, nil: false
        }
      }
  }
}
