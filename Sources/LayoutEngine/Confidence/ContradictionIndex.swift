internal import LayoutModel

/// The contradictions of a layout, by what their members say.
///
/// Answers whether one of them has more than half of its members in common with another
/// contradiction, without comparing with each: members are looked up, the rarest first.
struct ContradictionIndex: Sendable {
  /// How many members each contradiction has.
  private var sizes: [Int32] = []
  /// The contradictions that each member is in.
  private var holders: [String: [Int32]] = [:]
  /// What each contradiction relates.
  private var wholes: Set<Set<String>> = []
  /// The views that a contradiction holds, the root apart.
  private var held: AxisPair<Set<ObjectID>> = AxisPair(horizontal: [], vertical: [])
  /// The axes on which the root is too small for what it holds.
  private var crowded: Set<Axis> = []

  init(_ conflicts: [LayoutConflict], in index: SceneIndex) {
    for conflict in conflicts {
      let members = Self.members(of: conflict, in: index)
      for member in members { holders[member, default: []].append(Int32(clamping: sizes.count)) }
      sizes.append(Int32(clamping: members.count))
      wholes.insert(members)
      for (view, axis) in Self.held(by: conflict, in: index) { held[axis].insert(view) }
      crowded.formUnion(Axis.allCases.filter(conflict.restsOnRootSize))
    }
  }

  /// Whether a contradiction here holds a view, other than the root, that `conflict` holds on that axis.
  func holdsView(of conflict: LayoutConflict, in index: SceneIndex) -> Bool {
    Self.held(by: conflict, in: index).contains { held[$0.axis].contains($0.view) }
  }

  /// Whether a contradiction here holds a view, other than the root, on an axis, or on any where none is named.
  func holds(_ view: ObjectID, on axis: Axis?) -> Bool {
    (axis.map { [$0] } ?? Axis.allCases).contains { held[$0].contains(view) }
  }

  /// Whether a contradiction here is one with the root's extent along an axis.
  func isCrowded(along axis: Axis) -> Bool { crowded.contains(axis) }

  private static func held(
    by conflict: LayoutConflict, in index: SceneIndex
  ) -> [(view: ObjectID, axis: Axis)] {
    ([conflict.relaxed] + conflict.members).compactMap { $0.constraint.flatMap(index.constraint) }
      .flatMap { constraint in
        [constraint.firstItem, constraint.secondItem].compactMap { item in
          guard let item, let at = index.position[item], at > 0 else { return nil }
          return (item, constraint.firstAttribute.axis)
        }
      }
  }

  /// Whether a contradiction of the same constraints is here.
  func has(_ conflict: LayoutConflict, in index: SceneIndex) -> Bool {
    wholes.contains(Self.members(of: conflict, in: index))
  }

  /// Whether a contradiction here has more than one member in common with `conflict`, and more than
  /// half of those of the larger of the two.
  func hasMost(of conflict: LayoutConflict, in index: SceneIndex) -> Bool {
    guard !sizes.isEmpty else { return false }
    let wanted = Self.members(of: conflict, in: index)
    // More than half are common, so that one of any half is: the half that is in the fewest.
    let rarest = wanted.sorted { (holders[$0]?.count ?? 0) < (holders[$1]?.count ?? 0) }
      .prefix((wanted.count + 1) / 2)
    var candidates: Set<Int32> = []
    for member in rarest { candidates.formUnion(holders[member] ?? []) }
    guard !candidates.isEmpty else { return false }
    var common: [Int32: Int] = [:]
    for member in wanted {
      let held = holders[member] ?? []
      if held.count <= candidates.count {
        for holder in held where candidates.contains(holder) { common[holder, default: 0] += 1 }
      } else {
        // Lists are in rising order.
        for candidate in candidates where held.holds(candidate) {
          common[candidate, default: 0] += 1
        }
      }
    }
    return common.contains { holder, count in
      count > 1 && count * 2 > max(Int(sizes[Int(holder)]), wanted.count)
    }
  }

  /// What contradicts, by what it says and not by its id: an edit may write a constraint anew.
  private static func members(of conflict: LayoutConflict, in index: SceneIndex) -> Set<String> {
    Set(
      ([conflict.relaxed] + conflict.members).map { member in
        guard let constraint = member.constraint.flatMap(index.constraint) else {
          return member.description
        }
        return [
          constraint.firstItem.rawValue, constraint.firstAttribute.rawValue,
          constraint.relation.rawValue, constraint.secondItem?.rawValue ?? "",
          constraint.secondAttribute?.rawValue ?? "",
        ].joined(separator: " ")
      })
  }
}

extension [Int32] {
  /// Whether an element is in a list in rising order.
  fileprivate func holds(_ wanted: Int32) -> Bool {
    var lower = startIndex
    var upper = endIndex
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if self[middle] < wanted { lower = middle + 1 } else { upper = middle }
    }
    return lower < endIndex && self[lower] == wanted
  }
}
