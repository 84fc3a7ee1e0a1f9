import LayoutModel

extension Surroundings.RootMargins {
  /// The margins of a scene's root on the canvas it was saved with.
  static func asDesigned(_ scene: Scene, document: Document) -> Self {
    let release = document.release
    switch scene.kind {
    case .topLevel where !MarginRules.ownViewHasRootMargins[release]:
      return Self(insets: .all(8), minimumEdges: [], addsSafeArea: false)
    case .controller, .topLevel, .free:
      let isWide = (scene.root.frame?.width ?? 0) >= 414
      let side: Double =
        document.idiom == .tv
        ? TelevisionRules.rootSide[release] : isWide ? MarginRules.wideRootSide[release] : 16
      return Self(
        insets: EdgeInsets(top: 0, left: side, bottom: 0, right: side),
        minimumEdges: sides(scene),
        addsSafeArea: document.usesSafeAreas || document.idiom == .tv
          || document.canvas.device?.shape == .sensorHousing
          || scene.kind != .free && MarginRules.rootMarginsHoldBars[release])
    case .cell, .reusable:
      if document.idiom == .tv {
        let inset: Double =
          scene.cell?.kind == .table ? 8 : TelevisionRules.collectionCellMargin[release]
        return Self(insets: .all(inset), minimumEdges: [], addsSafeArea: false)
      }
      if scene.cell?.kind == .table {
        return Self(
          insets: tableCell(scene, canvas: document.canvas, release: release),
          minimumEdges: preserved(scene),
          addsSafeArea: false)
      }
      // A collection cell that is a xib's own top view has a root's margins.
      if scene.cell?.containerWidth == nil, document.kind == .xib,
        MarginRules.ownCollectionCellHasRootMargins[release]
      {
        let width = scene.root.frame?.width ?? 0
        let side: Double = width < (MarginRules.cellWidthDecides[release] ? 400 : 414) ? 16 : 20
        return Self(
          insets: EdgeInsets(top: 0, left: side, bottom: 0, right: side), minimumEdges: [],
          addsSafeArea: false)
      }
      return Self(
        insets: .all(8), minimumEdges: [],
        addsSafeArea: CanvasRules.collectionCellsHaveStatusBar[release]
          && scene.cell?.isShownByCollection == true)
    case .tableHeader, .bar:
      return Self(insets: .all(8), minimumEdges: [], addsSafeArea: false)
    }
  }

  /// A controller's view keeps the system's least margins at its sides unless told otherwise.
  private static func sides(_ scene: Scene) -> [Edge] {
    scene.controller?.respectsSystemMinimumMargins ?? true ? [.left, .right] : []
  }

  /// A content view that preserves its cell's margins has at least those.
  private static func preserved(_ scene: Scene) -> [Edge] {
    scene.root.preservesSuperviewMargins ? Edge.allCases : []
  }

  /// A table cell's content view, by release, device and accessory.
  ///
  /// Checked on the margins that about 650 constraints of recorded cells imply.
  static func tableCell(_ scene: Scene, canvas: Canvas, release: XcodeRelease) -> EdgeInsets {
    guard MarginRules.cellHasSystemMargins[release] else { return .all(8) }
    let vertical = MarginRules.cellVertical[release]
    let side = tableCellSide(scene, canvas: canvas, release: release)
    var insets = EdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
    if scene.cell?.accessory != nil { insets.right = 8 }
    if let cell = scene.cell, cell.containerStyle == "insetGrouped", let width = cell.frame?.width,
      width == cell.containerWidth
    {
      // Saved as wide as its table, laid out as wide as the group within it.
      insets.right += 2 * side
    }
    // The separator takes its part of the bottom margin.
    if let cell = scene.cell?.frame, let content = scene.root.frame {
      let separator = cell.height - content.height
      if separator > 0.3, separator <= 1 { insets.bottom -= separator }
    }
    return insets
  }

  private static func tableCellSide(
    _ scene: Scene, canvas: Canvas, release: XcodeRelease
  ) -> Double {
    if scene.isBelowVisibleRows { return MarginRules.hiddenRowSide }
    let cellWidth = scene.cell?.frame?.width ?? scene.root.frame?.width ?? 0
    let isAlone = scene.cell?.containerWidth == nil
    let isNested = !isAlone && scene.cell?.isInRootTable == false
    let hasHomeButton = (canvas.device?.shape ?? .homeButton) == .homeButton
    if MarginRules.cellWidthDecides[release] {
      if isNested, hasHomeButton || canvas.isNarrow(release) {
        return MarginRules.nestedCellSide[release]
      }
      return cellWidth >= MarginRules.wideRow ? 20 : 16
    }
    if canvas.idiom == .phone, !canvas.isNarrow(release), cellWidth > 320 { return 20 }
    if isNested { return MarginRules.nestedCellSide[release] }
    return isAlone && hasHomeButton ? MarginRules.ownCellSide[release] : 16
  }

  /// The margins of a scene's root on a device.
  static func device(
    _ scene: Scene, width: Double, idiom: Idiom, release: XcodeRelease, direction: LayoutDirection
  ) -> Self {
    let side: Double =
      idiom == .tv ? TelevisionRules.rootSide[release] : width < 414 ? 16 : 20
    switch scene.kind {
    case .controller, .topLevel, .free:
      return Self(
        insets: EdgeInsets(top: 0, left: side, bottom: 0, right: side),
        minimumEdges: sides(scene),
        // Before iOS 11 a root's margins at top and bottom are nothing, whatever bars lie there.
        addsSafeArea: idiom == .tv || release >= .xcode9)
    case .cell where scene.cell?.kind == .table && idiom != .tv:
      guard MarginRules.cellHasSystemMargins[release] else {
        return Self(insets: .all(8), minimumEdges: [], addsSafeArea: false)
      }
      let vertical = MarginRules.cellVertical[release]
      let cellSide: Double = width >= 390 ? 20 : 16
      var insets = EdgeInsets(top: vertical, left: cellSide, bottom: vertical, right: cellSide)
      if scene.cell?.accessory != nil { insets[direction == .leftToRight ? .right : .left] = 8 }
      return Self(insets: insets, minimumEdges: preserved(scene), addsSafeArea: false)
    case .cell where idiom == .tv && scene.cell?.kind != .table, .reusable where idiom == .tv:
      let inset = TelevisionRules.collectionCellMargin[release]
      return Self(insets: .all(inset), minimumEdges: [], addsSafeArea: false)
    default:
      return Self(insets: .all(8), minimumEdges: [], addsSafeArea: false)
    }
  }
}

extension Canvas {
  /// Narrower than the phones whose rows have wide margins; so is one without a device.
  fileprivate func isNarrow(_ release: XcodeRelease) -> Bool {
    let window = windowSize ?? Size(width: 0, height: 0)
    let width =
      MarginRules.uprightWidthDecides[release] ? min(window.width, window.height) : window.width
    return width < MarginRules.wideDevice[release]
  }
}
