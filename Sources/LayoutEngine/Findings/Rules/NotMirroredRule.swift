internal import LayoutModel

/// A view that keeps its distance from the left when the language runs from right to left.
///
/// Compares configurations that differ in direction alone: the leading inset of a view in its
/// superview must be the same in both. Told only for views placed by `left` and `right` or by a
/// mask, which never mirror; everything behind them follows. Content that forces its direction,
/// screens with unequal side insets and views the system places are left out.
struct NotMirroredRule: FindingRule {
  let rule = Rule.notMirrored

  func violations(in layouts: SceneLayouts) -> [Violation] {
    layouts.placed.filter { $0.configuration.direction == .rightToLeft }.flatMap { mirrored in
      let twin = layouts.placed.first { $0.configuration.isTwin(of: mirrored.configuration) }
      return twin.map { differences($0, mirrored) } ?? []
    }
  }

  private func differences(_ plain: PlacedScene, _ mirrored: PlacedScene) -> [Violation] {
    let insets = mirrored.layout.safeArea
    guard abs(insets.left - insets.right) <= mirrored.pixel else { return [] }
    return mirrored.visible.compactMap { at in
      guard let parent = mirrored.entry(at).parent, !forcesDirection(at, mirrored),
        isPlacedBySides(at, parent, mirrored), mirrored.showsSomething(at),
        let before = plain.solved[at], let after = mirrored.solved[at],
        let room = plain.solved[parent]?.frame.width,
        let mirroredRoom = mirrored.solved[parent]?.frame.width,
        abs(room - mirroredRoom) <= mirrored.pixel
      else { return nil }
      let leading = before.frame.x
      let leadingAfter = mirroredRoom - after.frame.maxX
      let difference = abs(leading - leadingAfter)
      // A whole point: rounding an odd rest to pixels may differ by one on each side.
      guard difference > max(1, mirrored.pixel) else { return nil }
      return mirrored.violation(
        at, axis: .horizontal, amount: difference, .warning,
        "\(mirrored.name(at)) does not mirror: its leading inset is \(PointText.short(leading)) pt "
          + "left to right and \(PointText.short(leadingAfter)) right to left")
    }
  }

  private func forcesDirection(_ at: Int, _ placed: PlacedScene) -> Bool {
    placed.index.lineage(of: at).contains { placed.entry($0).view.semantic != .unspecified }
  }

  private func isPlacedBySides(_ at: Int, _ parent: Int, _ placed: PlacedScene) -> Bool {
    let view = placed.entry(at).view
    let above = placed.entry(parent).view
    if placed.index.scene.cell?.builtInViews.contains(view.id) == true { return false }
    if view.key != nil || above.kind == .stackView { return false }
    if view.translatesMask || view.hasFixedFrame { return true }
    return placed.index.constraints(naming: view.id).contains { constraint in
      let attribute =
        constraint.firstItem == view.id ? constraint.firstAttribute : constraint.secondAttribute
      return attribute?.isAbsoluteHorizontal == true
    }
  }
}
