import Foundation
import LayoutModel
import LayoutStore
import Testing

@testable import LayoutService

/// Git's branches, tags and ids name the revisions that were made of its commits.
@Suite(.enabled(if: Scratch.hasGit, "git is not installed"))
struct `Names of git in a store` {
  /// `trunk` with two commits, and `feature`, checked out, with one more.
  private func fill(_ git: inout Scratch) throws {
    try write(100, &git)
    try git.run("tag", "v1")
    try write(110, &git)
    try git.run("checkout", "-q", "-b", "feature")
    try write(120, &git)
  }

  private func write(_ width: Int, _ git: inout Scratch) throws {
    try git.write(Fixtures.storyboard(buttons: [width]), to: "A.storyboard")
    try git.commit("width \(width)")
  }

  private func request(_ git: Scratch) -> ImportRequest {
    var request = ImportRequest(repository: git.path)
    request.isUnsolved = true
    return request
  }

  /// The message of the revision that a name stands for.
  private func message(_ name: String, _ workspace: Workspace, _ git: Scratch) throws -> String {
    let workspace = try Workspace(
      path: workspace.store.path, for: .reading, repository: git.path)
    return try workspace.entry(name).revision.message
  }

  @Test func `what is checked out is the current branch, and others are found through git`()
    async throws
  {
    try await Scratch.with { git in
      try fill(&git)
      try await Fixtures.withWorkspace { workspace in
        _ = try await workspace.importHistory(request(git))
        #expect(try workspace.branches().map(\.name) == ["feature"])
        #expect(try message("HEAD", workspace, git) == "width 120")
        #expect(try message("trunk", workspace, git) == "width 110")
        #expect(try message("trunk~1", workspace, git) == "width 100")
        #expect(try message("v1", workspace, git) == "width 100")
        #expect(try message(String(git.commits[1].prefix(7)), workspace, git) == "width 110")
        #expect(try workspace.entry("HEAD").revision.origin == git.commits[2])
        // A commit without layouts stands for the newest one before it that has some.
        try git.write(Array("text".utf8), to: "README")
        try git.commit("No layout")
        try git.run("update-ref", "refs/remotes/origin/feature", git.commits[3])
        #expect(try message("origin/feature", workspace, git) == "width 120")
        #expect(throws: StoreError.unknownRevision("nowhere")) {
          try message("nowhere", workspace, git)
        }
      }
    }
  }

  @Test func `the base of a feature branch is not the feature itself`() async throws {
    try await Scratch.with { git in
      try fill(&git)
      try await Fixtures.withWorkspace { workspace in
        var all = request(git)
        all.includesAllBranches = true
        _ = try await workspace.importHistory(all)
        let branches = try workspace.branches()
        #expect(branches.map(\.name) == ["feature", "trunk"])
        #expect(branches.first { $0.isCurrent }?.name == "feature")
        #expect(try workspace.entry("trunk").revision.message == "width 110")
        // Another checkout makes another branch the current one, and records nothing.
        try git.run("checkout", "-q", "trunk")
        #expect(try await workspace.importHistory(all).revisions.isEmpty)
        #expect(try workspace.branches().first { $0.isCurrent }?.name == "trunk")
        // Squashed onto the trunk: one revision more there, and the branch stays.
        try git.run("merge", "-q", "--squash", "feature")
        try git.commit("squashed")
        _ = try await workspace.importHistory(all)
        #expect(
          try workspace.log("trunk").map(\.revision.message) == [
            "squashed", "width 110", "width 100",
          ])
        #expect(try workspace.entry("feature").revision.message == "width 120")
        #expect(try workspace.branches().count == 2)
      }
    }
  }

  @Test func `a rebased branch begins again, and what it had stays`() async throws {
    try await Scratch.with { git in
      try fill(&git)
      try await Fixtures.withWorkspace { workspace in
        var all = request(git)
        all.includesAllBranches = true
        _ = try await workspace.importHistory(all)
        let old = try workspace.entry("feature").revision.id
        try git.run("commit", "-q", "--amend", "-m", "width 120 again", time: 1_500_000_000)
        _ = try await workspace.importHistory(all)
        #expect(
          try workspace.log("feature").map(\.revision.message)
            == ["width 120 again", "width 110", "width 100"])
        #expect(try workspace.entry("feature-before-\(old.short)").revision.id == old)
        #expect(try workspace.branches().first { $0.isCurrent }?.name == "feature")
        #expect(try await workspace.verify(.full).problems == [])
      }
    }
  }

  @Test func `a renamed branch keeps its revisions under the new name`() async throws {
    try await Scratch.with { git in
      try fill(&git)
      try await Fixtures.withWorkspace { workspace in
        _ = try await workspace.importHistory(request(git))
        try git.run("branch", "-m", "feature", "better")
        try write(130, &git)
        _ = try await workspace.importHistory(request(git))
        #expect(try workspace.branches().map(\.name) == ["better"])
        #expect(try workspace.log().count == 4)
      }
    }
  }

  @Test func `a detached head goes to the current branch`() async throws {
    try await Scratch.with { git in
      try fill(&git)
      try git.run("checkout", "-q", "--detach", "v1")
      try await Fixtures.withWorkspace { workspace in
        _ = try await workspace.importHistory(request(git))
        #expect(try workspace.branches().map(\.name) == ["main"])
        #expect(try workspace.log().map(\.revision.message) == ["width 100"])
      }
    }
  }

  @Test func `a head is noted in the message of an annotated tag`() async throws {
    try await Scratch.with { git in
      try fill(&git)
      let id = String(repeating: "0123456789abcdef", count: 4)
      try git.run("tag", "-a", "noted", "-m", "Release 1\n\nkeyline \(id).")
      #expect(try NotedHead.id(inTag: "noted", repository: git.path) == id)
      try git.run("tag", "-a", "silent", "-m", "nothing")
      // `v1` points at the commit itself; a commit's own id has fewer digits.
      for name in ["silent", "v1", "nowhere", "-d"] {
        #expect(throws: GitError.self) {
          try NotedHead.id(inTag: name, repository: git.path)
        }
      }
    }
  }
}
