internal import LayoutModel

/// What surrounds a scene's root, as named values.
enum SceneFacts {
  static func facts(of scene: Scene) -> [Fact] {
    var facts = [Fact("kind", scene.kind.rawValue)]
    if let controller = scene.controller {
      facts += [
        Fact("controller", controller.element),
        Fact("controller class", controller.customClass ?? "none"),
        Fact("navigation bar", controller.navigationBar.rawValue),
        Fact("tab bar", controller.hasTabBar), Fact("toolbar", controller.hasToolbar),
        Fact("embedded", controller.isEmbedded), Fact("presented", controller.isPresented),
        Fact("hides status bar", controller.hidesStatusBar),
        Fact("freeform size", controller.isFreeform),
        Fact("system minimum margins", controller.respectsSystemMinimumMargins),
      ]
    }
    if let cell = scene.cell {
      facts += [
        Fact("cell style", cell.style ?? "custom"), Fact("cell class", cell.customClass ?? "none"),
        Fact("accessory", cell.accessory ?? "none"), Fact("row height", cell.rowHeight),
      ]
    }
    return facts
  }
}
