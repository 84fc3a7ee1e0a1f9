import LayoutEngine
import LayoutModel
import Testing

/// Where canvases place views: distances, centres, and the fonts of the Mac that saved a scene.
struct CanvasPlaceTests {
  @Test(arguments: [("safe", 0.0), ("root", 20)])
  func `the standard distance to a safe area is nothing on the canvas, to a view its number`(
    _ other: String, _ left: Double
  ) {
    var screen = SemanticsScreen(
      [.sized("text", 51, 20)], ["text.leading = \(other).leading + 20", "text.top = root.top"]
    ).changing("root") { root in
      root = root.guide("safe", .safeArea)
      root.frame = Frame(x: 0, y: 0, width: 375, height: 667)
      for index in root.constraints.indices where root.constraints[index].constant == 20 {
        root.constraints[index].isSymbolic = true
      }
    }
    screen.document.canvas = Canvas(deviceID: "retina4_7")
    #expect(screen.solvedAsDesigned().view("text")?.frame.x == left)
    #expect(screen.solved().view("text")?.frame.x == 20)
  }

  /// 667 - 20 leaves 323.5 on either side; what stands in the view keeps its place in it.
  @Test(arguments: [
    (SceneKind.topLevel, 8191, 324.0), (.topLevel, 9531, 323), (.topLevel, 10117, 323),
    (.topLevel, 11762, 324), (.controller, 10117, 324),
  ])
  func `between two points what lies right in a xib's view goes up in Xcode 7`(
    _ kind: SceneKind, _ tools: Int, _ top: Double
  ) {
    var screen = SemanticsScreen(
      [.blank("box", [.sized("inner", 10, 7)])],
      [
        "box.centerY = root.centerY", "box.left = root.left", "box.width = 51", "box.height = 20",
        "inner.top = box.top + 3", "inner.left = box.left",
      ])
    screen.scene.root.frame = Frame(x: 0, y: 0, width: 375, height: 667)
    screen.scene.kind = kind
    screen.document.toolsVersion = tools
    let layout = screen.solvedAsDesigned()
    #expect(layout.view("box")?.frame == Frame(x: 0, y: top, width: 51, height: 20))
    #expect(layout.view("inner")?.frame.y == 3)
  }

  /// Lines of 1.3 of the size; Helvetica Neue has 1.165.
  private let font = DeclaredFont(ascender: 1, descender: 0.3)

  private func scene(_ name: String, _ heights: [Double]) -> SemanticsScreen {
    let labels = heights.enumerated().map {
      BroughtFont.label(ObjectID("\(name)\($0.offset)"), size: 15, height: $0.element)
    }
    var screen = SemanticsScreen(
      labels + [.stack(ObjectID("\(name)-row"), StackContent(), [])],
      labels.flatMap { ["\($0.id).leading = root.leading", "\($0.id).top = root.top"] })
    screen.scene.id = ObjectID(name)
    return screen
  }

  /// 15 times 1.165 is 17.475, times 1.3 19.5: at 2x 17.5 and 19.5.
  @Test(arguments: [([17.5, 17.5], 17.5), ([17.5], 19.5), ([19.5, 17.5], 19.5)])
  func `two labels of a storyboard's scene tell which font its Mac had, else those of all`(
    _ heights: [Double], _ drawn: Double
  ) {
    var (session, device) = BroughtFont.session(
      scene("a", heights), scene("b", [19.5, 19.5, 19.5]), font: font)
    #expect(session.solveAsDesigned().view("a0")?.frame.height == drawn)
    #expect(session.solve(device).view("a0")?.frame.height == 19.5)
  }

  @Test func `what lies below a label in a font that labels tell of follows recordings`() {
    var screen = scene("a", [19.5, 19.5])
    screen.scene.root.subviews += [.blank("below"), .blank("aside")]
    screen = screen.owned(
      by: "root",
      [
        "below.top = a0.bottom", "below.left = root.left", "aside.top = root.top",
        "aside.left = root.left", "below.width = 51", "below.height = 20", "aside.width = 51",
        "aside.height = 20",
      ])
    var (session, _) = BroughtFont.session(screen, font: font)
    let told = session.solveAsDesigned().assumptions
    #expect(told.filter { $0.reason == .followsRecording }.map(\.view).contains("below"))
    #expect(!told.map(\.view).contains("aside"))
  }

  /// At 24 points Helvetica Neue's lines are 28 high, Lato's 29, Futura's 31.5; every Mac has Futura.
  @Test(arguments: [("Lato-Regular", 28.0), ("Futura-Medium", 31.5)])
  func `no label tells that the Mac lacked a font of the system`(
    _ name: String, _ height: Double
  ) {
    let labels = ["a", "b"].map { id in
      var label = BroughtFont.label(ObjectID(id), size: 24, height: 28)
      if case .label(var content) = label.content {
        content.font = FontDescription(face: .named(name, family: nil), pointSize: 24)
        label.content = .label(content)
      }
      return label
    }
    var (session, _) = BroughtFont.session(BroughtFont.screen(labels), font: font)
    #expect(session.solveAsDesigned().view("a")?.frame.height == height)
  }
}
