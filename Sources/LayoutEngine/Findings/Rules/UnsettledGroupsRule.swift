internal import LayoutModel

/// Groups that depend on the layout and switch one another for ever, so that no state of them
/// agrees with the layout it makes.
///
/// What is laid out then is one of the states, chosen by order alone. The finding stands at the
/// scene's root and names the first group that changes.
struct UnsettledGroupsRule: SingleLayoutRule {
  let rule = Rule.unsettledGroups

  func violations(in placed: PlacedScene) -> [Violation] {
    guard let state = placed.layout.state, state.cycle != nil || state.isUnsettled else {
      return []
    }
    let scene = placed.index.scene
    let states = state.cycle ?? []
    // Groups that are on in one state of the circle and off in another.
    let all = Set(states.flatMap { $0 })
    let turning = all.filter { group in !states.allSatisfy { $0.contains(group) } }.sorted()
    let place = scene.groupConditions.first { turning.contains($0.group) }?.location
    return [
      Violation(
        view: scene.root.id, configuration: placed.number,
        amount: Double(max(1, turning.count)), severity: .error,
        message: sentence(states, turning, rounds: state.rounds),
        location: place ?? scene.groupConditions.first?.location)
    ]
  }

  private func sentence(_ states: [[String]], _ turning: [String], rounds: Int) -> String {
    guard let first = turning.first else {
      return "groups that depend on the layout do not settle in \(rounds) rounds"
    }
    let told = states.map { $0.isEmpty ? "none" : $0.joined(separator: " and ") }
    let circle = told.joined(separator: ", then ")
    return turning.count == 1
      ? "group \(first) switches itself on and off for ever: \(circle)"
      : "groups \(turning.joined(separator: ", ")) switch one another for ever: \(circle)"
  }
}
