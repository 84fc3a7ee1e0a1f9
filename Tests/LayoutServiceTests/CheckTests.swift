import LayoutModel
import LayoutService
import Testing

struct CheckTests {
  private let good = Fixtures.storyboard(buttons: [100, 100])

  @Test func `a new error gates and names its configurations`() async throws {
    try await Fixtures.withWorkspace { workspace in
      try await workspace.commit(Fixtures.tree(["A.storyboard": good]))
      let wide = Fixtures.storyboard(buttons: [340, 100])
      let report = try await workspace.check(Fixtures.tree(["A.storyboard": wide]))
      #expect(report.gates)
      let first = try #require(report.regressions.first { $0.gates })
      #expect(first.change == .new)
      #expect(first.finding.view == "b0")
      #expect(first.configurations.contains("iphone-se-1"))
      #expect(!first.configurations.contains("ipad-9"))
    }
  }

  @Test func `a view that moved is a change and never gates`() async throws {
    try await Fixtures.withWorkspace { workspace in
      try await workspace.commit(Fixtures.tree(["A.storyboard": good]))
      let moved = Fixtures.tree([
        "A.storyboard": Fixtures.storyboard(buttons: [100, 100], top: 28)
      ])
      let report = try await workspace.check(moved)
      #expect(!report.gates)
      #expect(report.regressions.isEmpty)
      let diff = try await workspace.diff(to: moved)
      let lines = diff.comparison.documents[0].scenes.flatMap(\.frames).map(\.text)
      #expect(lines == ["2 views moved by (0,+8) on all 36 configurations"])
      #expect(
        diff.comparison.documents[0].structure.map(\.text) == [
          "top of Title to Safe Area: 20 -> 28"
        ])
      #expect(diff.comparison.work.solved == 2)
      #expect(diff.comparison.work.reused == 1)
    }
  }

  @Test func `an error that was there stays quiet, and is thanked for when it goes`() async throws {
    try await Fixtures.withWorkspace { workspace in
      let wide = Fixtures.storyboard(buttons: [340, 100])
      try await workspace.commit(Fixtures.tree(["A.storyboard": wide]))
      let same = try await workspace.check(
        Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [340, 100], top: 24)]))
      #expect(!same.gates)
      #expect(same.keptCount > 0)
      let mended = try await workspace.check(Fixtures.tree(["A.storyboard": good]))
      #expect(!mended.gates)
      #expect(mended.regressions.map(\.change).contains(.fixed))
    }
  }

  @Test func `without a base every finding is told and errors gate`() async throws {
    let wide = SourceFile(path: "A.storyboard", bytes: Fixtures.storyboard(buttons: [420]))
    let fine = SourceFile(path: "B.storyboard", bytes: good)
    #expect(try await PlainCheck().run([wide]).gates)
    #expect(try await !PlainCheck().run([fine]).gates)
    let broken = SourceFile(path: "C.xib", bytes: Array("<".utf8))
    let report = try await PlainCheck().run([broken, fine])
    #expect(report.problems.map(\.path) == ["C.xib"])
    #expect(report.work.solved == 2)
    // What the disk does not give is told, and the rest is judged.
    let locked = SourceFile(path: "D.xib") { () throws(FileProblem) in
      throw FileProblem(path: "D.xib", reason: "permission denied")
    }
    let rest = try await PlainCheck().run([locked, wide])
    #expect(rest.problems.map(\.reason) == ["D.xib: permission denied"])
    #expect(rest.problems.allSatisfy(\.isMissed) && rest.gates)
  }

  @Test func `a selector finds views by their frames`() async throws {
    try await Fixtures.withWorkspace { workspace in
      try await workspace.commit(
        Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [30, 100])]))
      let found = try await workspace.query("button{w < 44}")
      #expect(found.map(\.view) == ["b0"])
      #expect(found[0].places.count == 36)
      await #expect(throws: WorkspaceError.self) { try await workspace.query("button{w <") }
    }
  }
}
