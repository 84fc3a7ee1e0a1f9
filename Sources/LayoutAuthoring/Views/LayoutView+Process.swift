public import LayoutModel

/// Asking for layout, and asking about it.
extension LayoutView {
  /// ``updateConstraints()`` is called in the next layout.
  public func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
    window?.hasUpdates = true
    window?.isPending = true
  }

  /// ``layoutSubviews()`` is called in the next layout.
  public func setNeedsLayout() {
    let window = window
    if !needsLayout { window?.needsLayout(self) }
    needsLayout = true
    window?.isPending = true
  }

  /// Lays the whole window out now, if something was asked for or changed.
  public func layoutIfNeeded() { window?.layoutIfNeeded() }

  /// The content asks for another size than before.
  public func invalidateIntrinsicContentSize() { structureChanged() }

  /// Whether another solution would place the view elsewhere.
  public var hasAmbiguousLayout: Bool {
    guard let window, let id = window.id(of: self) else { return false }
    return window.layout().ambiguities.contains { $0.view == id }
  }

  /// Moves an ambiguous view, with all that is open, to the other end of what its constraints leave.
  ///
  /// The next change of the tree takes it back.
  public func exerciseAmbiguityInLayout() {
    if hasAmbiguousLayout { window?.exerciseAmbiguity() }
  }

  /// UIKit's smallest target: nothing.
  public static let fittingCompressedSize = Size(width: 0, height: 0)
  /// UIKit's largest target.
  public static let fittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The size of the view, in points, that its constraints give when it comes as near to `target`
  /// as they let it.
  ///
  /// Nothing outside of the view counts. A priority of 1000 makes the target a size; the default,
  /// 50, is below everything that contents ask for.
  public func systemLayoutSizeFitting(
    _ target: Size, horizontalFittingPriority: Double = 50, verticalFittingPriority: Double = 50
  ) -> Size {
    FittingSize(
      target: target,
      priorities: AxisPair(
        horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    ).size(of: self)
  }
}
