import LayoutService

/// What `keyline --version` prints.
enum Versions {
  static let text =
    "keyline \(Workspace.version) (engine \(Workspace.engineVersion), SQLite \(Workspace.sqliteVersion))"
}
