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
    if let own = members.flatMap(edits.edits(of:)).min() { return (own, .same) }
    let views = alarm.views
    if let own = first(views) { return (own, .view) }
    let near = views.flatMap(neighbours)
    if let own = first(near) { return (own, .neighbour) }
    // Two steps along constraints: a chain hands its room on.
    if let own = first(near.flatMap(neighbours)) { return (own, .neighbour) }
    return edits.changes.isEmpty ? nil : (0, .scene)
  }

  private func first(_ views: [ObjectID]) -> Int? {
    views.flatMap { edits.edits(touching: $0) + edits.edits(of: $0) }.min()
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
