internal import LayoutEngine
package import LayoutModel
internal import LayoutStore
package import Pictures

/// One screen of a revision at one configuration, as it is to be drawn.
package struct ScreenRequest: Sendable, Hashable {
  package var revision: RevisionID
  package var document: DocumentPath
  /// A scene's id.
  package var scene: ObjectID
  /// With its language, where texts are to be translated.
  package var configuration: Configuration
  package var isDark = false
  package var overlays: Set<PictureOptions.Overlay> = [.findings]

  package init(
    revision: RevisionID, document: DocumentPath, scene: ObjectID, configuration: Configuration
  ) {
    self.revision = revision
    self.document = document
    self.scene = scene
    self.configuration = configuration
  }
}

/// A drawn screen with what a reader can ask about it.
package struct DrawnScreen: Sendable {
  package var title: String
  package var drawing: Drawing
  /// Findings at the configuration; empty unless findings are among the overlays.
  package var findings: [Finding]
  /// The screen's own views from back to front.
  package var views: [PlacedView]

  /// A view where it lies on a drawn screen.
  package struct PlacedView: Sendable, Hashable {
    package var id: ObjectID
    package var name: String
    /// How many views it lies in; 0 for the root.
    package var depth: Int
    /// In the superview, in points.
    package var frame: Frame
    /// In the picture, in points.
    package var place: Frame
  }
}

/// Draws screens of a store for readers who look at the same one at many sizes.
///
/// The last few screens stay read, with the pieces their layouts are made of: another size of one
/// of them is solved in milliseconds. What is kept never changes an answer.
package actor ScreenCache {
  private let workspace: Workspace
  private let assets: AssetSource
  private var kept: [Key: PreparedScreen] = [:]
  /// The least recently used first.
  private var order: [Key] = []
  /// Screens that stay read.
  private static let most = 12

  private struct Key: Hashable {
    var revision: RevisionID
    var document: DocumentPath
    var scene: ObjectID
    var isDark: Bool
    var language: Language?
    /// Translations may differ between kinds of devices.
    var idiom: Idiom
  }

  package init(_ workspace: Workspace, assets: @escaping AssetSource = { _, _ in .none }) {
    self.workspace = workspace
    self.assets = assets
  }

  /// - Throws: ``WorkspaceError`` where the revision has no such screen or it takes too much work, or
  ///   `FormatError`.
  package func screen(_ request: ScreenRequest) async throws -> DrawnScreen {
    try await solved(request) { await $0.drawn(request.configuration, request.overlays) }
  }

  /// The answer of `ask` about a screen; nil where it took too much work.
  ///
  /// Work is counted for all that is asked of a screen that stays read: one that was asked often may
  /// have used it up, and is read again.
  private func solved<Answer: Sendable>(
    _ request: ScreenRequest, _ ask: (PreparedScreen) async -> Answer?
  ) async throws -> Answer {
    for _ in 0..<2 {
      let screen = try prepared(request)
      if let answer = await ask(screen) { return answer }
      forget(screen)
    }
    throw WorkspaceError.tooMuchWork(
      GivenUpScene(path: request.document, scene: try prepared(request).scene))
  }

  private func forget(_ screen: PreparedScreen) {
    for (key, known) in kept where known === screen {
      kept[key] = nil
      order.removeAll { $0 == key }
    }
  }

  /// The screen of two revisions at the same configuration.
  package func comparison(
    of before: ScreenRequest, with after: ScreenRequest, style: BeforeAndAfter.Style
  ) async throws -> Drawing {
    let (past, now) = (try prepared(before), try prepared(after))
    let old = try await solved(before) { await $0.content(at: before.configuration) }
    let new = try await solved(after) { await $0.content(at: after.configuration) }
    return BeforeAndAfter(
      before: old, after: new, beforeAppearance: past.source.appearance,
      afterAppearance: now.source.appearance
    ).picture(style)
  }

  private func prepared(_ request: ScreenRequest) throws -> PreparedScreen {
    let key = Key(
      revision: request.revision, document: request.document, scene: request.scene,
      isDark: request.isDark, language: request.configuration.language,
      idiom: request.configuration.idiom)
    if let known = kept[key] {
      order.removeAll { $0 == key }
      order.append(key)
      return known
    }
    let screen = try PreparedScreen(request, in: workspace, assets: assets)
    if order.count >= Self.most { kept[order.removeFirst()] = nil }
    order.append(key)
    kept[key] = screen
    return screen
  }
}

/// A screen whose document is read.
private actor PreparedScreen {
  nonisolated let source: PicturedSource
  nonisolated let scene: Scene
  private let names: ViewNames
  private var sessions: ScreenSessions

  init(_ request: ScreenRequest, in workspace: Workspace, assets: @escaping AssetSource) throws {
    let path = request.document
    let tree = try workspace.snapshot(at: request.revision)
    guard let file = tree.files[path] else {
      throw StoreError.unknownPath(path.text, revision: request.revision)
    }
    var options = SolveOptions(overrides: tree.declared.overrides(for: path))
    if request.configuration.language != nil { options.tables = try tree.tables(of: path) }
    let target = SolveTarget.matrix(Matrix(name: "", configurations: [request.configuration]))
    source = try PicturedSource(
      file.source,
      PictureRequest(target: target, options: options, isDark: request.isDark, assets: assets))
    guard let scene = source.document.scenes.first(where: { $0.id == request.scene }) else {
      throw WorkspaceError.unknownScene(
        request.scene.rawValue, known: source.document.scenes.map { $0.id.rawValue })
    }
    self.scene = scene
    names = ViewNames(scene)
    sessions = ScreenSessions(
      scene, in: source.document, options: source.layoutOptions)
  }

  /// nil where that takes too much work.
  func content(at configuration: Configuration) -> ScreenContent? {
    let content = sessions.content(at: configuration)
    return content.drawn.layout.isGivenUp ? nil : content
  }

  /// nil where that takes too much work.
  func drawn(
    _ configuration: Configuration, _ overlays: Set<PictureOptions.Overlay>
  ) -> DrawnScreen? {
    guard let content = content(at: configuration) else { return nil }
    let options = source.pictureOptions(content, at: configuration, overlays)
    var depths: [Int] = []
    let views = content.drawn.views.map { drawn in
      let depth = drawn.parent.flatMap { depths.indices.contains($0) ? depths[$0] + 1 : nil } ?? 0
      depths.append(depth)
      return DrawnScreen.PlacedView(
        id: drawn.view.id, name: names[drawn.view.id], depth: depth,
        frame: drawn.solved.frame, place: pictured(drawn.solved.absoluteFrame))
    }
    return DrawnScreen(
      title: scene.title,
      drawing: picture(of: content, appearance: source.appearance, options: options),
      findings: options.findings, views: views)
  }
}
