/// The order of a list whose members are decided.
///
/// A side that put members in another order decides; what the other side added stands behind the
/// member it was added behind. Where both added in one place, ours come first.
enum ListMerge {
  static func merge(
    base: [Int], ours: [Int], theirs: [Int]
  ) -> (order: [Int], isContested: Bool) {
    if ours == theirs { return (ours, false) }
    let (inOurs, inTheirs, inBase) = (Set(ours), Set(theirs), Set(base))
    let commonOurs = ours.filter(inTheirs.contains)
    let commonTheirs = theirs.filter(inOurs.contains)
    if commonOurs == commonTheirs {
      return (inserting(theirs, into: ours, isBehindOthers: true), false)
    }
    let former = base.filter { inOurs.contains($0) && inTheirs.contains($0) }
    let isOurOrder = commonOurs.filter(inBase.contains) == former
    let isTheirOrder = commonTheirs.filter(inBase.contains) == former
    if isOurOrder, !isTheirOrder {
      return (inserting(ours, into: theirs, isBehindOthers: false), false)
    }
    return (inserting(theirs, into: ours, isBehindOthers: true), !isOurOrder && !isTheirOrder)
  }

  /// `list` with the members of `other` it lacks.
  private static func inserting(
    _ other: [Int], into list: [Int], isBehindOthers: Bool
  ) -> [Int] {
    let (inList, inOther) = (Set(list), Set(other))
    // What is added behind each member; -1 for the start.
    var added: [Int: [Int]] = [:]
    var anchor = -1
    for member in other {
      if inList.contains(member) {
        anchor = member
      } else {
        added[anchor, default: []].append(member)
      }
    }
    var result = isBehindOthers ? [] : added[-1] ?? []
    var waiting = isBehindOthers ? added[-1] ?? [] : []
    for member in list {
      // Behind what the list's own side added in the same place.
      if inOther.contains(member) {
        result += waiting
        waiting = []
      }
      result.append(member)
      guard let more = added[member] else { continue }
      if isBehindOthers { waiting = more } else { result += more }
    }
    return result + waiting
  }
}
