internal import LayoutModel

/// What was edited between two watchOS documents: objects by id, and their written values.
struct InterfaceDiff {
  private let base: [ObjectID: InterfaceObject]
  private let head: [ObjectID: InterfaceObject]
  private let before: [InterfaceObject]
  private let after: [InterfaceObject]

  init(base: Document, head: Document) {
    before = base.interfaceObjects
    after = head.interfaceObjects
    self.base = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.head = Dictionary(after.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func changes() -> [StructureChange] {
    guard !before.isEmpty || !after.isEmpty else { return [] }
    let gone = before.filter { head[$0.id] == nil && $0.parent.map { head[$0] != nil } != false }
    let new = after.filter { base[$0.id] == nil && $0.parent.map { base[$0] != nil } != false }
    return gone.map { came($0, .viewRemoved, "removed", "from", base) }
      + new.map { came($0, .viewAdded, "added", "in", head) } + moved() + edited()
  }

  private func came(
    _ object: InterfaceObject, _ kind: StructureChange.Kind, _ verb: String, _ place: String,
    _ objects: [ObjectID: InterfaceObject]
  ) -> StructureChange {
    let holder = object.parent.flatMap { objects[$0] }
    return StructureChange(
      kind: kind, scene: object.scene, object: object.id,
      text: "\(name(object)) \(verb)" + (holder.map { " \(place) \(name($0))" } ?? ""),
      location: object.location)
  }

  private func moved() -> [StructureChange] {
    let old = places(before)
    let new = places(after)
    let siblings = Dictionary(grouping: after.filter { new[$0.id] != nil }, by: \.parent)
    // Those that left the longest run keeping its order, as for views.
    let steady = siblings.values.reduce(into: Set<ObjectID>()) { steady, children in
      let run = longestRise(children.map { old[$0.id] ?? 0 })
      steady.formUnion(run.map { children[$0].id })
    }
    return after.compactMap { object in
      guard let was = base[object.id] else { return nil }
      if was.parent != object.parent, let from = was.parent.flatMap({ base[$0] }),
        let into = object.parent.flatMap({ head[$0] })
      {
        return move(object, " from \(name(from)) to \(name(into))", name(from), name(into))
      }
      guard !steady.contains(object.id), let from = old[object.id], let into = new[object.id]
      else { return nil }
      return move(object, ": position \(from) -> \(into)", "\(from)", "\(into)")
    }
  }

  private func move(
    _ object: InterfaceObject, _ how: String, _ from: String, _ into: String
  ) -> StructureChange {
    StructureChange(
      kind: .viewMoved, scene: object.scene, object: object.id, before: from, after: into,
      text: "\(name(object)) moved\(how)",
      location: object.location)
  }

  /// The place of each object, from 1, among those that one object holds on both sides.
  private func places(_ objects: [InterfaceObject]) -> [ObjectID: Int] {
    var counts: [ObjectID: Int] = [:]
    var places: [ObjectID: Int] = [:]
    for object in objects {
      guard let parent = object.parent, let was = base[object.id], let now = head[object.id],
        was.parent == now.parent
      else { continue }
      counts[parent, default: 0] += 1
      places[object.id] = counts[parent]
    }
    return places
  }

  private func edited() -> [StructureChange] {
    after.flatMap { object -> [StructureChange] in
      guard let was = base[object.id], was.facts != object.facts else { return [] }
      return Fact.differences(told(was), told(object)).map {
        StructureChange(
          kind: .viewChanged, scene: object.scene, object: object.id, attribute: $0.name,
          before: $0.before, after: $0.after,
          text: "\($0.name) of \(name(object)): \($0.before) -> \($0.after)",
          location: object.location)
      }
    }
  }

  private func told(_ object: InterfaceObject) -> [Fact] {
    object.facts.map { fact in
      let isPlain = !fact.value.contains(where: \.isWhitespace)
      return Fact(fact.name, isPlain ? fact.value : quoted(fact.value))
    }
  }

  private func name(_ object: InterfaceObject) -> String {
    object.title.map { "\(object.kind) \(quoted($0))" } ?? "\(object.kind) \(object.id)"
  }
}
