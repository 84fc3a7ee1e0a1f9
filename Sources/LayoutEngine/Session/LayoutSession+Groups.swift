package import LayoutModel

/// Scenes whose groups depend on the layout, solved until the layout and the groups agree.
///
/// A group is switched on if its condition holds in the layout without it, and off if it does not hold in the layout
/// with it. So one row can become two if it is too narrow, and a clipped view can be left out.
extension LayoutSession {
  /// The largest number of rounds. More groups than this cannot settle one after the other.
  package static let roundLimit = 64

  /// The scene with its groups as they are at `configuration`, or on the document's own canvas if nil. The scene
  /// itself if no group depends on the layout.
  package mutating func settledScene(at configuration: Configuration?) -> Scene {
    guard !scene.groupConditions.isEmpty else { return scene }
    let layout = configuration.map { solve($0) } ?? solveAsDesigned()
    return scene.inState(Set(layout.state?.on ?? []))
  }

  /// Solves, evaluates each group's condition in the layout, switches groups and solves again, until nothing
  /// changes, a state repeats, or the limit of rounds is reached.
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

  /// The groups whose conditions hold in the layout. A group keeps its state if its condition names a view that is
  /// not there.
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
