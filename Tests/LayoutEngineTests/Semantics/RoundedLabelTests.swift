import LayoutModel
import Testing

/// Labels of one root were measured the same way: in whole points, or in pixels.
///
/// SF's line is 1.193359375 times the point size: 20.29 at 17 points, 14.32 at 12.
struct RoundedLabelTests {
  /// A label at the top left of a 3x screen, and others that were recorded with these heights.
  private func screen(
    _ size: Double, recorded: Double? = nil, beside others: [Double], stated: [String] = []
  ) -> SemanticsScreen {
    var text = View.caption("text", "Label", size: size)
    text.frame = recorded.map { Frame(x: 0, y: 0, width: 42, height: $0) }
    var views = [text]
    var constraints = ["text.top = root.top", "text.leading = root.leading"]
    for (index, height) in others.enumerated() {
      var other = View.caption(ObjectID("other\(index)"), "Other", size: 17)
      other.frame = Frame(x: 0, y: 100, width: 50, height: height)
      views.append(other)
      constraints += ["other\(index).top = root.top + 100", "other\(index).leading = root.leading"]
    }
    var screen = SemanticsScreen(views, constraints + stated)
    screen.document.canvas = Canvas(deviceID: "retina6_12")
    screen.document.toolsVersion = 23504
    return screen
  }

  /// The label's height in thirds of a point, which are pixels.
  private func thirds(_ screen: SemanticsScreen) -> Double {
    ((screen.solvedAsDesigned().view("text")?.frame.height ?? 0) * 3).rounded()
  }

  private let pixels = 61.0 / 3

  @Test func `a label goes as the other labels of its root went`() {
    #expect(thirds(screen(17, beside: [])) == 63)
    #expect(thirds(screen(17, beside: [pixels])) == 61)
    #expect(thirds(screen(12, beside: [])) == 43)
    #expect(thirds(screen(12, beside: [21])) == 45)
    #expect(thirds(screen(17, beside: [21, pixels, pixels])) == 61)
    // As many one way as the other tell nothing.
    #expect(thirds(screen(17, beside: [21, pixels])) == 63)
  }

  @Test
  func `two labels that were rounded down tell that others were rounded to the nearest point`() {
    #expect(thirds(screen(17, beside: [20, 20])) == 60)
    #expect(thirds(screen(12, beside: [20, 20])) == 42)
    // 17.9 at 15 points is rounded up either way.
    #expect(thirds(screen(15, beside: [20, 20])) == 54)
    #expect(thirds(screen(17, beside: [20])) == 63)
    #expect(thirds(screen(17, beside: [20, 20, 21, 21, 21])) == 63)
    #expect(thirds(screen(17, beside: [20, 20, pixels, pixels])) == 61)
  }

  @Test func `a label does not tell of itself, nor one whose height is stated or met by neither`() {
    #expect(thirds(screen(17, recorded: pixels, beside: [])) == 63)
    #expect(thirds(screen(17, beside: [pixels], stated: ["other0.height = 20.333"])) == 63)
    #expect(thirds(screen(17, beside: [30])) == 63)
  }

  @Test func `a frame that follows from other labels says so`() {
    let follows = Assumption(view: "text", reason: .followsRecording)
    #expect(screen(17, beside: [pixels]).solvedAsDesigned().assumptions.contains(follows))
    #expect(!screen(17, beside: [21]).solvedAsDesigned().assumptions.contains(follows))
  }

  @Test func `beside a stack view and in an app labels are in pixels whatever the others`() {
    var beside = screen(17, beside: [21])
    beside.scene.isBesideStackView = true
    #expect(thirds(beside) == 61)
    let height = screen(17, beside: [21]).solved().view("text")?.frame.height ?? 0
    #expect(height < 20.51)
  }
}
