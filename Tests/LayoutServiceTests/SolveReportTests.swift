import LayoutService
import Testing

@testable import LayoutModel

struct SolveReportTests {
  private func solution(
    _ text: String, options: SolveOptions = SolveOptions()
  ) async -> DocumentSolution {
    await PlainSolve(target: .asDesigned, options: options, isReporting: true).solve(
      SourceFile(path: "Main.storyboard", bytes: Array(text.utf8)))
  }

  private func lines(_ solution: DocumentSolution) -> [ReportLine] {
    guard case .solved(let scenes) = solution.outcome else { return [] }
    return solution.report + scenes.flatMap(\.report)
  }

  private let plain = String(decoding: Fixtures.storyboard(buttons: [100]), as: UTF8.self)

  @Test func `a document that decides everything has nothing to tell`() async {
    #expect(lines(await solution(plain)) == [])
  }

  @Test func `a class, a runtime attribute and a lost constraint are told with their lines`() async
  {
    let text =
      plain.replacing(
        "<button ", with: "<button customClass=\"BuyButton\" ", maxReplacements: 1
      ).replacing(
        "<state key=\"normal\" title=\"Buy\"/>",
        with: """
          <state key="normal" title="Buy"/>
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="padding"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          """
      ).replacing("secondItem=\"t0\"", with: "secondItem=\"gone\"")
    let found = lines(await solution(text))
    let told = found.map { "\($0.kind.rawValue) \($0.subject?.rawValue ?? "-") \($0.text)" }
    #expect(told.contains("ignored k0d it names gone, which is not in the document"))
    #expect(told.contains("undecided b0 class BuyButton may size or place things in code"))
    #expect(told.contains("undecided b0 runtime attribute padding is set when the app runs"))
    #expect(!told.contains { $0.contains("cornerRadius") })
    #expect(found.allSatisfy { $0.subject == nil || $0.location != nil })
  }

  @Test func `a declaration is used and told instead of the class`() async {
    let text = plain.replacing(
      "<button ", with: "<button customClass=\"BuyButton\" ", maxReplacements: 1)
    let options = SolveOptions(
      overrides: LayoutOverrides(classes: ["BuyButton": DeclaredView(height: 44)]))
    let found = lines(await solution(text, options: options))
    #expect(found.map(\.kind) == [.used])
    #expect(found.map(\.text) == ["its size is declared for the class BuyButton"])
  }
}
