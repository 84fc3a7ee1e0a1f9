import LayoutModel
import Testing

@testable import LayoutFormats

/// Logs are written here after UIKit's public form.
@Suite struct ConflictLogTests {
  private func constraint(_ text: String) -> LoggedConstraint? {
    ConflictLogReader.constraint("    \"<\(text)>\",")
  }

  @Test(arguments: [
    ("UILabel:0x7f1.width == 100   (active)", "UILabel.width == 100.0"),
    ("UILabel:0x7f1.width >= 44", "UILabel.width >= 44.0"),
    (
      "App.Price:0x1.leading == UIView:0x2.leading + 20   (active)",
      "Price.leading == 1.0 UIView.leading + 20.0"
    ),
    (
      "UIView:0x1.trailing == UIView:0x2.trailing - 8.5",
      "UIView.trailing == 1.0 UIView.trailing + -8.5"
    ),
    ("UIView:0x1.width == 0.5*UIView:0x2.width + 4", "UIView.width == 0.5 UIView.width + 4.0"),
    ("UIView:0x1.height == UIView:0x2.height/2", "UIView.height == 0.5 UIView.height + 0.0"),
    (
      "UIView:0x1.bottom <= UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide'.bottom",
      "UIView.bottom <= 1.0 UILayoutGuide.bottom + 0.0"
    ),
    (
      "H:|-(20)-[UILabel:0x1 'Name']   (active, names: '|':UIView:0x2 )",
      "UILabel.leading == 1.0 UIView.leading + 20.0"
    ),
    (
      "H:[UILabel:0x1]-(>=8)-|(LTR)   (active, names: '|':UIView:0x2 )",
      "UIView.right >= 1.0 UILabel.right + 8.0"
    ),
    ("V:[UILabel:0x1(44)]   (active)", "UILabel.height == 44.0"),
    ("V:[UIView:0x1]-(12)-[UIView:0x2]", "UIView.top == 1.0 UIView.bottom + 12.0"),
    ("V:[UIView:0x1]-(NSSpace(20))-[UIView:0x2]", "UIView.top == 1.0 UIView.bottom + nil"),
    ("H:[UIView:0x1(UIView:0x2)]", "UIView.width == 1.0 UIView.width + 0.0"),
  ])
  func `each form of a constraint is read`(text: String, expected: String) throws {
    let found = try #require(constraint("NSLayoutConstraint:0x60 " + text))
    let relation =
      [
        LayoutRelation.equal: "==", .greaterThanOrEqual: ">=", .lessThanOrEqual: "<=",
      ][found.relation] ?? "?"
    let left = "\(found.first.className).\(found.firstAttribute) \(relation) "
    let constant = found.constant.map { "\($0)" } ?? "nil"
    let right =
      found.second.map {
        "\(found.multiplier) \($0.className).\(found.secondAttribute.map { "\($0)" } ?? "?") + \(constant)"
      } ?? constant
    #expect(left + right == expected)
    #expect(found.origin == .authored)
  }

  @Test func `origins and names are told apart`() {
    func origin(_ text: String) -> LoggedConstraint.Origin? { constraint(text)?.origin }
    #expect(
      origin(
        "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.width == 320   (active)")
        == .autoresizing)
    #expect(
      origin(
        "NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x2.height == 44"
      )
        == .encapsulated)
    #expect(
      origin("NSLayoutConstraint:0x1 'UISV-spacing' H:[UIView:0x2]-(8)-[UIView:0x3]") == .stack)
    #expect(
      origin(
        "NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with fixed frame' H:|-(0)-[UIView:0x2](LTR)   (active, names: '|':UIView:0x3 )"
      )
        == .prototyping)
    let named = constraint("NSLayoutConstraint:0x1 'title-width' UILabel:0x2'Total'.width == 5")
    #expect(named?.identifier == "title-width" && named?.first.title == "Total")
  }

  private static let log = """
    2026-01-31 12:00:00.000 App[1:2] started
    2026-01-31 12:00:01.000 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "<NSLayoutConstraint:0x600001 UIButton:0x7f1.width == 340   (active)>",
        "<NSLayoutConstraint:0x600002 UIView:0x7f2.width == 300   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600001 UIButton:0x7f1.width == 340   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    """

  @Test func `a log is read with what stands around its lists`() throws {
    let conflicts = ConflictLogReader.conflicts(in: Self.log + "\n" + Self.log)
    #expect(conflicts.map(\.constraints.count) == [2, 2])
    #expect(conflicts.map(\.broken) == [0, 0])
    #expect(conflicts.map(\.line) == [2, 14])
    let cut = ConflictLogReader.conflicts(in: String(Self.log.prefix(420)))
    #expect(cut.first?.broken == nil)
    #expect(ConflictLogReader.conflicts(in: "nothing").isEmpty)
  }

  @Test func `damaged logs are read as far as they go, never a trap`() {
    var state: UInt64 = 11
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let signs = Array("<>'\"[]|-(:.0x@=*/\n")
    for _ in 0..<3_000 {
      var log = Array(Self.log)
      for _ in 0...next(6) {
        let place = next(log.count)
        if next(2) == 0 { log.remove(at: place) } else { log[place] = signs[next(signs.count)] }
      }
      for conflict in ConflictLogReader.conflicts(in: String(log)) {
        #expect(conflict.broken.map { conflict.constraints.indices.contains($0) } ?? true)
      }
    }
  }
}
