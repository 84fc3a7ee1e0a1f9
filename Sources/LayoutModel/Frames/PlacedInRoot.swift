/// A view's place, in its superview and in the root.
public protocol PlacedInRoot {
  /// In superview coordinates.
  var frame: Frame { get }
  /// The frame's origin in the root's coordinates.
  var absoluteOrigin: Point { get }
}

extension PlacedInRoot {
  /// The frame in the root's coordinates.
  @inlinable public var absoluteFrame: Frame {
    Frame(x: absoluteOrigin.x, y: absoluteOrigin.y, width: frame.width, height: frame.height)
  }
}
