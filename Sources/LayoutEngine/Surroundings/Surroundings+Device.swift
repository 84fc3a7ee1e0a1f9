import LayoutModel

extension Surroundings {
  /// What surrounds `scene` in an app at `configuration`.
  ///
  /// - A controller's root fills the window under translucent bars; an embedded one fills its container.
  /// - Another root is as wide (or high) as the window if it was recorded as wide (or high) as the document's
  ///   canvas, or if a person gave the window's size. Otherwise it keeps its recorded size, which only the
  ///   app's code can change. If a document names no canvas, the screens of its time stand for it.
  /// - A table cell keeps its distance from the sides of its table. A cell that is a xib's own view is as
  ///   wide as the window. Rows that size themselves get their height by fitting.
  ///
  /// - Parameters:
  ///   - isConstrained: whether constraints or stack views lay out something in the scene, where that
  ///     is known; else it is looked for.
  ///   - room: what the view around the scene leaves to it, where that is solved.
  init(
    _ scene: borrowing Scene, in document: borrowing Document, at configuration: Configuration,
    isConstrained: Bool? = nil, room: Room = Room()
  ) {
    switch document.platform {
    case .macOS: self.init(macWindow: scene, in: document, at: configuration, room: room)
    case .iOS, .tvOS, .watchOS:
      self.init(
        onDevice: scene, in: document, at: configuration, isConstrained: isConstrained, room: room)
    }
  }

  private init(
    onDevice scene: borrowing Scene, in document: borrowing Document,
    at configuration: Configuration, isConstrained: Bool?, room: Room
  ) {
    let window = configuration.size
    let canvas = document.canvas.windowSize
    let recorded = scene.root.frame?.size ?? document.rowSize(of: scene) ?? canvas ?? window
    let isByHand = configuration.device == nil
    let isNeverLaidOut = recorded.isNeverLaidOut && scene.controller?.isFreeform != true
    func extent(_ axis: Axis) -> Double {
      let isWindows =
        canvas.map { abs(recorded[axis] - $0[axis]) < 0.5 }
        ?? recorded.isOfOldScreen(along: axis)
      return isByHand || isWindows || isNeverLaidOut ? window[axis] : recorded[axis]
    }
    var safe = EdgeInsets.zero
    let isTableCell = scene.cell?.kind == .table
    switch scene.kind {
    case .controller:
      let context = scene.controller
      if let context, context.isEmbedded || context.isFreeform {
        width = room.width ?? extent(.horizontal)
        height = room.height ?? extent(.vertical)
      } else {
        width = window.width
        height = window.height
      }
      if context?.isEmbedded == true {
        safe = room.safeArea
      } else {
        safe = Self.insets(configuration, width: width, height: height)
        // A sensor housing stays where no status bar is shown.
        if context?.hidesStatusBar == true, safe.top <= 24 { safe.top = 0 }
        let top = Self.navigationBarHeight(context, configuration)
        let bottom =
          context?.hasTabBar == true
          ? Self.bar(configuration, usually: 49)
          : context?.hasToolbar == true ? Self.bar(configuration, usually: 44) : 0
        safe.top += top
        safe.bottom += bottom
        let keyboard = Self.keyboard(configuration, over: height)
        let above = safe.bottom
        if let context, !context.isFreeform, let height {
          self.height = Self.height(height, of: context, between: (top, bottom), &safe)
        }
        // A root that ends above a bar ends higher than the window.
        safe.bottom = max(safe.bottom, keyboard - (above - safe.bottom))
      }
    case .topLevel, .free:
      width = room.width ?? extent(.horizontal)
      height = room.height ?? extent(.vertical)
      if height == window.height && width == window.width { safe = configuration.safeArea }
      safe.bottom = max(safe.bottom, Self.keyboard(configuration, over: height))
    case .cell, .reusable:
      let cellWidth = scene.cell?.frame?.width ?? recorded.width
      // A table gives a xib's cell its own width.
      let container =
        scene.cell?.containerWidth ?? (isTableCell ? cellWidth : (canvas ?? recorded).width)
      let fillsRow = isTableCell || isByHand || abs(cellWidth - container) < 0.5
      let margin = isTableCell ? scene.rowMargin ?? 0 : container - recorded.width
      if let given = configuration.cellWidth {
        width = max(0, given - (cellWidth - recorded.width))
      } else {
        width = fillsRow ? max(0, (room.width ?? window.width) - margin) : recorded.width
      }
      if let cell = scene.cell, cell.sizesItself {
        let row = Self.rowHeight(cell, recorded: recorded)
        // Rows of the system's styles ask for their height since iOS 11.
        let asks = scene.isStyledRow && XcodeRelease(system: configuration.system) >= .xcode9
        height = asks || isConstrained ?? scene.root.isConstrained ? nil : row
        openHeight = row
      } else {
        height = recorded.height
      }
    case .tableHeader:
      width = extent(.horizontal)
      height = recorded.height
    case .bar:
      width = recorded.width
      height = recorded.height
    }
    scale = configuration.scale
    safeArea = safe
    release = XcodeRelease(system: configuration.system)
    rootMargins = .device(
      scene, width: width, idiom: configuration.idiom, release: release,
      direction: configuration.direction)
    direction = configuration.direction
    traits = ResolvedScene.Traits(
      widthClass: configuration.widthClass, heightClass: configuration.heightClass,
      idiom: configuration.idiom, isDesignTime: false, language: configuration.language)
    contentSize = configuration.contentSize
    textFactor = configuration.textFactor
    isBoldText = configuration.isBoldText
    hasHomeIndicator = configuration.safeArea.bottom > 0
  }

  /// The same with the height that the table gives, for a cell whose content asks for none because nothing
  /// connects its top and its bottom. Nil if the height is not found by fitting.
  func withRowHeight(of scene: Scene) -> Surroundings? {
    guard height == nil, let cell = scene.cell else { return nil }
    var row = self
    row.height = Self.rowHeight(
      cell, recorded: scene.root.frame?.size ?? .init(width: 0, height: 0))
    return row
  }

  /// The height of a cell whose constraints, if it has any, ask for none. A table gives it the row height,
  /// or 44 points, less the recorded separator; a collection's cell keeps its recorded height.
  private static func rowHeight(_ cell: CellContext, recorded: Size) -> Double {
    guard cell.kind == .table else { return recorded.height }
    let stated = cell.rowHeight.flatMap { $0 > 0 ? $0 : nil } ?? 44
    let separator = (cell.frame?.height ?? recorded.height) - recorded.height
    return separator > 0 && separator <= 1 ? stated - separator : stated
  }

  /// The height between the bars for a view that does not reach under them. The safe area becomes 0 on
  /// these sides.
  private static func height(
    _ window: Double, of context: ControllerContext, between bars: (top: Double, bottom: Double),
    _ safe: inout EdgeInsets
  ) -> Double {
    var height = window
    let isBelowBar =
      !context.extendsUnderTopBar
      || context.hasOpaqueNavigationBar && !context.extendsUnderOpaqueBars
    if bars.top > 0, isBelowBar {
      height -= safe.top
      safe.top = 0
    }
    if bars.bottom > 0, !context.extendsUnderBottomBar {
      height -= safe.bottom
      safe.bottom = 0
    }
    return max(0, height)
  }

  /// The window's safe area, as far as a view of this size reaches it: one that is narrower or lower than
  /// the window, as a sheet or a freeform scene, lies within the window and touches no edge on that axis.
  private static func insets(
    _ configuration: Configuration, width: Double?, height: Double?
  ) -> EdgeInsets {
    var insets = configuration.safeArea
    let window = configuration.size
    if let width, width < window.width - 0.5 { (insets.left, insets.right) = (0, 0) }
    if let height, height < window.height - 0.5 { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// What a raised keyboard covers of a root that is as high as the window: bars at the bottom lie under it.
  private static func keyboard(_ configuration: Configuration, over height: Double?) -> Double {
    guard let keyboard = configuration.keyboard, let height,
      height >= configuration.size.height - 0.5
    else { return 0 }
    return keyboard
  }

  /// A bar's height: low on phones that lie on their side, but for the widest; on pads 50 points.
  private static func bar(_ configuration: Configuration, usually height: Double) -> Double {
    // Bars of pads grew with iOS 12.
    if configuration.idiom == .pad { return configuration.system < 12 ? height : 50 }
    return (configuration.widthClass, configuration.heightClass) == (.compact, .compact)
      ? 32 : height
  }

  private static func navigationBarHeight(
    _ context: ControllerContext?, _ configuration: Configuration
  ) -> Double {
    guard let context, context.navigationBar != .none else { return 0 }
    if configuration.idiom == .tv { return TelevisionRules.navigationBar }
    let release = XcodeRelease(system: configuration.system)
    let isLow = configuration.widthClass == .compact && configuration.heightClass == .compact
    let standard =
      release >= .xcode26 || !isLow
      ? max(BarRules.navigationBar[release], bar(configuration, usually: 44))
      : BarRules.lowNavigationBar[release]
    // Large titles collapse in compact height.
    let hasRoom = configuration.heightClass != .compact
    return context.navigationBar == .largeTitle && hasRoom ? standard + 52 : standard
  }
}

extension Size {
  /// Xcode 7 saved views that it had not laid out as 240 by 128 (51 repositories).
  fileprivate var isNeverLaidOut: Bool { width == 240 && height == 128 }

  /// Whether a view from the time before documents named their canvas is a whole screen of that time: as wide,
  /// and for the vertical axis high enough to be one under bars.
  fileprivate func isOfOldScreen(along axis: Axis) -> Bool {
    let isLying = [480, 568, 667, 736].contains(width)
    guard isLying || [320, 375, 414, 600, 768, 1024].contains(width) else { return false }
    return axis == .horizontal || height >= (isLying ? 250 : 360)
  }
}

extension View {
  /// Whether constraints or a stack view lay out something in the view.
  var isConstrained: Bool {
    tree.contains { view in
      if case .stack = view.content { return true }
      return !view.constraints.isEmpty
    }
  }
}
