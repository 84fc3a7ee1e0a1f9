/// Required constraints that cannot all hold, although any one less could.
///
/// In a part of a system with many contradictions, several members of one may give way. The contradiction is then
/// listed once for each of them.
public struct Conflict: Hashable, Sendable {
  /// The contradicting constraints: minimal, sorted by id.
  public let members: [ConstraintID]

  /// The member that gave way so that solving could go on.
  public let relaxed: ConstraintID

  /// By how much ``relaxed`` is broken in the solution, in the units of its constant.
  public internal(set) var amount: Rational

  /// Constraints that say the same as a member and could stand in its place.
  public let equivalents: [ConstraintID: [ConstraintID]]
}

extension Conflict {
  /// The same contradiction, of which another member gave way.
  func relaxing(_ member: ConstraintID) -> Conflict {
    Conflict(members: members, relaxed: member, amount: amount, equivalents: equivalents)
  }

  /// Whether solutions list the conflict before `other`: by members, then by what gave way.
  func isListed(before other: Conflict) -> Bool {
    members == other.members
      ? relaxed < other.relaxed : members.lexicographicallyPrecedes(other.members)
  }
}
