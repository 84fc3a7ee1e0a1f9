import LayoutService

/// The output of `keyline --version`.
enum Versions {
  static let text =
    "keyline \(Workspace.version) (engine \(Workspace.engineVersion), SQLite \(Workspace.sqliteVersion))"
}
