import Testing

@testable import LayoutModel

/// Rows of the system's styles. A label of 17 points is 20.5 high, one of 12 is 14.5; titles are
/// measured apart, so that expected places need no font.
struct StyledRowTests {
  private func row(
    _ style: String, _ views: [View], accessory: String? = nil, height: Double? = 44
  ) -> SemanticsScreen {
    var screen = SemanticsScreen(views, []).changing("root") {
      $0.kind = .tableCellContent
      $0.frame = Frame(x: 0, y: 0, width: 375, height: height ?? 44)
    }
    screen.scene.kind = .cell
    screen.scene.controller = nil
    screen.scene.cell = CellContext(
      kind: .table, id: "cell", frame: Frame(x: 0, y: 0, width: 375, height: height ?? 44),
      style: "IBUITableViewCellStyle" + style, accessory: accessory,
      builtInViews: views.map(\.id), sizesItself: height == nil, containerWidth: 375)
    return screen
  }

  private func width(_ text: String, size: Double = 17) -> Double {
    SemanticsScreen(
      [.caption("view", text, size: size)], ["view.leading = root.leading", "view.top = root.top"]
    ).solved().view("view")?.frame.width ?? 0
  }

  @Test func `a title fills its row between the margins`() {
    let screen = row("Default", [.caption("title", "Standard")])
    screen.expectFrames(["title": [16, 0, 343, 44]])
    screen.at(430, 932).expectFrames(["title": [20, 0, 390, 44]])
    // 375 - 16 - 8.
    row("Default", [.caption("title", "Standard")], accessory: "disclosureIndicator")
      .expectFrames(["title": [16, 0, 351, 44]])
  }

  @Test func `a right detail ends at the margin, on the title's line`() {
    let detail = width("On")
    let title = width("Wi-Fi")
    let screen = row("Value1", [.caption("title", "Wi-Fi"), .caption("detail", "On")])
    // (44 - 20.5) / 2 = 11.75, and a quarter of a point below the middle.
    screen.expectFrames([
      "title": [16, 12, title, 20.5], "detail": [359 - detail, 12, detail, 20.5],
    ])
    screen.rightToLeft().expectFrames([
      "title": [359 - title, 12, title, 20.5], "detail": [16, 12, detail, 20.5],
    ])
  }

  @Test func `a detail gives way to a title that leaves no room`() {
    let long = Array(repeating: "WWWWW", count: 3).joined(separator: " ")
    let layout = row("Value1", [.caption("title", long), .caption("detail", "Connected")])
      .at(320, 568).solved()
    let title = layout.view("title")?.frame
    let detail = layout.view("detail")?.frame
    #expect(title?.width == width(long))
    // 6 points between them, the margin of 16 at the end.
    #expect((detail?.x ?? 0) - (title?.maxX ?? 0) == 6)
    #expect(detail?.maxX == 304)
    #expect(layout.conflicts.isEmpty)
  }

  @Test func `a subtitle stands below its title, apart where there is room`() {
    let views: [View] = [.caption("title", "Title"), .caption("detail", "Subtitle", size: 12)]
    let (title, detail) = (width("Title"), width("Subtitle", size: 12))
    // 44 - 35 = 9: no gap, half a point below the middle.
    row("Subtitle", views).expectFrames([
      "title": [16, 5, title, 20.5], "detail": [16, 25.5, detail, 14.5],
    ])
    // 70 - 35 - 3 = 32: two points above the middle, as recorded.
    row("Subtitle", views, height: 70).expectFrames([
      "title": [16, 15, title, 20.5], "detail": [16, 38.5, detail, 14.5],
    ])
  }

  @Test func `a picture stands at the margin, and its title 15 points after it`() {
    let picture = View(
      id: "picture", kind: .imageView, frame: Frame(x: 16, y: 10, width: 24, height: 24),
      content: .image(ImageContent(name: "24x24")))
    row("Default", [.caption("title", "Standard"), picture])
      // (44 - 24) / 2 = 10, less a quarter: on pixels 10 again.
      .expectFrames(["picture": [16, 10, 24, 24], "title": [55, 0, 304, 44]])
  }

  @Test func `a row that sizes itself is 44 high, and higher for higher texts`() {
    row("Default", [.caption("title", "Standard")], height: nil)
      .expectFrames(["root": [0, 0, 375, 44]])
    // 40 points are 47.5 to 48 high: 11 above and below.
    let high = row("Default", [.caption("title", "Standard", size: 40)], height: nil).solved()
    let line =
      SemanticsScreen(
        [.caption("view", "Standard", size: 40)],
        ["view.leading = root.leading", "view.top = root.top"]
      ).solved().view("view")?.frame.height ?? 0
    #expect(high.view("root")?.frame.height == line + 22)
    // iOS 10 gives every row 44.
    row("Default", [.caption("title", "Standard", size: 40)], height: nil).at { $0.system = 10 }
      .expectFrames(["root": [0, 0, 375, 44]])
  }
}
