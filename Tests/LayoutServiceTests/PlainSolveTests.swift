import LayoutModel
import LayoutService
import Testing

struct PlainSolveTests {
  @Test func `results come in the files' order, the same on every run`() async throws {
    let files = (0..<12).map { number in
      SourceFile(
        path: "\(number).storyboard",
        bytes: Fixtures.storyboard(buttons: Array(repeating: 100 + number, count: 1 + number % 3)))
    }
    func run() async throws -> [String] {
      var lines: [String] = []
      try await PlainSolve(target: .asDesigned).run(files) { solution -> String in
        guard case .solved(let scenes) = solution.outcome else { return "none" }
        return "\(solution.path) \(scenes.flatMap(\.layouts).flatMap(\.views).map(\.frame))"
      } deliver: {
        lines.append($0)
      }
      return lines
    }
    let first = try await run()
    #expect(first.map { $0.prefix { $0 != "." } } == (0..<12).map { "\($0)" })
    #expect(try await run() == first)
  }

  @Test func `windows are solved once each, under all their names`() throws {
    let phone = try Configuration.named("iPhone 17")
    let side = try Configuration.named("iphone-17/landscape")
    let target = SolveTarget.windows([phone, side, phone])
    #expect(
      target
        == .matrix(Matrix(name: "iphone-17, iphone-17/landscape", configurations: [phone, side])))
    #expect(target.count == 2)
    #expect(throws: WorkspaceError.self) { try Configuration.named("iphone-99") }
  }

  @Test func `a scene is found by its id or its title`() async throws {
    let file = SourceFile(path: "A.storyboard", bytes: Fixtures.storyboard(buttons: [10, 20]))
    func scenes(_ name: SceneName?) async -> [String] {
      let solution = await PlainSolve(target: .asDesigned, scene: name).solve(file)
      guard case .solved(let scenes) = solution.outcome else { return [] }
      return scenes.map { $0.scene.title }
    }
    let all = await PlainSolve(target: .asDesigned).solve(file)
    guard case .solved(let solved) = all.outcome, let last = solved.last else {
      Issue.record("not solved")
      return
    }
    #expect(await scenes(SceneName(last.scene.id)) == [last.scene.title])
    #expect(await scenes(SceneName(last.scene.title)).last == last.scene.title)
    #expect(await scenes(SceneName("no such scene")) == [])
  }

  @Test(arguments: [(from: 0.0, to: 400.0), (400, 320), (320, 10_001), (.nan, 400)])
  func `a sweep takes no range that is none`(_ from: Double, _ to: Double) {
    #expect(throws: WorkspaceError.self) { try Sweep.Course.widths(from: from, to: to) }
  }

  @Test func `a sweep's ends are the usual ones where none is given`() throws {
    #expect(try Sweep.Course.widths() == .width(from: 320, to: 1376))
    #expect(try Sweep.Course.heights(from: 2000) == .height(from: 2000, to: 2001))
    #expect(
      try Sweep.Course.textSizes(from: .large)
        == .contentSize(from: .large, to: .accessibility5))
    #expect(throws: WorkspaceError.self) {
      try Sweep.Course.textSizes(from: .accessibility1, to: .large)
    }
  }
}
