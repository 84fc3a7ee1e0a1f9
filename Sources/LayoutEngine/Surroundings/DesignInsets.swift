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
    case .topLevel, .free: standalone(document, rootSize)
    case .cell, .reusable, .tableHeader, .bar: break
    }
  }

  private mutating func controller(_ document: Document, _ scene: Scene, _ root: Size) {
    guard let context = scene.controller, !context.isEmbedded else { return }
    let tools = document.designToolsVersion
    let simulated = SimulatedStatus(document)
    let status = context.hidesStatusBar ? 0 : simulated.top
    let isLandscape2026 = simulated.isLandscapeHousing && tools >= 24400
    let navigation: Double =
      switch context.navigationBar {
      case .none: 0
      case .standard: isLandscape2026 ? 54 : 44
      case .largeTitle: 96
      }
    var top = status + navigation
    var bottom = simulated.bottom
    if context.hasTabBar {
      bottom += isLandscape2026 ? 52 : 49
    } else if context.hasToolbar {
      bottom += simulated.bottom > 0 ? 49 : 44
    }
    if let window = document.canvas.windowSize, !context.isFreeform {
      let missing = window.height - root.height
      if tools >= 14868, [10, 20, 54, 76].contains(missing) {
        // A page sheet: its own bar is 56 high, and it ends above or at the home indicator.
        top = navigation > 0 ? 56 + (navigation - 44) : 0
        bottom = tools >= 19000 ? 0 : simulated.bottom
      } else if missing > 0 {
        if navigation > 0, missing >= status + 44 { top = 0 }
        bottom = max(0, bottom - missing)
        if missing == status + 44 { bottom = max(0, simulated.bottom + barHeight(context)) }
      }
    }
    insets = EdgeInsets(top: top, left: simulated.side, bottom: bottom, right: simulated.side)
  }

  private func barHeight(_ context: ControllerContext) -> Double {
    context.hasTabBar ? 49 : context.hasToolbar ? 44 : 0
  }

  /// A top-level view of a xib lies at the origin of a device-sized window.
  private mutating func standalone(_ document: Document, _ root: Size) {
    let simulated = SimulatedStatus(document)
    guard let window = document.canvas.windowSize else { return }
    // Views lower than about 100 points show no top inset; why is not known.
    insets.top = root.height >= 100 ? simulated.top : 0
    insets.bottom = max(0, simulated.bottom - max(0, window.height - root.height))
  }
}

/// Status bar and home indicator of a canvas, by device and Xcode.
struct SimulatedStatus {
  var top: Double
  var bottom: Double
  var side: Double = 0
  var isLandscapeHousing = false

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
      top = (14800..<20100).contains(tools) ? 20 : 24
      bottom = 20
    case .television:
      top = 60
      bottom = 60
      side = 80
    case .sensorHousing:
      let housing = tools <= 20100 ? 44 : device.modernTop
      top = housing
      bottom = 34
      if isLandscape {
        isLandscapeHousing = true
        side = housing
        if tools < 24400 {
          top = 0
          bottom = 21
        }
      } else if (23700..<24200).contains(tools) {
        // These Xcodes record the insets twice.
        top *= 2
        bottom *= 2
      }
    }
  }
}
