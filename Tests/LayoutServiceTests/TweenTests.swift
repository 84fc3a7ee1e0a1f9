import LayoutModel
import LayoutService
import Testing

/// The way between two states; all numbers by hand.
struct TweenTests {
  private let window = Configuration(name: "window", size: Size(width: 300, height: 200))

  private func tween(
    _ before: String, _ after: String, steps: Int = 4, turns: [TweenTurn] = []
  ) throws -> (solve: TweenSolve, answer: TweenSolve.Answer) {
    func file(_ body: String) -> SourceFile {
      SourceFile(path: "S.layout", bytes: Array("screen S {\n\(body)\n}\n".utf8))
    }
    var solve = TweenSolve(before: file(before), after: file(after), steps: steps)
    solve.turns = turns
    return (solve, try solve.answer(for: window, options: SolveOptions()))
  }

  private let pinned = """
    view card { contentSize 100 40 }
    card.leading = superview.leading + 50
    card.top = superview.top + 60
    """

  @Test func `a constraint that is met at the end and broken on the way is told with its steps`()
    throws
  {
    func state(_ width: Int, _ more: String = "") -> String {
      "view a\nH:|[a]\nV:|[a(20)]\na.width = \(width) #w\n\(more)"
    }
    // 20, 40, 60, 80, 100 against at least 60, which the second state brings along.
    let answer = try tween(state(20), state(100, "a.width >= 60 #least")).answer
    #expect(answer.broken.count == 1)
    let broken = try #require(answer.broken.first)
    #expect(broken.isRequired && broken.from == 0 && broken.to == 0.25)
    #expect(try tween(state(20), state(100)).answer.broken.isEmpty)
  }

  @Test func `a view turned by a quarter is seen away from the edges it is pinned to`() throws {
    let answer = try tween(
      pinned, pinned, steps: 2, turns: [TweenTurn(view: "card", degrees: 90)]
    ).answer
    let last = try #require(answer.steps.last)
    // 100 x 40 about its centre (100, 80) is seen as 40 x 100; its constraints hold it as it was.
    #expect(last.solved.view("S.card")?.frame == Frame(x: 50, y: 60, width: 100, height: 40))
    #expect(last.seen["S.card"] == Frame(x: 80, y: 30, width: 40, height: 100))
    #expect(last.apart.map(\.edge) == [.leading, .top])
    #expect(last.apart.map(\.amount) == [30, -30])
    #expect(answer.steps.first?.apart.isEmpty == true)
  }

  @Test func `what is turned is the frame, what is pinned the alignment rectangle`() throws {
    let answer = try tween(
      pinned.replacing("40 }", with: "40; alignmentInsets 10 0 0 0 }"),
      pinned.replacing("40 }", with: "40; alignmentInsets 10 0 0 0 }"), steps: 1,
      turns: [TweenTurn(view: "card", degrees: 180)]
    ).answer
    // The frame is 100 x 50 from 50; upside down the 10 points above the rectangle are below it.
    let last = try #require(answer.steps.last)
    #expect(last.solved.view("S.card")?.frame == Frame(x: 50, y: 50, width: 100, height: 50))
    #expect(last.seen["S.card"] == Frame(x: 50, y: 50, width: 100, height: 50))
    #expect(last.apart.map(\.edge) == [.top] && abs((last.apart.first?.amount ?? 0) + 10) < 1e-9)
  }

  @Test func `a scaled view grows about its centre`() throws {
    let answer = try tween(
      pinned, pinned, steps: 2, turns: [TweenTurn(view: "S.card", scale: 2)]
    ).answer
    #expect(
      answer.steps.map { $0.seen["S.card"]?.width } == [100, 150, 200])
    #expect(answer.steps.last?.apart.map(\.amount) == [-50, -20])
    #expect(throws: WorkspaceError.self) {
      try tween(pinned, pinned, turns: [TweenTurn(view: "cart", scale: 2)])
    }
  }

  @Test func `the strip has a picture for each of its steps, and lines of the way`() throws {
    let moved = pinned.replacing("+ 50", with: "+ 90")
    let (solve, answer) = try tween(
      pinned.replacing("+ 50", with: "+ 50 #x"), moved.replacing("+ 90", with: "+ 90 #x"), steps: 20
    )
    #expect(answer.moving == ["S:#x"] && answer.steps.count == 21)
    let svg = try solve.strip(answer, for: window, options: SolveOptions())
    #expect(svg.hasPrefix("<svg") && svg.matches(of: #/<g class="caption">/#).count == 6)
    // Five of the six pictures have a line from where the card was before.
    #expect(svg.matches(of: #/<(path|line)[^>]*stroke="#007AFF"/#.ignoresCase()).count == 5)
  }
}
