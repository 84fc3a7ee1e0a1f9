import LayoutModel
import LayoutService
import Testing

struct AcceptanceTests {
  private func finding(
    _ rule: Rule = .overlap, _ document: DocumentPath = "App/A.xib", view: ObjectID = "v",
    other: ObjectID? = nil, on configurations: [String] = ["a", "b"]
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, document: document, scene: "s", view: view, other: other,
      occurrences: configurations.map { .init(configuration: $0, amount: 1, severity: .error) },
      message: "m")
  }

  private func ledger(
    _ acceptances: [Acceptance], today: String = "2026-11-22", documents: [DocumentPath]
  ) -> AcceptanceLedger {
    AcceptanceLedger(acceptances, today: today, exists: { documents.contains($0) })
  }

  private func accept(_ finding: Finding, until: String? = nil) -> Acceptance {
    Acceptance(
      findings: [AcceptedFault(finding)], document: finding.document, why: "w", until: until)
  }

  @Test func `an acceptance follows its document and nothing else`() {
    let here = accept(finding())
    let moved = finding(.overlap, "Source/B.xib")
    #expect(
      ledger([here], documents: ["App/A.xib"]).verdict(on: finding(), at: "App/A.xib")
        == .accepted(here))
    // A copy beside the document that it is about is another document.
    #expect(
      ledger([here], documents: ["App/A.xib", "Source/B.xib"]).verdict(
        on: moved, at: "Source/B.xib")
        == .notAccepted)
    #expect(
      ledger([here], documents: ["Source/B.xib"]).verdict(on: moved, at: "Source/B.xib")
        == .accepted(here))
  }

  @Test func `rule, view and the other of a pair all have to be the same`() {
    let pair = accept(finding(other: "x"))
    let ledger = ledger([pair], documents: ["App/A.xib"])
    #expect(ledger.verdict(on: finding(other: "x"), at: "App/A.xib") == .accepted(pair))
    for other in [
      finding(other: "y"), finding(), finding(.clipped, other: "x"),
      finding(view: "w", other: "x"),
    ] {
      #expect(ledger.verdict(on: other, at: "App/A.xib") == .notAccepted)
    }
  }

  @Test func `what spreads is told with the configurations nobody accepted`() {
    let some = accept(finding(on: ["a"]))
    #expect(
      ledger([some], documents: ["App/A.xib"])
        .verdict(on: finding(on: ["a", "b", "c"]), at: "App/A.xib")
        == .outgrown(some, configurations: ["b", "c"]))
    #expect(
      ledger([some, accept(finding(on: ["b", "c"]))], documents: ["App/A.xib"])
        .verdict(on: finding(on: ["a", "b", "c"]), at: "App/A.xib") == .accepted(some))
  }

  @Test func `the last day counts, the next does not`() {
    let short = accept(finding(), until: "2026-11-22")
    #expect(ledger([short], documents: ["App/A.xib"]).expired.isEmpty)
    let later = ledger([short], today: "2026-11-23", documents: ["App/A.xib"])
    #expect(later.expired == [short])
    #expect(later.verdict(on: finding(), at: "App/A.xib") == .notAccepted)
  }

  @Test func `accepting again keeps what was accepted where nobody looked`() {
    let german = accept(finding(on: ["a/de", "b/de"]))
    let other = accept(finding(view: "w", on: ["a"]))
    let ledger = ledger([german, other], documents: ["App/A.xib"])
    // A check of a and b alone finds it on b.
    let lines = AcceptanceFile.sorted(
      ledger.adding([accept(finding(on: ["b"]))], lookedAt: ["a", "b"].contains))
    let faults = lines.flatMap(\.findings).filter { $0.view == "v" }
    #expect(faults.map(\.configurations) == [["b", "a/de", "b/de"]])
    #expect(lines.count == 2)
    // A survey of the language finds it on one window only: the other is not accepted any more.
    let fewer = AcceptanceFile.sorted(
      ledger.adding([accept(finding(on: ["a/de"]))], lookedAt: { $0.hasSuffix("/de") }))
    #expect(
      fewer.flatMap(\.findings).filter { $0.view == "v" }.map(\.configurations) == [["a/de"]])
  }

  @Test func `stale is what no finding of its document answers to`() {
    let (kept, gone) = (accept(finding()), accept(finding(.clipped)))
    let other = accept(finding(.truncated, on: ["de"]))
    let ledger = ledger([kept, gone, other], documents: ["App/A.xib"])
    // Nothing was looked for in German: whether the third is stale is not known.
    #expect(ledger.stale(among: [(finding(), "App/A.xib")], on: ["a", "b"]) == [gone])
  }

  @Test(arguments: [
    ("{}", "1:1"), ("\n{\"key\": 1, \"document\": \"d\", \"why\": \"w\"}", "2:1"),
    ("{\"kee\": \"k\"}", "1:2"), ("[1]", "1:1"), ("{", "1:2"),
  ])
  func `a damaged line is refused with its place`(_ text: String, _ place: String) {
    let error = #expect(throws: FileProblem.self) { try AcceptanceFile.read(Array(text.utf8)) }
    #expect(error?.path.hasSuffix(":" + place) == true, "\(error!)")
  }

  @Test func `an accepted cause takes its other findings along, what is left of others gates`()
    async throws
  {
    try await Fixtures.withWorkspace { workspace in
      try await workspace.commit(
        Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [100, 100])]))
      let report = try await workspace.check(
        Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [340, 340])]))
      let first = try #require(report.gating.first)
      #expect(report.gating.count > 1)
      let acceptance = report.acceptance(of: first, why: "w")
      let left = report.accepting(ledger([acceptance], documents: ["A.storyboard"]))
      #expect(left.gates)
      #expect(left.accepted.map(\.finding).contains(first))
      #expect(!left.regressions.contains { $0.cause?.leader == first.identity })
      let all = report.gating.map { report.acceptance(of: $0, why: "w") }
      #expect(!report.accepting(ledger(all, documents: ["A.storyboard"])).gates)
    }
  }
}
