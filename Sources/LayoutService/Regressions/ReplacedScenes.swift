internal import LayoutModel

/// Screens that one edit put in the place of others in their documents, with new ids for all they hold: copied
/// and pasted, or made anew from the same views.
///
/// A screen replaces another of its document that is gone, where both are of one class, or have one
/// identifier, and no other is.
struct ReplacedScenes: Sendable {
  /// The view of the base for each of a head's views, by document.
  private var replaced: [DocumentPath: [ObjectID: ObjectID]] = [:]

  /// - Parameter pairs: every document that differs.
  init(_ pairs: [DocumentPair]) {
    for pair in pairs {
      guard let base = pair.base?.document, let head = pair.head?.document else { continue }
      let (before, after) = (Set(base.scenes.map(\.id)), Set(head.scenes.map(\.id)))
      let gone = Self.byName(base.scenes.filter { !after.contains($0.id) }, in: base)
      let new = Self.byName(head.scenes.filter { !before.contains($0.id) }, in: head)
      var found: [ObjectID: ObjectID] = [:]
      for (name, scenes) in new {
        guard scenes.count == 1, let olds = gone[name], olds.count == 1 else { continue }
        Self.pair(olds[0].root, scenes[0].root, into: &found)
      }
      if !found.isEmpty { replaced[pair.path] = found }
    }
  }

  /// The view of the base at whose place a view stands; nil where its screen replaces none.
  func view(at view: ObjectID, in document: DocumentPath) -> ObjectID? { replaced[document]?[view] }

  /// Scenes by their classes and by their identifiers.
  private static func byName(_ scenes: [Scene], in document: Document) -> [String: [Scene]] {
    var found: [String: [Scene]] = [:]
    for scene in scenes where scene.enclosingScene == nil {
      let identifier = scene.controller.flatMap { document.sceneIdentifiers[$0.id] }
      let type = scene.controller == nil ? scene.root.customClass : scene.controller?.customClass
      if let type { found["class " + type, default: []].append(scene) }
      if let identifier { found["identifier " + identifier, default: []].append(scene) }
    }
    return found
  }

  /// Pairs views from the roots on: subviews of one kind and class in their order.
  private static func pair(_ old: View, _ new: View, into found: inout [ObjectID: ObjectID]) {
    guard old.kind == new.kind else { return }
    if old.id != new.id { found[new.id] = old.id }
    var rest = old.subviews[...]
    for subview in new.subviews {
      guard
        let at = rest.firstIndex(where: {
          $0.kind == subview.kind && $0.customClass == subview.customClass
        })
      else { continue }
      pair(rest[at], subview, into: &found)
      rest = rest[(at + 1)...]
    }
  }
}
