package import LayoutModel

/// A solved scene with the document around it: one side of a comparison.
///
/// A class, because every feature of the judgement receives it and its parts are costly to copy.
package final class JudgedScene: Sendable {
  let document: Document
  let layouts: SceneLayouts
  /// Findings by what they are about.
  let findings: [Finding]
  /// What the document is made for, as far as it says so: phones are unusual.
  let isDesignedOnPad: Bool
  /// The frames its file holds, by view.
  let recordedFrames: [ObjectID: Frame]
  private let number: [String: Int]
  /// Findings by their views.
  private let found: [ObjectID: [Int]]
  /// The contradictions on each configuration that has some.
  let contradictions: [String: ContradictionIndex]

  /// - Parameters:
  ///   - document: the one that holds the scene.
  ///   - scene: what is judged.
  ///   - layouts: the scene's solved layouts, in matrix order.
  ///   - findings: what was found in them.
  ///   - recordings: the scene as its file has it, where `scene` was given other recordings
  ///     (``recordedAnew(_:like:)``).
  package init(
    document: Document, scene: Scene, layouts: [(Configuration, SolvedLayout)],
    findings: [Finding], recordings: Scene? = nil
  ) {
    self.document = document
    recordedFrames = Self.frames(of: recordings ?? scene)
    self.layouts = SceneLayouts(scene: scene, layouts: layouts)
    self.findings = findings
    isDesignedOnPad = document.isDesignedOnPad
    number = Dictionary(
      layouts.enumerated().map { ($1.0.name, $0) }, uniquingKeysWith: { first, _ in first })
    found = Dictionary(grouping: findings.indices) { findings[$0].view }
    var contradictions: [String: ContradictionIndex] = [:]
    var known = SharedByContradictions<ContradictionIndex>()
    for placed in self.layouts.placed where !placed.layout.conflicts.isEmpty {
      contradictions[placed.configuration.name] =
        contradictions[placed.configuration.name]
        ?? known.value(of: placed.layout.conflicts) { ContradictionIndex($0, in: placed.index) }
    }
    self.contradictions = contradictions
  }

  /// How many configurations it was solved on.
  package var configurationCount: Int { layouts.placed.count }

  /// Whether the view lies above or below the window on all configurations on which a regression is new.
  package func liesAboveOrBelow(_ regression: Regression) -> Bool {
    regression.configurations.allSatisfy { name in
      guard let place = self[name], let solved = place.solved(regression.finding.view) else {
        return false
      }
      let (frame, window) = (solved.absoluteFrame, place.window)
      return frame.y >= window.y + window.height || frame.y + frame.height <= window.y
    }
  }

  /// Whether a regression is new on devices of other families alone.
  package func isAway(from family: Idiom, _ regression: Regression) -> Bool {
    regression.configurations.allSatisfy {
      self[$0].map { $0.configuration.idiom != family } ?? false
    }
  }

  /// The family of the devices on which a regression is new, and whether they lie on their sides; nil where
  /// one of them differs.
  package func holding(of regression: Regression) -> (idiom: Idiom, isLying: Bool)? {
    let found = regression.configurations.map { name -> (idiom: Idiom, isLying: Bool)? in
      self[name].map {
        ($0.configuration.idiom, $0.configuration.size.width > $0.configuration.size.height)
      }
    }
    guard let first = found.first ?? nil,
      found.allSatisfy({ $0?.idiom == first.idiom && $0?.isLying == first.isLying })
    else { return nil }
    return first
  }

  /// The views around a view, the nearest first, without the one that holds all.
  package func ancestors(of view: ObjectID) -> [ObjectID] {
    guard let at = index.position[view] else { return [] }
    return index.lineage(of: at).dropFirst().map { index.entries[$0].view.id }.filter { $0 != root }
  }

  /// The findings on a view, in their order.
  func findings(on view: ObjectID) -> [Finding] { (found[view] ?? []).map { findings[$0] } }

  /// The view that holds all others.
  package var root: ObjectID { index.scene.root.id }

  var index: SceneIndex { layouts.index }
  var scene: Scene { layouts.index.scene }

  /// The scene at a configuration of the matrix.
  subscript(configuration: String) -> PlacedScene? {
    number[configuration].map { layouts.placed[$0] }
  }

  func entry(_ view: ObjectID) -> SceneIndex.Entry? {
    index.position[view].map { index.entries[$0] }
  }

  private static func frames(of scene: Scene) -> [ObjectID: Frame] {
    var found: [ObjectID: Frame] = [:]
    for view in scene.views where found[view.id] == nil { found[view.id] = view.frame }
    return found
  }
}
