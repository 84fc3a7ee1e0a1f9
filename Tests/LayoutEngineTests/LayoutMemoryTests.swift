import DeviceCatalogue
import LayoutModel
import Testing

@testable import LayoutEngine

/// What large scenes take in memory: of views on all configurations there are hundreds of thousands.
struct LayoutMemoryTests {
  @Test func `a plain view on a configuration takes 96 bytes, and its file's view 800`() {
    #expect(MemoryLayout<SolvedView>.stride <= 96)
    #expect(MemoryLayout<View>.stride <= 800)
  }

  @Test func `what a view shows is kept beside it, and counts for whether two are equal`() {
    var view = SolvedView(
      id: "a", superview: nil, frame: Frame(x: 0, y: 0, width: 1, height: 2),
      absoluteOrigin: Point(x: 0, y: 0))
    let plain = view
    #expect(view.contentRect == nil && view.text == nil && view.contentSize == nil)
    #expect(view.intrinsicSize.horizontal == nil && view.intrinsicSize.vertical == nil)
    view.contentSize = Size(width: 3, height: 4)
    view.intrinsicSize.vertical = 5
    #expect(plain.contentSize == nil, "a copy of its own")
    #expect(view != plain)
    #expect(view.contentSize == Size(width: 3, height: 4))
    #expect(view.intrinsicSize.vertical == 5)
    view.contentSize = nil
    view.intrinsicSize.vertical = nil
    #expect(view == plain)
    #expect(view.hashValue == plain.hashValue)
  }

  @Test func `a session that gave its memory back solves as before`() throws {
    let root = View(
      id: "v", kind: .view, frame: Frame(x: 0, y: 0, width: 320, height: 480),
      subviews: [
        View(
          id: "l", kind: .label, frame: Frame(x: 16, y: 20, width: 100, height: 21),
          content: .label(LabelContent(text: TextContent("Title"), font: .system(17))))
      ])
    let scene = Scene(
      id: "s", kind: .controller, title: "Screen", root: root,
      location: SourceLocation(line: 1, column: 1))
    let document = Document(kind: .storyboard, platform: .iOS, scenes: [scene])
    let matrix = Matrix.default
    var session = LayoutSession(document: document, scene: scene)
    let before = matrix.configurations.map { session.solve($0) }
    session.letGo()
    #expect(session.prepared.isEmpty)
    #expect(session.last == nil)
    #expect(matrix.configurations.map { session.solve($0) } == before)
    #expect(!session.prepared.isEmpty, "it was made anew")
  }
}
