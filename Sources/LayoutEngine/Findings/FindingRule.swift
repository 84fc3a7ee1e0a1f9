package import LayoutModel

/// One way in which a solved scene can be broken.
///
/// A rule sees a scene at all configurations at once, because some faults only show in comparison.
/// It compares by more than one device pixel, looks at visible content, and stays silent in doubt:
/// a false alarm costs more than a missed fault.
package protocol FindingRule: Sendable {
  /// The rule's name in findings.
  var rule: Rule { get }
  /// Where the rule is broken, at most once per configuration and (view, other, axis).
  func violations(in layouts: SceneLayouts) -> [Violation]
  /// The finding after folding, which a rule may soften once it knows how far it reaches.
  func settle(_ finding: Finding, among configurations: Int) -> Finding
}

extension FindingRule {
  /// The finding as it is.
  package func settle(_ finding: Finding, among configurations: Int) -> Finding { finding }
}

/// Every rule that reads solved scenes, in the order of their numbers.
package enum FindingRules {
  package static let all: [any FindingRule] = Rule.allCases.compactMap(reading)

  /// What looks for a rule's faults; nil where the document alone tells them.
  private static func reading(_ rule: Rule) -> (any FindingRule)? {
    switch rule {
    case .unsatisfiable: UnsatisfiableRule()
    case .ambiguous: AmbiguousRule()
    case .clipped: ClippedRule()
    case .protrudes: ProtrudesRule()
    case .offScreen: OffScreenRule()
    case .unsafeArea: UnsafeAreaRule()
    case .overlap: OverlapRule()
    case .zeroSize: ZeroSizeRule()
    case .truncated: TruncatedRule()
    case .compressed: CompressedRule()
    case .hitTarget: HitTargetRule()
    case .notMirrored: NotMirroredRule()
    case .ignoredConstraint: nil
    case .unsettledGroups: UnsettledGroupsRule()
    case .longText: LongTextRule()
    case .leftBehind: LeftBehindRule()
    }
  }
}

/// A scene at the configurations under judgement: what rules read.
public struct SceneLayouts: Sendable {
  let index: SceneIndex
  let placed: [PlacedScene]

  /// - Parameters:
  ///   - scene: what is judged.
  ///   - layouts: its solved layouts, in matrix order.
  package init(scene: Scene, layouts: [(Configuration, SolvedLayout)]) {
    self.init(index: SceneIndex(scene), layouts: layouts)
  }

  init(index: SceneIndex, layouts: [(Configuration, SolvedLayout)]) {
    self.index = index
    var contradictions = SharedByContradictions<PlacedContradictions>()
    placed = layouts.enumerated().map { number, pair in
      PlacedScene(
        index: index, configuration: pair.0, number: number, layout: pair.1,
        contradictions: contradictions.value(of: pair.1.conflicts) {
          PlacedContradictions($0, in: index)
        })
    }
  }
}

/// A rule broken at one configuration.
package struct Violation: Sendable, Hashable {
  package var view: ObjectID
  /// The other view of a pair.
  package var other: ObjectID?
  package var axis: Axis?
  /// Position in the list of layouts.
  package var configuration: Int
  /// Points, or the share lost; larger is worse.
  package var amount: Double
  package var severity: Severity
  /// One sentence in the document's words.
  package var message: String
  /// The constraint to look at, where that is not the view itself.
  package var location: SourceLocation?
  /// Whether it looks intended: it is a note, unless an edit caused it and the base has the views.
  package var isDesigned = false
}

/// A rule that judges each configuration by itself.
protocol SingleLayoutRule: FindingRule {
  func violations(in placed: PlacedScene) -> [Violation]
}

extension SingleLayoutRule {
  func violations(in layouts: SceneLayouts) -> [Violation] {
    layouts.placed.flatMap { violations(in: $0) }
  }
}
