import LayoutEngine
import Testing

@testable import LayoutModel

/// What a fixed frame means, by the Xcode that saved the document.
struct FixedFrameTests {
  /// The frame of a view that is recorded 200 points wide in a root of 375, in a window of 475.
  private func frame(tools: Int, constraints: [LayoutConstraint] = []) throws -> Frame {
    let view = View.drawn("m", .view, Frame(40, 100, 200, 150)) {
      $0.hasFixedFrame = true
      $0.autoresizing = .flexibleWidth
    }
    var document = Document(kind: .storyboard, platform: .iOS, toolsVersion: tools)
    document.scenes = [HandDrawn([view], constraints: constraints).scene]
    var session = LayoutSession(document: document, scene: document.scenes[0])
    let layout = session.solve(.named("wide", width: 475))
    return try #require(layout.views.first { $0.id == "m" }).frame
  }

  @Test func `it keeps its size before Xcode 8 and follows its mask since`() throws {
    #expect(try frame(tools: 9059) == Frame(40, 100, 200, 150))
    #expect(try frame(tools: 11134) == Frame(40, 100, 300, 150))
  }

  @Test func `a view that a constraint names is held by constraints alone`() throws {
    let centred = LayoutConstraint(
      id: "x", owner: "root", firstItem: "m", firstAttribute: .centerX, secondItem: "root",
      secondAttribute: .centerX)
    let width = LayoutConstraint(
      id: "w", owner: "m", firstItem: "m", firstAttribute: .width, constant: 100)
    let found = try frame(tools: 22505, constraints: [centred, width])
    #expect(found.x == 187.5)
    #expect(found.width == 100)
  }
}
