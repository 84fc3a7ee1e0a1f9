internal import LayoutModel
internal import LayoutStore

/// A git commit with what of its revision can be computed before the one in front of it is
/// recorded.
struct PreparedCommit: Sendable {
  let commit: GitCommit
  /// The new version of each file; nil = removed.
  var versions: [(path: DocumentPath, version: DocumentVersion?)] = []
  /// Files that are left out.
  var problems: [FileProblem] = []
  /// Layouts and findings of scenes that are probably to be solved.
  var scenes = SolvedAhead()
  /// The versions, compressed against those that are probably before them, by path.
  var compressed: [DocumentPath: CompressedDocument] = [:]

  /// The edits of the commits that it merges, by path.
  var brought: [DocumentPath: [BroughtEdits]] = [:]

  /// Whether it changes what is declared, and with it perhaps layouts of any document.
  var hasDeclarations: Bool { versions.contains { OverridesFile.isOne($0.path) } }

  /// Bytes of all versions: a measure of the memory this takes.
  var byteCount: Int { versions.reduce(0) { $0 + ($1.version?.bytes.count ?? 0) } }
}

/// Scenes that were solved before it was certain that they are needed.
///
/// They are found by their key, which covers all that decides a layout; what is not found is solved
/// in its turn.
struct SolvedAhead: Sendable {
  private var scenes: [SceneReference: (key: ContentHash, solved: SolvedScene)] = [:]
  /// References that name more than one scene, in documents that go wrong with ids.
  private var unclear: Set<SceneReference> = []

  mutating func put(_ solved: SolvedScene, _ key: ContentHash) {
    let reference = SceneReference(path: solved.path, scene: solved.scene.id)
    if scenes.updateValue((key, solved), forKey: reference) != nil { unclear.insert(reference) }
  }

  func scene(_ reference: SceneReference, _ key: ContentHash?) -> SolvedScene? {
    guard let found = scenes[reference], found.key == key, !unclear.contains(reference) else {
      return nil
    }
    return found.solved
  }
}
