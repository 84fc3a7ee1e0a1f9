import LayoutModel

/// Safe-area insets that Interface Builder's canvas simulates for a root view.
///
/// They depend on the device, on the Xcode that saved the file, on the bars inferred around the
/// controller and on the root's own height. Rules read off recorded frames of public documents.
struct DesignInsets {
  var insets: EdgeInsets = .zero
  /// The height that a navigation bar asks for as a view of the scene.
  var barViewHeight = 44.0

  init(document: Document, scene: Scene, rootSize: Size) {
    switch scene.kind {
    case .controller:
      guard let context = scene.controller else { return }
      guard Self.hasInsets(context, in: document) else {
        if !context.isFreeform { embedded(document, context, rootSize) }
        return
      }
      let around = ControllerInsets(document, scene, context, rootSize)
      insets = around.insets
      barViewHeight = around.barViewHeight
    case .topLevel, .free:
      standalone(document, scene, rootSize)
    case .cell
    where CanvasRules.showsStatusBarEverywhere[document.release]
      && scene.cell?.isOwnCollectionCell == true:
      standalone(document, scene, rootSize)
    case .cell
    where CanvasRules.collectionCellsHaveStatusBar[document.release]
      && scene.cell?.isShownByCollection == true:
      insets.top = SimulatedStatus(document).top
    case .cell, .reusable, .tableHeader, .bar: break
    }
  }

  /// What is embedded has no bars of the screen, and freeform ones have a status bar since Xcode 9.
  private static func hasInsets(_ context: ControllerContext, in document: Document) -> Bool {
    let release = document.release
    // Four roots of one repository: thin, but what popovers are.
    if context.isFreeform, context.presentationStyle == "popover" { return false }
    if !context.isEmbedded || CanvasRules.showsStatusBarEverywhere[release] { return true }
    return context.isFreeform && CanvasRules.freeformEmbeddedHasInsets[release]
  }

  /// An embedded view lies at the origin of a device-sized window as a xib's does, below the bar of a
  /// navigation controller that is embedded with it.
  private mutating func embedded(
    _ document: Document, _ context: ControllerContext, _ size: Size
  ) {
    let release = document.release
    if CanvasRules.embeddedHasInsets[release], let window = document.canvas.windowSize {
      let simulated = SimulatedStatus(document)
      insets.top = simulated.showsStatusBar(over: size) ? simulated.top : 0
      insets.bottom = max(0, simulated.bottom - max(0, window.height - size.height))
    }
    guard context.navigationBar != .none else { return }
    let bar = BarRules.navigationBar[release]
    let missing = (document.canvas.windowSize?.height ?? size.height) - size.height
    let isBelowBar =
      !context.extendsUnderTopBar || [bar, bar + 20].contains(missing)
      || context.hasOpaqueNavigationBar && !context.extendsUnderOpaqueBars
    insets.top = isBelowBar ? 0 : insets.top + bar
  }

  /// A top-level view of a xib lies at the origin of a device-sized window.
  private mutating func standalone(_ document: Document, _ scene: Scene, _ size: Size) {
    let root = scene.root
    let simulated = SimulatedStatus(document)
    guard document.usesSafeAreas || root.guides.contains(where: { $0.kind == .safeArea }) else {
      // Margins of documents older than safe areas know the sensor housing, wherever the view ends.
      if simulated.isHousing {
        insets = EdgeInsets(top: simulated.top, bottom: simulated.bottom)
      } else if MarginRules.rootMarginsHoldBars[document.release],
        simulated.showsStatusBar(over: size)
      {
        insets.top = simulated.top + (scene.simulation.topBar == .navigationBar ? 44 : 0)
      }
      return
    }
    guard let window = document.canvas.windowSize else { return }
    if root.customClass == "UIInputView" {
      // What stands above the keyboard stands at the bottom of the window, which is upright for it.
      insets.bottom = simulated.isHousing ? 34 : 0
      return
    }
    insets.top = simulated.showsStatusBar(over: size) ? simulated.top : 0
    if size.width >= window.width {
      insets.left = simulated.side
      insets.right = simulated.side
    }
    let reachesIndicator =
      scene.kind == .topLevel
      && (size.width > window.width || CanvasRules.ownViewsReachIndicator[document.release])
    insets.bottom =
      reachesIndicator
      ? simulated.bottom : max(0, simulated.bottom - max(0, window.height - size.height))
    addBars(scene.simulation, below: window.height - size.height, simulated, document.release)
  }

  /// The bars that a xib simulates over its view; one that is lower by the bar above begins below it.
  private mutating func addBars(
    _ simulation: Simulation, below missing: Double, _ simulated: SimulatedStatus,
    _ release: XcodeRelease
  ) {
    if simulation.topBar == .navigationBar {
      insets.top += BarRules.navigationBar[release]
      if missing == insets.top { (insets.top, insets.bottom) = (0, simulated.bottom) }
    }
    if simulation.bottomBar == .tabBar, missing == 0 { insets.bottom += 49 }
  }
}

extension CellContext {
  /// A collection cell inside its collection.
  var isShownByCollection: Bool { kind == .collection && containerWidth != nil }

  /// A collection cell that is a xib's own view.
  fileprivate var isOwnCollectionCell: Bool { kind == .collection && containerWidth == nil }
}
