import LayoutModel
import Testing

/// Safe areas, the three generations of guides, and scroll view content.
struct GuideTests {
  /// A phone with a housing: 59 above, 34 below.
  private func phone(_ screen: SemanticsScreen) -> SemanticsScreen {
    screen.at(393, 852).at { $0.safeArea = EdgeInsets(top: 59, bottom: 34) }
  }

  private let sides = ["view.leading = root.leading", "view.trailing = root.trailing"]

  @Test func `the safe area guide is the root without its insets`() {
    // 852 - 59 - 34 = 759.
    phone(
      SemanticsScreen(
        [.blank("view")], sides + ["view.top = safe.top", "view.bottom = safe.bottom"]
      )
      .changing("root") { $0 = $0.guide("safe", .safeArea) }
    )
    .expectFrames(["view": [0, 59, 393, 759]])
  }

  @Test func `four insets are independent`() {
    SemanticsScreen(
      667, 375, [.blank("view")],
      [
        "view.leading = safe.leading", "view.trailing = safe.trailing", "view.top = safe.top",
        "view.bottom = safe.bottom",
      ]
    )
    .changing("root") { $0 = $0.guide("safe", .safeArea) }
    .at { $0.safeArea = EdgeInsets(top: 1, left: 20, bottom: 300, right: 7) }
    .expectFrames(["view": [20, 1, 640, 74]])
  }

  @Test func `the old guides lie below the top bars and above the bottom bars`() {
    let screen = phone(
      SemanticsScreen(
        [.blank("view")], sides + ["view.top = top.bottom + 8", "view.bottom = bottom.top - 8"]))
    var guided = screen
    guided.scene.controller?.topGuide = "top"
    guided.scene.controller?.bottomGuide = "bottom"
    // 59 + 8 = 67; 852 - 34 - 8 - 67 = 743.
    guided.expectFrames(["view": [0, 67, 393, 743]])
    // A navigation bar of 44 and a tab bar of 49: 111; 852 - 83 - 8 - 111 = 650.
    guided.scene.controller?.navigationBar = .standard
    guided.scene.controller?.hasTabBar = true
    guided.expectFrames(["view": [0, 111, 393, 650]])
    // A large title is 52 more: 163; 650 - 52 = 598.
    guided.scene.controller?.navigationBar = .largeTitle
    guided.expectFrames(["view": [0, 163, 393, 598]])
  }

  @Test func `on a canvas the old top guide begins where it ends`() {
    var screen = SemanticsScreen(
      [.sized("view", 51, 20)], ["view.top = top.top", "view.left = root.left"])
    screen.scene.controller?.topGuide = "top"
    screen.scene.root.frame = Frame(x: 0, y: 0, width: 375, height: 667)
    screen.document.toolsVersion = 12118
    screen.document.canvas = Canvas(deviceID: "retina4_7")
    // Below the status bar of 20 points; on a phone the guide reaches from the top.
    #expect(screen.solvedAsDesigned().view("view")?.frame.y == 20)
    #expect(screen.solved().view("view")?.frame.y == 0)
  }

  @Test func `a view that ends at its bars has no safe area there`() {
    var screen = phone(
      SemanticsScreen(
        [.blank("view")], sides + ["view.top = safe.top", "view.bottom = safe.bottom"]
      )
      .changing("root") { $0 = $0.guide("safe", .safeArea) })
    screen.scene.controller?.extendsUnderTopBar = false
    // Without a bar there is nothing to end at: 852 - 59 - 34.
    screen.expectFrames(["root": [0, 0, 393, 852], "view": [0, 59, 393, 759]])
    // Below 59 + 44 points: 852 - 103 = 749, and 749 - 34 = 715.
    screen.scene.controller?.navigationBar = .standard
    screen.expectFrames(["root": [0, 0, 393, 749], "view": [0, 0, 393, 715]])
    // Above a tab bar of 49 and 34 as well: 749 - 83.
    screen.scene.controller?.hasTabBar = true
    screen.scene.controller?.extendsUnderBottomBar = false
    screen.expectFrames(["root": [0, 0, 393, 666], "view": [0, 0, 393, 666]])
  }

  @Test func `a view lies below an opaque bar, unless it extends under opaque bars`() {
    var screen = phone(
      SemanticsScreen(
        [.blank("view")], sides + ["view.top = safe.top", "view.bottom = safe.bottom"]
      )
      .changing("root") { $0 = $0.guide("safe", .safeArea) })
    screen.scene.controller?.navigationBar = .standard
    screen.scene.controller?.hasOpaqueNavigationBar = true
    screen.expectFrames(["root": [0, 0, 393, 749], "view": [0, 0, 393, 715]])
    screen.scene.controller?.extendsUnderOpaqueBars = true
    screen.expectFrames(["root": [0, 0, 393, 852], "view": [0, 103, 393, 715]])
  }

  @Test(arguments: [
    // Width and height class, idiom; navigation, tab and tool bar: as UIKit's documentation and the
    // published tables of bar heights have them.
    (SizeClass.compact, SizeClass.regular, Idiom.phone, 44.0, 49.0, 44.0),
    (.compact, .compact, .phone, 32, 32, 32), (.regular, .compact, .phone, 44, 49, 44),
    (.regular, .regular, .pad, 50, 50, 50),
  ])
  func `bars are as high as the size classes say`(
    _ width: SizeClass, _ height: SizeClass, _ idiom: Idiom, _ top: Double, _ tab: Double,
    _ tool: Double
  ) {
    var screen = SemanticsScreen(
      600, 600, [.blank("view")], sides + ["view.top = safe.top", "view.bottom = safe.bottom"]
    )
    .changing("root") { $0 = $0.guide("safe", .safeArea) }
    .at {
      $0.widthClass = width
      $0.heightClass = height
      $0.idiom = idiom
    }
    screen.scene.controller?.navigationBar = .standard
    screen.scene.controller?.hasToolbar = true
    screen.expectFrames(["view": [0, top, 600, 600 - top - tool]])
    screen.scene.controller?.hasTabBar = true
    screen.expectFrames(["view": [0, top, 600, 600 - top - tab]])
  }

  @Test func `bars count in the safe area as they do in the old guides`() {
    var screen = phone(
      SemanticsScreen(
        [.blank("view")], sides + ["view.top = safe.top", "view.bottom = safe.bottom"]
      )
      .changing("root") { $0 = $0.guide("safe", .safeArea) })
    screen.scene.controller?.navigationBar = .standard
    screen.scene.controller?.hasTabBar = true
    // 59 + 44 = 103; 852 - 34 - 49 - 103 = 666.
    screen.expectFrames(["view": [0, 103, 393, 666]])
    // A hidden status bar leaves the room of the housing; without one, the bar alone.
    screen.scene.controller?.hidesStatusBar = true
    screen.expectFrames(["view": [0, 103, 393, 666]])
    screen.configuration.safeArea = EdgeInsets(top: 20)
    // 852 - 44 - 49 = 759.
    screen.expectFrames(["view": [0, 44, 393, 759]])
  }

  @Test func `an embedded controller has no insets of its own`() {
    var screen = phone(
      SemanticsScreen(
        [.blank("view")], sides + ["view.top = safe.top", "view.bottom = safe.bottom"]
      )
      .changing("root") { $0 = $0.guide("safe", .safeArea) })
    screen.scene.controller?.isEmbedded = true
    #expect(screen.solved().view("view")?.frame.y == 0)
  }

  @Test(arguments: [(0.0, 59.0), (40, 19), (59, 0), (100, 0)])
  func `an inner view's safe area is what reaches into it`(_ y: Double, _ inset: Double) {
    // The box begins at y; of the 59 unsafe points y lie above it.
    phone(
      SemanticsScreen(
        [View.blank("box", [.blank("view")]).guide("safe", .safeArea)],
        [
          "box.leading = root.leading", "box.trailing = root.trailing",
          "box.top = root.top + \(y)", "box.height = 200",
        ]
      )
      .owned(
        by: "box",
        [
          "view.leading = box.leading", "view.trailing = box.trailing", "view.top = safe.top",
          "view.bottom = safe.bottom",
        ])
    )
    .expectFrames(["box": [0, y, 393, 200], "view": [0, inset, 393, 200 - inset]])
  }

  // MARK: Scroll views

  private let pinned = [
    "scroll.leading = root.leading", "scroll.trailing = root.trailing", "scroll.top = root.top",
    "scroll.bottom = root.bottom",
  ]

  @Test func `edges of a scroll view mean its content, its sizes the frame`() {
    let screen = SemanticsScreen([.scroll("scroll", [.blank("content")])], pinned)
      .owned(
        by: "scroll",
        [
          "content.leading = scroll.leading", "content.trailing = scroll.trailing",
          "content.top = scroll.top", "content.bottom = scroll.bottom",
          "content.width = scroll.width", "content.height = 1000",
        ])
    screen.expectFrames(["scroll": [0, 0, 375, 667], "content": [0, 0, 375, 1000]])
    #expect(screen.solved().view("scroll")?.contentSize == Size(width: 375, height: 1000))
  }

  @Test func `content size is what its views and gaps add up to`() {
    // 10 + 300 + 10 + 500 + 20 = 840 high, 5 + 400 + 15 = 420 wide.
    let screen = SemanticsScreen([.scroll("scroll", [.blank("a"), .blank("b")])], pinned)
      .owned(
        by: "scroll",
        [
          "a.leading = scroll.leading + 5", "scroll.trailing = a.trailing + 15", "a.width = 400",
          "a.top = scroll.top + 10", "a.height = 300", "b.leading = a.leading",
          "b.width = 100", "b.top = a.bottom + 10", "b.height = 500",
          "scroll.bottom = b.bottom + 20",
        ])
    screen.expectFrames(["a": [5, 10, 400, 300], "b": [5, 320, 100, 500]])
    #expect(screen.solved().view("scroll")?.contentSize == Size(width: 420, height: 840))
  }

  @Test func `the content and frame guides say the same directly`() {
    let screen = SemanticsScreen(
      [
        View.scroll("scroll", [.blank("content"), .blank("floating")])
          .guide("inside", .contentLayout).guide("window", .frameLayout)
      ], pinned
    )
    .owned(
      by: "scroll",
      [
        "content.leading = inside.leading", "content.trailing = inside.trailing",
        "content.top = inside.top", "content.bottom = inside.bottom",
        "content.width = window.width", "content.height = 2 * window.height",
        "floating.leading = window.leading", "floating.bottom = window.bottom - 16",
        "floating.width = 50", "floating.height = 50",
      ])
    // 2 * 667 = 1334; 667 - 16 - 50 = 601.
    screen.expectFrames(["content": [0, 0, 375, 1334], "floating": [0, 601, 50, 50]])
    #expect(screen.solved().view("scroll")?.contentSize == Size(width: 375, height: 1334))
  }

  @Test func `a view without an end leaves the content size open`() {
    let screen = SemanticsScreen([.scroll("scroll", [.blank("a")])], pinned)
      .owned(
        by: "scroll",
        [
          "a.leading = scroll.leading", "a.trailing = scroll.trailing", "a.width = 100",
          "a.top = scroll.top", "a.height = 50",
        ])
    let layout = screen.solved()
    #expect(layout.view("a")?.frame == Frame(x: 0, y: 0, width: 100, height: 50))
    #expect(layout.ambiguities.contains { $0.view == "scroll" && $0.axis == .vertical })
  }
}
