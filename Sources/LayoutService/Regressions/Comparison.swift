internal import LayoutEngine
public import LayoutModel
internal import LayoutStore

/// The differences of two states of the documents, both solved by the same engine.
package struct Comparison: Sendable {
  /// The documents that differ, by path.
  package var documents: [DocumentComparison] = []
  /// New, changed and fixed findings of the scenes that differ: the worst first. Kept ones are counted.
  package var regressions: [Regression] = []
  package var keptCount = 0
  /// Findings of the head's scenes that differ.
  package var found = FindingCount()
  /// How many configurations each scene was solved for.
  package var configurationCount = 0
  package var work = WorkCount()
  /// Scenes of the head that would take too much work to solve.
  package var givenUp: [GivenUpScene] = []
  /// Scenes, of either side, that were left when the comparison was cancelled.
  package var remainingCount = 0
  /// Names for people of the scenes of the head's documents.
  var titles: [SceneReference: String] = [:]
  /// Documents of the head not all of whose scenes were compared, for the same reason.
  var unfinishedCount = 0
  package var isEmpty: Bool { documents.isEmpty }
}

/// How many findings there are, by severity.
public struct FindingCount: Sendable, Hashable {
  public var errors = 0
  public var warnings = 0
  public var notes = 0

  package init(_ findings: some Sequence<Finding> = []) {
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
  package var edit: DocumentEdit
  /// Where the base has the document, if elsewhere.
  package var origin: DocumentPath?
  /// Why the head has no layouts: kept as bytes, or of another platform.
  public var reasonNotSolved: String?
  /// The head's bytes were not read as a document.
  public var isUnreadable: Bool
  /// The edits in words.
  public var structure: [StructureChange]
  public var scenes: [SceneComparison]

  /// Its bytes differ, and nothing that somebody could have edited: Xcode wrote other versions into it, or
  /// the frames that it records.
  package var isResavedOnly = false

  /// It was changed, and no edit and no frame tells how.
  var tellsNothing: Bool {
    edit == .changed && origin == nil && reasonNotSolved == nil && !isUnreadable
      && structure.isEmpty && scenes.allSatisfy(\.frames.isEmpty)
  }
}

/// The frames of one scene that differ.
public struct SceneComparison: Sendable {
  public var scene: ObjectID
  public var title: String
  /// The scene is in the head only.
  public var isNew: Bool
  /// Most suspicious first.
  package var frames: [FrameLine]
}

/// Views that moved alike.
package struct FrameLine: Sendable, Hashable {
  package var views: [ObjectID]
  package var configurations: [String]
  /// `14 views moved by (0,+8) on 36 configurations`.
  package var text: String
  /// 0...6: how much the change looks unintended.
  package var suspicion: Double
  package var isBelowPoint: Bool
  /// The common change in points: x, y, width, height.
  package var delta: [Double]

  init(_ fold: FrameFold, names: ViewNames, total: Int?) {
    views = fold.views
    configurations = fold.configurations
    text = fold.text(names: names, total: total)
    suspicion = fold.suspicion
    isBelowPoint = fold.isBelowPoint
    delta = [fold.delta.x, fold.delta.y, fold.delta.width, fold.delta.height].map { Double($0) / 6 }
  }
}
