import LayoutModel

extension Surroundings {
  /// What surrounded `scene` on the canvas of the Xcode that saved `document`.
  ///
  /// The root's recorded size is an input here: the file makes it one.
  init(asDesigned scene: Scene, in document: Document) {
    let canvas = document.canvas
    let tools = document.designToolsVersion
    let classes = canvas.sizeClasses
    let recorded = scene.root.frame?.size ?? canvas.windowSize ?? Size(width: 375, height: 667)
    width = recorded.width
    height =
      tools < 13000
      ? Self.oldHeight(of: scene, in: document, recorded.height) : recorded.height
    // Xcode before 9 kept whole points whatever the device; without a device the canvas is 1x.
    scale = tools < 13000 ? 1 : (canvas.device?.scale ?? 1)
    safeArea = DesignInsets(document: document, scene: scene, rootSize: recorded).insets
    rootMargins = .asDesigned(scene, document: document, tools: tools)
    direction = .leftToRight
    traits = ResolvedScene.Traits(
      widthClass: classes.width, heightClass: classes.height, idiom: canvas.idiom,
      isDesignTime: true)
    generation = tools
    contentSize = .large
    textFactor = 1
    isBoldText = false
    hasHomeIndicator =
      canvas.device?.shape == .sensorHousing && scene.controller?.isEmbedded != true
  }
}

extension Surroundings {
  /// The height in which Xcode before 9 laid a root out; cells lose part of a point to separators.
  ///
  /// Half a point was left out, but where a cell stands alone in a storyboard: it was saved as if
  /// it had lost a whole one. Of such cells one document is known.
  fileprivate static func oldHeight(
    of scene: Scene, in document: Document, _ recorded: Double
  ) -> Double {
    guard scene.kind == .cell, let cell = scene.cell, cell.kind == .table else { return recorded }
    if document.kind == .storyboard, cell.containerWidth == nil, let outer = cell.frame?.height,
      outer - recorded == 1
    {
      return outer - 0.5
    }
    return recorded.rounded(.down)
  }
}

/// Tools versions from which a generation's controls and canvases count, on devices and as
/// designed.
enum XcodeGeneration {
  /// The first beta of Xcode 26, and iOS 26 with it.
  static let xcode26 = 24090
}

extension Document {
  /// The tools version by which design-time rules are chosen.
  ///
  /// Some Xcodes write 32700 as a placeholder; their canvases behave like Xcode 16's.
  var designToolsVersion: Int { toolsVersion >= 30000 ? 23504 : toolsVersion }

  /// Xcode 9, whose canvases show a status bar over more than the screens of controllers.
  var isXcode9: Bool { (13000..<14200).contains(designToolsVersion) }

  /// Xcode 26, from its first beta on: the controls and bars of that year.
  var isXcode26: Bool { designToolsVersion >= XcodeGeneration.xcode26 }
}
