internal import LayoutModel

/// A view with content that got no room at all, or a negative size.
///
/// Silent where the file itself asks for nothing: a stated size of 0 on the view or on a superview,
/// in the file or in a variation, or a view that is hidden.
struct ZeroSizeRule: SingleLayoutRule {
  let rule = Rule.zeroSize

  func violations(in placed: PlacedScene) -> [Violation] {
    placed.visible.flatMap { at -> [Violation] in
      guard let solved = placed.solved[at], !placed.isSizeAssumed(at) else { return [] }
      return Axis.allCases.compactMap { axis in
        let size = axis == .horizontal ? solved.frame.width : solved.frame.height
        guard size < placed.pixel - 1e-9 else { return nil }
        let natural = solved.intrinsicSize[axis] ?? 0
        guard size < -placed.pixel || natural > 1, !isAsked(at, axis, placed.index) else {
          return nil
        }
        let word = axis == .horizontal ? "width" : "height"
        let message =
          size < -placed.pixel
          ? "\(placed.name(at)) has a negative \(word): \(PointText.short(size)) pt"
          : "\(placed.name(at)) has no \(word); its content needs \(PointText.short(natural)) pt"
        return placed.violation(
          at, axis: axis, amount: max(natural, 0) - size, .error, message)
      }
    }
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
