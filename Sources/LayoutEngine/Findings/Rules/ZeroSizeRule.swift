internal import LayoutModel

/// A view with content has no size or a negative one, or a view is laid out by its frame and the file states
/// none.
///
/// The rule is silent if the file asks for it: a size of 0 on the view or on a superview, in the file or in a
/// variation, or a hidden view.
struct ZeroSizeRule: SingleLayoutRule {
  let rule = Rule.zeroSize

  func violations(in placed: PlacedScene) -> [Violation] {
    placed.visible.flatMap { at -> [Violation] in
      guard let solved = placed.solved[at], !placed.isSizeAssumed(at) else { return [] }
      return Axis.allCases.compactMap { axis in
        let size = axis == .horizontal ? solved.frame.width : solved.frame.height
        guard size < placed.pixel - 1e-9 else { return nil }
        let natural = solved.intrinsicSize[axis] ?? 0
        let isLost = axis == .horizontal && hasLostFrame(at, placed.index)
        guard size < -placed.pixel || natural > 1 || isLost, !isAsked(at, axis, placed.index) else {
          return nil
        }
        let word = axis == .horizontal ? "width" : "height"
        let message =
          size < -placed.pixel
          ? "\(placed.name(at)) has a negative \(word): \(PointText.short(size)) pt"
          : isLost
            ? "\(placed.name(at)) has no size: neither a frame nor constraints are in the file"
            : "\(placed.name(at)) has no \(word); its content needs "
              + "\(PointText.short(natural)) pt"
        return placed.violation(
          at, axis: axis, amount: max(natural, 0) - size, .error, message)
      }
    }
  }

  /// Whether the view needs a frame and Interface Builder lost it.
  private func hasLostFrame(_ at: Int, _ index: SceneIndex) -> Bool {
    let entry = index.entries[at]
    return entry.view.hasFixedFrame && entry.view.frame == nil && entry.parent != nil
  }

  private func isAsked(_ at: Int, _ axis: Axis, _ index: SceneIndex) -> Bool {
    index.lineage(of: at).contains { ancestor in
      index.statedSizes(of: index.entries[ancestor].view.id, axis).contains { constraint in
        guard constraint.relation != .greaterThanOrEqual else { return false }
        let varied = constraint.variations.flatMap(\.changes)
        return constraint.constant == 0 || varied.contains(.constant(0))
      }
    }
  }
}
