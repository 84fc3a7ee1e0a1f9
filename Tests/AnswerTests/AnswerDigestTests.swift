import Foundation
import LayoutModel
import TestDocuments
import Testing

/// Stored frames are reused wherever the engine's version is the same, so two builds of one version
/// must not answer differently.
struct AnswerDigestTests {
  private static let renewal =
    "KEYLINE_RENEW_ANSWERS=1 swift test --filter AnswerDigestTests, and say in the commit why"

  @Test func `frames, findings and causes change only together with the engine's version`()
    async throws
  {
    let environment = ProcessInfo.processInfo.environment
    let recorded = try AnswerDigests.recorded()
    // What tries many engines one after the other needs no list of all that differs.
    let isEnough = environment["KEYLINE_FIRST_DIFFERENCE"] != nil
    let now = try await AnswerDigests.now(comparedWith: isEnough ? recorded : nil)
    let differences = recorded.map { now.differences(from: $0) } ?? []
    if environment["KEYLINE_RENEW_ANSWERS"] != nil {
      let changed = differences.filter {
        !$0.hasSuffix(AnswerDigests.isNew) && !$0.hasPrefix(AnswerDigests.work)
      }
      if let recorded, !changed.isEmpty {
        try #require(
          now.engine > recorded.engine,
          "answers changed: raise EngineVersion above \(recorded.engine) before renewing")
      }
      try now.write()
      return
    }
    let known = try #require(recorded, "no digests: \(Self.renewal)")
    let isSame = differences.isEmpty
    #expect(
      isSame,
      """
      answers changed: raise EngineVersion (where no more than work changed: do not), renew with \
      \(Self.renewal)
      \(differences.prefix(20).joined(separator: "\n"))
      """)
    #expect(
      known.engine == now.engine, "the engine's version was raised: renew with \(Self.renewal)")
  }

  @Test(.enabled(if: Corpus.root != nil, Comment(rawValue: Corpus.skipped)))
  func `answers on real documents change only together with the engine's version`() async throws {
    let now = try await CorpusAnswers.now()
    let recorded = try CorpusAnswers.recorded()
    let compared = recorded.map(now.compared)
    if ProcessInfo.processInfo.environment["KEYLINE_RENEW_ANSWERS"] != nil {
      if let recorded, let compared, compared.changed > 0 {
        try #require(
          now.engine > recorded.engine,
          "answers changed: raise EngineVersion above \(recorded.engine) before renewing")
      }
      try now.write()
      return
    }
    let known = try #require(compared, "no digests: \(Self.renewal)")
    #expect(known.common > 0)
    #expect(
      known.changed == 0,
      "\(known.changed) of \(known.common) answers changed: raise EngineVersion, \(Self.renewal)")
  }

  @Test func `300 documents are made, each under a name of its own, and each is read whole`() throws
  {
    let documents =
      DigestedAnswers.documents + ComposedDocuments.all + OtherDocuments.televisions
      + RareDocuments.all + ComposedDocuments.further + MacDocuments.all + NibDocuments.all
      + AnswerDigests.furtherDocuments
    #expect(documents.count >= 300)
    let twice = Dictionary(grouping: documents, by: \.path).filter { $0.value.count > 1 }.keys
    #expect(twice.isEmpty, "\(twice.sorted())")
    #expect(AnswerDigests.edits.count >= 100)
    for made in documents {
      let document = try made.read()
      #expect(!document.scenes.isEmpty, "\(made.path)")
      #expect(document.scenes.contains { !$0.root.subviews.isEmpty }, "\(made.path)")
    }
  }

  @Test func `every rule that reads one document fires in a made one`() throws {
    var met: Set<Rule> = []
    for made in FaultDocuments.all {
      let document = try made.read()
      for scene in document.scenes {
        met.formUnion(
          DigestedAnswers.Solved(
            document, scene, path: made.path, at: DigestedAnswers.configurations
          ).findings.map(\.rule))
      }
    }
    // An ignored constraint is news of an edit only, and interface files have no groups.
    met.formUnion([.ignoredConstraint, .unsettledGroups])
    let missing = Rule.allCases.filter { !met.contains($0) }
    #expect(missing.isEmpty)
  }
}
