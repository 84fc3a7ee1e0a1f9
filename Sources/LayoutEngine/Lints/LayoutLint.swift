package import LayoutModel

/// One habit that good layouts avoid, found in how a scene lies on the configurations of a matrix.
package protocol LayoutLint: LintAdvising {
  /// What the layouts have, in document order.
  func lints(in scene: LaidOutScene) -> [Lint]
}

/// Every lint that looks at solved layouts, in the order of their numbers.
package enum LayoutLints {
  package static let all: [any LayoutLint] = [
    BaselineOffLint(), OrderFlipLint(), ScrollOverflowLint(), EqualityBrokenLint(),
    DistortedImageLint(), IsolatedLint(),
  ]
}

/// Finds what good layouts avoid in a scene's layouts.
///
/// - Parameters:
///   - document: the document of the scene, for the sizes of its images.
///   - scene: what is looked through.
///   - layouts: the scene at each configuration.
///   - kinds: those asked for.
/// - Returns: in the order of the lints' numbers, then of the document.
/// - Complexity: linear in views and configurations, but for views that change places and
///   equalities that give way, which look at pairs of siblings.
package func lints(
  in document: Document, scene: Scene, layouts: [(Configuration, SolvedLayout)],
  kinds: Set<LintKind>
) -> [Lint] {
  let laidOut = LaidOutScene(document: document, scene: scene, layouts: layouts)
  return LayoutLints.all.filter { kinds.contains($0.kind) }.flatMap { $0.lints(in: laidOut) }
}

/// A scene at each configuration of a matrix, as lints look at it.
package struct LaidOutScene: Sendable {
  let document: Document
  let linted: LintedScene
  let placed: [PlacedScene]

  init(document: Document, scene: Scene, layouts: [(Configuration, SolvedLayout)]) {
    self.document = document
    linted = LintedScene(scene)
    placed = SceneLayouts(index: linted.index, layouts: layouts).placed
  }

  /// The share of configurations from which on something is the rule, and the rest an exception.
  static let ruleShare = 0.9
  /// Siblings of one superview that are compared with one another; of larger families none are.
  static let largestFamily = 40

  /// Views of one superview that people look at or touch, by superview, in document order.
  var families: [[Int]] {
    var families: [Int: [Int]] = [:]
    for (at, entry) in linted.index.entries.enumerated() where entry.role.isEssential {
      guard let parent = entry.parent, !entry.isSystemLaid else { continue }
      families[parent, default: []].append(at)
    }
    return families.sorted { $0.key < $1.key }.map(\.value).filter {
      $0.count <= Self.largestFamily
    }
  }

  /// The frame of a view in its superview as it is seen at a configuration; nil where it is not.
  func frame(_ at: Int, _ place: PlacedScene) -> Frame? {
    guard let view = place.solved[at], !view.isHidden, view.frame.width > 0, view.frame.height > 0
    else { return nil }
    return view.frame
  }

  /// The configurations that `key` says the same of, in the order in which the first of each stands.
  func groups(by key: (Configuration) -> [AnyHashable]) -> [[PlacedScene]] {
    Dictionary(grouping: placed) { key($0.configuration) }.values
      .sorted { ($0.first?.number ?? 0) < ($1.first?.number ?? 0) }
  }

  /// `3 of 36 configurations, such as iphone-se-1`.
  func words(_ places: [PlacedScene]) -> String {
    let example = places.first.map { ", such as \($0.configuration.name)" } ?? ""
    return "\(places.count) of \(placed.count) configurations\(example)"
  }
}
