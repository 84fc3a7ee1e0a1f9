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
    release = document.release
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
      release: document.release, contentSize: .large, textFactor: 1, isBoldText: false,
      hasHomeIndicator: false)
  }

  /// What a window's content keeps from its edges by AppKit's standard.
  private static let macMargin = 20.0
}
