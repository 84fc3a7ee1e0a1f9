import LayoutModel
import Testing

/// Where engines with weighted strengths are known to go wrong: levels are strict, errors within a
/// level add up, nothing is rounded away.
struct StrictPriorityTests {
  private let corner = ["view.left = root.left", "view.top = root.top", "view.height = 10"]

  private func width(_ equations: [String]) -> Double? {
    let layout = SemanticsScreen([.blank("view")], corner + equations).solved()
    return layout.verdict == .determined ? layout.view("view")?.frame.width : nil
  }

  @Test func `a thousand and one weak wishes do not beat one stronger`() {
    let weak = (0...1000).map { _ in "view.width = 0 @249" }
    #expect(width(weak + ["view.width = 100 @250"]) == 100)
  }

  @Test func `three at 251 do not beat one at 750`() {
    #expect(width((0..<3).map { _ in "view.width = 0 @251" } + ["view.width = 100 @750"]) == 100)
  }

  @Test func `a large factor on a weak wish does not beat a stronger one`() {
    // The weak error is 2000 times as large, and still of a lower level.
    SemanticsScreen(
      [.blank("view"), .blank("zero")],
      corner + [
        "zero.left = root.left", "zero.top = root.top", "zero.height = 1", "zero.width = 0",
        "zero.width = 2000 * view.width @250", "view.width = 100 @251",
      ]
    )
    .expectFrames(["view": [0, 0, 100, 10], "zero": [0, 0, 0, 1]])
  }

  @Test func `within a level the sum of errors is least: the median`() {
    // 40 is 40 + 60 from the others in all; any other width is farther.
    #expect(width(["view.width = 0 @500", "view.width = 40 @500", "view.width = 100 @500"]) == 40)
    // Two of three agree.
    #expect(
      width(["view.width = 0 @500", "view.width = 100 @500", "view.width = 100 @500"]) == 100)
  }

  @Test func `what a level leaves open the next one decides`() {
    // Any width from 20 to 80 is 60 off at 500; 50 is wished at 400.
    #expect(width(["view.width = 20 @500", "view.width = 80 @500", "view.width = 50 @400"]) == 50)
    #expect(width(["view.width = 20 @500", "view.width = 80 @500", "view.width = 90 @400"]) == 80)
  }

  @Test func `a priority next to nothing still counts`() {
    #expect(width(["view.width = 7 @0.000000001"]) == 7)
  }

  @Test func `requirements a millionth apart conflict`() {
    // Numbers of a file are exact to six decimals.
    let layout = SemanticsScreen(
      [.blank("view")], corner + ["one: view.width = 100", "two: view.width = 100.000001"]
    ).solved()
    #expect(layout.conflictingIDs == [["one", "two"]])
  }

  @Test func `each axis has its own levels`() {
    // The height at 100 is no reason to give up a width at 99.
    SemanticsScreen(
      [.blank("view")],
      [
        "view.left = root.left", "view.top = root.top", "view.height = 30 @100",
        "view.height = 50 @99", "view.width = 70 @99", "view.width = 90 @98",
      ]
    )
    .expectFrames(["view": [0, 0, 70, 30]])
  }
}
