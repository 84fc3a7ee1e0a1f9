import LayoutModel
import LayoutService
import Testing

@testable import LayoutSettings

struct FindingPolicyTests {
  private let good = Fixtures.storyboard(buttons: [100])
  private let wide = Fixtures.storyboard(buttons: [340])

  private func settings(_ text: String) throws -> ProjectSettings {
    try ProjectSettings.read(Array(text.utf8), path: "keyline.toml")
  }

  /// A check of a button that became too wide, by these settings.
  private func check(_ text: String) async throws -> CheckReport {
    let settings = try settings(text)
    return try await Fixtures.withWorkspace { workspace in
      try await workspace.commit(Fixtures.tree(["App/A.storyboard": good]))
      return FindingPolicy(settings).applied(
        to: try await workspace.check(
          Fixtures.tree(["App/A.storyboard": wide]), matrix: settings.matrix))
    }
  }

  @Test func `a rule that is off neither tells nor gates, elsewhere it does`() async throws {
    let usual = try await check("")
    let rule = try #require(usual.regressions.first { $0.gates }?.finding.rule)
    let rules = Set(usual.regressions.map(\.finding.rule.rawValue)).sorted()
    let off = rules.map { "\($0) = \"off\"" }.joined(separator: "\n")
    #expect(try await check("[rules]\n\(off)").regressions.isEmpty)
    #expect(try await check("[[rules-for]]\npaths = [\"App\"]\n\(off)").regressions.isEmpty)
    #expect(try await check("[[rules-for]]\npaths = [\"Other\"]\n\(off)").gates)
    let noted = try await check(
      "[rules]\n\(rules.map { "\($0) = \"info\"" }.joined(separator: "\n"))")
    #expect(!noted.gates)
    #expect(noted.regressions.contains { $0.finding.rule == rule && $0.finding.severity == .info })
  }

  @Test func `a threshold no finding reaches stops nothing`() async throws {
    #expect(try await check("gate.threshold = 0.5").gates)
    #expect(try await !check("gate.threshold = 1.0").gates)
  }

  @Test func `excluded paths are not told`() async throws {
    #expect(try await check("paths.exclude = [\"App\"]").regressions.isEmpty)
    #expect(try await check("paths.include = [\"App\"]").gates)
  }

  @Test func `a button too wide for phones is fine in an app for pads`() async throws {
    #expect(try await !check("app.devices = [\"ipad-9\"]\napp.full-screen = true").gates)
  }

  @Test func `when the finding that stands for a cause is off, another of it stands for the rest`()
    async throws
  {
    func told(_ rule: Rule, _ view: ObjectID, leader: String?, others: Int) -> Regression {
      let finding = Finding(
        rule: rule, severity: .error, document: "A.xib", scene: "s", view: view,
        occurrences: [.init(configuration: "c", amount: 1, severity: .error)], message: "m")
      return Regression(
        change: .new, finding: finding, configurations: ["c"],
        cause: Cause(edit: "e", leader: leader, others: others))
    }
    let first = told(.clipped, "a", leader: nil, others: 2)
    let all = [
      first, told(.overlap, "b", leader: first.finding.identity, others: 0),
      told(.truncated, "c", leader: first.finding.identity, others: 0),
    ]
    let left = FindingPolicy(try settings("rules.clipped = \"off\"")).applied(to: all)
    #expect(left.map(\.finding.view) == ["b", "c"])
    #expect(left.map(\.gates) == [true, false])
    #expect(left[0].cause?.others == 1)
    #expect(left[1].cause?.leader == left[0].finding.identity)
    #expect(FindingPolicy(ProjectSettings()).applied(to: all) == all)
  }
}
