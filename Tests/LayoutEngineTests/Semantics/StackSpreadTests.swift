import LayoutModel
import Testing

/// The distributions of a stack view that spread its views, spacing, and hidden views.
///
/// `a`, `b`, `c` ask for the lengths named in each test along the axis and for 20 across it.
struct StackSpreadTests {
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

  @Test(arguments: Axis.allCases, [StackContent.Distribution.equalSpacing, .equalCentering])
  func `two spread views stand at the ends`(_ axis: Axis, _ distribution: StackContent.Distribution)
  {
    expectPlaces(
      axis, StackContent(distribution: distribution, spacing: 10), [50, 60], in: 300,
      are: [(0, 50), (240, 60)])
  }

  @Test(arguments: Axis.allCases)
  func `negative spacing overlaps neighbours`(_ axis: Axis) {
    // 50 - 10 = 40; 40 + 60 = 100.
    expectPlaces(
      axis, StackContent(spacing: -10), [50, 60], in: nil, are: [(0, 50), (40, 60)],
      stackLength: 100)
  }
}
