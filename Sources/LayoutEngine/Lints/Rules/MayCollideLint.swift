internal import LayoutModel

/// Two views of one row, one held at the start and one at the end, with nothing between them.
///
/// The longer text runs into its neighbour as soon as a translation or a larger type asks for it.
struct MayCollideLint: LintRule {
  let kind = LintKind.mayCollide
  let source = "Android lint, RelativeOverlap; Apple, Auto Layout Guide: Internationalization"
  let reason = "with a longer text or larger type the two run into each other"
  let remedy = "add a minimum distance between them, and let one of them yield"

  func lints(in scene: LintedScene) -> [Lint] {
    var rows: [Int: [SceneIndex.Entry]] = [:]
    for entry in scene.ownViews where entry.role.isEssential {
      if let parent = entry.parent, scene.index.entries[parent].view.kind != .stackView {
        rows[parent, default: []].append(entry)
      }
    }
    return rows.sorted { $0.key < $1.key }.flatMap { parent, views in
      collisions(among: views, within: scene.index.entries[parent].view, scene)
    }
  }

  private func collisions(
    among views: [SceneIndex.Entry], within parent: View, _ scene: LintedScene
  ) -> [Lint] {
    let first = views.filter { isText($0.view) && isHeld($0.view.id, .start, parent, scene) }
    let last = views.filter { isHeld($0.view.id, .end, parent, scene) }
    return first.flatMap { start in
      last.filter { $0.view.id != start.view.id && isRow(start.view.id, $0.view.id, parent, scene) }
        .map { end in
          scene.lint(
            kind, start.view,
            "\(scene.name(start.view.id)) and \(scene.name(end.view.id)) share a row, and nothing "
              + "keeps them apart")
        }
    }
  }

  private enum Side { case start, end }

  private func isText(_ view: View) -> Bool { ViewNames.shownText(of: view)?.isEmpty == false }

  /// Its constraints along the row are to that side of the superview alone, and no width bounds it.
  private func isHeld(
    _ id: ObjectID, _ side: Side, _ parent: View, _ scene: LintedScene
  ) -> Bool {
    let along = scene.index.constraints(naming: id).filter {
      $0.firstAttribute.axis == .horizontal && !$0.isPlaceholder
    }
    let holders = Set([parent.id] + parent.guides.map(\.id))
    let sides: Set<LayoutAttribute> =
      side == .start ? [.leading, .left] : [.trailing, .right]
    return !along.isEmpty
      && along.allSatisfy { constraint in
        let isFirst = constraint.firstItem == id
        let own = isFirst ? constraint.firstAttribute : constraint.secondAttribute
        let other = isFirst ? constraint.secondItem : constraint.firstItem
        if own == .width { return side == .end && other == nil }
        return constraint.relation == .equal && own.map(sides.contains) == true
          && other.map(holders.contains) == true
      }
  }

  /// One vertical line of both is tied together, or tied to the same line of the superview.
  private func isRow(
    _ first: ObjectID, _ second: ObjectID, _ parent: View, _ scene: LintedScene
  ) -> Bool {
    func lines(_ id: ObjectID) -> Set<LayoutAttribute> {
      Set(
        scene.index.constraints(naming: id).compactMap { constraint in
          let isFirst = constraint.firstItem == id
          let other = isFirst ? constraint.secondItem : constraint.firstItem
          let own = isFirst ? constraint.firstAttribute : constraint.secondAttribute
          return other == parent.id && own == .centerY && constraint.constant == 0 ? own : nil
        })
    }
    let tied = scene.index.constraints(naming: first).contains {
      ($0.firstItem == second || $0.secondItem == second) && $0.relation == .equal
        && $0.firstAttribute.axis == .vertical && $0.firstAttribute == $0.secondAttribute
    }
    return tied || !lines(first).isDisjoint(with: lines(second))
  }
}
