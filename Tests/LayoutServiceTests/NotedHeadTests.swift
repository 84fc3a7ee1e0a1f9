import Foundation
import LayoutModel
import LayoutStore
import Testing

@testable import LayoutService

/// Revisions that somebody noted outside of a store, and stores that were put back.
struct NotedHeadTests {
  private func commit(_ width: Int, to workspace: Workspace) async throws -> RevisionID {
    let tree = Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [width])])
    return try #require(try await workspace.commit(tree).revision?.id)
  }

  private func problems(of workspace: Workspace, noted: String) async throws -> [String] {
    try await workspace.verify(.quick, notedHead: noted).problems
  }

  @Test func `a note is all of an id or as much as log prints, and nothing less`() async throws {
    try await Fixtures.withWorkspace { workspace in
      let first = try await commit(100, to: workspace)
      _ = try await commit(110, to: workspace)
      for note in [first.rawValue, first.rawValue.uppercased(), first.short] {
        #expect(try await problems(of: workspace, noted: note) == [])
      }
      let last = first.rawValue.hasSuffix("0") ? "1" : "0"
      for note in [
        String(first.short.dropLast()), "", "HEAD", "main",
        String(first.rawValue.dropLast()) + last,
        first.rawValue + "0",
      ] {
        #expect(try await problems(of: workspace, noted: note).count == 1, "\(note)")
      }
    }
  }

  @Test func `a store that was put back has not got what was noted since`() async throws {
    try await Fixtures.withWorkspace { workspace in
      let first = try await commit(100, to: workspace)
      let path = workspace.store.path
      let before = try Data(contentsOf: URL(filePath: path))
      let noted = try await commit(110, to: workspace)
      try before.write(to: URL(filePath: path))
      let older = Workspace(store: try DocumentStore(path: path, access: .readOnly))
      #expect(try await problems(of: older, noted: first.short) == [])
      for note in [noted.rawValue, noted.short] {
        #expect(try await problems(of: older, noted: note).first?.contains("put back") == true)
      }
    }
  }
}
