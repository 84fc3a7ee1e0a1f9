package import LayoutModel

/// Scenes whose groups depend on the layout they lead to, solved until layout and groups agree.
///
/// A group is switched on where its condition holds in the layout without it, and off where it no longer holds
/// in the layout with it: one row becomes two where it is too narrow, and what would be clipped is left out.
extension LayoutSession {
  /// Rounds of solving and asking; more groups than this cannot settle one after the other.
  package static let roundLimit = 64

  /// The scene with its groups as they are at `configuration`, nil being the document's own canvas;
  /// the scene itself where none depends on the layout.
  package mutating func settledScene(at configuration: Configuration?) -> Scene {
    guard !scene.groupConditions.isEmpty else { return scene }
    let layout = configuration.map { solve($0) } ?? solveAsDesigned()
    return scene.inState(Set(layout.state?.on ?? []))
  }

  /// Solves, asks the layout for each group's condition, switches and solves again, until nothing
  /// changes, a state comes back, or the rounds run out.
  mutating func settled(by solve: (inout LayoutSession) -> SolvedLayout) -> SolvedLayout {
    var on: Set<String> = []
    var seen: [Set<String>] = []
    while true {
      var session = states[on] ?? session(for: scene.inState(on))
      var layout = solve(&session)
      states[on] = session
      seen.append(on)
      var state = GroupState(on: on.sorted(), rounds: seen.count)
      let next = following(on, in: layout)
      if next != on {
        if let first = seen.firstIndex(of: next) {
          state.cycle = seen[first...].map { $0.sorted() }
        } else if seen.count < Self.roundLimit, !layout.isGivenUp {
          on = next
          continue
        } else {
          state.isUnsettled = true
        }
      }
      layout.state = state
      return layout
    }
  }

  /// The groups whose conditions hold in the layout. One that asks for a view that is not there
  /// stays as it is.
  private func following(_ on: Set<String>, in layout: SolvedLayout) -> Set<String> {
    var next = on
    for condition in scene.groupConditions {
      switch condition.holds(in: layout) {
      case true?: next.insert(condition.group)
      case false?: next.remove(condition.group)
      case nil: continue
      }
    }
    return next
  }
}
