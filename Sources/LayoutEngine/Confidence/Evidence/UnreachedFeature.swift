internal import LayoutModel

/// A screen of a storyboard that the app cannot show: it is not the first, code cannot load it because it has no
/// identifier, and no segue leads to it from a screen that is shown. Or a prototype that no table uses for rows.
struct UnreachedFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    let document = alarm.head.document
    let scene = alarm.head.scene
    let outer = document.outerScene(of: scene)
    if let controller = outer.controller, let shown = document.shownControllers(),
      !shown.contains(controller.id)
    {
      return Feature(.unreached)
    }
    return isNeverMade(scene, in: outer, of: document) ? Feature(.unreached) : nil
  }

  /// Whether the scene is a prototype without an identifier, which code cannot request, or one of a table without
  /// rows: its data source is a controller without a class, or it has neither a data source nor an outlet by which
  /// code could set one.
  private func isNeverMade(_ scene: Scene, in outer: Scene, of document: Document) -> Bool {
    guard let cell = scene.cell, let table = scene.enclosingView, let controller = outer.controller,
      cell.isPrototype || cell.kind == .collection
    else { return false }
    if cell.kind == .table, cell.reuseIdentifier?.isEmpty ?? true { return true }
    guard controller.customClass == nil, !document.outlets.contains(table),
      outer.views.first(where: { $0.id == table })?.customClass == nil
    else { return false }
    let sources = document.connections.filter { $0.owner == table && $0.name == "dataSource" }
    return sources.allSatisfy { $0.destination == controller.id }
  }
}
