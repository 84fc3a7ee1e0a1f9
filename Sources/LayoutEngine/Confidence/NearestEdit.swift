internal import LayoutModel

/// Finds the edit that an alarm is most probably put down to.
struct NearestEdit {
  let head: JudgedScene
  let edits: SceneEdits

  /// How close an edit is to what a finding is about.
  enum Distance: Int, Comparable {
    /// A constraint of the contradiction itself.
    case same
    /// The view, or a constraint that names it.
    case view
    /// What decides the view's room: an ancestor, a child, or a view tied to it by a constraint or
    /// a stack.
    case neighbour
    /// Elsewhere in the scene, or of the document as a whole.
    case scene
    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The nearest edit in document order; nil where nothing in the scene was edited.
  func nearest(to alarm: Alarm) -> (edit: Int, distance: Distance)? {
    let members = alarm.conflicts.flatMap { [$0.relaxed] + $0.members }.compactMap(\.constraint)
    if let own = best(members.flatMap(edits.edits(of:)), alarm) { return (own, .same) }
    let views = alarm.views
    if let own = best(around(views), alarm) {
      // A constraint that came with its view has no line of its own.
      return (own, members.contains { isNew($0, alarm) } ? .same : .view)
    }
    let near = views.flatMap(neighbours)
    if let own = best(around(near), alarm) { return (own, .neighbour) }
    // Whatever holds the view takes it along; a chain of constraints hands its room on.
    let above = views.flatMap(ancestors)
    if let own = best(around(above), alarm) { return (own, .neighbour) }
    if let own = best(around((near + above).flatMap(neighbours)), alarm) {
      return (own, .neighbour)
    }
    if let holder = head.scene.enclosingView, let own = best(edits.edits(of: holder), alarm) {
      return (own, .neighbour)
    }
    return best(Array(edits.changes.indices), alarm).map { ($0, .scene) }
  }

  private func isNew(_ constraint: ObjectID, _ alarm: Alarm) -> Bool {
    alarm.base?.index.constraints.contains { $0.id == constraint } != true
  }

  private func around(_ views: [ObjectID]) -> [Int] {
    views.flatMap { edits.edits(touching: $0) + edits.edits(of: $0) }
  }

  /// Of edits equally near: what works on the finding's axis before the rest, what is there now before
  /// what is gone, sizes before places, then document order.
  private func best(_ candidates: [Int], _ alarm: Alarm) -> Int? {
    func rank(_ at: Int) -> (Int, Int, Int, Int) {
      let change = edits.changes[at]
      let isGone = change.kind == .constraintRemoved || change.kind == .viewRemoved
      let constraint = head.index.constraints.first { $0.id == change.object }
      let isAcross = isAcross(at, alarm)
      let isPlace = constraint.map { !$0.firstAttribute.isSize } ?? false
      return (isAcross ? 1 : 0, isGone ? 1 : 0, isPlace ? 1 : 0, at)
    }
    return
      candidates
      .filter { alarm.rule == .overlap || !edits.reorderings.contains($0) }
      .filter { edits.canCause(alarm.rule, $0) }
      .min { rank($0) < rank($1) }
  }

  /// Whether the edit works on the other axis than the finding.
  func isAcross(_ edit: Int, _ alarm: Alarm) -> Bool {
    guard let axis = alarm.axis else { return false }
    let change = edits.changes[edit]
    if let constraint = head.index.constraints.first(where: { $0.id == change.object }) {
      return constraint.firstAttribute.axis != axis
    }
    // An accessory takes room beside the content, and so does a longer text of one line.
    if axis == .vertical, change.attribute == "accessory" || isOfOneLine(change) { return true }
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    return change.attribute?.hasPrefix("\(other.rawValue) ") ?? false
  }

  private func isOfOneLine(_ change: StructureChange) -> Bool {
    guard change.attribute == "text", let object = change.object,
      case .label(let label)? = head.entry(object)?.view.content
    else { return false }
    return label.numberOfLines == 1
  }

  /// The view's ancestors but for the root.
  private func ancestors(of view: ObjectID) -> [ObjectID] {
    let index = head.index
    guard let at = index.position[view] else { return [] }
    return index.lineage(of: at).dropFirst().filter { index.entries[$0].parent != nil }
      .map { index.entries[$0].view.id }
  }

  private func neighbours(of view: ObjectID) -> [ObjectID] {
    let index = head.index
    guard let at = index.position[view] else { return [] }
    let entry = index.entries[at]
    var found: [ObjectID] = []
    for constraint in index.constraints(naming: view) {
      found.append(constraint.id)
      found += [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    }
    if let parent = entry.parent {
      found.append(index.entries[parent].view.id)
      if index.entries[parent].view.kind == .stackView {
        found += index.entries[parent].view.subviews.map(\.id)
      }
    }
    found += entry.view.subviews.map(\.id)
    return found.filter { $0 != view }
  }
}
