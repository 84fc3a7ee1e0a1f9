internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// Scenes with their layouts, from stored rows where those are what solving would give.
///
/// A stored scene is taken when its key is today's: the key covers all that decides a layout, the
/// engine's version and the matrix included. Stored frames are exact to a sixth of a point, which
/// every pixel grid is made of; what else a layout holds (texts, ambiguities) is not there.
struct StoredLayouts {
  let store: DocumentStore
  let revision: RevisionID
  let solving: SceneSolving

  /// The scenes of `tasks`, in their order.
  func scenes(_ tasks: [SceneTask], progress: SceneProgress) async throws -> [SolvedScene] {
    let keys = try store.solvedScenes(at: revision)
    var known: [Int: SolvedScene] = [:]
    var findings: [DocumentPath: [Finding]] = [:]
    for (index, task) in tasks.enumerated() {
      let reference = SceneReference(path: task.path, scene: task.scene.id)
      guard let key = keys[reference], key == solving.keys.key(of: task),
        let layouts = try layouts(task)
      else { continue }
      if findings[task.path] == nil {
        findings[task.path] = try store.findings(at: revision, path: task.path)
      }
      known[index] = SolvedScene(
        path: task.path, scene: task.scene, layouts: layouts,
        findings: (findings[task.path] ?? []).filter { $0.scene == task.scene.id })
    }
    let missing = tasks.indices.filter { known[$0] == nil }
    let solved = try await solving.solve(missing.map { tasks[$0] }) { done, _ in
      try progress(known.count + done, tasks.count)
    }
    for (index, scene) in zip(missing, solved) { known[index] = scene }
    return tasks.indices.compactMap { known[$0] }
  }

  /// The stored layouts in matrix order; nil where they are not those of the scene's own views.
  private func layouts(_ task: SceneTask) throws -> [SolvedLayout]? {
    let stored = try store.frames(scene: task.scene.id, path: task.path, at: revision)
    guard stored.configurations == solving.matrix.configurations else { return nil }
    // Views of one id are stored under names of their own, which the scene does not know.
    var ids: Set<ObjectID> = []
    for view in task.scene.views {
      guard ids.insert(view.id).inserted else { return nil }
    }
    guard ids == Set(stored.views.map(\.view)), stored.views.allSatisfy(\.outOfRange.isEmpty)
    else { return nil }
    return stored.configurations.enumerated().map { index, configuration in
      SolvedLayout(
        scene: task.scene.id, configuration: configuration.name, size: configuration.size,
        scale: configuration.scale, safeArea: stored.safeAreas[index],
        direction: configuration.direction,
        views: stored.views.compactMap { view in
          view.frames[index].map {
            SolvedView(
              id: view.view, superview: view.parent, frame: $0.frame,
              absoluteOrigin: $0.absoluteOrigin, isHidden: $0.isHidden)
          }
        })
    }
  }
}
