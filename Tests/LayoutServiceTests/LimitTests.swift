import DeviceCatalogue
import LayoutEngine
import LayoutModel
import LayoutStore
import Testing

@testable import LayoutService

/// Documents that ask for more than there is: work, room for numbers, text without end.
struct LimitTests {
  /// A screen with a chain of labels, each `factor` times as wide as the one before.
  private func chain(_ count: Int, factor: String, first: String = "1") -> [UInt8] {
    let views = (0..<count).map {
      "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"n\($0)\"/>"
    }
    let widths = (1..<count).map {
      "<constraint firstItem=\"n\($0)\" firstAttribute=\"width\" secondItem=\"n\($0 - 1)\" secondAttribute=\"width\" multiplier=\"\(factor)\" id=\"m\($0)\"/>"
    }
    let places = (0..<count).flatMap { number in
      ["top", "leading"].map {
        "<constraint firstItem=\"n\(number)\" firstAttribute=\"\($0)\" secondItem=\"v\" secondAttribute=\"\($0)\" id=\"p\($0)\(number)\"/>"
      }
    }
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes><scene sceneID="s"><objects>
              <viewController id="c" title="Chain" sceneMemberID="viewController">
                  <view key="view" contentMode="scaleToFill" id="v">
                      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                      <subviews>\(views.joined())</subviews>
                      <viewLayoutGuide key="safeArea" id="g"/>
                      <constraints>
                          <constraint firstItem="n0" firstAttribute="width" constant="\(first)" id="f"/>
                          <constraint firstItem="n0" firstAttribute="height" constant="10" id="h"/>
                          \(widths.joined())\(places.joined())
                      </constraints>
                  </view>
              </viewController>
          </objects></scene></scenes>
      </document>

      """.utf8)
  }

  private func task(_ bytes: [UInt8], _ path: DocumentPath) throws -> SceneTask {
    let read = ReadDocument(path: path, bytes: bytes)
    return try #require(read.tasks(for: read.solvableScenes).first)
  }

  @Test func `a scene that takes too much work is given up, the others are solved`() async throws {
    var solving = SceneSolving(matrix: .default)
    let tasks = [
      try task(chain(24, factor: "999983"), "Chain.storyboard"),
      try task(Fixtures.storyboard(buttons: [100]), "A.storyboard"),
    ]
    solving.workLimit = 200
    let solved = try await solving.solve(tasks) { _, _ in }
    #expect(solved.map(\.isGivenUp) == [true, false])
    #expect(solved[1].layouts.count == 36)
    let again = try await solving.solve(tasks) { _, _ in }
    #expect(again.map(\.isGivenUp) == [true, false], "the same every time")
    solving.workLimit = LayoutOptions.usualWorkLimit
    #expect(try await solving.solve(tasks) { _, _ in }.map(\.isGivenUp) == [false, false])
  }

  @Test func `a frame out of range is refused with its view, and the rest is kept`() async throws {
    try await Fixtures.withWorkspace { workspace in
      let report = try await workspace.commit(
        Fixtures.tree(["Far.storyboard": chain(5, factor: "1000", first: "2")]))
      // 2, 2,000, 2,000,000; then 2e9 and 2e12, beyond 357,913,941.
      #expect(report.refused.map(\.view) == ["n3", "n4"])
      #expect(report.refused.allSatisfy { $0.configurations.count == 36 })
      let revision = try #require(report.revision)
      let frames = try workspace.store.frames(
        scene: "v", path: "Far.storyboard", at: revision.id)
      for (view, width) in [("n0", 2.0), ("n1", 2_000), ("n2", 2_000_000)] {
        let stored = try #require(frames.views.first { $0.view == ObjectID(view) })
        #expect(stored.frames.allSatisfy { $0?.frame.width == width })
        #expect(stored.outOfRange.isEmpty)
      }
      let far = try #require(frames.views.first { $0.view == "n4" })
      #expect(far.frames.allSatisfy { $0 == nil } && far.outOfRange.count == 36)
      #expect(try await workspace.verify(.resolve).problems == [])
      _ = try await workspace.rebuild()
      #expect(try await workspace.verify(.resolve).problems == [])
      // Selectors still see it: such a scene is solved for them.
      #expect(try await workspace.query("view{w > 1000000000}").map(\.view) == ["n3", "n4"])
    }
  }
}
