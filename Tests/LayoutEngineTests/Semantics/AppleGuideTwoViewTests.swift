import LayoutModel
import Testing

/// Auto Layout Guide, "Creating Nonambiguous, Satisfiable Layouts": two views side by side.
struct AppleGuideTwoViewTests {
  private static let horizontal = [
    "h1: red.leading = 1.0 * root.leading + 20.0", "h2: blue.leading = 1.0 * red.trailing + 8.0",
    "h3: root.trailing = 1.0 * blue.trailing + 20.0", "h4: red.width = 1.0 * blue.width + 0.0",
  ]
  private static let pinned =
    horizontal + [
      "v1: red.top = 1.0 * root.top + 20.0", "v2: root.bottom = 1.0 * red.bottom + 20.0",
      "v3: blue.top = 1.0 * root.top + 20.0", "v4: root.bottom = 1.0 * blue.bottom + 20.0",
    ]
  private static let aligned =
    horizontal + [
      "v1: red.top = 1.0 * root.top + 20.0", "v2: root.bottom = 1.0 * red.bottom + 20.0",
      "v3: red.top = 1.0 * blue.top + 0.0", "v4: red.bottom = 1.0 * blue.bottom + 0.0",
    ]
  private static let ids: [ObjectID] = ["h1", "h2", "h3", "h4", "v1", "v2", "v3", "v4"]

  private func screen(_ equations: [String]) -> SemanticsScreen {
    SemanticsScreen([.blank("red"), .blank("blue")], equations)
  }

  @Test(arguments: [pinned, aligned])
  func `both solutions give the same portrait frames`(_ equations: [String]) {
    // (375 - 20 - 8 - 20) / 2 = 163.5; 20 + 163.5 + 8 = 191.5; 667 - 40 = 627.
    screen(equations)
      .expectFrames(["red": [20, 20, 163.5, 627], "blue": [191.5, 20, 163.5, 627]])
  }

  @Test(arguments: [pinned, aligned])
  func `both solutions give the same landscape frames`(_ equations: [String]) {
    // (667 - 48) / 2 = 309.5; 20 + 309.5 + 8 = 337.5; 375 - 40 = 335.
    screen(equations).at(667, 375)
      .expectFrames(["red": [20, 20, 309.5, 335], "blue": [337.5, 20, 309.5, 335]])
  }

  @Test(arguments: ids)
  func `remove any of these constraints and the layout becomes ambiguous`(_ id: ObjectID) {
    for equations in [Self.pinned, Self.aligned] {
      let layout = screen(equations).without(constraint: id).solved()
      #expect(layout.verdict == .ambiguous)
      #expect(
        layout.ambiguities.allSatisfy {
          $0.axis == (id.rawValue.hasPrefix("h") ? .horizontal : .vertical)
        })
    }
  }

  @Test func `add a constraint and there may be a conflict`() {
    // 100 against 163.5: the horizontal equations and the new one, nothing vertical.
    let layout = screen(Self.pinned + ["extra: red.width = 100"]).solved()
    #expect(layout.conflictingIDs == [["extra", "h1", "h2", "h3", "h4"]])
    // One that agrees does no harm.
    screen(Self.pinned + ["extra: red.width = 163.5"])
      .expectFrames(["red": [20, 20, 163.5, 627], "blue": [191.5, 20, 163.5, 627]])
  }
}
