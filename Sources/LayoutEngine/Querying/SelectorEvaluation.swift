package import LayoutModel

/// A scene as selectors are asked about it.
package struct QueriedScene: Sendable {
  package var document: DocumentPath
  package var scene: Scene
  /// In matrix order; empty where the scene is not solved: then only its structure is asked.
  package var layouts: [(Configuration, SolvedLayout)]
  /// The same scene in the base revision, for `self@base`.
  package var base: (scene: Scene, layouts: [SolvedLayout])?
  package var findings: [Finding]

  package init(
    document: DocumentPath, scene: Scene, layouts: [(Configuration, SolvedLayout)],
    base: (scene: Scene, layouts: [SolvedLayout])? = nil, findings: [Finding] = []
  ) {
    self.document = document
    self.scene = scene
    self.layouts = layouts
    self.base = base
    self.findings = findings
  }
}

extension LayoutSelector {
  /// The views it describes, in the order of the scenes and then of their views.
  ///
  /// - Throws: ``SelectorError`` when `@` names a configuration that no scene was solved for.
  /// - Complexity: views times steps for each configuration; `:overlaps` and its like are
  /// quadratic.
  package func matches(in scenes: [QueriedScene]) throws(SelectorError) -> [FoundView] {
    let isExact = try isExact(in: scenes)
    return scenes.flatMap { matches(in: $0, isExact: isExact) }
  }

  /// How many views it describes: what `matches` gives, without a word of them.
  ///
  /// For a selector that is answered by presence, no view needs a frame.
  package func count(in scenes: [QueriedScene]) throws(SelectorError) -> Int {
    let isExact = try isExact(in: scenes)
    return scenes.reduce(0) { count, queried in
      let index = SceneIndex(queried.scene)
      return count + found(in: queried, index, isExact: isExact, hasPlaces: false).count
    }
  }

  private func isExact(in scenes: [QueriedScene]) throws(SelectorError) -> Bool {
    let all = scenes.flatMap { $0.layouts.map(\.0) }
    try checkNames(all)
    return all.contains { filter.admits($0, isExact: true) }
  }

  func checkNames(_ all: [Configuration]) throws(SelectorError) {
    guard !all.isEmpty else { return }
    for name in filter.names {
      var one = ConfigurationFilter()
      one.names = [name]
      if all.contains(where: { one.admits($0, isExact: false) }) { continue }
      let known = all.flatMap { [$0.name, $0.device].compactMap { $0 } }
      throw SelectorError(
        column: 0,
        reason: .unknown(
          what: "configuration", name: name, nearest: nearestWord(to: name, among: known)))
    }
  }

  private func matches(in queried: QueriedScene, isExact: Bool) -> [FoundView] {
    let index = SceneIndex(queried.scene)
    return found(in: queried, index, isExact: isExact, hasPlaces: true).map {
      match($0.at, index, queried, $0.places)
    }
  }

  /// A view that is described, by its place in the index, and where it is.
  private typealias Found = (at: Int, places: [FoundView.Place])

  private func found(
    in queried: QueriedScene, _ index: SceneIndex, isExact: Bool, hasPlaces: Bool
  ) -> [Found] {
    if let scene, scene != queried.scene.title, scene != queried.scene.id.rawValue { return [] }
    guard !queried.layouts.isEmpty else { return structuralMatches(index) }
    let baseIndex = queried.base.map { SceneIndex($0.scene) }
    var inside = [Int](repeating: 0, count: index.entries.count)
    var places: [Int: [FoundView.Place]] = [:]
    var outside: Set<Int> = []
    var asked = inside
    var last: PresentViews?
    for (number, (configuration, layout)) in queried.layouts.enumerated() {
      let isAsked = filter.admits(configuration, isExact: isExact)
      guard isAsked || filter.quantifier == .only else { continue }
      let present: PresentViews
      if let last, chain.isAnsweredByPresence, last.areThose(of: layout) {
        present = last.placed(as: layout, index)
      } else {
        present = presentViews(queried, index, baseIndex, configuration, number, layout)
      }
      last = present
      for at in present.places {
        if isAsked { asked[at] += 1 }
        guard present.areDescribed[at] else { continue }
        guard isAsked else {
          outside.insert(at)
          continue
        }
        inside[at] += 1
        if hasPlaces, let solved = present.solved[at] {
          places[at, default: []].append(
            FoundView.Place(configuration: configuration.name, of: solved))
        }
      }
    }
    return index.entries.indices.compactMap { at in
      guard inside[at] > 0 else { return nil }
      // "All" counts the configurations in which the view exists at all.
      if filter.quantifier == .all, inside[at] < asked[at] { return nil }
      if filter.quantifier == .only, outside.contains(at) { return nil }
      return (at, places[at] ?? [])
    }
  }

  /// The views of one layout, and which of them the chain describes there.
  private struct PresentViews {
    let solved: PlacedViews
    /// Places in the index.
    let places: [Int]
    let areDescribed: [Bool]
    private let views: [SolvedView]

    init(_ placed: PlacedScene, isDescribed: (Int) -> Bool) {
      solved = placed.solved
      views = placed.layout.views
      places = solved.indices.filter { placed.solved[$0] != nil }
      var areDescribed = [Bool](repeating: false, count: solved.count)
      for at in places { areDescribed[at] = isDescribed(at) }
      self.areDescribed = areDescribed
    }

    private init(_ other: PresentViews, solved: PlacedViews, views: [SolvedView]) {
      self.solved = solved
      self.views = views
      (places, areDescribed) = (other.places, other.areDescribed)
    }

    /// Whether a layout has the same views, hidden alike.
    func areThose(of layout: SolvedLayout) -> Bool {
      views.count == layout.views.count
        && zip(views, layout.views).allSatisfy {
          $0.isHidden == $1.isHidden && $0.id == $1.id
        }
    }

    func placed(as layout: SolvedLayout, _ index: SceneIndex) -> PresentViews {
      PresentViews(self, solved: PlacedViews(layout.views, index), views: layout.views)
    }
  }

  private func presentViews(
    _ queried: QueriedScene, _ index: SceneIndex, _ baseIndex: SceneIndex?,
    _ configuration: Configuration, _ number: Int, _ layout: SolvedLayout
  ) -> PresentViews {
    let placed = PlacedScene(
      index: index, configuration: configuration, number: number, layout: layout)
    let base = baseIndex.flatMap { baseIndex in
      queried.base?.layouts.first { $0.configuration == layout.configuration }.map {
        PlacedScene(index: baseIndex, configuration: configuration, number: number, layout: $0)
      }
    }
    var matcher = SelectorMatcher(
      index: index, placed: placed, base: base,
      findings: findings(queried, on: configuration.name))
    return PresentViews(placed) { matcher.matches(chain, $0) }
  }

  private func structuralMatches(_ index: SceneIndex) -> [Found] {
    var matcher = SelectorMatcher(index: index, placed: nil, base: nil, findings: [:])
    return index.entries.indices.compactMap { matcher.matches(chain, $0) ? ($0, []) : nil }
  }

  private func match(
    _ at: Int, _ index: SceneIndex, _ queried: QueriedScene, _ places: [FoundView.Place]
  ) -> FoundView {
    let view = index.entries[at].view
    return FoundView(
      document: queried.document, scene: queried.scene.id, view: view.id,
      name: index.names[view.id], location: view.location, places: places)
  }

  /// Findings of the scene that hold on a configuration, with their severity there, by view.
  private func findings(_ queried: QueriedScene, on configuration: String) -> [ObjectID: [Finding]]
  {
    var result: [ObjectID: [Finding]] = [:]
    for finding in queried.findings
    where finding.scene == queried.scene.id && finding.document == queried.document {
      guard let here = finding.occurrences.first(where: { $0.configuration == configuration })
      else { continue }
      var local = finding
      // A finding noted as designed is not an error anywhere.
      local.severity = min(finding.severity, here.severity)
      for view in [finding.view, finding.other].compactMap({ $0 }) {
        result[view, default: []].append(local)
      }
    }
    return result
  }
}
