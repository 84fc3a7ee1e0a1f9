internal import LayoutModel

/// Two neighbours change places on a few configurations that have the size classes of the others.
///
/// Along the row they are read from the leading edge, so a mirrored screen is no exception. Between
/// size classes a screen may be arranged anew on purpose.
struct OrderFlipLint: LayoutLint {
  let kind = LintKind.orderFlip
  let source = "Walsh et al., ReDeCheck: layout failures between window widths"
  let reason = "two views change places where there is less room, and nothing says they should"
  let remedy = "tie one to the other, at least by a distance that may not be negative"

  private enum Order { case before, after }

  func lints(in scene: LaidOutScene) -> [Lint] {
    scene.families.flatMap { family in
      family.indices.flatMap { first in
        family[(first + 1)...].compactMap { second in flip(family[first], second, scene) }
      }
    }
  }

  private func flip(_ first: Int, _ second: Int, _ scene: LaidOutScene) -> Lint? {
    for axis in Axis.allCases {
      var groups: [SizeClasses: [(place: PlacedScene, order: Order)]] = [:]
      for place in scene.placed {
        guard let order = order(first, second, axis, scene, place) else { continue }
        groups[SizeClasses(place.configuration), default: []].append((place, order))
      }
      let odd = groups.values.flatMap { group -> [PlacedScene] in
        let after = group.filter { $0.order == .after }
        let few = after.count * 2 <= group.count ? after : group.filter { $0.order == .before }
        let isRule = Double(group.count - few.count) >= LaidOutScene.ruleShare * Double(group.count)
        return isRule ? few.map(\.place) : []
      }.sorted { $0.number < $1.number }
      guard !odd.isEmpty else { continue }
      let entries = scene.linted.index.entries
      let names = [first, second].map { scene.linted.name(entries[$0].view.id) }
      let side = axis == .horizontal ? "along the row" : "from top to bottom"
      return scene.linted.lint(
        kind, entries[first].view,
        "\(names[0]) and \(names[1]) change places \(side) on \(scene.words(odd))")
    }
    return nil
  }

  /// nil where one of them is not seen, or they share room on the axis.
  private func order(
    _ first: Int, _ second: Int, _ axis: Axis, _ scene: LaidOutScene, _ place: PlacedScene
  ) -> Order? {
    guard let one = scene.frame(first, place), let other = scene.frame(second, place) else {
      return nil
    }
    let isMirrored = axis == .horizontal && place.configuration.direction == .rightToLeft
    let (start, end) =
      axis == .horizontal
      ? ((one.x, other.x), (one.maxX, other.maxX)) : ((one.y, other.y), (one.maxY, other.maxY))
    if end.0 <= start.1 + place.pixel { return isMirrored ? .after : .before }
    if end.1 <= start.0 + place.pixel { return isMirrored ? .before : .after }
    return nil
  }
}

/// The size classes of a configuration, to compare layouts that are meant to be alike.
private struct SizeClasses: Hashable {
  let width: SizeClass?
  let height: SizeClass?

  init(_ configuration: Configuration) {
    (width, height) = (configuration.widthClass, configuration.heightClass)
  }
}
