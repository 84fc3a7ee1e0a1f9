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

  /// Whether each of the contradictions involves the size of the root.
  package func restsOnSize(_ regression: Regression) -> Bool {
    let conflicts = Alarm(regression: regression, head: self, base: nil).conflicts
    return !conflicts.isEmpty && conflicts.allSatisfy(\.restsOnRoot)
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

  /// The views that take part in the contradictions behind an L001, on any of its configurations.
  package func contradicting(_ regression: Regression) -> Set<ObjectID> {
    var found: Set<ObjectID> = []
    for conflict in Alarm(regression: regression, head: self, base: nil).conflicts {
      for member in [conflict.relaxed] + conflict.members {
        if let view = member.view { found.insert(view) }
        guard let constraint = member.constraint.flatMap(index.constraint) else { continue }
        found.insert(constraint.firstItem)
        if let second = constraint.secondItem { found.insert(second) }
      }
    }
    return found
  }

  /// Whether a vertical constraint behind an L001 names the safe area or the top layout guide.
  package func restsOnTop(_ regression: Regression) -> Bool {
    var guides = Set(
      scene.views.flatMap(\.guides).filter { $0.kind == .safeArea }.map(\.id))
    if let top = scene.controller?.topGuide { guides.insert(top) }
    return constraints(contradicting: regression).contains { id in
      guard let constraint = index.constraint(id), constraint.firstAttribute.axis == .vertical
      else {
        return false
      }
      return guides.contains(constraint.firstItem)
        || constraint.secondItem.map(guides.contains) ?? false
    }
  }

  /// The stacks' views that take part in the contradictions behind an L001, along the axes of their stacks.
  package func rows(contradicting regression: Regression) -> [ObjectID] {
    contradicting(regression).sorted { $0.rawValue < $1.rawValue }.filter { view in
      guard let at = index.position[view], let parent = index.entries[at].parent,
        case .stack(let stack) = index.entries[parent].view.content
      else { return false }
      return stack.axis == regression.finding.axis
    }
  }

  /// The constraints that take part in the contradictions behind an L001, on any of its configurations.
  package func constraints(contradicting regression: Regression) -> Set<ObjectID> {
    Set(
      Alarm(regression: regression, head: self, base: nil).conflicts.flatMap {
        ([$0.relaxed] + $0.members).compactMap(\.constraint)
      })
  }

  /// The views that hide all that a screen would show of a finding's view, on each configuration on which the
  /// finding is new: drawn later, with a background that cannot be seen through. Where the view's own place is
  /// open, they hide its superview. Cost: linear in the views.
  package func covers(of regression: Regression) -> [ObjectID] {
    guard let at = index.position[regression.finding.view], !regression.configurations.isEmpty
    else { return [] }
    let hidden = regression.finding.rule == .ambiguous ? index.entries[at].parent ?? at : at
    let later = index.entries.indices.dropFirst(at + 1).filter { other in
      index.entries[other].view.isOpaqueBackground && !index.entries[other].isTransparent
        && !index.isAncestor(hidden, of: other)
    }
    guard !later.isEmpty else { return [] }
    return later.filter { other in
      regression.configurations.allSatisfy { name in
        guard let place = self[name], let view = place.solved[hidden],
          let seen = view.absoluteFrame.intersection(place.window), seen.area > 0,
          let cover = place.solved[other], !cover.isHidden
        else { return false }
        let shown = index.lineage(of: other).dropFirst().reduce(cover.absoluteFrame as Frame?) {
          let entry = index.entries[$1]
          guard let part = $0, entry.clips || entry.scrolls else { return $0 }
          return place.solved[$1].flatMap { part.intersection($0.absoluteFrame) }
        }
        return shown?.intersection(seen) == seen
      }
    }.map { index.entries[$0].view.id }
  }

  /// A view's name in findings.
  package func name(of view: ObjectID) -> String { index.names[view] }

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
