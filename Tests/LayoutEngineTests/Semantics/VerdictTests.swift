import LayoutModel
import Testing

/// What a layout says about itself: ambiguity with both ends, minimal conflicts with ids.
struct VerdictTests {
  private let flat = ["view.top = root.top", "view.height = 10"]

  @Test func `a width below zero gives way, wherever it stands among the constraints`() {
    let place = ["view.leading = root.leading", "view.top = root.top", "view.height = 10"]
    for widths in [
      ["view.width = -5", "view.width = 100"], ["view.width = 100", "view.width = -5"],
    ] {
      let layout = SemanticsScreen([.blank("view")], place + widths).solved()
      layout.expectFrames(["view": [0, 0, 100, 10]], .unsatisfiable)
      #expect(layout.conflicts.count == 1)
      #expect(layout.ambiguities.isEmpty)
    }
  }

  @Test func `a position between two bounds is reported with both`() {
    // Leading at least 20, trailing at most 375 - 20, 100 wide: 20 to 255.
    let layout = SemanticsScreen(
      [.blank("view")],
      flat + [
        "view.width = 100", "view.leading >= root.leading + 20",
        "root.trailing >= view.trailing + 20",
      ]
    ).solved()
    #expect(layout.ambiguities.count == 1)
    #expect(layout.witnesses("view", .horizontal, .position) == [20, 255])
    // The frame shown is one of the solutions.
    #expect((20...255).contains(layout.view("view")?.frame.x ?? 0))
  }

  @Test func `an open position is told in the superview, as frames are`() throws {
    // 60 points from the root's top, y may lie from 10 to 110 - 10 in a box of 110 points.
    let layout = SemanticsScreen(
      [.blank("box", [.blank("y")])],
      [
        "box.top = root.top + 60", "box.height = 120", "box.leading = root.leading + 30",
        "box.width = 200", "y.leading = box.leading", "y.width = 10", "y.height = 10",
        "y.top >= box.top + 10", "box.bottom >= y.bottom + 10",
      ]
    ).solved()
    #expect(layout.witnesses("y", .vertical, .position) == [10, 100])
    #expect((10...100).contains(layout.view("y")?.frame.y ?? 0))
  }

  @Test func `a size without a bound is reported without an end`() {
    let layout = SemanticsScreen([.blank("view")], flat + ["view.left = root.left"]).solved()
    #expect(layout.witnesses("view", .horizontal, .size) == [0, nil])
  }

  @Test func `of an ambiguous pair both are reported, the axis that is decided is not`() {
    let layout = SemanticsScreen(
      [.blank("a"), .blank("b")],
      ["a", "b"].flatMap { ["\($0).top = root.top", "\($0).height = 10"] } + [
        "a.left = root.left", "b.left = a.right", "b.right = root.right",
      ]
    ).solved()
    #expect(layout.witnesses("a", .horizontal, .size) == [0, 375])
    #expect(layout.witnesses("b", .horizontal, .size) == [0, 375])
    #expect(layout.ambiguities.allSatisfy { $0.axis == .horizontal })
  }

  @Test func `what moves with an ambiguous superview is not ambiguous itself`() {
    let layout = SemanticsScreen(
      [.blank("view", [.blank("inner")])],
      flat + [
        "view.width = 100", "inner.left = view.left + 5", "inner.width = 9",
        "inner.top = view.top", "inner.height = 3",
      ]
    ).solved()
    #expect(Set(layout.ambiguities.map(\.view)) == ["view"])
    #expect(layout.view("inner")?.frame.x == 5)
  }

  @Test func `a weak wish removes an ambiguity`() {
    let screen = SemanticsScreen(
      [.blank("view")], flat + ["view.width = 100", "view.left = root.left + 7 @1"])
    screen.expectFrames(["view": [7, 0, 100, 10]])
  }

  @Test func `two views in a conflict of their own do not touch a third`() {
    let layout = SemanticsScreen(
      [.blank("view"), .blank("fine")],
      flat + [
        "one: view.width = 100", "two: view.width = 200", "view.left = root.left",
        "fine.left = root.left + 20", "fine.width = 30", "fine.top = root.top + 40",
        "fine.height = 50",
      ]
    ).solved()
    #expect(layout.conflictingIDs == [["one", "two"]])
    #expect(layout.conflicts.first?.amount == 100)
    #expect(layout.view("fine")?.frame == Frame(x: 20, y: 40, width: 30, height: 50))
  }

  @Test func `a conflict set is minimal: without any one member the rest holds`() {
    let screen = SemanticsScreen(
      [.blank("a"), .blank("b"), .blank("view")],
      [
        "a.top = root.top", "b.top = root.top", "view.top = root.top", "a.height = 1",
        "b.height = 1", "view.height = 1",
        "c1: a.left = root.left + 10", "c2: a.width = 100", "c3: b.left = a.right + 10",
        "c4: b.width >= 200", "c5: root.right >= b.right + 100", "view.left = b.right",
        "view.width = 1",
      ])
    // 10 + 100 + 10 + 200 + 100 = 420 > 375.
    let layout = screen.solved()
    #expect(layout.conflictingIDs == [["c1", "c2", "c3", "c4", "c5"]])
    #expect(layout.conflicts.first?.amount == 45)
    for id in ["c1", "c2", "c3", "c4", "c5"] as [ObjectID] {
      #expect(screen.without(constraint: id).solved().conflicts.isEmpty, "\(id)")
    }
    // The same equations fit a window of 420.
    #expect(screen.at(420, 667).solved().conflicts.isEmpty)
  }

  @Test func `optional constraints are never part of a conflict`() {
    let layout = SemanticsScreen(
      [.blank("view")],
      flat + [
        "view.left = root.left", "must: view.width = 100", "wish: view.width = 200 @999.9",
        "view.width = 300 @750",
      ]
    ).solved()
    #expect(layout.verdict == .determined)
    #expect(layout.view("view")?.frame.width == 100)
  }

  @Test func `two independent conflicts are both named`() {
    let layout = SemanticsScreen(
      [.blank("a"), .blank("b")],
      [
        "a1: a.width = 10", "a2: a.width = 20", "b1: b.height = 10", "b2: b.height <= 5",
        "a.left = root.left", "a.top = root.top", "a.height = 1", "b.left = root.left",
        "b.top = root.top", "b.width = 1",
      ]
    ).solved()
    #expect(Set(layout.conflictingIDs) == [["a1", "a2"], ["b1", "b2"]])
  }

  @Test func `members carry the constraint's run-time name`() {
    let layout = SemanticsScreen(
      [.blank("view")],
      flat + ["one: view.width = 1", "two: view.width = 2", "view.left = root.left"]
    )
    .changing(constraint: "one") { $0.identifier = "Narrow" }.solved()
    #expect(layout.conflicts.first?.members.contains { $0.description.contains("Narrow") } == true)
  }

  @Test func `a negative required width is a conflict with the size rule`() {
    let layout = SemanticsScreen(
      [.blank("view")], flat + ["w: view.width = -10", "view.left = root.left"]
    )
    .solved()
    #expect(layout.conflictingIDs == [["w"]])
    #expect(layout.view("view")?.frame.width == 0)
  }

  @Test func `a conflict in one window only is told for that window only`() {
    let screen = SemanticsScreen(
      [.blank("view")],
      flat + ["view.left = root.left + 20", "view.right = root.right - 20", "w: view.width >= 300"])
    #expect(screen.at(340, 667).solved().conflicts.isEmpty)
    #expect(screen.at(339, 667).solved().conflicts.first?.amount == 1)
    #expect(screen.at(400, 667).solved().conflicts.isEmpty)
  }

  @Test func `optional constraints that do not hold are listed as broken`() {
    let layout = SemanticsScreen(
      [.blank("view")],
      flat + [
        "view.left = root.left", "must: view.width = 100", "wish: view.width = 200 @999",
        "held: view.width >= 50 @700",
      ]
    ).solved()
    #expect(layout.broken == ["wish"])
  }
}
