import LayoutModel
import LayoutService

extension Solve {
  /// `--format system`: the linear system of one scene in one window, for whoever debugs.
  func printSystem(of paths: [String], _ options: SolveOptions, on console: Console) throws {
    guard paths.count == 1 else { throw WorkspaceError.severalPictures(paths) }
    let inspection = try LayoutInspection(
      DocumentSearch.source(paths[0]), scene: scene, at: try target.configuration(),
      options: options)
    try console.write(inspection.systemText().utf8)
  }
}
