import LayoutModel
import Testing

/// What bars, sheets and sensor housings take of a root on the canvas, by release.
///
/// Figures: frames recorded in public documents.
struct CanvasInsetTests {
  /// What is left free above and below a view that fills the safe area.
  private func insets(
    _ device: String?, _ width: Double, _ height: Double, tools: Int,
    _ change: (inout ControllerContext) -> Void = { _ in }
  ) -> [Double] {
    var screen = SemanticsScreen(
      [.blank("view")],
      [
        "view.leading = root.leading", "view.trailing = root.trailing",
        "view.top = safe.top", "view.bottom = safe.bottom",
      ]
    ).changing("root") {
      $0 = $0.guide("safe", .safeArea)
      $0.frame = Frame(x: 0, y: 0, width: width, height: height)
    }
    screen.document.toolsVersion = tools
    screen.document.canvas = device.map { Canvas(deviceID: $0) } ?? Canvas()
    screen.document.usesSafeAreas = true
    if var context = screen.scene.controller {
      change(&context)
      screen.scene.controller = context
    }
    let layout = screen.solvedAsDesigned()
    let frame = layout.view("view")?.frame ?? .zero
    return [frame.y, layout.size.height - frame.maxY]
  }

  @Test(arguments: [
    (842.0, 17506, [0.0, 34]), (842, 20037, [44, 0]), (838, 21507, [48, 0]), (886, 22152, [0, 0]),
  ])
  func `a page sheet has the screen's status bar from Xcode 13_3 to 14_2`(
    _ height: Double, _ tools: Int, _ expected: [Double]
  ) {
    #expect(insets("retina6_1", 414, height, tools: tools) == expected)
  }

  @Test func `a page sheet with a navigation bar has its own`() {
    #expect(
      insets("retina6_1", 414, 838, tools: 21507) { $0.navigationBar = .standard } == [56, 0])
  }

  @Test(arguments: [(14460, 20.0), (15705, 0), (17140, 0)])
  func `a root without a device has the status bar of its release`(_ tools: Int, _ top: Double) {
    #expect(insets(nil, 600, 600, tools: tools) == [top, 0])
  }

  @Test(arguments: [
    ("retina5_9", 375.0, 812.0, 14313, [44.0, 34]), ("retina5_9", 375, 812, 15705, [44, 34]),
    ("retina6_12", 393, 852, 23727, [118, 68]), ("retina4_7", 375, 667, 14490, [0, 0]),
  ])
  func `a sensor housing takes its room where no status bar is shown`(
    _ device: String, _ width: Double, _ height: Double, _ tools: Int, _ expected: [Double]
  ) {
    #expect(
      insets(device, width, height, tools: tools) { $0.hidesStatusBar = true } == expected)
  }

  @Test(arguments: [
    (300.0, 300.0, 14490, 0.0), (300, 450, 14113, 0), (500, 206, 14490, 0),
    (320, 528, 14313, 20), (271, 523, 13196, 20), (300, 400, 11762, 20),
  ])
  func `a freeform root lower than any phone has no status bar since Xcode 9`(
    _ width: Double, _ height: Double, _ tools: Int, _ top: Double
  ) {
    #expect(insets("retina4_7", width, height, tools: tools) { $0.isFreeform = true }[0] == top)
  }

  @Test(arguments: [(15702, 0.0), (17701, 0), (14490, 34), (23504, 34)])
  func `a widget reaches the home indicator in Xcode 11 and 12`(_ tools: Int, _ bottom: Double) {
    let widget = insets("retina6_1", 320, 300, tools: tools) {
      $0.isFreeform = true
      $0.extendsUnderTopBar = false
      $0.extendsUnderBottomBar = false
    }
    let other = insets("retina6_1", 320, 300, tools: 17701) { $0.isFreeform = true }
    #expect(widget[1] == bottom && other[1] == 34)
  }

  @Test func `a root as high as the screen begins below an opaque navigation bar`() {
    func insets(_ change: (inout ControllerContext) -> Void) -> [Double] {
      self.insets("retina6_1", 414, 896, tools: 16097) {
        $0.navigationBar = .standard
        change(&$0)
      }
    }
    #expect(insets { _ in } == [88, 34])
    #expect(insets { $0.hasOpaqueNavigationBar = true } == [0, 122])
    #expect(
      insets {
        $0.hasOpaqueNavigationBar = true
        $0.extendsUnderOpaqueBars = true
      } == [88, 34])
  }
}
