internal import LayoutModel

/// The contradictions of a layout by the view, or pair of views, that they are reported at.
///
/// Layouts whose contradictions are the same but for their amounts share one of these: a scene of
/// thousands of contradictions has them on every configuration, and mostly the same.
final class PlacedContradictions: Sendable {
  /// The constraints that the contradictions relaxed.
  let givenUp: Set<ObjectID>
  /// Places in the layout's list.
  private let places: [Subject: [Int]]

  private struct Subject: Hashable {
    let view: ObjectID
    let other: ObjectID?
    let axis: Axis?
  }

  init(_ conflicts: [LayoutConflict], in index: SceneIndex) {
    givenUp = Set(conflicts.compactMap(\.relaxed.constraint))
    places = Dictionary(grouping: conflicts.indices) { at in
      let subject = UnsatisfiableRule.Subject(conflicts[at], in: index)
      return Subject(view: subject.view, other: subject.other, axis: subject.axis)
    }
  }

  /// The contradictions that are reported at a view, or pair, on an axis, in the layout's order.
  func places(on view: ObjectID, other: ObjectID?, axis: Axis?) -> [Int] {
    places[Subject(view: view, other: other, axis: axis)] ?? []
  }
}

/// A value computed from the contradictions of layouts, once for all layouts with the same contradictions.
struct SharedByContradictions<Value> {
  private var known: [(conflicts: [LayoutConflict], value: Value)] = []

  /// - Parameter make: works it out of members alone, not of amounts.
  mutating func value(
    of conflicts: [LayoutConflict], _ make: ([LayoutConflict]) -> Value
  ) -> Value {
    // The next configuration mostly has those of the last.
    if let same = known.last(where: { Self.areSame($0.conflicts, conflicts) }) { return same.value }
    let value = make(conflicts)
    known.append((conflicts, value))
    return value
  }

  private static func areSame(_ some: [LayoutConflict], _ others: [LayoutConflict]) -> Bool {
    some.count == others.count
      && zip(some, others).allSatisfy { $0.relaxed == $1.relaxed && $0.members == $1.members }
  }
}
