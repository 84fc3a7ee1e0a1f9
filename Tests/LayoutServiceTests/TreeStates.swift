import Foundation
import LayoutModel

@testable import LayoutService

/// Where the states of a tree come from.
enum TreeKind: String, CaseIterable, Sendable {
  case store, git, disk

  /// The kinds that this machine can make.
  static var present: [TreeKind] { allCases.filter { $0 != .git || Scratch.hasGit } }

  typealias Files = [DocumentPath: [UInt8]]

  /// Makes two states one after the other and hands them to `body` as snapshots.
  func states(
    _ base: Files, _ head: Files, _ body: @escaping (TreeComparison) throws -> Void
  ) async throws {
    switch self {
    case .store: try await Self.stored(base, head, body)
    case .git: try await Self.committed(base, head, body)
    case .disk:
      let before = try Self.snapshot(base)
      let tree = Self.tree(head)
      try body(TreeComparison(base: before, head: try tree.snapshot(over: before)))
    }
  }

  private static func snapshot(_ files: Files) throws -> TreeSnapshot {
    try TreeSnapshot(
      disk: Fixtures.tree(files.filter { !FileRole.isFont($0.key) }).files, fonts: shelf(files))
  }

  private static func tree(_ files: Files) -> WorkTree {
    Fixtures.tree(files.filter { !FileRole.isFont($0.key) }, folders: [""])
      .recordingFonts(shelf(files))
  }

  private static func shelf(_ files: Files) -> FontShelf {
    FontShelf(
      files.filter { FileRole.isFont($0.key) }.map { SourceFile(path: $0.key, bytes: $0.value) })
  }

  private static func stored(
    _ base: Files, _ head: Files, _ body: (TreeComparison) throws -> Void
  ) async throws {
    try await Fixtures.withWorkspace { workspace in
      var revisions: [Revision?] = []
      for files in [base, head] {
        var request = CommitRequest(tree: tree(files), message: "m", author: "Ada", time: 1)
        request.isUnsolved = true
        revisions.append(try await workspace.commit(request).revision)
      }
      try body(
        TreeComparison(
          base: try workspace.snapshot(at: revisions[0]?.id),
          head: try workspace.snapshot(at: (revisions[1] ?? revisions[0])?.id)))
    }
  }

  private static func committed(
    _ base: Files, _ head: Files, _ body: (TreeComparison) throws -> Void
  ) async throws {
    try await Scratch.with { git in
      for files in [base, head] {
        for name in try FileManager.default.contentsOfDirectory(atPath: git.path)
        where name != ".git" {
          try FileManager.default.removeItem(at: git.folder.appending(path: name))
        }
        for (path, bytes) in files { try git.write(bytes, to: path.text) }
        try git.commit("m")
      }
      let repository = try GitRepository(path: git.path)
      let range = try GitRange("\(git.commits[0])..\(git.commits[1])")
      try body(
        try GitTree(repository, disk: { SourceFile(path: $1, bytes: []) })
          .comparison(try repository.resolve(range), head: range.head))
    }
  }
}
