import LayoutModel

extension Surroundings.RootMargins {
  /// The margins of a scene's root on the canvas it was saved with.
  static func asDesigned(_ scene: Scene, document: Document, tools: Int) -> Self {
    switch scene.kind {
    case .controller, .topLevel, .free:
      let side: Double = (scene.root.frame?.width ?? 0) < 414 ? 16 : 20
      return Self(
        insets: EdgeInsets(top: 0, left: side, bottom: 0, right: side),
        isMinimum: scene.controller?.respectsSystemMinimumMargins ?? true,
        addsSafeArea: document.usesSafeAreas || document.canvas.device?.shape == .sensorHousing)
    case .cell where scene.cell?.kind == .table:
      return Self(
        insets: tableCell(scene, canvas: document.canvas, tools: tools), isMinimum: false,
        addsSafeArea: false)
    case .cell, .reusable:
      // A collection cell that is a xib's own top view has a root's margins.
      if scene.cell?.containerWidth == nil, tools >= 13000, document.kind == .xib {
        let width = scene.root.frame?.width ?? 0
        // Xcode 9 and 10 went by the cell's own width.
        let side: Double = width < (tools < 14800 ? 400 : 414) ? 16 : 20
        return Self(
          insets: EdgeInsets(top: 0, left: side, bottom: 0, right: side), isMinimum: false,
          addsSafeArea: false)
      }
      return Self(insets: .all(8), isMinimum: false, addsSafeArea: false)
    case .tableHeader, .bar:
      return Self(insets: .all(8), isMinimum: false, addsSafeArea: false)
    }
  }

  /// A table cell's content view, by Xcode generation, device and accessory.
  ///
  /// Checked on the margins that about 650 constraints of recorded cells imply.
  static func tableCell(_ scene: Scene, canvas: Canvas, tools: Int) -> EdgeInsets {
    if tools < 13000 { return .all(8) }
    let vertical: Double = tools >= XcodeGeneration.xcode26 ? 15 : 11
    let side = tableCellSide(scene, canvas: canvas, tools: tools)
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

  private static func tableCellSide(_ scene: Scene, canvas: Canvas, tools: Int) -> Double {
    let cellWidth = scene.cell?.frame?.width ?? scene.root.frame?.width ?? 0
    if tools < 14800 {
      // Xcode 9 and 10 went by the cell's own width; inherited margins were the old 15.
      if cellWidth >= 400 { return 20 }
      let inherits = scene.root.preservesSuperviewMargins && scene.cell?.containerWidth != nil
      return inherits && scene.cell?.containerStyle == "plain" ? 15 : 16
    }
    let isWide =
      canvas.idiom == .phone && (canvas.windowSize?.width ?? 0) >= 390 && cellWidth > 320
    if isWide { return 20 }
    return tools < 15500 ? 15 : 16
  }

  /// The margins of a scene's root on a device.
  static func device(
    _ scene: Scene, width: Double, generation: Int, direction: LayoutDirection
  ) -> Self {
    let side: Double = width < 414 ? 16 : 20
    switch scene.kind {
    case .controller, .topLevel, .free:
      return Self(
        insets: EdgeInsets(top: 0, left: side, bottom: 0, right: side),
        isMinimum: scene.controller?.respectsSystemMinimumMargins ?? true, addsSafeArea: true)
    case .cell where scene.cell?.kind == .table:
      let vertical: Double = generation >= XcodeGeneration.xcode26 ? 15 : 11
      let cellSide: Double = width >= 390 ? 20 : 16
      var insets = EdgeInsets(top: vertical, left: cellSide, bottom: vertical, right: cellSide)
      if scene.cell?.accessory != nil { insets[direction == .leftToRight ? .right : .left] = 8 }
      return Self(insets: insets, isMinimum: false, addsSafeArea: false)
    default:
      return Self(insets: .all(8), isMinimum: false, addsSafeArea: false)
    }
  }
}
