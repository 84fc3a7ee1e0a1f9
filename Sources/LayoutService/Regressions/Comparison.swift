internal import LayoutEngine
public import LayoutModel
internal import LayoutStore

/// What is different between two states of the documents, both solved by the same engine.
public struct Comparison: Sendable {
  /// The documents that differ, by path.
  public var documents: [DocumentComparison] = []
  /// What became of the findings of the scenes that differ: the worst first. Kept ones are counted.
  public var regressions: [Regression] = []
  public var keptCount = 0
  /// Findings of the head's scenes that differ.
  public var found = FindingCount()
  /// How many configurations each scene was solved for.
  public var configurationCount = 0
  public var work = WorkCount()
  /// Scenes of the head that would take too much work to solve.
  public var givenUp: [GivenUpScene] = []
  /// Scenes, of either side, that were left when the comparison was cancelled.
  public var remainingCount = 0
  /// What a person calls each scene of the head's documents.
  var titles: [ObjectID: String] = [:]
  /// Documents of the head not all of whose scenes were compared, for the same reason.
  var unfinishedCount = 0

  /// Whether anything should stop a merge.
  public var gates: Bool { regressions.contains(where: \.gates) }
  public var isEmpty: Bool { documents.isEmpty }
}

/// How many findings there are, by severity.
public struct FindingCount: Sendable, Hashable {
  public var errors = 0
  public var warnings = 0
  public var notes = 0

  public init(_ findings: some Sequence<Finding> = []) {
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: notes += 1
      }
    }
  }

  init(_ counts: [Severity: Int]) {
    errors = counts[.error] ?? 0
    warnings = counts[.warning] ?? 0
    notes = counts[.info] ?? 0
  }

  /// Counts what `other` counted as well.
  mutating func add(_ other: FindingCount) {
    errors += other.errors
    warnings += other.warnings
    notes += other.notes
  }
}

/// A document that differs.
public struct DocumentComparison: Sendable {
  public var path: DocumentPath
  public var edit: DocumentEdit
  /// Why the head has no layouts: kept as bytes, or of another platform.
  public var reasonNotSolved: String?
  /// The head's bytes were not read as a document.
  public var isUnreadable: Bool
  /// What was edited, in words.
  public var structure: [StructureChange]
  public var scenes: [SceneComparison]
}

/// The frames of one scene that differ.
public struct SceneComparison: Sendable {
  public var scene: ObjectID
  public var title: String
  /// The scene is in the head only.
  public var isNew: Bool
  /// Most suspicious first.
  public var frames: [FrameLine]
}

/// Views that moved alike.
public struct FrameLine: Sendable, Hashable {
  public var views: [ObjectID]
  public var configurations: [String]
  /// `14 views moved by (0,+8) on 36 configurations`.
  public var text: String
  /// 0...6: how much the change looks unintended.
  public var suspicion: Double
  public var isBelowPoint: Bool
  /// The common change in points: x, y, width, height.
  public var delta: [Double]

  init(_ fold: FrameFold, names: ViewNames, total: Int?) {
    views = fold.views
    configurations = fold.configurations
    text = fold.text(names: names, total: total)
    suspicion = fold.suspicion
    isBelowPoint = fold.isBelowPoint
    delta = [fold.delta.x, fold.delta.y, fold.delta.width, fold.delta.height].map { Double($0) / 6 }
  }
}
