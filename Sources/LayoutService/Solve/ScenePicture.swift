internal import LayoutEngine

extension SceneSolution {
  /// The scene as one SVG: a screen, or a strip of screens for several configurations.
  public func picture() -> String {
    if layouts.count == 1 { return svg(scene: scene, layout: layouts[0]) }
    return svgFilmstrip(scene: scene, layouts: layouts)
  }
}
