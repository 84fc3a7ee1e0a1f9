import LayoutModel

/// What a canvas's status bar, bars and home indicator take of a controller's view.
struct ControllerInsets {
  private(set) var insets = EdgeInsets.zero
  private let tools: Int
  private let isXcode26: Bool
  private let context: ControllerContext
  private let simulated: SimulatedStatus
  /// Of a status bar that is shown.
  private let status: Double
  /// Bars are low on phones that lie on their side, but for the widest.
  private let isLow: Bool
  /// Height of a navigation bar with a title of usual size.
  private let standardBar: Double

  init(
    _ document: Document, _ context: ControllerContext, _ simulation: Simulation, _ root: Size
  ) {
    self.context = context
    tools = document.designToolsVersion
    isXcode26 = document.isXcode26
    simulated = SimulatedStatus(document)
    // Xcode 9 kept the room of a status bar that the file hides.
    status = context.hidesStatusBar && !document.isXcode9 ? 0 : simulated.top
    isLow = !isXcode26 && document.canvas.sizeClasses == (.compact, .compact)
    standardBar = isXcode26 ? 54 : simulated.isRoundedPad ? 50 : isLow ? 32 : 44
    insets = EdgeInsets(
      top: status + navigationBar, left: simulated.side,
      bottom: simulated.bottom + bottomBars(simulation), right: simulated.side)
    if let window = Self.window(document, root), !context.isFreeform {
      fit(missing: window.height - root.height, housing: document.canvas.device?.modernTop ?? 0)
    }
  }

  private var navigationBar: Double {
    switch context.navigationBar {
    case .none: 0
    case .standard: standardBar
    case .largeTitle: isLow ? standardBar : standardBar + 52
    }
  }

  private func bottomBars(_ simulation: Simulation) -> Double {
    if context.hasTabBar {
      // A toolbar of the controller's own stood above the tab bar until Xcode 26, and as high.
      if simulation.bottomBar == .toolbar, !isXcode26 { return 2 * tabBar }
      return simulated.isLandscapeHousing && tools >= 24400 ? 52 : tabBar
    }
    guard context.hasToolbar else { return 0 }
    return simulated.bottom > 0 && !isLow ? 49 : toolbar
  }

  /// Tab bars turn low with iOS 11.
  private var tabBar: Double { isLow && tools >= 13000 ? 32 : 49 }
  private var toolbar: Double { isLow ? 32 : 44 }

  /// Where the root is lower than the window, its height tells what stands above or below it.
  private mutating func fit(missing: Double, housing: Double) {
    var sheetGaps = [10, 20, 54, housing + 10]
    if isXcode26 { sheetGaps.append(housing) }
    if tools >= 14868, sheetGaps.contains(missing) || sheetGaps.contains(missing - 56) {
      // A page sheet ends above or at the home indicator; its own bar is 56 high and lies over
      // the view, or stands above a view that is lower by as much.
      let isUnderBar = context.navigationBar != .none && sheetGaps.contains(missing)
      insets.top = isUnderBar ? 56 + navigationBar - standardBar : 0
      insets.bottom = tools >= 19000 ? 0 : simulated.bottom
      if !isXcode26, context.hasTabBar || context.hasToolbar { insets.bottom += 49 }
    } else if missing > 0 {
      // An opaque bar stands above the view instead of over it; below likewise.
      let above = status + standardBar
      let bar = context.hasTabBar ? tabBar : context.hasToolbar ? toolbar : 0
      let isBelowBar = missing == above || missing == above + bar + simulated.bottom
      if context.navigationBar != .none, isBelowBar { insets.top = 0 }
      if missing != above { insets.bottom = max(0, insets.bottom - missing) }
    }
  }

  /// The canvas window; without a device, the canvas of that time whose width the root has.
  private static func window(_ document: Document, _ root: Size) -> Size? {
    if let window = document.canvas.windowSize { return window }
    switch root.width {
    case 320:
      let isOld = root.height <= 480 && document.toolsVersion < 4500
      return Size(width: 320, height: isOld ? 480 : 568)
    case 600: return Size(width: 600, height: 600)
    case 768: return Size(width: 768, height: 1024)
    default: return nil
    }
  }
}
