internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// A document in two states, as far as they differ.
struct DocumentPair: Sendable {
  let path: String
  let base: ReadDocument?
  let head: ReadDocument?

  var edit: DocumentEdit { base == nil ? .added : head == nil ? .removed : .changed }

  /// The keys of both sides' scenes and those scenes of the head whose key the base does not have.
  func plan(_ keys: SceneKeys) -> Plan {
    var plan = Plan()
    for scene in base?.solvableScenes ?? [] {
      if let document = base?.document {
        plan.baseKeys[scene.id] = keys.key(of: scene, in: document)
      }
    }
    for scene in head?.solvableScenes ?? [] {
      guard let document = head?.document else { continue }
      let key = keys.key(of: scene, in: document)
      plan.headKeys[scene.id] = key
      if plan.baseKeys[scene.id] == key {
        plan.unchanged += 1
      } else {
        plan.changed.append(scene)
      }
    }
    return plan
  }

  struct Plan: Sendable {
    var baseKeys: [ObjectID: ContentHash] = [:]
    var headKeys: [ObjectID: ContentHash] = [:]
    var unchanged = 0
    /// Scenes of the head that are new or differ, in document order.
    var changed: [Scene] = []
  }

  /// The base's scenes that stand against `scenes` of the head.
  func baseTasks(for scenes: [Scene]) -> [SceneTask] {
    guard let base, let document = base.document else { return [] }
    let wanted = Set(scenes.map(\.id))
    return base.solvableScenes.filter { wanted.contains($0.id) }.map {
      SceneTask(path: path, document: document, scene: $0)
    }
  }

  func headTasks(for scenes: [Scene]) -> [SceneTask] {
    guard let document = head?.document else { return [] }
    return scenes.map { SceneTask(path: path, document: document, scene: $0) }
  }
}
