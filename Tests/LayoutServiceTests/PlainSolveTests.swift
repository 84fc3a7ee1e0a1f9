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

  @Test func `a target is worded by a device, a size or a matrix, never by two of them`() throws {
    var request = TargetRequest()
    #expect(try request.target() == .asDesigned)
    request.type = "AX3"
    #expect(try request.target().count == 1)
    request.matrix = "default"
    #expect(throws: WorkspaceError.contradictoryTarget) { try request.target() }
    var matrix = TargetRequest()
    matrix.matrix = "default"
    #expect(try matrix.target().count == 36)
    matrix.matrix = "none"
    #expect(throws: WorkspaceError.self) { try matrix.target() }
  }
}
