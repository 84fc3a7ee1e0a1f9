import LayoutEngine
import LayoutModel
import Testing

/// Breakpoints of small screens, worked out by hand.
struct SweepingTests {
  private func sweep(
    _ views: [View], _ equations: [String], _ course: Sweep.Course = .width(from: 320, to: 1376)
  ) -> Sweep {
    let screen = SemanticsScreen(views, equations)
    return LayoutEngine.sweep(
      screen.scene, in: screen.session.document, at: screen.configuration, course)
  }

  private func slopes(_ sweep: Sweep) -> [String] {
    sweep.breakpoints.flatMap { breakpoint in
      breakpoint.changes.compactMap { change in
        guard case .slope(let view, let quantity, let before, let after) = change else {
          return nil
        }
        let place = breakpoint.place.exact ?? "about"
        return "\(place) \(view) \(quantity.rawValue) \(before) -> \(after)"
      }
    }
  }

  private let flat = ["view.top = root.top", "view.height = 10"]

  @Test func `a width turns where an optional size begins to fit`() {
    // 20 left, at least 20 right, 301 if there is room: from 341 on there is.
    let sweep = sweep(
      [.blank("view")],
      flat + [
        "view.left = root.left + 20", "root.right >= view.right + 20", "view.width = 301 @750",
      ])
    #expect(slopes(sweep) == ["341 view width 1 -> 0"])
    #expect(sweep.spans.isEmpty && sweep.isComplete)
  }

  @Test func `breakpoints are fractions, not decimals`() {
    // A third of the width, 133.5 at most: three times that is 400.5.
    let third = sweep(
      [.blank("view")],
      flat + [
        "view.left = root.left", "view.width = 0.3333333 * root.width @750",
        "view.width <= 133.5",
      ])
    #expect(slopes(third) == ["801/2 view width 1/3 -> 0"])
  }

  @Test func `a contradiction holds below a width and not at it`() {
    // 200 wide with 100 and a half on both sides needs 401.
    let sweep = sweep(
      [.blank("view")],
      flat + [
        "view.left = root.left + 100.5", "view.width = 200", "root.right >= view.right + 100.5",
      ])
    #expect(sweep.spans.count == 1)
    #expect(sweep.spans.first?.kind == .conflict)
    #expect(sweep.spans.first?.lower.value == 320)
    #expect(sweep.spans.first?.upper.exact == "401")
    #expect(sweep.spans.first?.includesUpper == false)
  }

  @Test func `a contradiction may hold everywhere but at one width`() {
    let sweep = sweep(
      [.blank("view")],
      flat + ["view.left = root.left", "view.width = 400", "view.right = root.right"])
    let ends = sweep.spans.map { "\($0.lower.exact ?? "") \($0.upper.exact ?? "")" }
    #expect(ends == ["320 400", "400 1376"])
    #expect(sweep.spans.map(\.includesUpper) == [false, true])
    #expect(sweep.spans.map(\.includesLower) == [true, false])
  }

  @Test func `an ambiguity begins where there is room for it`() {
    // 300 wide between two margins of at least 20: one place at 340, a range from there on.
    let sweep = sweep(
      [.blank("view")],
      flat + [
        "view.width = 300", "view.left >= root.left + 20", "root.right >= view.right + 20",
      ])
    let open = sweep.spans.filter { $0.kind == .ambiguity }
    #expect(open.map(\.lower.exact) == ["340"])
    #expect(open.map(\.includesLower) == [false])
  }

  @Test func `the default margins jump at 414 points`() {
    let sweep = sweep(
      [.blank("view")],
      flat + [
        "view.left = root.leftMargin", "view.right = root.rightMargin",
      ])
    let jumps = sweep.breakpoints.filter { $0.place.exact == "414" }.flatMap(\.changes)
    #expect(jumps.contains(.jump("view", .x, before: 16, after: 20)))
    #expect(sweep.breakpoints.count == 1)
  }

  @Test func `a line break is found at the width of the words before it`() throws {
    // Two words: the label is as wide as the window less 40 and needs one line from some width on.
    let text = "Unbreakable wordsandmore that go on"
    let label = [View.caption("label", text, size: 34, lines: 0)]
    let equations = [
      "label.top = root.top", "label.left = root.left + 20", "root.right = label.right + 20",
    ]
    let sweep = sweep(label, equations)
    let jumps = sweep.breakpoints.filter { breakpoint in
      breakpoint.changes.contains { change in
        if case .jump("label", .height, _, _) = change { true } else { false }
      }
    }
    #expect(!jumps.isEmpty)
    for jump in jumps {
      // The engine itself has another height a hundredth of a point to either side.
      let heights = [-0.01, 0.01].map { step in
        SemanticsScreen(label, equations).at(jump.place.value + step, 667).solved()
          .view("label")?.frame.height ?? 0
      }
      #expect(heights[0] > heights[1])
    }
  }

  @Test func `steps of a pixel that follow one another are one staircase`() throws {
    // As wide as its longest line, at most the room: between two line breaks it grows by pixels.
    let label = [
      View.caption("label", "Some content, such as videos or fonts, may stay away", lines: 0)
    ]
    let sweep = sweep(
      label,
      [
        "label.top = root.top", "label.left = root.left + 20", "root.right >= label.right + 20",
      ])
    #expect(!sweep.staircases.isEmpty)
    let widths = sweep.breakpoints.filter { breakpoint in
      breakpoint.changes.contains { change in
        switch change {
        case .slope("label", .width, _, _), .jump("label", .width, _, _): true
        default: false
        }
      }
    }.map(\.place.value)
    // Two pixels are a point here: no three changes lie closer than four pixels each.
    for (first, third) in zip(widths, widths.dropFirst(2)) { #expect(third - first > 2) }
  }

  @Test func `a text that is cut short ends at its own width`() throws {
    let label = [View.caption("label", "A title that needs more room than small phones have")]
    let equations = [
      "label.top = root.top + 20", "label.left = root.left + 20",
      "root.right = label.right + 20",
    ]
    let sweep = sweep(label, equations)
    // An error where much is cut, a warning from there on.
    let cut = sweep.spans.filter {
      $0.kind == .finding(.truncated, .error) || $0.kind == .finding(.truncated, .warning)
    }
    let end = try #require(cut.map(\.upper.value).max())
    func isCut(_ width: Double) -> Bool {
      let screen = SemanticsScreen(label, equations).at(width, 667)
      return findings(
        document: "", scene: screen.scene, layouts: [(screen.configuration, screen.solved())]
      ).contains { $0.rule == .truncated }
    }
    #expect(cut.map(\.lower.value).min() == 320)
    #expect(isCut(end - 0.01) && !isCut(end + 0.01))
  }

  @Test func `heights and text sizes are gone through as well`() {
    let equations = [
      "view.left = root.left", "view.width = 10", "view.top = root.top",
      "view.height = 500 @750", "root.bottom >= view.bottom",
    ]
    let byHeight = sweep([.blank("view")], equations, .height(from: 400, to: 1000))
    #expect(slopes(byHeight) == ["500 view height 1 -> 0"])

    let styled = SemanticsScreen(
      [View.styled("label", "A headline of a few words", "UICTFontTextStyleTitle1")],
      ["label.top = root.top", "label.left = root.left + 20", "root.right = label.right + 20"])
    let byText = LayoutEngine.sweep(
      styled.scene, in: styled.session.document, at: styled.configuration,
      .contentSize(from: .extraSmall, to: .accessibility5))
    #expect(byText.spans.allSatisfy { $0.upper.exact == "AX5" || $0.kind != .conflict })
    // Each size that changes a frame is told, from what it was to what the engine solves there.
    var heights: [String: Double] = [:]
    var session = styled.session
    for size in ContentSizeCategory.allCases {
      var here = styled.configuration
      here.contentSize = size
      heights[size.rawValue] =
        session.solve(here).views.first { $0.id == "label" }?.frame.height
    }
    let grown = byText.breakpoints.filter { breakpoint in
      breakpoint.changes.contains {
        if case .jump("label", .height, _, let after) = $0 {
          after == heights[breakpoint.place.exact ?? ""]
        } else {
          false
        }
      }
    }
    #expect(Set(heights.values).count > 4)
    #expect(grown.count + 1 >= Set(heights.values).count)
  }
}
