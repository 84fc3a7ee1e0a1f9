public import LayoutModel

/// The edits that lead from `base` to `head`, in document order.
///
/// Views, guides and scenes are matched by object id; constraints by id, then by what they relate,
/// so that a constraint deleted and drawn again is no edit. What Interface Builder rewrites on its
/// own (recorded frames that constraints decide, marks, versions, canvas, image sizes) is not a
/// change. A view that came or went takes its subtree and its constraints with it in one line.
/// - Complexity: linear in the objects of both documents, apart from the order of siblings.
public func structureChanges(base: Document?, head: Document?) -> [StructureChange] {
  switch (base, head) {
  case (nil, nil): return []
  case (nil, let head?): return [whole(head, .documentAdded, "added")]
  case (let base?, nil): return [whole(base, .documentRemoved, "removed")]
  case (let base?, let head?):
    return StructureDiff(base: DocumentIndex(base), head: DocumentIndex(head)).changes()
  }
}

private func whole(
  _ document: Document, _ kind: StructureChange.Kind, _ verb: String
) -> StructureChange {
  let index = DocumentIndex(document)
  return StructureChange(
    kind: kind, views: kind == .documentAdded ? index.views : [],
    text: wholeText(
      document.kind.rawValue, verb, document.scenes.count, index.views.count,
      index.constraints.count))
}

private func wholeText(
  _ kind: String, _ verb: String, _ scenes: Int, _ views: Int, _ constraints: Int
) -> String {
  "\(kind) \(verb): \(counted(scenes, "scene")), \(counted(views, "view")), "
    + counted(constraints, "constraint")
}

extension StructureChange {
  /// A document that came, by the numbers of what it holds; it names no views.
  package static func documentAdded(
    kind: String, scenes: Int, views: Int, constraints: Int
  ) -> StructureChange {
    StructureChange(
      kind: .documentAdded, text: wholeText(kind, "added", scenes, views, constraints))
  }
}

package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Two documents side by side.
struct StructureDiff {
  let base: DocumentIndex
  let head: DocumentIndex

  func changes() -> [StructureChange] {
    documentChanges() + sceneChanges() + removedViews() + addedViews() + movedViews()
      + viewChanges() + ConstraintDiff(base: base, head: head).changes()
      + InterfaceDiff(base: base.document, head: head.document).changes()
  }

  private func documentChanges() -> [StructureChange] {
    Fact.differences(Fact.told(base.document.fields), Fact.told(head.document.fields)).map {
      StructureChange(
        kind: .documentChanged, attribute: $0.name, before: $0.before, after: $0.after,
        text: "\($0.name) of the document: \($0.before) -> \($0.after)")
    }
  }

  private func sceneChanges() -> [StructureChange] {
    let old = Dictionary(base.document.scenes.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    let new = Set(head.document.scenes.map(\.id))
    var result: [StructureChange] = []
    for scene in base.document.scenes where !new.contains(scene.id) {
      result.append(whole(scene, .sceneRemoved, "removed", base))
    }
    for scene in head.document.scenes {
      guard let was = old[scene.id] else {
        result.append(whole(scene, .sceneAdded, "added", head))
        continue
      }
      result += Fact.differences(Fact.told(was.allFields), Fact.told(scene.allFields)).map {
        StructureChange(
          kind: .sceneChanged, scene: scene.id, object: scene.id, views: [scene.id],
          attribute: $0.name, before: $0.before, after: $0.after,
          text: "\($0.name) of \(scene.title): \($0.before) -> \($0.after)",
          location: scene.location)
      }
    }
    return result
  }

  private func whole(
    _ scene: Scene, _ kind: StructureChange.Kind, _ verb: String, _ index: DocumentIndex
  ) -> StructureChange {
    let views = index.views.filter { index.places[$0]?.scene == scene.id }
    return StructureChange(
      kind: kind, scene: scene.id, object: scene.id, views: kind == .sceneAdded ? views : [],
      text: "scene \(scene.title) \(verb) with \(counted(views.count, "view"))",
      location: scene.location)
  }

  private func removedViews() -> [StructureChange] {
    outermost(in: base, missingIn: head, .viewRemoved, "removed from")
  }
  private func addedViews() -> [StructureChange] {
    outermost(in: head, missingIn: base, .viewAdded, "added in")
  }

  /// Views of one side only whose superview is on both.
  private func outermost(
    in index: DocumentIndex, missingIn other: DocumentIndex, _ kind: StructureChange.Kind,
    _ verb: String
  ) -> [StructureChange] {
    index.views.compactMap { id in
      guard other.places[id] == nil, let place = index.places[id], let parent = place.parent,
        other.places[parent] != nil
      else { return nil }
      let inside = index.size(ofTreeAt: id) - 1
      // A view without a name is called by its kind and its id already.
      let name = index.names[id]
      let subject = name.hasPrefix("view ") ? name : "view \(name)"
      return StructureChange(
        kind: kind, scene: place.scene, object: id, views: kind == .viewAdded ? [id] : [parent],
        text: "\(subject) \(verb) \(index.names[parent])"
          + (inside > 0 ? " with \(counted(inside, "view")) inside" : ""),
        location: place.view.location)
    }
  }

  private func movedViews() -> [StructureChange] {
    head.views.flatMap { id -> [StructureChange] in
      guard let now = head.places[id], let was = base.places[id] else { return [] }
      var result: [StructureChange] = []
      if let from = was.parent, let to = now.parent, from != to {
        result.append(
          StructureChange(
            kind: .viewMoved, scene: now.scene, object: id, views: [id],
            before: base.names[from], after: head.names[to],
            text: "view \(head.names[id]) moved from \(base.names[from]) to \(head.names[to])",
            location: now.view.location))
      }
      return result + reordered(was.view, now.view, now.scene)
    }
  }

  /// Children of both sides that left the longest run keeping its order.
  private func reordered(_ was: View, _ now: View, _ scene: ObjectID) -> [StructureChange] {
    let before = was.subviews.map(\.id)
    let after = now.subviews.map(\.id)
    let place = Dictionary(
      before.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let common = after.enumerated().compactMap { position, id in
      place[id].map { (id: id, old: $0, new: position) }
    }
    let steady = longestRise(common.map(\.old))
    return common.enumerated().filter { !steady.contains($0.offset) }.map { _, child in
      StructureChange(
        kind: .viewMoved, scene: scene, object: child.id, views: [child.id],
        before: String(child.old + 1), after: String(child.new + 1),
        text: "view \(head.names[child.id]) moved in \(head.names[now.id]): "
          + "position \(child.old + 1) -> \(child.new + 1)",
        location: head.places[child.id]?.view.location)
    }
  }

  private func viewChanges() -> [StructureChange] {
    let earlier = ViewFacts(constraints: base.words)
    let later = ViewFacts(constraints: head.words)
    return head.views.flatMap { id -> [StructureChange] in
      guard let now = head.places[id], let was = base.places[id] else { return [] }
      if now.isAlike(was) { return [] }
      let isInput = now.isFrameInput && was.isFrameInput
      let differences = Fact.differences(
        earlier.facts(of: was.view, isFrameInput: isInput),
        later.facts(of: now.view, isFrameInput: isInput))
      return guideChanges(was.view, now.view, now.scene)
        + differences.map {
          StructureChange(
            kind: .viewChanged, scene: now.scene, object: id, views: [id], attribute: $0.name,
            before: $0.before, after: $0.after,
            text: "\($0.name) of \(head.names[id]): \($0.before) -> \($0.after)",
            location: now.view.location)
        }
    }
  }

  private func guideChanges(_ was: View, _ now: View, _ scene: ObjectID) -> [StructureChange] {
    let old = Set(was.guides.map(\.id))
    let new = Set(now.guides.map(\.id))
    let gone = was.guides.filter { !new.contains($0.id) }.map {
      StructureChange(
        kind: .guideRemoved, scene: scene, object: $0.id, views: [now.id],
        text: "guide \(base.names[$0.id]) removed from \(head.names[now.id])",
        location: now.location)
    }
    let added = now.guides.filter { !old.contains($0.id) }.map {
      StructureChange(
        kind: .guideAdded, scene: scene, object: $0.id, views: [now.id],
        text: "guide \(head.names[$0.id]) added to \(head.names[now.id])", location: $0.location)
    }
    return gone + added
  }
}

extension Scene {
  /// With what surrounds the root.
  fileprivate var allFields: [ModelField] {
    fields + (controller?.fields ?? []) + (cell?.fields ?? [])
  }
}
