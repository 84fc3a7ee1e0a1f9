internal import LayoutModel

extension Document {
  /// The height that the table around a cell states for its rows, in points; nil = automatic.
  func tableRowHeight(around scene: Scene) -> Double? {
    guard let holder = scene.enclosingView else { return nil }
    for outer in scenes where outer.id == scene.enclosingScene {
      for view in outer.views {
        if view.id == holder, case .table(let table) = view.content {
          return table.rowHeight.flatMap { $0 > 0 ? $0 : nil }
        }
      }
    }
    return nil
  }
}
