import LayoutModel
import LayoutService
import LayoutStore

/// What is asked of a store.
struct Question: Sendable {
  var name: String
  var ask: @Sendable (Workspace, DocumentStore) async throws -> Void

  static let all = [
    Question(name: "log") { workspace, _ in _ = try workspace.log() },
    Question(name: "query label") { workspace, _ in
      _ = try await workspace.query("label", limit: 10_000) { _ in }
    },
    Question(name: "query *{w < 44}") { workspace, _ in
      _ = try await workspace.query("*{w < 44}", limit: 10_000) { _ in }
    },
    Question(name: "show HEAD") { workspace, _ in _ = try await workspace.diff() },
    Question(name: "findings") { _, store in
      if let head = try store.head() { _ = try store.findings(at: head.id) }
    },
    Question(name: "history of a view") { workspace, store in
      guard let head = try store.head(), let path = try store.tree(of: head.id).first?.path,
        let view = try store.views(at: head.id, path: path).last
      else { return }
      _ = try workspace.history(of: "\(path):\(view.id)")
    },
    Question(name: "bytes of all documents") { _, store in
      guard let head = try store.head() else { return }
      for entry in try store.tree(of: head.id) {
        _ = try store.bytes(path: entry.path, at: head.id)
      }
    },
  ]
}
