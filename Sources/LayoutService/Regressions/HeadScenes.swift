internal import LayoutModel
internal import LayoutStore

/// The solved scenes of a head that differ from the base's.
///
/// The layouts of many documents are not kept in memory: a scene that has to be looked at again is
/// then solved again. Those are few, as only regressions are looked at.
struct HeadScenes {
  private var held: [SceneReference: SolvedScene] = [:]
  private var letGo: Set<SceneReference> = []
  private var enclosing: [SceneReference: ObjectID] = [:]

  init(_ scenes: [SolvedScene] = []) { add(scenes, isHolding: true) }

  /// - Parameter isHolding: whether the layouts are held, as far as there are any; the first of two
  ///   equal scenes counts.
  mutating func add(_ scenes: [SolvedScene], isHolding: Bool) {
    for scene in scenes {
      let reference = SceneReference(path: scene.path, scene: scene.scene.id)
      guard held[reference] == nil, !letGo.contains(reference) else { continue }
      enclosing[reference] = scene.scene.enclosingScene
      if isHolding, scene.stored == nil { held[reference] = scene } else { letGo.insert(reference) }
    }
  }

  /// The scene that another is a part of, as a cell is of a screen.
  func enclosingScene(of reference: SceneReference) -> ObjectID? { enclosing[reference] }

  /// - Parameter pair: the document with the scene.
  func scene(
    _ reference: SceneReference, in pair: DocumentPair, _ solving: SceneSolving
  ) -> SolvedScene? {
    if let known = held[reference] { return known }
    guard letGo.contains(reference), let head = pair.head,
      let scene = head.solvableScenes.first(where: { $0.id == reference.scene })
    else { return nil }
    return head.tasks(for: [scene]).first.map { solving.solve($0) }
  }

  func contains(_ reference: SceneReference) -> Bool {
    held[reference] != nil || letGo.contains(reference)
  }
}
