internal import LayoutEngine
internal import LayoutFormats
package import LayoutModel
package import Pictures

/// Reads what the asset catalogues beside a document have: colours, and the images of these names.
package typealias AssetSource =
  @Sendable (_ document: DocumentPath, _ images: Set<String>) -> Assets

/// Pictures of a document's scenes, without any store.
package struct PictureRequest: Sendable {
  package var target: SolveTarget
  /// Only scenes of this name; nil = all but bars' views and those that others show.
  package var scene: SceneName?
  package var options: SolveOptions
  package var isDark: Bool
  package var overlays: Set<PictureOptions.Overlay>
  package var assets: AssetSource

  package init(
    target: SolveTarget, scene: SceneName? = nil, options: SolveOptions = SolveOptions(),
    isDark: Bool = false, overlays: Set<PictureOptions.Overlay> = [],
    assets: @escaping AssetSource = { _, _ in .none }
  ) {
    self.target = target
    self.scene = scene
    self.options = options
    self.isDark = isDark
    self.overlays = overlays
    self.assets = assets
  }

  /// A picture of each scene: a screen, or a strip of screens for several configurations.
  /// - Throws: `FormatError`, ``FileProblem``, or ``WorkspaceError`` where the document is not
  ///   solved or has no such scene.
  package func draw(_ file: SourceFile) throws -> [ScenePicture] {
    let parts = try PicturedSource.parts(file, self)
    return try (parts.first?.source.scenes(named: scene) ?? []).map { scene in
      let title = "\(scene.title)"
      let pictures = parts.flatMap { $0.source.pictures(of: scene.id, at: $0.target, overlays) }
      guard pictures.count != 1 else {
        return ScenePicture(scene: scene.id, title: title, drawing: pictures[0].drawing)
      }
      let names = pictures.map(\.caption).joined(separator: ", ")
      return ScenePicture(
        scene: scene.id, title: title,
        drawing: Arrangement(pictures).row(
          title: "\(title) at \(counted(pictures.count, "configuration"))", summary: names))
    }
  }

  /// Each scene of `file` beside the same scene of an older state; scenes that the older state does
  /// not have are left out.
  package func compare(
    _ old: SourceFile, with file: SourceFile, style: BeforeAndAfter.Style
  ) throws -> [ScenePicture] {
    let (before, after) = (try PicturedSource(old, self), try PicturedSource(file, self))
    return try after.scenes(named: scene).compactMap { scene in
      guard let past = before.document.scenes.first(where: { $0.id == scene.id }) else {
        return nil
      }
      let target = target.suited(to: after.document.platform)
      let pictures = target.configurations.map { configuration in
        let content = after.content(scene, at: configuration)
        let both = BeforeAndAfter(
          before: before.content(past, at: configuration), after: content,
          beforeAppearance: before.appearance, afterAppearance: after.appearance,
          options: after.pictureOptions(content, at: configuration, overlays))
        return (both.picture(style), configuration?.name ?? "as-designed")
      }
      let drawing =
        pictures.count == 1
        ? pictures[0].0
        : Arrangement(pictures).row(title: "\(scene.title): before and after")
      return ScenePicture(scene: scene.id, title: scene.title, drawing: drawing)
    }
  }
}

/// One scene's picture.
package struct ScenePicture: Sendable {
  package var scene: ObjectID
  package var title: String
  package var drawing: Drawing
}

extension SolveTarget {
  /// The configurations to draw at; nil stands for the document's own canvas.
  var configurations: [Configuration?] {
    switch self {
    case .asDesigned: [nil]
    case .matrix(let matrix): matrix.configurations
    }
  }
}

/// A document read for being drawn.
struct PicturedSource {
  let path: DocumentPath
  private(set) var document: Document
  let appearance: Appearance
  let layoutOptions: LayoutOptions

  init(_ file: SourceFile, _ request: PictureRequest) throws {
    try self.init(
      path: file.path, bytes: try file.read(),
      options: request.options.layoutOptions(of: file.path), isDark: request.isDark,
      assets: request.assets)
    // A comparison is in one language.
    if let first = languageParts(request).first { document = first.document }
  }

  /// The document in each language of the request, in the order of its configurations.
  static func parts(
    _ file: SourceFile, _ request: PictureRequest
  ) throws -> [(source: PicturedSource, target: SolveTarget)] {
    let source = try PicturedSource(
      path: file.path, bytes: try file.read(),
      options: request.options.layoutOptions(of: file.path), isDark: request.isDark,
      assets: request.assets)
    return source.languageParts(request).map { document, target in
      var part = source
      part.document = document
      return (part, target)
    }
  }

  private func languageParts(
    _ request: PictureRequest
  ) -> [(document: Document, target: SolveTarget)] {
    DocumentLanguageParts(path: path, tables: request.options.tables)
      .parts(of: document, for: request.target.suited(to: document.platform))
  }

  init(
    path: DocumentPath, bytes: [UInt8], options: LayoutOptions, isDark: Bool = false,
    assets: AssetSource = { _, _ in .none }
  ) throws {
    self.path = path
    document = try DocumentFormats.read(bytes, path: path.text)
    if let reason = document.reasonNotSolved {
      throw WorkspaceError.notSolved(path: path.text, reason: reason)
    }
    layoutOptions = options
    appearance = try Appearance(
      bytes, path: path.text, document: document,
      assets: assets(path, Appearance.imageNames(in: document)), isDark: isDark)
  }

  /// The scenes asked for. Cells and headers that a screen shows are drawn with it, unless they are
  /// all there is.
  func scenes(named name: SceneName?) throws(WorkspaceError) -> [Scene] {
    if let name { return try document.scenes(named: name) }
    let screens = document.scenes.filter { $0.enclosingScene == nil && $0.kind != .bar }
    return screens.isEmpty ? document.scenes : screens
  }

  func content(_ scene: Scene, at configuration: Configuration?) -> ScreenContent {
    ScreenContent(scene, in: document, at: configuration, options: layoutOptions)
  }

  func pictures(
    of id: ObjectID, at target: SolveTarget, _ overlays: Set<PictureOptions.Overlay>
  ) -> [(drawing: Drawing, caption: String)] {
    guard let scene = document.scenes.first(where: { $0.id == id }) else { return [] }
    return pictures(of: scene, at: target.configurations, overlays).map {
      ($0.drawing, $0.caption)
    }
  }

  /// The scene at one configuration after the other, with the findings where they are to be shown.
  func pictures(
    of scene: Scene, at configurations: [Configuration?], _ overlays: Set<PictureOptions.Overlay>
  ) -> [(drawing: Drawing, caption: String, findings: [Finding], isGivenUp: Bool)] {
    var sessions = ScreenSessions(scene, in: document, options: layoutOptions)
    return configurations.map { configuration in
      let content = sessions.content(at: configuration)
      let options = pictureOptions(content, at: configuration, overlays)
      return (
        picture(of: content, appearance: appearance, options: options),
        configuration?.name ?? "as-designed", options.findings, content.drawn.layout.isGivenUp
      )
    }
  }

  /// The overlays, with the findings that hold there where they are among them.
  func pictureOptions(
    _ content: ScreenContent, at configuration: Configuration?,
    _ overlays: Set<PictureOptions.Overlay>
  ) -> PictureOptions {
    var options = PictureOptions(overlays: overlays)
    if overlays.contains(.findings), let configuration {
      let session = LayoutSession(
        document: document, scene: content.drawn.scene, options: layoutOptions)
      // Of what takes too much work to judge only the frames are drawn.
      options.findings =
        session.findings(document: path, layouts: [(configuration, content.drawn.layout)]) ?? []
    }
    return options
  }
}
