internal import LayoutEngine
public import LayoutModel
internal import LayoutStore

extension Workspace {
  /// The views of a revision that a selector describes.
  ///
  /// - Parameters:
  ///   - spec: a revision, or `BASE..HEAD` for selectors with `self@base`; the base is the parent
  ///     otherwise.
  ///   - matrix: what is solved for.
  ///   - progress: told what is done, and how much there is.
  ///   - selector: such as `button{w < 44}`.
  /// - Complexity: decodes the stored frames of all scenes of the revision, and of the base if the
  ///   selector asks for it; solves scenes without current ones, and all of them for a selector
  ///   that asks for more than frames and findings.
  public func query(
    _ selector: String, at spec: String = "HEAD", matrix: Matrix = .standard,
    progress: SceneProgress = { _, _ in }
  ) async throws -> [FoundView] {
    let parsed = try parsedSelector(selector)
    let head: Revision
    var base: Revision?
    if spec.contains("..") {
      let range = try store.range(matching: spec)
      (head, base) = (range.to, range.from)
    } else {
      head = try store.revision(matching: spec)
      base = try parent(of: head)
    }
    let solving = SceneSolving(matrix: matrix)
    func scenes(at revision: RevisionID) async throws -> [SolvedScene] {
      let tasks = try tasks(at: revision)
      guard parsed.isAnsweredByFrames else {
        return try await solving.solve(tasks, progress: progress)
      }
      return try await StoredLayouts(store: store, revision: revision, solving: solving)
        .scenes(tasks, progress: progress)
    }
    let now = try await scenes(at: head.id)
    var before: [SceneReference: SolvedScene] = [:]
    if parsed.asksForBase, let base {
      for scene in try await scenes(at: base.id) {
        before[SceneReference(path: scene.path, scene: scene.scene.id)] = scene
      }
    }
    let queried = now.map { scene in
      let old = before[SceneReference(path: scene.path, scene: scene.scene.id)]
      return QueriedScene(
        document: scene.path, scene: scene.scene,
        layouts: Array(zip(matrix.configurations, scene.layouts)),
        base: old.map { (scene: $0.scene, layouts: $0.layouts) }, findings: scene.findings)
    }
    do throws(SelectorError) {
      let found = try parsed.matches(in: queried)
      // A word that names no kind anywhere is a slip, not a question without an answer.
      if found.isEmpty, let kind = parsed.unknownKind(in: queried) {
        throw SelectorError(
          column: 0, reason: .unknown(what: "kind of view", name: kind, nearest: nil))
      }
      return found
    } catch {
      throw WorkspaceError.badSelector(error.description)
    }
  }

  private func parsedSelector(_ text: String) throws -> LayoutSelector {
    do throws(SelectorError) {
      return try LayoutSelector(text)
    } catch {
      throw WorkspaceError.badSelector(error.description)
    }
  }

  func tasks(at revision: RevisionID) throws -> [SceneTask] {
    let tree = try store.tree(of: revision)
    let declared = try declarations(at: revision, among: tree.map(\.path))
    return try tree.flatMap { entry -> [SceneTask] in
      guard entry.status == .parsed else { return [] }
      let read = try readDocument(entry.path, at: revision, declared)
      return read.tasks(for: read.solvableScenes)
    }
  }
}
