import LayoutModel
import LayoutService
import Testing

/// Who changed what last, from stored rows; the expected answers follow from what was committed.
struct BlameTests {
  /// Widths of the button 100, 100, 40, 40, 60; the title's top 20, 30, 30, 30, 30.
  private func withHistory(_ body: (Workspace) throws -> Void) async throws {
    try await Fixtures.withWorkspace { workspace in
      for (number, state) in [(100, 20), (100, 30), (40, 30), (40, 30), (60, 30)].enumerated() {
        let image = number == 3 ? 9 : nil
        try await workspace.commit(
          Fixtures.tree([
            "A.storyboard": Fixtures.storyboard(
              buttons: [state.0, 50], top: state.1, image: image)
          ]), "r\(number)")
      }
      try body(workspace)
    }
  }

  @Test func `each constraint names the revision that last changed it`() async throws {
    try await withHistory { workspace in
      let report = try workspace.blame("A.storyboard")
      let revisions = Dictionary(
        uniqueKeysWithValues: report.lines.map { ($0.object.rawValue, $0.revision.message) })
      #expect(revisions["w0"] == "r4" && revisions["k0a"] == "r1" && revisions["h0"] == "r0")
      #expect(revisions["w1"] == "r0" && revisions["k1a"] == "r0")
      #expect(report.lines.count == 14)
      let top = report.lines.first { $0.object.rawValue == "k0a" }
      #expect(top?.text.hasPrefix("top of Title") == true && top?.text.hasSuffix("= 30") == true)
      #expect(top?.location != nil)
      let then = try workspace.blame("A.storyboard", view: "b0", at: "HEAD~2")
      #expect(Set(then.lines.map(\.object.rawValue)) == ["w0", "h0", "k0d", "k0e"])
      #expect(then.lines.first { $0.object.rawValue == "w0" }?.revision.message == "r2")
    }
  }

  @Test func `each frame names the revision that last moved it`() async throws {
    try await withHistory { workspace in
      let report = try workspace.blameFrames("A.storyboard", configuration: "iphone-se-1")
      let revisions = Dictionary(
        uniqueKeysWithValues: report.lines.map { ($0.object.rawValue, $0.revision.message) })
      #expect(
        revisions == [
          "v0": "r0", "t0": "r1", "b0": "r4", "v1": "r0", "t1": "r0", "b1": "r0",
        ])
      #expect(report.lines.first { $0.object.rawValue == "b0" }?.frame?.width == 60)
      #expect(throws: (any Error).self) {
        try workspace.blameFrames("A.storyboard", configuration: "nokia")
      }
    }
  }

  @Test func `the first revision narrower than 44 points is found without solving`() async throws {
    try await withHistory { workspace in
      func first(_ text: String) throws -> FirstFrameReport {
        try workspace.firstRevision(
          where: try #require(FrameCondition(text)), view: "b0", configuration: "iphone-se-1")
      }
      let found = try #require(try first("w<44").found)
      #expect(found.revision.message == "r2")
      #expect(found.frame.width == 40 && found.before?.width == 100 && !found.stillHolds)
      #expect(try first("w >= 100").found?.revision.message == "r0")
      #expect(try first("w=60").found?.stillHolds == true)
      #expect(try first("w<40").found == nil)
      for text in ["", "w", "w<", "q<4", "w<nan", "w!4"] { #expect(FrameCondition(text) == nil) }
    }
  }
}
