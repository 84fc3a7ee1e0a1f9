internal import LayoutModel

/// The edits of a scene, by the objects and views they touch.
struct SceneEdits {
  let changes: [StructureChange]
  private let views: [ObjectID: [Int]]
  private let objects: [ObjectID: [Int]]

  /// - Parameter changes: all edits of the document. Those of other scenes are left out, but for
  ///   edits of the table or collection that holds the scene: its style insets the rows.
  init(_ changes: [StructureChange], of scene: Scene) {
    let own = changes.filter { change in
      change.scene == nil || change.scene == scene.id
        || scene.enclosingView.map { $0 == change.object } ?? false
    }
    self.changes = own
    var views: [ObjectID: [Int]] = [:]
    var objects: [ObjectID: [Int]] = [:]
    for (at, change) in own.enumerated() {
      for view in change.views { views[view, default: []].append(at) }
      if let object = change.object { objects[object, default: []].append(at) }
    }
    self.views = views
    self.objects = objects
  }

  /// Edits of an object itself: a view, a guide, a constraint.
  func edits(of object: ObjectID) -> [Int] { objects[object] ?? [] }

  /// Edits that touch a view directly: its content, or a constraint that names it.
  func edits(touching view: ObjectID) -> [Int] { views[view] ?? [] }
}
