import LayoutModel

extension Surroundings {
  /// What surrounds `scene` in an app at `configuration`.
  ///
  /// A controller's root fills the window under translucent bars. A root that was as wide (high) as
  /// the document's canvas is as wide (high) as the window; any other keeps its recorded size, for
  /// only the app's code knows better. Cells keep their distance to the canvas width, and their
  /// height is found by fitting where rows size themselves.
  init(_ scene: Scene, in document: Document, at configuration: Configuration) {
    let canvas = document.canvas.windowSize ?? scene.root.frame?.size ?? configuration.size
    let recorded = scene.root.frame?.size ?? canvas
    let window = configuration.size
    func extent(_ axis: Axis) -> Double {
      abs(recorded[axis] - canvas[axis]) < 0.5 ? window[axis] : recorded[axis]
    }
    var safe = EdgeInsets.zero
    switch scene.kind {
    case .controller:
      let context = scene.controller
      if let context, context.isEmbedded || context.isFreeform {
        width = extent(.horizontal)
        height = extent(.vertical)
      } else {
        width = window.width
        height = window.height
      }
      if context?.isEmbedded != true {
        safe = configuration.safeArea
        // A sensor housing stays where no status bar is shown.
        if context?.hidesStatusBar == true, safe.top <= 24 { safe.top = 0 }
        safe.top += Self.navigationBarHeight(context, configuration)
        if context?.hasTabBar == true {
          safe.bottom += Self.bar(configuration, usually: 49)
        } else if context?.hasToolbar == true {
          safe.bottom += Self.bar(configuration, usually: 44)
        }
      }
    case .topLevel, .free:
      width = extent(.horizontal)
      height = extent(.vertical)
      if height == window.height && width == window.width { safe = configuration.safeArea }
    case .cell, .reusable:
      let container = scene.cell?.containerWidth ?? canvas.width
      let cellWidth = scene.cell?.frame?.width ?? recorded.width
      let fillsRow = scene.cell?.kind == .table || abs(cellWidth - container) < 0.5
      width = fillsRow ? max(0, window.width - (container - recorded.width)) : recorded.width
      height = scene.cell?.sizesItself == true ? nil : recorded.height
    case .tableHeader:
      width = abs(recorded.width - canvas.width) < 0.5 ? window.width : recorded.width
      height = recorded.height
    case .bar:
      width = recorded.width
      height = recorded.height
    }
    scale = configuration.scale
    safeArea = safe
    generation = configuration.system >= 26 ? 24412 : 23504
    rootMargins = .device(
      scene, width: width, generation: generation, direction: configuration.direction)
    direction = configuration.direction
    traits = ResolvedScene.Traits(
      widthClass: configuration.widthClass, heightClass: configuration.heightClass,
      idiom: configuration.idiom, isDesignTime: false)
    contentSize = configuration.contentSize
    textFactor = configuration.textFactor
    isBoldText = configuration.isBoldText
    hasHomeIndicator = configuration.safeArea.bottom > 0
  }

  /// A bar's height: low on phones that lie on their side, but for the widest; on pads 50 points.
  private static func bar(_ configuration: Configuration, usually height: Double) -> Double {
    if configuration.idiom == .pad { return 50 }
    return (configuration.widthClass, configuration.heightClass) == (.compact, .compact)
      ? 32 : height
  }

  private static func navigationBarHeight(
    _ context: ControllerContext?, _ configuration: Configuration
  ) -> Double {
    guard let context, context.navigationBar != .none else { return 0 }
    let standard = configuration.system >= 26 ? 54 : bar(configuration, usually: 44)
    // Large titles collapse in compact height.
    let hasRoom = configuration.heightClass != .compact
    return context.navigationBar == .largeTitle && hasRoom ? standard + 52 : standard
  }
}
