import DeviceCatalogue
import LayoutEngine
import LayoutModel
import Testing

/// A reason of the judgement alone: two states of a screen whose finding has it, and two whose finding of the
/// same rule has it not.
struct FeatureCase: Sendable, CustomTestStringConvertible {
  let kind: Evidence.Kind
  let rule: Rule
  let speaking: Change
  let silent: Change

  /// A screen before and after an edit; nothing before it where the screen is new.
  struct Change: Sendable {
    var base: MadeDocument?
    var head: MadeDocument
    /// What is said of the document elsewhere.
    var setting: @Sendable (inout Document) -> Void = { _ in }
  }

  init(_ kind: Evidence.Kind, _ rule: Rule, _ speaking: Change, not silent: Change) {
    self.kind = kind
    self.rule = rule
    self.speaking = speaking
    self.silent = silent
  }

  var testDescription: String { kind.rawValue }

  /// The reasons of the finding on the view `v`; nil where there is none.
  func reasons(
    of change: Change, at configurations: [Configuration] = Matrix.default.configurations
  ) throws -> [Evidence.Kind]? {
    var document = try change.head.read()
    change.setting(&document)
    let path = change.head.path
    // A table's rows are what its cases are about.
    let scene = document.scenes.first { $0.kind == .cell } ?? document.scenes[0]
    let head = DigestedAnswers.Solved(document, scene, path: path, at: configurations)
    guard let before = change.base else {
      let found = judge(head.findings, in: head.judged)
      return found.first(where: isMeant)?.confidence.map { $0.evidence.map(\.kind) }
    }
    var earlier = try before.read()
    change.setting(&earlier)
    let edited = DigestedAnswers.Edited(
      earlier, earlier.scenes[0], document, path: path, isRecordedAnew: true, at: configurations)
    return edited.judged.first { isMeant($0.finding) }?.finding.confidence
      .map { $0.evidence.map(\.kind) }
  }

  /// The findings of a change, for the message of a case that has none of its rule.
  func met(in change: Change) throws -> [String] {
    let document = try change.head.read()
    return DigestedAnswers.Solved(
      document, document.scenes[0], path: change.head.path, at: Matrix.default.configurations
    ).findings.map { "\($0.rule) of \($0.view)" }
  }

  private func isMeant(_ finding: Finding) -> Bool {
    finding.rule == rule && (finding.view == "v" || finding.other == "v")
  }
}

extension FeatureCase {
  static func screen(
    _ views: [MadeView], _ constraints: [String], name: String = "screen", attributes: String = "",
    controller: String = "", beside: String = "", header: MadeDocument.Header = .init()
  ) -> MadeDocument {
    MadeDocument(
      "features", name, views, constraints, attributes: attributes, controller: controller,
      beside: beside, header: header)
  }

  static func new(_ views: [MadeView], _ constraints: [String], beside: String = "") -> Change {
    Change(head: screen(views, constraints, beside: beside))
  }

  /// The same views before and after an edit of their constraints.
  static func edit(_ views: [MadeView], from base: [String], to head: [String]) -> Change {
    Change(base: screen(views, base), head: screen(views, head))
  }

  /// Outlets of the controller that lead to views or constraints.
  static func outlets(_ ids: String...) -> String {
    let all = ids.map { #"<outlet property="\#($0)" destination="\#($0)" id="to-\#($0)"/>"# }
    return "<connections>\(all.joined())</connections>"
  }

  static let corner = ["v.leading = root.leading + 16", "v.top = root.top + 100"]
}

/// Each reason alone: on a made document whose finding has it, and on one whose finding of the same rule has
/// it not.
struct FeatureTests {
  @Test(arguments: FeatureCase.all)
  func `a reason speaks of one finding and not of another of its rule`(_ made: FeatureCase) throws {
    let found = try made.reasons(of: made.speaking)
    let others = found == nil ? try made.met(in: made.speaking) : []
    let speaking = try #require(found, "no such finding: \(others)")
    #expect(speaking.contains(made.kind), "\(speaking)")
    let silent = try #require(try made.reasons(of: made.silent), "no such finding to be silent of")
    #expect(!silent.contains(made.kind), "\(silent)")
  }

  /// Not of one screen and its edit: reasons of every finding, of findings that no search explains, and those that
  /// trees of files and the code of an app give, which tests of the service show.
  private static let ofTrees: Set<Evidence.Kind> = [
    .rule, .onlyLook, .noEdit, .copied, .moved, .unreadableBase, .codeHides, .codePlaces,
    .codeHolds, .codeTurns,
    .touchWidened, .codeSizesRow, .saidByDocument, .leftOver,
  ]

  @Test func `an app that is made for newer phones alone is not letterboxed there`() throws {
    let made = try #require(FeatureCase.all.first { $0.kind == .letterboxed })
    let newer = Matrix.default.configurations.filter { $0.safeArea.bottom > 0 }
    let found = try #require(try made.reasons(of: made.speaking, at: newer))
    #expect(!found.contains(.letterboxed), "\(found)")
  }

  @Test func `every reason has a case of its own`() {
    let known = Set(FeatureCase.all.map(\.kind)).union(Self.ofTrees)
    let missing = Evidence.Kind.allCases.filter { !known.contains($0) }
    #expect(missing.isEmpty, "\(missing)")
  }
}
