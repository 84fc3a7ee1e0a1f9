import LayoutModel

extension SolvedLayout {
  /// Tells contradictions that another layout has too in the memory of its words: ten thousand of them
  /// on each of a matrix's configurations are mostly the same.
  ///
  /// - Parameter others: the contradictions of the layout before; afterwards this one's, if it has any.
  mutating func shareConflicts(with others: inout [LayoutConflict]) {
    guard !conflicts.isEmpty else { return }
    for place in conflicts.indices.prefix(others.count)
    where conflicts[place].members == others[place].members {
      conflicts[place].members = others[place].members
      if conflicts[place].relaxed == others[place].relaxed {
        conflicts[place].relaxed = others[place].relaxed
      }
    }
    others = conflicts
  }
}
