import LayoutModel
import Testing

/// What is told of scroll views that are not wholly seen.
struct ScrolledReachTests {
  private func found(
    _ scroll: View, content: Size? = nil
  ) -> [Finding] {
    HandDrawn([scroll]).findings(adjust: { if $0.id == scroll.id { $0.contentSize = content } })
  }

  /// Two pages of 375 points with a label at the start of each.
  private func pages(at x: Double) -> View {
    .drawn(
      "pages", .scrollView, Frame(x, 0, 375, 300),
      subviews: [
        .label("one", "One", Frame(16, 10, 60, 20)), .label("two", "Two", Frame(391, 10, 60, 20)),
      ])
  }

  // The first text begins 16 points from the start of the content; the second ends 299 points before
  // the content's end, and is reached where the scroll view is moved by 200.
  @Test(arguments: [(0.0, 0), (-16.0, 0), (-17.0, 1), (-200.0, 1), (200.0, 0)])
  func `a text is lost where it leaves the screen before the content's start`(
    x: Double, count: Int
  ) {
    #expect(found(pages(at: x), content: Size(width: 750, height: 300)).count == count)
  }

  @Test func `what lies at the end of the content is lost beyond the right edge`() {
    var scroll = pages(at: 200)
    scroll.subviews[1].frame = Frame(680, 10, 60, 20)
    let told = found(scroll, content: Size(width: 750, height: 300))
    #expect(told.map(\.rule) == [.offScreen])
    #expect(told.first?.view == "pages")
    #expect(
      told.first?.message
        == "scrollView pages crosses the right edge of the screen by 200 pt, and what it shows there cannot "
        + "be scrolled to")
  }

  @Test func `rows are lost beyond one edge, and pages with a gap at both are not`() {
    func count(_ frame: Frame) -> Int {
      found(.drawn("rows", .tableView, frame)).count { $0.rule == .offScreen }
    }
    #expect(count(Frame(-200, 0, 375, 667)) == 1)
    #expect(count(Frame(0, 200, 375, 667)) == 1)
    #expect(count(Frame(-10, 0, 395, 667)) == 0)
    #expect(count(Frame(-40, 0, 375, 667)) == 0)
  }

  @Test func `a scroll view within a clipping view is cut off by that`() {
    let box = View.drawn("box", .view, Frame(0, 0, 375, 300), subviews: [pages(at: -100)]) {
      $0.clipsToBounds = true
    }
    let told = HandDrawn([box]).findings(adjust: {
      if $0.id == "pages" { $0.contentSize = Size(width: 750, height: 300) }
    })
    #expect(told.map(\.rule) == [.clipped])
    #expect(told.first?.view == "pages")
    #expect(told.first?.other == "box")
  }

  @Test func `a scroll view mostly outside an embedded screen is told`() {
    var root = View.drawn("root", .view, Frame(0, 0, 300, 400))
    root.subviews = [pages(at: -200)]
    root.subviews[0].frame = Frame(-200, 0, 300, 300)
    var controller = ControllerContext(id: "vc")
    controller.isEmbedded = true
    let told = HandDrawn(controller: controller, root: root).findings(adjust: {
      if $0.id == "pages" { $0.contentSize = Size(width: 750, height: 300) }
    })
    #expect(told.contains { $0.rule == .protrudes && $0.view == "pages" && $0.severity == .error })
  }
}
