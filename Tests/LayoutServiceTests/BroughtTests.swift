import LayoutModel
import Testing

@testable import LayoutService

/// Merges of git name who made the edits, although an import follows first parents.
@Suite(.enabled(if: Scratch.hasGit, "git is not installed"))
struct BroughtTests {
  private func write(_ git: Scratch, _ widths: [Int], top: Int = 20) throws {
    try git.write(Fixtures.storyboard(buttons: widths, top: top), to: "A.storyboard")
  }

  /// Trunk and a side line of two commits, the second by another author, joined by a third.
  private func fill(_ git: inout Scratch) throws {
    try write(git, [100, 100])
    try git.write(Array("text".utf8), to: "README")
    try git.commit("First")
    try git.run("checkout", "-q", "-b", "side")
    try write(git, [90, 100])
    try git.run("add", "-A")
    try git.run("commit", "-q", "--author", "Cid <c@d.e>", "-m", "Narrower\n\nBy ten.")
    try git.write(Array("else".utf8), to: "README")
    try git.run("commit", "-q", "-a", "--author", "Eve <e@f.g>", "-m", "No layout")
    try write(git, [90, 80])
    try git.run("commit", "-q", "-a", "--author", "Dora <d@e.f>", "-m", "The second, too")
    try git.run("checkout", "-q", "trunk")
    try git.write(Array("more".utf8), to: "NEWS")
    try git.commit("Meanwhile")
    try git.run("merge", "-q", "--no-ff", "-m", "Merge", "side")
  }

  @Test func `a merge is put down to the commits that edited the view`() async throws {
    try await Scratch.with { git in
      try fill(&git)
      try await Fixtures.withWorkspace { workspace in
        _ = try await workspace.importHistory(ImportRequest(repository: git.path))
        let first = try workspace.history(of: "A.storyboard:b0").entries
        #expect(first.map(\.revision.message) == ["Merge", "First"])
        #expect(
          first.map(\.authors) == [["Cid <c@d.e>"], ["Ada <ada@example.org>"]])
        #expect(first[0].broughtCommits.map(\.message) == ["Narrower"])
        #expect(
          first[0].broughtCommits.map(\.id)
            == [String(decoding: try git.run("rev-parse", "side~2").prefix(40), as: UTF8.self)])
        let second = try workspace.history(of: "A.storyboard:b1").entries
        #expect(second.map(\.authors) == [["Dora <d@e.f>"], ["Ada <ada@example.org>"]])
        #expect(try await workspace.verify(.resolve).problems == [])
      }
    }
  }

  @Test func `a frame that moved with others is put down to who edited the document`()
    async throws
  {
    try await Scratch.with { git in
      try write(git, [100])
      try git.commit("First")
      try git.run("checkout", "-q", "-b", "side")
      // The title goes down, and the button below it.
      try write(git, [100], top: 40)
      try git.commit("Lower")
      try git.run("checkout", "-q", "trunk")
      try git.run("merge", "-q", "--no-ff", "-m", "Merge", "side")
      try await Fixtures.withWorkspace { workspace in
        _ = try await workspace.importHistory(ImportRequest(repository: git.path))
        let merge = try #require(try workspace.history(of: "A.storyboard:b0").entries.first)
        #expect(merge.structure.isEmpty && !merge.changes.isEmpty)
        #expect(merge.broughtCommits.map(\.message) == ["Lower"])
      }
    }
  }

  @Test func `a merge of merges has the commits of both lines, each merge its own`() async throws {
    try await Scratch.with { git in
      try write(git, [100, 100])
      try git.commit("First")
      try git.run("checkout", "-q", "-b", "inner")
      try write(git, [90, 100])
      try git.commit("Inner")
      try git.run("checkout", "-q", "-b", "side", "trunk")
      try git.write(Array("text".utf8), to: "README")
      try git.commit("Side")
      try git.run("merge", "-q", "--no-ff", "-m", "Merge of inner", "inner")
      try git.run("checkout", "-q", "trunk")
      try git.run("merge", "-q", "--no-ff", "-m", "Merge of side", "side")
      try git.run("checkout", "-q", "inner")
      try write(git, [80, 100])
      try git.commit("Inner again")
      try git.run("checkout", "-q", "trunk")
      try git.run("merge", "-q", "--no-ff", "-m", "Merge of inner again", "inner")
      try await Fixtures.withWorkspace { workspace in
        _ = try await workspace.importHistory(ImportRequest(repository: git.path))
        let entries = try workspace.history(of: "A.storyboard:b0").entries
        #expect(
          entries.map { $0.broughtCommits.map(\.message) } == [["Inner again"], ["Inner"], []])
      }
    }
  }

  @Test func `commits that an older merge brought are not told again`() {
    let lines: [Substring] = ["m2 m1 s2", "m1 a s1", "s2 s1", "s1 a", "a"]
    let brought = CommitGraph(lines).brought(by: ["m1", "m2"])
    #expect(brought == ["m1": ["s1"], "m2": ["s2"]])
  }

  @Test func `a graph that names itself as its parent ends`() {
    #expect(CommitGraph(["a a a", "b b"]).brought(by: ["a"]) == [:])
    #expect(CommitGraph([]).brought(by: ["a"]) == [:])
  }
}
