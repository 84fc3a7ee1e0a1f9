import LayoutService

/// What `keyline --version` prints.
enum Versions {
  static let text =
    "keyline 0.1.0 (engine \(Workspace.engineVersion), SQLite \(Workspace.sqliteVersion))"
}
