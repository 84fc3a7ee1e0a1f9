import LayoutModel
import Testing

/// Odd numbers and shapes that a file can hold: an answer, never a trap.
struct RobustnessTests {
  private let numbers: [Double] = [
    0, -0.0, 1e-300, -1e-300, 1e15, -1e15, 1e300, -1e300, .infinity, -.infinity, .nan,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]
  private let equations = [
    "x: view.left = root.left", "y: view.top = root.top", "w: view.width = 0.5 * root.width",
    "view.height = 10",
  ]

  private func expectAnswer(_ screen: SemanticsScreen, _ what: String) {
    let layout = screen.solved()
    #expect(layout.views.count == 2, "\(what)")
    #expect(screen.solved().conflicts == layout.conflicts, "\(what)")
  }

  @Test func `constants`() {
    for number in numbers {
      for id in ["x", "w"] as [ObjectID] {
        expectAnswer(
          SemanticsScreen([.blank("view")], equations)
            .changing(constraint: id) { $0.constant = number }, "\(id) \(number)")
      }
    }
  }

  @Test func `factors`() {
    for number in numbers {
      for denominator in [1, 0, .nan, 1e300, -3] {
        expectAnswer(
          SemanticsScreen([.blank("view")], equations).changing(constraint: "w") {
            $0.multiplier = Multiplier(numerator: number, denominator: denominator)
          }, "\(number) / \(denominator)")
      }
    }
  }

  @Test func `priorities`() {
    for number in numbers + [1000.5, 999.9999, 0.5, -3] {
      expectAnswer(
        SemanticsScreen([.blank("view")], equations)
          .changing(constraint: "w") { $0.priority = number }, "\(number)")
      expectAnswer(
        SemanticsScreen([.sized("view", 10, 10)], equations).changing("view") {
          $0.hugging = AxisPair(horizontal: number, vertical: number)
          $0.compressionResistance = AxisPair(horizontal: number, vertical: number)
        }, "\(number)")
    }
  }

  @Test func `frames, margins, windows and insets`() {
    for number in numbers {
      let odd = Frame(x: number, y: number, width: number, height: number)
      expectAnswer(SemanticsScreen([.sprung("view", odd, .flexibleWidth)]), "frame \(number)")
      expectAnswer(
        SemanticsScreen([.blank("view")], ["view.left = root.leftMargin"])
          .changing("root") { $0.margins = .absolute(.all(number)) }, "margins \(number)")
      expectAnswer(
        SemanticsScreen([.blank("view")], equations).at(number, number), "window \(number)")
      expectAnswer(
        SemanticsScreen([.blank("view")], equations)
          .at { $0.safeArea = .all(number) }, "insets \(number)")
      expectAnswer(
        SemanticsScreen([.caption("view", "Text", size: number, lines: 0)], equations),
        "font \(number)")
    }
  }

  @Test func `a factor without a denominator counts as one`() {
    SemanticsScreen([.blank("view")], equations).changing(constraint: "w") {
      $0.multiplier = Multiplier(numerator: 5, denominator: 0)
    }
    .expectFrames(["view": [0, 0, 375, 10]])
  }

  @Test func `a constraint of an item with itself`() {
    SemanticsScreen(
      [.blank("view")], equations + ["view.left = view.left", "view.width = 1 * view.width"]
    )
    .expectFrames(["view": [0, 0, 187.5, 10]])
    let layout = SemanticsScreen([.blank("view")], equations + ["bad: view.left = view.left + 1"])
      .solved()
    #expect(layout.conflictingIDs == [["bad"]])
  }

  @Test func `views nested 300 deep`() {
    // Each is inset by 1 on the left and the top.
    var view = View.blank("v299")
    for index in (0..<299).reversed() { view = .blank(ObjectID("v\(index)"), [view]) }
    var equations: [String] = []
    for index in 0..<300 {
      let outer = index == 0 ? "root" : "v\(index - 1)"
      equations += [
        "v\(index).left = \(outer).left + 1", "v\(index).top = \(outer).top + 1",
        "v\(index).right = \(outer).right", "v\(index).bottom = \(outer).bottom",
      ]
    }
    let layout = SemanticsScreen([view], equations).solved()
    layout.expectFrames(["v299": [1, 1, 75, 367]])
    #expect(layout.view("v299")?.absoluteOrigin == Point(x: 300, y: 300))
  }

  @Test func `an empty screen and an empty stack`() {
    SemanticsScreen([]).expectFrames(["root": [0, 0, 375, 667]])
    SemanticsScreen(
      [.stack("stack", StackContent(), [])],
      ["stack.left = root.left", "stack.top = root.top", "stack.width = 5", "stack.height = 6"]
    )
    .expectFrames(["stack": [0, 0, 5, 6]])
  }
}
