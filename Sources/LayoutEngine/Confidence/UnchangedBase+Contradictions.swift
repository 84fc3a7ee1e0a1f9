internal import LayoutModel

extension UnchangedBase {
  /// The base has a contradiction with more than half of the members there: whichever of them gives
  /// up, it is the same one. Thin: two labelled findings, one app.
  func contradictsAlike(_ placed: PlacedScene) -> Bool {
    guard let before = base[placed.configuration.name] else { return false }
    let known = before.layout.conflicts.map { members(of: $0, in: before.index) }
    let own = alarm.conflicts(on: [placed.configuration.name])
    return !own.isEmpty
      && own.allSatisfy { conflict in
        let now = members(of: conflict, in: placed.index)
        return known.contains { was in
          let common = was.intersection(now).count
          return common > 1 && common * 2 > max(was.count, now.count)
        }
      }
  }

  /// What contradicts, by what it says and not by its id: an edit may write a constraint anew.
  private func members(of conflict: LayoutConflict, in index: SceneIndex) -> Set<String> {
    Set(
      ([conflict.relaxed] + conflict.members).map { member in
        guard let id = member.constraint,
          let constraint = index.constraints.first(where: { $0.id == id })
        else { return member.description }
        return [
          constraint.firstItem.rawValue, constraint.firstAttribute.rawValue,
          constraint.relation.rawValue, constraint.secondItem?.rawValue ?? "",
          constraint.secondAttribute?.rawValue ?? "",
        ].joined(separator: " ")
      })
  }
}
