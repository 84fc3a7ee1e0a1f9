import LayoutModel
import Testing

@testable import LayoutEngine

struct SceneSystemTextTests {
  @Test func `the system behind a layout names views, constraints and sizes`() throws {
    let badge = View(
      id: "badge", kind: .imageView, label: "Badge", content: .image(ImageContent(name: "star")))
    let root = View(
      id: "root", kind: .view, subviews: [badge],
      constraints: [
        LayoutConstraint(
          id: "k", owner: "root", firstItem: "badge", firstAttribute: .leading, secondItem: "root",
          secondAttribute: .leading, constant: 16, priority: 900)
      ])
    let scene = Scene(
      id: "root", kind: .controller, title: "Screen", root: root,
      controller: ControllerContext(id: "vc"), location: SourceLocation(line: 1, column: 1))
    var document = Document(kind: .storyboard, platform: .iOS, scenes: [scene])
    document.images = ["star": ImageResource(size: Size(width: 20, height: 30))]
    var session = LayoutSession(document: document, scene: scene)
    #expect(session.systemText == nil)
    _ = session.solve(
      Configuration(
        name: "c", device: "d", size: Size(width: 320, height: 480), idiom: .phone))
    let lines = try #require(session.systemText).split(separator: "\n").map(String.init)
    // Two views have four variables each.
    #expect(lines[0].hasPrefix("8 variables, "))
    #expect(lines.contains { $0.hasSuffix(" = left of Badge") })
    #expect(lines.contains { $0.hasSuffix(" = 320 width of the window") })
    #expect(lines.contains { $0.hasSuffix(" = 20 natural width of Badge") })
    let sentence = "    leading of Badge to Screen = 16 (priority 900)"
    let row = try #require(lines.first { $0.hasSuffix(sentence) })
    #expect(row.contains(" 900  "))
    #expect(lines.filter { $0.hasSuffix("    natural width of Badge") }.count == 2)
  }
}
