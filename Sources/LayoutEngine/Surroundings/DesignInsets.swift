import LayoutModel

/// Safe-area insets that Interface Builder's canvas simulates for a root view.
///
/// They depend on the device, on the Xcode that saved the file, on the bars inferred around the
/// controller and on the root's own height. Rules read off recorded frames of public documents.
struct DesignInsets {
  var insets: EdgeInsets = .zero

  init(document: Document, scene: Scene, rootSize: Size) {
    switch scene.kind {
    case .controller: controller(document, scene, rootSize)
    case .topLevel, .free: standalone(document, scene.root, scene.simulation, rootSize)
    case .cell where document.isXcode9 && scene.cell?.kind == .collection && scene.cell?.containerWidth == nil:
      standalone(document, scene.root, scene.simulation, rootSize)
    case .cell, .reusable, .tableHeader, .bar: break
    }
  }

  private mutating func controller(_ document: Document, _ scene: Scene, _ root: Size) {
    guard let context = scene.controller else { return }
    let tools = document.designToolsVersion
    if context.isEmbedded, !(context.isFreeform && tools >= 13000) && !document.isXcode9 { return }
    let simulated = SimulatedStatus(document)
    // Xcode 9 and 10.0 kept the room of a status bar that the file hides.
    let hidesStatus = context.hidesStatusBar && !document.isXcode9
    let status = hidesStatus ? 0 : simulated.top
    let isLandscape2026 = simulated.isLandscapeHousing && tools >= 24400
    // Xcode 26 draws the bars of that year.
    let standardBar: Double = tools >= 24090 ? 54 : simulated.isRoundedPad ? 50 : 44
    let navigation: Double =
      switch context.navigationBar {
      case .none: 0
      case .standard: standardBar
      case .largeTitle: standardBar + 52
      }
    var top = status + navigation
    var bottom = simulated.bottom
    if context.hasTabBar, scene.simulation.bottomBar == .toolbar, tools < 24090 {
      // A toolbar of the controller's own stands above the tab bar.
      bottom += 98
    } else if context.hasTabBar {
      bottom += isLandscape2026 ? 52 : 49
    } else if context.hasToolbar {
      bottom += simulated.bottom > 0 ? 49 : 44
    }
    if let window = window(document, root), !context.isFreeform {
      let missing = window.height - root.height
      let bar = barHeight(context)
      let housing = document.canvas.device?.modernTop ?? 0
      let sheetGaps: [Double] = [10, 20, 54, housing + 10] + (tools >= 24090 ? [housing] : [])
      if tools >= 14868, sheetGaps.contains(missing) || sheetGaps.contains(missing - 56) {
        // A page sheet ends above or at the home indicator; its own bar is 56 high and lies over
        // the view, or stands above a view that is lower by as much.
        let isUnderBar = navigation > 0 && sheetGaps.contains(missing)
        top = isUnderBar ? 56 + (navigation - standardBar) : 0
        bottom = tools >= 19000 ? 0 : simulated.bottom
        if tools < 24090, context.hasTabBar || context.hasToolbar { bottom += 49 }
      } else if missing > 0 {
        // An opaque bar stands above the view instead of over it; below likewise.
        let above = status + standardBar
        if navigation > 0, missing == above || missing == above + bar + simulated.bottom { top = 0 }
        bottom = missing == above ? bottom : max(0, bottom - missing)
      }
    }
    insets = EdgeInsets(top: top, left: simulated.side, bottom: bottom, right: simulated.side)
  }

  private func barHeight(_ context: ControllerContext) -> Double {
    context.hasTabBar ? 49 : context.hasToolbar ? 44 : 0
  }

  /// The canvas window; without a device, the canvas of that time whose width the root has.
  private func window(_ document: Document, _ root: Size) -> Size? {
    if let window = document.canvas.windowSize { return window }
    switch root.width {
    case 320: return Size(width: 320, height: root.height <= 480 && document.toolsVersion < 4500 ? 480 : 568)
    case 600: return Size(width: 600, height: 600)
    case 768: return Size(width: 768, height: 1024)
    default: return nil
    }
  }

  /// A top-level view of a xib lies at the origin of a device-sized window.
  private mutating func standalone(
    _ document: Document, _ root: View, _ simulation: Simulation, _ size: Size
  ) {
    let simulated = SimulatedStatus(document)
    guard document.usesSafeAreas || root.guides.contains(where: { $0.kind == .safeArea }) else {
      // Margins of documents older than safe areas know the sensor housing, wherever the view ends.
      if simulated.isHousing { insets = EdgeInsets(top: simulated.top, bottom: simulated.bottom) }
      return
    }
    guard let window = document.canvas.windowSize else { return }
    if root.customClass == "UIInputView" {
      // What stands above the keyboard stands at the bottom of the window, which is upright for it.
      insets.bottom = simulated.isHousing ? 34 : 0
      return
    }
    // Views lower than about 100 points show no status bar, but a housing; why is not known.
    insets.top = size.height >= 100 || simulated.isHousing ? simulated.top : 0
    insets.bottom = max(0, simulated.bottom - max(0, window.height - size.height))
    if simulation.topBar == .navigationBar { insets.top += 44 }
  }
}

/// Status bar and home indicator of a canvas, by device and Xcode.
struct SimulatedStatus {
  var top: Double
  var bottom: Double
  var side: Double = 0
  var isLandscapeHousing = false
  var isRoundedPad = false
  var isHousing = false

  init(_ document: Document) {
    let tools = document.designToolsVersion
    guard let device = document.canvas.device else {
      top = 20
      bottom = 0
      return
    }
    let isLandscape = document.canvas.isLandscape
    switch device.shape {
    case .homeButton:
      // Xcode 11 to 14 drew no status bar over these devices.
      top = (14800..<21600).contains(tools) ? 0 : 20
      bottom = 0
      if isLandscape, document.canvas.idiom == .phone { top = 0 }
    case .roundedPad:
      isRoundedPad = true
      top = 24
      bottom = 20
    case .television:
      top = 60
      bottom = 60
      side = 80
    case .sensorHousing:
      let housing = tools <= 20100 ? 44 : device.modernTop
      isHousing = true
      top = housing
      bottom = 34
      if isLandscape {
        isLandscapeHousing = true
        side = housing
        if tools < 24400 {
          top = 0
          bottom = 21
        }
      } else if tools >= 23700 {
        // These Xcodes record the insets twice.
        top *= 2
        bottom *= 2
      }
    }
  }
}
