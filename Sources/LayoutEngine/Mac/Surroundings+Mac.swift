import LayoutModel

extension Surroundings {
  /// What surrounds a scene of a macOS document on the canvas that saved it: nothing. A window's content
  /// begins below its title bar, and there is no safe area.
  init(macCanvas scene: Scene, in document: Document) {
    let recorded = scene.root.frame?.size ?? Size(width: 480, height: 270)
    self.init(macScene: scene, in: document, size: recorded)
    traits.isDesignTime = true
    scale = document.canvas.hasHalfPoints ? 2 : 1
    isGridRecorded = document.canvas.hasHalfPoints
    tellsPhase = scale == 1
    release = document.macRelease(of: scene)
    let isCell = scene.cell != nil
    safeArea.top = isCell ? 0 : MacCanvasRules.safeTop[release]
  }

  /// What surrounds a scene in a window at `configuration`: a size of nothing stands for the recorded
  /// one, any other is brought into the limits that the document states. What is no window's content has
  /// its recorded size, unless a size was asked for by hand. Controls are those of the Xcode that saved
  /// the document.
  init(
    macWindow scene: borrowing Scene, in document: borrowing Document,
    at configuration: Configuration, room: Room
  ) {
    let recorded = scene.root.frame?.size ?? Size(width: 480, height: 270)
    var size = recorded
    if configuration.size != Size(width: 0, height: 0) {
      if configuration.device == nil {
        if scene.kind == .controller || scene.kind == .topLevel { size = configuration.size }
      } else if let window = scene.window {
        size = window.nearest(to: configuration.size, recorded: recorded)
      }
    }
    size.width = room.width ?? size.width
    self.init(macScene: copy scene, in: copy document, size: size)
    scale = configuration.scale
    direction = configuration.direction
    traits.language = configuration.language
    textFactor = configuration.textFactor
    isBoldText = configuration.isBoldText
  }

  /// The same around a root of any size.
  init(macScene scene: Scene, in document: Document, size: Size) {
    self.init(
      width: size.width, height: size.height, scale: 2, safeArea: .zero,
      rootMargins: RootMargins(
        insets: .all(Self.macMargin), minimumEdges: [], addsSafeArea: false),
      direction: .leftToRight,
      traits: ResolvedScene.Traits(
        widthClass: nil, heightClass: nil, idiom: .mac, isDesignTime: false),
      release: document.macRelease(of: scene), contentSize: .large, textFactor: 1,
      isBoldText: false,
      hasHomeIndicator: false)
  }

  /// What a window's content keeps from its edges by AppKit's standard.
  private static let macMargin = 20.0
}

/// What the canvas shows around a view of AppKit.
enum MacCanvasRules {
  static let safeTop = ReleaseTable("Mac: safe area at the top of a view on the canvas")
    .first(0.0, "no view that asks for it was met", .thin)
    .from(.xcode26, 52, "edges of views at the safe area", views: 8, repositories: 1, .thin)

  static let roundsUpwards = ReleaseTable(
    "Mac: an edge in the middle of two pixels goes to the upper one"
  )
  .first(true, "places of centred views", views: 74, repositories: 8, .sure)
}
