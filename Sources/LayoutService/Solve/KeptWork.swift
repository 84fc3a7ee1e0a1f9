internal import LayoutModel
internal import LayoutStore

/// Layouts of a revision that could not be recorded, because another one came first: the next
/// turn takes it over as far as nothing that decides it has changed.
struct KeptWork: Sendable {
  private var scenes: [SceneReference: DerivedScene] = [:]
  private var givenUp: [SceneReference: ContentHash] = [:]
  private var refused: [DocumentPath: [RefusedFrame]] = [:]
  /// References that name more than one scene, in documents that go wrong with ids.
  private var unclear: Set<SceneReference> = []

  init() {}

  init(_ derived: Derivation.Derived) {
    for case (let path, let document?) in derived.documents {
      for scene in document.scenes {
        let reference = SceneReference(path: path, scene: scene.scene)
        if scenes.updateValue(scene, forKey: reference) != nil { unclear.insert(reference) }
      }
    }
    for scene in derived.givenUp {
      let reference = SceneReference(path: scene.path, scene: scene.scene)
      givenUp[reference] = scenes[reference]?.key
    }
    refused = Dictionary(grouping: derived.refused, by: \.path)
  }

  /// The scene as it was solved; nil where it was not, or something that decides its layout is other.
  func scene(_ scene: Scene, in path: DocumentPath, _ key: ContentHash?) -> SolvedScene? {
    let reference = SceneReference(path: path, scene: scene.id)
    guard let key, !unclear.contains(reference) else { return nil }
    if givenUp[reference] == key {
      return SolvedScene(path: path, scene: scene, layouts: [], findings: [])
    }
    guard let known = scenes[reference], known.key == key, let stored = known.storing else {
      return nil
    }
    var solved = SolvedScene(path: path, scene: scene, layouts: [], findings: known.findings)
    solved.stored = stored
    return solved
  }

  /// The frames of a kept scene that are too large to be stored.
  func refusedFrames(of scene: SolvedScene) -> [RefusedFrame] {
    (refused[scene.path] ?? []).filter { $0.scene == scene.scene.id }
  }
}
