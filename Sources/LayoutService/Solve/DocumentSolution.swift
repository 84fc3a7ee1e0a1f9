internal import LayoutEngine
public import LayoutModel

/// The outcome of solving one document.
public struct DocumentSolution: Sendable {
  /// As given.
  public var path: DocumentPath
  public var outcome: Outcome
  /// Facts of the document that show in no scene's frames; empty unless asked for.
  package var report: [ReportLine] = []
  /// How many constraints of the document have no effect, because they cannot be read.
  package var ignoredCount = 0

  /// The layouts of a document, or the reason why there are none.
  public enum Outcome: Sendable {
    case solved([SceneSolution])
    /// Read, but of a kind that is not solved: the reason in plain words.
    case notSolved(String)
    /// Not read: `file:line:column`, what was met and what to do.
    case unreadable(String)
  }

  /// Whether parts are missing because the work was cancelled.
  var isStopped: Bool {
    guard WorkUnderWay.isStopped, case .solved(let scenes) = outcome else { return false }
    return scenes.contains { $0.layouts.contains(where: \.isGivenUp) }
  }

  /// The reason why there are no layouts; nil when there are.
  public var problem: String? {
    switch outcome {
    case .solved(let scenes):
      scenes.first { $0.layouts.contains(where: \.isGivenUp) }.map {
        GivenUpScene(path: path, scene: $0.scene).description
      }
    case .notSolved(let reason), .unreadable(let reason): reason
    }
  }
}

/// One scene at every configuration asked for.
public struct SceneSolution: Sendable {
  public var scene: Scene
  /// In the order of the configurations.
  public var layouts: [SolvedLayout]
  /// Views without ids in the file. The reader gave them some, which programs that read the file do not know.
  package var nameless: Set<ObjectID>
  /// How the frames came about; empty unless asked for.
  package var report: [ReportLine] = []
  /// What the checker found in the answers; nil if it was not asked for.
  package var proofs: ProofCount?

  init(scene: Scene, layouts: [SolvedLayout]) {
    self.scene = scene
    self.layouts = layouts
    var nameless: Set<ObjectID> = []
    for view in scene.views {
      if !view.hasOwnID { nameless.insert(view.id) }
    }
    self.nameless = nameless
  }

  /// The scene's constraints in words, by id.
  package func sentences() -> [ObjectID: String] { constraintSentences(scene) }

  /// Names of the scene's views for people.
  public func names() -> (ObjectID) -> String {
    let names = ViewNames(scene)
    return { names[$0] }
  }
}
