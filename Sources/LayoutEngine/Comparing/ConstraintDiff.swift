internal import LayoutModel

/// The edits of constraints between two documents.
struct ConstraintDiff {
  let base: DocumentIndex
  let head: DocumentIndex

  private typealias Placed = (constraint: LayoutConstraint, scene: ObjectID)

  func changes() -> [StructureChange] {
    let old = base.constraints.filter { !touchesMissing($0.constraint, in: base, other: head) }
    let new = head.constraints.filter { !touchesMissing($0.constraint, in: head, other: base) }
    let pairs = matched(old, new)
    let words = (base: base.words, head: head.words)
    var result: [StructureChange] = []
    for placed in old where pairs.byOld[placed.constraint.id] == nil {
      result.append(
        StructureChange(
          kind: .constraintRemoved, scene: placed.scene, object: placed.constraint.id,
          views: base.viewsEdited(by: placed.constraint),
          text: "constraint removed: \(words.base.subject(placed.constraint))",
          location: placed.constraint.location))
    }
    for placed in new {
      guard let was = pairs.byNew[placed.constraint.id].map({ old[$0].constraint }) else {
        result.append(
          StructureChange(
            kind: .constraintAdded, scene: placed.scene, object: placed.constraint.id,
            views: head.viewsEdited(by: placed.constraint),
            text: "constraint added: \(words.head.sentence(placed.constraint))",
            location: placed.constraint.location))
        continue
      }
      result += edits(from: was, to: placed, words.base, words.head)
    }
    return result
  }

  /// The base's constraint for each of the head that has one, by the head's id.
  func earlier() -> [ObjectID: LayoutConstraint] {
    let old = base.constraints.filter { !touchesMissing($0.constraint, in: base, other: head) }
    let new = head.constraints.filter { !touchesMissing($0.constraint, in: head, other: base) }
    return matched(old, new).byNew.mapValues { old[$0].constraint }
  }

  /// Names a view that the other side does not have: its line is the view's line.
  private func touchesMissing(
    _ constraint: LayoutConstraint, in index: DocumentIndex, other: DocumentIndex
  ) -> Bool {
    [constraint.firstItem, constraint.secondItem, constraint.owner].compactMap { $0 }
      .contains { index.places[$0] != nil && other.places[$0] == nil }
  }

  /// By id, then by what they relate and how, then by what they relate.
  ///
  /// Held are places in `old`: constraints are large, and there are tens of thousands.
  private func matched(
    _ old: [Placed], _ new: [Placed]
  ) -> (byOld: [ObjectID: ObjectID], byNew: [ObjectID: Int]) {
    var byOld: [ObjectID: ObjectID] = [:]
    var byNew: [ObjectID: Int] = [:]
    let ids = Dictionary(
      old.enumerated().map { ($1.constraint.id, $0) }, uniquingKeysWith: { a, _ in a })
    for placed in new {
      guard let was = ids[placed.constraint.id] else { continue }
      byOld[placed.constraint.id] = placed.constraint.id
      byNew[placed.constraint.id] = was
    }
    for withRelation in [true, false] {
      func key(_ constraint: LayoutConstraint) -> [String] {
        constraint.relates + (withRelation ? [constraint.relation.rawValue] : [])
      }
      var waiting: [[String]: [Int]] = [:]
      for (at, placed) in old.enumerated() where byOld[placed.constraint.id] == nil {
        waiting[key(placed.constraint), default: []].append(at)
      }
      for placed in new where byNew[placed.constraint.id] == nil {
        let forms = [placed.constraint, placed.constraint.reversed].compactMap { $0 }.map(key)
        guard let form = forms.first(where: { waiting[$0]?.isEmpty == false }),
          let was = waiting[form]?.removeFirst()
        else { continue }
        byOld[old[was].constraint.id] = placed.constraint.id
        byNew[placed.constraint.id] = was
      }
    }
    return (byOld, byNew)
  }

  private func edits(
    from was: LayoutConstraint, to placed: Placed, _ earlier: ConstraintWords,
    _ later: ConstraintWords
  ) -> [StructureChange] {
    let now = placed.constraint
    if now.variations.isEmpty {
      var moved = was
      moved.location = now.location
      if moved == now { return [] }
    }
    func change(_ attribute: String, _ before: String, _ after: String, _ text: String)
      -> StructureChange
    {
      StructureChange(
        kind: .constraintChanged, scene: placed.scene, object: now.id,
        views: head.viewsEdited(by: now), attribute: attribute, before: before, after: after,
        text: text, location: now.location)
    }
    var old = was
    var result: [StructureChange] = []
    if old.relates != now.relates {
      if let turned = old.reversed, turned.relates == now.relates {
        old = turned
      } else {
        let (before, after) = (earlier.subject(was), later.subject(now))
        result.append(
          change("items", before, after, "constraint changed: \(before) -> \(after)"))
      }
    }
    let subject = later.subject(now)
    result += Fact.differences(earlier.facts(of: old), later.facts(of: now)).map { difference in
      let label = difference.name == "constant" ? "" : difference.name + " "
      return change(
        difference.name, difference.before, difference.after,
        "\(subject): \(label)\(difference.before) -> \(difference.after)")
    }
    return result
  }
}
