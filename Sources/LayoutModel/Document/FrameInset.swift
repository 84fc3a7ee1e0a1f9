/// A frame written as insets from the superview's edges (Xcode 8), in points.
package struct FrameInset: Sendable, Hashable {
  package var minX: Double?
  package var minY: Double?
  package var maxX: Double?
  package var maxY: Double?
  package var width: Double?
  package var height: Double?
  package init(
    minX: Double? = nil, minY: Double? = nil, maxX: Double? = nil, maxY: Double? = nil,
    width: Double? = nil, height: Double? = nil
  ) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
    self.width = width
    self.height = height
  }

  /// Whether the distances from both edges of an axis are known, and so no size of its own.
  package func fills(_ axis: Axis) -> Bool {
    axis == .horizontal
      ? minX != nil && maxX != nil && width == nil : minY != nil && maxY != nil && height == nil
  }
}
