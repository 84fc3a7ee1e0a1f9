/// A frame written as insets from the superview's edges (Xcode 8), in points.
public struct FrameInset: Sendable, Hashable {
  public var minX: Double?
  public var minY: Double?
  public var maxX: Double?
  public var maxY: Double?
  public var width: Double?
  public var height: Double?
  public init(
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
  public func fills(_ axis: Axis) -> Bool {
    axis == .horizontal
      ? minX != nil && maxX != nil && width == nil : minY != nil && maxY != nil && height == nil
  }
}
