import LayoutModel

/// What a canvas's status bar, bars and home indicator take of a controller's view.
struct ControllerInsets {
  private(set) var insets = EdgeInsets.zero
  /// The height that a navigation bar asks for as a view of the scene.
  private(set) var barViewHeight = 44.0
  private let release: XcodeRelease
  private let context: ControllerContext
  private let simulated: SimulatedStatus
  /// The height of a status bar that is shown.
  private let status: Double
  /// The same over a root that is low because of its bars alone.
  private let screenStatus: Double
  /// Bars are low on phones that lie on their side, but for the widest.
  private let isLow: Bool
  /// What the root begins with scrolls, so that a large title is drawn small.
  private let beginsWithRows: Bool
  /// Height of a navigation bar with a title of usual size.
  private let standardBar: Double

  init(
    _ document: Document, _ scene: Scene, _ context: ControllerContext, _ root: Size
  ) {
    let simulation = scene.simulation
    self.context = context
    release = document.release
    simulated = SimulatedStatus(
      document, root: context.isFreeform ? nil : root, isAway: Self.isAway(root, document))
    // One that is wider than the device keeps its status bar: recorded in one repository.
    let isWide =
      context.isFreeform && !simulated.showsStatusBar(over: root)
      && root.width <= (document.canvas.windowSize?.width ?? root.width)
    // A sensor housing stays where no status bar is shown: all of 7 roots of 4 repositories.
    let isHidden =
      context.hidesStatusBar && !simulated.isHousing
      && !CanvasRules.showsStatusBarEverywhere[release]
    screenStatus = isWide || isHidden ? 0 : simulated.top
    status = simulated.isTooLow(root) ? 0 : screenStatus
    beginsWithRows = BarRules.rowsCollapseTitle[release] && document.beginsWithRows(scene)
    isLow = document.canvas.sizeClasses == (.compact, .compact)
    standardBar =
      simulated.isTelevision
      ? TelevisionRules.navigationBar
      : isLow
        ? BarRules.lowNavigationBar[release]
        : simulated.isRoundedPad
          ? BarRules.padNavigationBar[release] : BarRules.navigationBar[release]
    insets = EdgeInsets(
      top: status + navigationBar, left: simulated.side,
      bottom: simulated.bottom + bottomBars(simulation), right: simulated.side)
    let isPhoneScreen = simulated.isHousing && CanvasDevice.housing(ofScreen: root) != nil
    if context.isFreeform, !context.extendsUnderTopBar, !context.extendsUnderBottomBar,
      BarRules.widgetsEndAboveIndicator[release]
    {
      insets.bottom -= simulated.bottom
    }
    if let size = simulation.freeformSize, takesBars(from: size.height - root.height) { return }
    guard let window = Self.window(document, root), !context.isFreeform else { return }
    if isPhoneScreen || window.height == root.height {
      pushBelowOpaqueBar()
    } else {
      fit(missing: window.height - root.height, housing: document.canvas.device?.modernTop ?? 0)
    }
  }

  /// A freeform root that is as much lower than the size it was given as its bars begins below them: the
  /// recorded roots of seven repositories, and none disagrees.
  private mutating func takesBars(from missing: Double) -> Bool {
    guard missing > 0 else { return false }
    switch missing {
    case insets.top + insets.bottom: (insets.top, insets.bottom) = (0, 0)
    case insets.top: insets.top = 0
    case insets.bottom: insets.bottom = 0
    default: return false
    }
    return true
  }

  private var navigationBar: Double {
    let prompt: Double = context.hasPrompt ? BarRules.prompt : 0
    switch context.navigationBar {
    case .none: return 0
    case .standard: return standardBar + prompt
    case .largeTitle: return (collapsesTitle ? standardBar : largeBar) + prompt
    }
  }

  /// A bar with a large title; the file tells how high where its font is not the usual one.
  private var largeBar: Double {
    guard let recorded = context.navigationBarHeight, recorded > 2 * standardBar, recorded < 120
    else { return standardBar + 52 }
    return recorded
  }

  /// Large titles have no room on a phone on its side, and over rows the canvas draws them small.
  private var collapsesTitle: Bool {
    beginsWithRows || isLow && BarRules.lowNavigationBar[release] < 44
  }

  private func bottomBars(_ simulation: Simulation) -> Double {
    if simulated.isTelevision { return 0 }
    if context.hasTabBar {
      // A toolbar of the controller's own stands above the tab bar, and as high.
      if simulation.bottomBar == .toolbar, BarRules.toolbarStandsOnTabBar[release] {
        return 2 * tabBar
      }
      return tabBar
    }
    guard context.hasToolbar else { return 0 }
    return toolbar
  }

  private var tabBar: Double {
    // On a rounded pad as on the device: all of 4 recorded roots, of one repository.
    if simulated.isRoundedPad { return 50 }
    return isLow ? BarRules.lowTabBar[release] : 49
  }
  private var toolbar: Double {
    if isLow { return BarRules.lowToolbar[release] }
    return simulated.bottom > 0 ? 49 : BarRules.canvasToolbar[release]
  }

  /// Where the root is lower than the window, its height tells what stands above or below it.
  private mutating func fit(missing: Double, housing: Double) {
    var sheetGaps = [10, 20, 54, housing + 10]
    if BarRules.sheetsReachStatusBar[release] { sheetGaps.append(housing) }
    if BarRules.showsSheets[release],
      sheetGaps.contains(missing) || sheetGaps.contains(missing - 56)
    {
      // A page sheet ends above or at the home indicator; its own bar is 56 high and lies over
      // the view, or stands above a view that is lower by as much.
      barViewHeight = BarRules.sheetBarView[release]
      let isUnderBar = context.navigationBar != .none && sheetGaps.contains(missing)
      insets.top = isUnderBar ? 56 + navigationBar - standardBar : 0
      if BarRules.sheetShowsStatusBar[release], context.navigationBar == .none {
        insets.top = status
      }
      if BarRules.sheetsReachStatusBar[release], simulated.isHousing {
        insets.top = context.navigationBar == .none ? housing : BarRules.sheetInset + navigationBar
      }
      insets.bottom = BarRules.sheetReachesIndicator[release] ? simulated.bottom : 0
      if BarRules.barsLieInSheet[release], context.hasTabBar || context.hasToolbar {
        insets.bottom += 49
      }
    } else if missing > 0 {
      // An opaque bar stands above the view instead of over it; below likewise.
      let above = screenStatus + standardBar
      let bar = context.hasTabBar ? tabBar : context.hasToolbar ? toolbar : 0
      let isBelowBar = missing == above || missing == above + bar + simulated.bottom
      let hasBar = context.navigationBar != .none
      if hasBar, isBelowBar { insets.top = 0 }
      // On a phone on its side a bar below is as high as one above.
      if missing != above || !hasBar && missing == bar {
        insets.bottom = max(0, insets.bottom - missing)
      }
    }
  }

  /// An opaque bar stands above a root that is as high as the screen, which so reaches beyond it.
  private mutating func pushBelowOpaqueBar() {
    guard context.hasOpaqueNavigationBar, !context.extendsUnderOpaqueBars,
      context.navigationBar != .none, BarRules.opaqueBarPushesRoot[release]
    else { return }
    insets.bottom += insets.top
    insets.top = 0
  }

  /// A pad's root that is smaller than the screen both ways stands in a sheet or popover, away from
  /// what takes room at the screen's edges: all of 14 recorded roots of three.
  private static func isAway(_ root: Size, _ document: Document) -> Bool {
    guard document.canvas.idiom == .pad, let window = document.canvas.windowSize else {
      return false
    }
    return root.width < window.width && root.height < window.height
  }

  /// The canvas window; without a device, the canvas of that time whose width the root has.
  private static func window(_ document: Document, _ root: Size) -> Size? {
    if document.canvas.windowSize?.width != root.width, let phone = phone(above: root) {
      return phone
    }
    if let window = document.canvas.windowSize { return window }
    switch root.width {
    case 320:
      let height = root.height <= 480 ? CanvasRules.oldPhoneHeight[document.release] : 568
      return Size(width: 320, height: height)
    case 375: return Size(width: 375, height: 667)
    case 414: return Size(width: 414, height: 736)
    case 600: return Size(width: 600, height: 600)
    case 768: return Size(width: 768, height: 1024)
    default: return nil
    }
  }

  /// The phone that is as much higher than a root as its opaque bars: such a root stays as high when
  /// the canvas gets another device. All of 30 roots, of 13 repositories; four not of the canvas.
  private static func phone(above root: Size) -> Size? {
    [(320, 480), (320, 568), (375, 667), (414, 736)].map { Size(width: $0.0, height: $0.1) }
      .first { $0.width == root.width && [64, 113].contains($0.height - root.height) }
  }
}

extension Document {
  /// Whether a scene's first view is a table or collection with cells of its own.
  fileprivate func beginsWithRows(_ scene: Scene) -> Bool {
    guard let first = scene.root.subviews.first,
      first.kind == .tableView || first.kind == .collectionView
    else { return false }
    return scenes.contains { $0.kind == .cell && $0.enclosingView == first.id }
  }
}
