import DeviceCatalogue
import LayoutEngine
import LayoutFormats
import LayoutModel
import LayoutStore
import Testing

@testable import LayoutService

struct CommitTests {
  @Test func `an unchanged scene is neither solved nor written`() async throws {
    try await Fixtures.withWorkspace { workspace in
      let first = try await workspace.commit(
        Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [100, 100, 100, 100])]))
      #expect(first.work == WorkCount(solved: 4, reused: 0, layouts: 4 * 36))
      let second = try await workspace.commit(
        Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [100, 100, 100, 100], top: 21)])
      )
      #expect(second.work == WorkCount(solved: 1, reused: 3, layouts: 36))
      let third = try await workspace.commit(
        Fixtures.tree([
          "A.storyboard": Fixtures.storyboard(buttons: [100, 100, 100, 100], top: 21, image: 9)
        ]))
      #expect(third.work == WorkCount(solved: 0, reused: 4, layouts: 0))
      #expect(third.revision != nil)
    }
  }

  @Test func `a cancelled task records nothing, and a check says what is left`() async throws {
    try await Fixtures.withWorkspace { workspace in
      let tree = Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [100, 120])])
      let committing = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await workspace.commit(tree)
      }
      await #expect(throws: CancellationError.self) { try await committing.value }
      #expect(try workspace.log().isEmpty)

      try await workspace.commit(tree)
      let narrow = Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [900, 120])])
      let checking = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await workspace.check(narrow)
      }
      let report = try await checking.value
      #expect(report.regressions.isEmpty && report.remainingCount == 1)
      #expect(try await !workspace.check(narrow).regressions.isEmpty)
    }
  }

  @Test func `nothing to record makes no revision`() async throws {
    try await Fixtures.withWorkspace { workspace in
      let tree = Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [100])])
      try await workspace.commit(tree)
      #expect(try await workspace.commit(tree).revision == nil)
      #expect(try workspace.log().count == 1)
    }
  }

  @Test func `the frames recorded are the frames solved`() async throws {
    try await Fixtures.withWorkspace { workspace in
      let bytes = Fixtures.storyboard(buttons: [100, 330])
      let report = try await workspace.commit(Fixtures.tree(["A.storyboard": bytes]))
      let revision = try #require(report.revision)
      let document = try InterfaceBuilderReader.read(bytes, path: "A.storyboard")
      for scene in document.scenes {
        let stored = try workspace.store.frames(
          scene: scene.id, path: "A.storyboard", at: revision.id)
        #expect(stored.configurations == Matrix.default.configurations)
        var session = LayoutSession(document: document, scene: scene)
        for (number, configuration) in Matrix.default.configurations.enumerated() {
          for view in session.solve(configuration).views {
            let frame = stored.views.first { $0.view == view.id }?.frames[number]?.frame
            #expect(
              frame.map { sixths($0) } == sixths(view.frame), "\(view.id) \(configuration.name)")
          }
        }
      }
      let verified = try await workspace.verify(.resolve)
      #expect(verified.problems == [])
      #expect(verified.layoutCount == 72)
    }
  }

  private func sixths(_ frame: Frame) -> [Double] {
    [frame.x, frame.y, frame.width, frame.height].map { ($0 * 6).rounded() }
  }

  @Test func `bytes that are no document are kept with the reason and come back`() async throws {
    try await Fixtures.withWorkspace { workspace in
      let broken = Array("<?xml version=\"1.0\"?>\n<document><scenes></document>\n".utf8)
      let mac = Array(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="a"><rect key="frame" x="0" y="0" width="9" height="9"/></customView></objects></document>
        """.utf8)
      let report = try await workspace.commit(
        Fixtures.tree(["B.storyboard": broken, "E.xib": [], "M.xib": mac]))
      // The window of the macOS document.
      #expect(report.work.solved == 1)
      let reasons = report.documents.map { $0.reasonNotSolved ?? "" }
      #expect(reasons[0].hasPrefix("B.storyboard:2:"))
      #expect(reasons[1].contains("empty"))
      #expect(reasons[2] == "")
      #expect(try workspace.export("B.storyboard", at: "HEAD").bytes == broken)
      #expect(try workspace.export("E.xib", at: "HEAD").bytes == [])
      #expect(try workspace.export("M.xib", at: "HEAD").bytes == mac)
      let mended = try await workspace.commit(
        Fixtures.tree(["B.storyboard": Fixtures.storyboard(buttons: [100])]))
      #expect(mended.work.solved == 1)
      #expect(try await workspace.verify(.resolve).problems == [])
    }
  }

  @Test func `a document that is gone from a searched folder is removed`() async throws {
    try await Fixtures.withWorkspace { workspace in
      let bytes = Fixtures.storyboard(buttons: [100])
      try await workspace.commit(
        Fixtures.tree(["App/A.storyboard": bytes, "App/B.storyboard": bytes, "C.xib": []]))
      let report = try await workspace.commit(
        Fixtures.tree(["App/A.storyboard": bytes], folders: ["App"]))
      #expect(report.documents.map(\.path) == ["App/B.storyboard"])
      #expect(report.documents.map(\.edit) == [.removed])
      #expect(try workspace.storedPaths() == ["App/A.storyboard", "C.xib"])
      #expect(try workspace.export("App/B.storyboard", at: "HEAD~1").bytes == bytes)
    }
  }

  @Test func `a rebuild derives the same again`() async throws {
    try await Fixtures.withWorkspace { workspace in
      for (number, width) in [100, 400, 100].enumerated() {
        try await workspace.commit(
          Fixtures.tree([
            "A.storyboard": Fixtures.storyboard(buttons: [width, 100]),
            "B.storyboard": number == 1 ? [] : Fixtures.storyboard(buttons: [100]),
          ]))
      }
      func derived() throws -> [[Regression]] { try workspace.log().map(\.regressions) }
      let before = try derived()
      #expect(before.contains { $0.contains { $0.isAlarm } })
      let report = try await workspace.rebuild()
      #expect(report.revisionCount == 3)
      #expect(try derived() == before)
      #expect(try await workspace.verify(.resolve).problems == [])
    }
  }

  @Test func `bytes alone can be recorded and solved later`() async throws {
    try await Fixtures.withWorkspace { workspace in
      var request = CommitRequest(
        tree: Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [100])]), message: "m",
        author: "Ada", time: 1)
      request.isUnsolved = true
      #expect(try await workspace.commit(request).work == WorkCount())
      let report = try await workspace.rebuild(isResuming: true)
      #expect(report.work == WorkCount(solved: 1, reused: 0, layouts: 36))
    }
  }
}
