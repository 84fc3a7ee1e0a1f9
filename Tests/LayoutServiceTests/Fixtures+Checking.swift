import LayoutModel
import LayoutService

extension Fixtures {
  /// Commits `base` to a store of its own and checks `head` against it.
  static func check(
    _ base: [DocumentPath: String], _ head: [DocumentPath: String]
  ) async throws -> CheckReport {
    try await withWorkspace { workspace in
      try await workspace.commit(tree(base.mapValues { Array($0.utf8) }))
      return try await workspace.check(
        tree(head.mapValues { Array($0.utf8) }, folders: [""]))
    }
  }
}
