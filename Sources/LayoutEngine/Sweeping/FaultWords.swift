import LayoutModel

/// Contradictions and ambiguity as faults with a sentence each.
struct FaultWords {
  private let words: ConstraintWords
  private let names: ViewNames
  private let index: SceneIndex

  init(_ scene: Scene) {
    index = SceneIndex(scene)
    words = ConstraintWords(index)
    names = ViewNames(scene)
  }

  func faults(_ state: SweptState) -> FindingScan.Found {
    var found: FindingScan.Found = [:]
    for conflict in state.conflicts { add(conflict.members, conflict.relaxed, to: &found) }
    for open in state.ambiguities { add(open.view, open.axis, open.quantity, to: &found) }
    return found
  }

  func faults(_ layout: SolvedLayout) -> FindingScan.Found {
    var found: FindingScan.Found = [:]
    for conflict in layout.conflicts { add(conflict.members, conflict.relaxed, to: &found) }
    for open in layout.ambiguities { add(open.view, open.axis, open.quantity, to: &found) }
    return found
  }

  private func add(
    _ members: [LayoutConflict.Member], _ relaxed: LayoutConflict.Member,
    to found: inout FindingScan.Found
  ) {
    let identity = ([relaxed] + members).map { $0.constraint?.rawValue ?? $0.description }
    let others = members.filter { $0 != relaxed }.map(told).joined(separator: "; ")
    let key = FaultTrack.Key(
      kind: "conflict", view: nil, other: nil, axis: nil, detail: identity.joined(separator: "|"))
    found[key] = FaultTrack.Fault(
      kind: .conflict,
      message: others.isEmpty
        ? "\(told(relaxed)) cannot hold"
        : "\(told(relaxed)) cannot hold together with \(others)", amount: 0,
      location: relaxed.constraint.flatMap { words.byID[$0]?.location })
  }

  private func told(_ member: LayoutConflict.Member) -> String {
    member.constraint.flatMap { words.byID[$0] }.map(words.sentence) ?? member.description
  }

  private func add(
    _ view: ObjectID, _ axis: Axis, _ quantity: LayoutAmbiguity.Quantity,
    to found: inout FindingScan.Found
  ) {
    let key = FaultTrack.Key(
      kind: "ambiguity", view: view, other: nil, axis: axis, detail: quantity.rawValue)
    found[key] = FaultTrack.Fault(
      kind: .ambiguity,
      message: "the \(axis.rawValue) \(quantity.rawValue) of \(names[view]) is ambiguous",
      amount: 0, location: index.position[view].flatMap { index.entries[$0].view.location })
  }
}
