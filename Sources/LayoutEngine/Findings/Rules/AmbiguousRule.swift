internal import LayoutModel

/// A second solution, as good as the first, would put the view elsewhere.
///
/// The rule honours `verifyAmbiguity`: `off` silences the view, `ignoreSizes` leaves positions only. It is silent
/// if code or resources outside the document decide the open size, and for views chained to such a view on the
/// same axis. In macOS documents it reports only views that no constraint places, and containers with a single
/// constrained edge: Interface Builder marks 97 of 108 of the former in public documents. The sizes of longer
/// chains are known too roughly there, and grid views place their cells without constraints.
///
/// - Complexity: linear in the views and constraints, per configuration that leaves something open.
struct AmbiguousRule: FindingRule {
  let rule = Rule.ambiguous

  func violations(in layouts: SceneLayouts) -> [Violation] {
    guard
      layouts.placed.contains(where: {
        !$0.layout.ambiguities.isEmpty || !$0.layout.unheld.isEmpty
      })
    else { return [] }
    let words = AmbiguityWords(layouts.index)
    var ties = TiedViews(layouts.index)
    return layouts.placed.flatMap { violations(in: $0, words, &ties) + unheld(in: $0, words) }
  }

  private func violations(
    in placed: PlacedScene, _ words: AmbiguityWords, _ ties: inout TiedViews
  ) -> [Violation] {
    guard !placed.layout.ambiguities.isEmpty else { return [] }
    let visible = Set(placed.visible)
    let isMac = placed.index.scene.root.content.isMac
    var open = OpenSizes(placed)
    return placed.layout.ambiguities.compactMap { ambiguity in
      guard let at = placed.index.position[ambiguity.view], visible.contains(at) else { return nil }
      let view = placed.entry(at).view
      guard isVerified(ambiguity, view.verifyAmbiguity) else { return nil }
      guard !isMac || isAdrift(at, ambiguity, placed) || isHeldByOneEdge(at, ambiguity, placed)
      else { return nil }
      guard !open.reach(at, ambiguity, &ties) else { return nil }
      let extent = placed.layout.size[ambiguity.axis]
      let room: Double =
        if let lower = ambiguity.lower, let upper = ambiguity.upper { upper - lower } else {
          extent
        }
      guard room > placed.pixel else { return nil }
      return placed.violation(
        at, axis: ambiguity.axis, amount: room, .error, words.sentence(ambiguity, of: at))
    }
  }

  /// Views that no constraint places on an axis although some do on the other one. Interface Builder marks
  /// 58 of 68 of them, in documents of 17 repositories, and keeps them where they were drawn on every screen.
  private func unheld(in placed: PlacedScene, _ words: AmbiguityWords) -> [Violation] {
    guard !placed.layout.unheld.isEmpty else { return [] }
    let visible = Set(placed.visible)
    return placed.layout.unheld.compactMap { place in
      guard let at = placed.index.position[place.view], visible.contains(at),
        isVerified(place, placed.entry(at).view.verifyAmbiguity), !isInGrid(at, placed),
        !placed.index.constraints(naming: place.view).contains(where: {
          $0.isPlaceholder && $0.firstAttribute.axis == place.axis
        })
      else { return nil }
      return placed.violation(
        at, axis: place.axis, amount: placed.layout.size[place.axis], .error,
        words.sentence(place, of: at))
    }
  }

  private func isAdrift(_ at: Int, _ ambiguity: LayoutAmbiguity, _ placed: PlacedScene) -> Bool {
    guard ambiguity.quantity == .position, ambiguity.lower == nil, ambiguity.upper == nil else {
      return false
    }
    return !isInGrid(at, placed)
  }

  /// Whether a grid view, which places its cells without constraints, is around the view.
  private func isInGrid(_ at: Int, _ placed: PlacedScene) -> Bool {
    placed.index.lineage(of: at).dropFirst().contains {
      placed.entry($0).view.kind == "gridView"
    }
  }

  /// AppKit's views without a natural size. Those of controls and stacks are not known for certain.
  private static let containers: Set<String> = [
    "customView", "scrollView", "splitView", "tabView", "visualEffectView",
  ]

  /// Whether a single edge or centre is constrained of a view without a natural size. No public document has
  /// such a view.
  private func isHeldByOneEdge(
    _ at: Int, _ ambiguity: LayoutAmbiguity, _ placed: PlacedScene
  ) -> Bool {
    let index = placed.index
    let view = placed.entry(at).view.id
    guard Self.containers.contains(placed.entry(at).view.kind.rawValue),
      let parent = placed.entry(at).parent, placed.entry(parent).view.kind != "gridView"
    else { return false }
    let own = index.constraints(naming: view).filter { $0.firstAttribute.axis == ambiguity.axis }
    guard own.count == 1, let only = own.first, let second = only.secondItem else { return false }
    let other = only.firstItem == view ? second : only.firstItem
    // Its contents may decide its size.
    let isInside = index.position[other].map { index.isAncestor(at, of: $0) } ?? false
    return !only.firstAttribute.isSize && !isInside
  }

  private func isVerified(_ ambiguity: LayoutAmbiguity, _ setting: String?) -> Bool {
    switch setting {
    case "off": false
    case "ignoreSizes": ambiguity.quantity == .position
    default: true
    }
  }
}
