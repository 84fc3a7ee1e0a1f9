import LayoutEngine
import LayoutModel
import Testing

/// Lines of fonts as the saving Mac drew them.
struct DrawnLineTests {
  private func label(_ id: ObjectID, _ size: Double, _ height: Double) -> View {
    var view = View.caption(id, "Title")
    view.frame = Frame(x: 0, y: 0, width: 40, height: height)
    view.content = .label(
      LabelContent(
        text: TextContent("Title"),
        font: FontDescription(face: .named("Brought-Book", family: nil), pointSize: size)))
    return view
  }

  /// Heights on the canvas and on a device where the font's file says 1.5 of the size.
  private func heights(_ labels: [View], _ constraints: [String] = []) -> [[Double?]] {
    var screen = SemanticsScreen(
      labels + [.stack("row", StackContent(), [])],
      labels.map { "\($0.id.rawValue).leading = root.leading" }
        + labels.map { "\($0.id.rawValue).top = root.top" } + constraints)
    screen.document.toolsVersion = 17506
    screen.document.canvas = Canvas(deviceID: "retina4_7")
    screen.scene.root.frame = Frame(x: 0, y: 0, width: 375, height: 667)
    var document = screen.document
    document.scenes = [screen.scene]
    var options = LayoutOptions.standard
    options.overrides.fonts["Brought-Book"] = DeclaredFont(ascender: 1.2, descender: 0.3)
    var session = LayoutSession(document: document, scene: screen.scene, options: options)
    let designed = session.solveAsDesigned()
    let shipped = session.solve(screen.configuration)
    return [designed, shipped].map { layout in
      labels.map { layout.view($0.id)?.frame.height }
    }
  }

  /// Recorded of a Muli whose file in the repository has higher lines: 16.5, 19 and 25.5 points at 13, 15
  /// and 20.
  @Test func `lines that most labels of a font deny are drawn as those labels are`() {
    let recorded = [label("a", 13, 16.5), label("b", 15, 19), label("c", 20, 25.5)]
    #expect(heights(recorded) == [[16.5, 19, 25.5], [19.5, 22.5, 30]])
  }

  @Test func `two labels decide nothing, nor do three that agree with the file`() {
    #expect(heights([label("a", 13, 16.5), label("b", 15, 19)])[0] == [19.5, 22.5])
    let own = [label("a", 13, 19.5), label("b", 15, 22.5), label("c", 20, 30)]
    #expect(heights(own)[0] == [19.5, 22.5, 30])
  }

  @Test func `labels whose height is constrained decide nothing`() {
    let recorded = [label("a", 13, 16.5), label("b", 15, 19), label("c", 20, 25.5)]
    #expect(
      heights(recorded, ["a.height = 16.5", "b.height = 19"])[0] == [16.5, 19, 30])
  }

  /// The answer leans on recordings, and says so.
  @Test func `a line that was read off labels is told as an assumption`() {
    var screen = SemanticsScreen(
      [label("a", 13, 16.5), label("b", 15, 19), label("c", 20, 25.5)],
      ["a.top = root.top", "b.top = root.top", "c.top = root.top"])
    screen.document.toolsVersion = 17506
    screen.document.canvas = Canvas(deviceID: "retina4_7")
    screen.scene.root.frame = Frame(x: 0, y: 0, width: 375, height: 667)
    var options = LayoutOptions.standard
    options.overrides.fonts["Brought-Book"] = DeclaredFont(ascender: 1.2, descender: 0.3)
    var document = screen.document
    document.scenes = [screen.scene]
    var session = LayoutSession(document: document, scene: screen.scene, options: options)
    let told = session.solveAsDesigned().assumptions.filter { $0.reason == .unknownFont }
    #expect(Set(told.map(\.view)) == ["a", "b", "c"])
  }
}
