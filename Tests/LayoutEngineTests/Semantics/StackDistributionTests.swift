import LayoutModel
import Testing

/// Distributions of a stack view (spec 12.2), the same arithmetic along both axes.
///
/// `a`, `b`, `c` ask for the lengths named in each test along the axis and for 20 across it.
struct StackDistributionTests {
  /// A stack of `lengths` at the corner, `length` long and 40 across; nil leaves the length open.
  private func expectPlaces(
    _ axis: Axis, _ content: StackContent, _ lengths: [Double], in length: Double?,
    are expected: [(Double, Double)], stackLength: Double? = nil, scale: Int = 2,
    _ change: (inout View) -> Void = { _ in },
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let isRow = axis == .horizontal
    var content = content
    content.axis = axis
    let names = ["a", "b", "c", "d"]
    let views = zip(names, lengths).map { name, length in
      View.sized(ObjectID(name), isRow ? length : 20, isRow ? 20 : length)
    }
    var equations = [
      "stack.leading = root.leading", "stack.top = root.top",
      isRow ? "stack.height = 40" : "stack.width = 40",
    ]
    if let length { equations.append(isRow ? "stack.width = \(length)" : "stack.height = \(length)") }
    let screen = SemanticsScreen(
      1000, 1000, [.stack("stack", content, views)], equations, sourceLocation: sourceLocation
    ).changing("stack", change).at { $0.scale = scale }
    let layout = screen.solved()
    #expect(layout.verdict == .determined, sourceLocation: sourceLocation)
    for (name, place) in zip(names, expected) {
      let frame = layout.view(ObjectID(name))?.frame ?? .zero
      let found = isRow ? (frame.x, frame.width) : (frame.y, frame.height)
      #expect(
        abs(found.0 - place.0) < 1e-6 && abs(found.1 - place.1) < 1e-6,
        "\(axis) \(name): expected \(place), solved \(found)", sourceLocation: sourceLocation)
    }
    if let stackLength {
      #expect(layout.view("stack")?.frame.size[axis] == stackLength, sourceLocation: sourceLocation)
    }
  }

  private func hugging(_ id: ObjectID, _ priority: Double) -> (inout View) -> Void {
    { $0.change(id) { $0.hugging = AxisPair(horizontal: priority, vertical: priority) } }
  }

  @Test(arguments: Axis.allCases)
  func `fill: the view that hugs least takes what is left`(_ axis: Axis) {
    // 300 - 50 - 60 - 2 * 10 = 170 for c.
    expectPlaces(
      axis, StackContent(spacing: 10), [50, 60, 30], in: 300,
      are: [(0, 50), (60, 60), (130, 170)], hugging("c", 249))
  }

  @Test(arguments: Axis.allCases)
  func `fill: the view that resists least gives way`(_ axis: Axis) {
    // 100 - 2 * 10 = 80: a and c keep 30, b is left 20 of 60.
    expectPlaces(
      axis, StackContent(spacing: 10), [30, 60, 30], in: 100,
      are: [(0, 30), (40, 20), (70, 30)]
    ) {
      $0.change("b") { $0.compressionResistance = AxisPair(horizontal: 749, vertical: 749) }
    }
  }

  @Test(arguments: Axis.allCases)
  func `fill: without a length of its own the stack is as long as its views`(_ axis: Axis) {
    // 50 + 10 + 60 + 10 + 30 = 160.
    expectPlaces(
      axis, StackContent(spacing: 10), [50, 60, 30], in: nil,
      are: [(0, 50), (60, 60), (130, 30)], stackLength: 160)
  }

  @Test(arguments: Axis.allCases)
  func `fill: a single view is as long as the stack`(_ axis: Axis) {
    expectPlaces(axis, StackContent(spacing: 10), [50], in: 300, are: [(0, 300)])
  }

  @Test(arguments: Axis.allCases)
  func `fillEqually: equal lengths whatever the contents`(_ axis: Axis) {
    // (320 - 20) / 3 = 100.
    expectPlaces(
      axis, StackContent(distribution: .fillEqually, spacing: 10), [10, 20, 60], in: 320,
      are: [(0, 100), (110, 100), (220, 100)])
  }

  @Test(arguments: Axis.allCases)
  func `fillEqually: thirds land on pixels edge by edge`(_ axis: Axis) {
    // 280 / 3 = 93.333; edges 93.333 -> 93.5, 103.333 -> 103.5, 196.667 -> 196.5, 206.667 -> 206.5.
    expectPlaces(
      axis, StackContent(distribution: .fillEqually, spacing: 10), [10, 10, 10], in: 300,
      are: [(0, 93.5), (103.5, 93), (206.5, 93.5)])
    // At 3x a third is a pixel.
    expectPlaces(
      axis, StackContent(distribution: .fillEqually, spacing: 10), [10, 10, 10], in: 300,
      are: [(0, 280 / 3.0), (310 / 3.0, 280 / 3.0), (620 / 3.0, 280 / 3.0)], scale: 3)
  }

  @Test(arguments: Axis.allCases)
  func `fillEqually: the longest content decides the length of the stack`(_ axis: Axis) {
    // Three times 60 and two gaps of 10, for contents resist at 750 and hug at 250.
    expectPlaces(
      axis, StackContent(distribution: .fillEqually, spacing: 10), [10, 20, 60], in: nil,
      are: [(0, 60), (70, 60), (140, 60)], stackLength: 200)
  }

  @Test(arguments: Axis.allCases)
  func `fillProportionally: lengths in the proportion of the contents`(_ axis: Axis) {
    // 50 : 100 : 150 of 600.
    expectPlaces(
      axis, StackContent(distribution: .fillProportionally), [50, 100, 150], in: 600,
      are: [(0, 100), (100, 200), (300, 300)])
  }

  @Test(arguments: Axis.allCases)
  func `fillProportionally: with spacing the last view takes the remainder`(_ axis: Axis) {
    // Share = 640 / (300 + 2 * 10) = 2 per point: 100, 200, and 640 - 20 - 300 = 320 instead of 300.
    expectPlaces(
      axis, StackContent(distribution: .fillProportionally, spacing: 10), [50, 100, 150], in: 640,
      are: [(0, 100), (110, 200), (320, 320)])
  }

  @Test(arguments: Axis.allCases)
  func `equalSpacing: gaps are equal and views keep their lengths`(_ axis: Axis) {
    // (300 - 50 - 60 - 70) / 2 = 60.
    expectPlaces(
      axis, StackContent(distribution: .equalSpacing, spacing: 10), [50, 60, 70], in: 300,
      are: [(0, 50), (110, 60), (230, 70)])
  }

  @Test(arguments: Axis.allCases)
  func `equalSpacing: gaps never fall below the spacing`(_ axis: Axis) {
    // 190 - 2 * 10 = 170 for 180: b, which resists least, gives 10.
    expectPlaces(
      axis, StackContent(distribution: .equalSpacing, spacing: 10), [50, 60, 70], in: 190,
      are: [(0, 50), (60, 50), (120, 70)]
    ) {
      $0.change("b") { $0.compressionResistance = AxisPair(horizontal: 749, vertical: 749) }
    }
  }

  @Test(arguments: Axis.allCases)
  func `equalSpacing: without a length the stack shrinks to its spacing`(_ axis: Axis) {
    expectPlaces(
      axis, StackContent(distribution: .equalSpacing, spacing: 10), [50, 60, 70], in: nil,
      are: [(0, 50), (60, 60), (130, 70)], stackLength: 200)
  }

  @Test(arguments: Axis.allCases)
  func `equalCentering: centres are equally far apart`(_ axis: Axis) {
    // First centre 25, last 400 - 50 = 350, so b's at 187.5.
    expectPlaces(
      axis, StackContent(distribution: .equalCentering, spacing: 10), [50, 60, 100], in: 400,
      are: [(0, 50), (157.5, 60), (300, 100)])
  }

  @Test(arguments: Axis.allCases)
  func `equalCentering: the spacing comes before the centres`(_ axis: Axis) {
    // Centres 10 and 210 ask for b at 100..120, but c begins at 80: b ends at 70.
    expectPlaces(
      axis, StackContent(distribution: .equalCentering, spacing: 10), [20, 20, 260], in: 340,
      are: [(0, 20), (50, 20), (80, 260)])
  }

  @Test(arguments: Axis.allCases)
  func `equalCentering: without a length the stack shrinks as far as centres allow`(_ axis: Axis) {
    // Half lengths 25 + 30 + 10 = 65 before b, 30 + 50 + 10 = 90 after: centres 25, 115, 205 at
    // distance 90, for equal centres (149) come before shrinking (49). 205 + 50 = 255.
    expectPlaces(
      axis, StackContent(distribution: .equalCentering, spacing: 10), [50, 60, 100], in: nil,
      are: [(0, 50), (85, 60), (155, 100)], stackLength: 255)
  }

  @Test(arguments: Axis.allCases)
  func `a hidden view takes neither room nor spacing`(_ axis: Axis) {
    // 50 + 10 + 70 = 130.
    expectPlaces(
      axis, StackContent(spacing: 10), [50, 60, 70], in: nil,
      are: [(0, 50)], stackLength: 130
    ) {
      $0.change("b") { $0.isHidden = true }
    }
    for (hidden, places) in [
      (ObjectID("a"), [(0.0, 0.0), (0, 60), (70, 70)]), ("c", [(0, 50), (60, 60)]),
    ] {
      expectPlaces(axis, StackContent(spacing: 10), [50, 60, 70], in: nil, are: places) {
        $0.change(hidden) { $0.isHidden = true }
      }
    }
  }

  @Test(arguments: Axis.allCases)
  func `a hidden view leaves equal lengths and equal gaps to the others`(_ axis: Axis) {
    // (310 - 10) / 2 = 150; 300 - 50 - 70 = 180 between a and c.
    expectPlaces(
      axis, StackContent(distribution: .fillEqually, spacing: 10), [50, 60, 70], in: 310,
      are: [(0, 150)]
    ) { $0.change("b") { $0.isHidden = true } }
    expectPlaces(
      axis, StackContent(distribution: .equalSpacing, spacing: 10), [0, 50, 70], in: 300,
      are: [(0, 0), (0, 50), (230, 70)]
    ) { $0.change("a") { $0.isHidden = true } }
  }

  @Test(arguments: Axis.allCases)
  func `standard spacing is 8`(_ axis: Axis) {
    expectPlaces(
      axis, StackContent(usesStandardSpacing: true), [50, 60], in: nil,
      are: [(0, 50), (58, 60)], stackLength: 118)
  }

  @Test(arguments: Axis.allCases)
  func `fractional spacing is kept until frames are rounded`(_ axis: Axis) {
    // 0.25 and 0.5 more: 10.25 -> 10.5, 20.25 -> 20.5; 20.5; 30.5.
    expectPlaces(
      axis, StackContent(spacing: 0.25), [10, 10, 10], in: nil,
      are: [(0, 10), (10.5, 10), (20.5, 10)], stackLength: 30.5)
  }
}
