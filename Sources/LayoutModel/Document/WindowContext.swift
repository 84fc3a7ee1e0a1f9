/// The window around a scene of a macOS document.
package struct WindowContext: Sendable, Hashable {
  /// The least and the greatest size that the user may give the content, in points; nil: not stated.
  package var minimum: Size?
  package var maximum: Size?

  package init(minimum: Size? = nil, maximum: Size? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension WindowContext {
  package var fields: [ModelField] {
    [
      ModelField("minimum", "smallest window", .size(minimum)),
      ModelField("maximum", "largest window", .size(maximum)),
    ]
  }

  /// The size nearest to `wanted` that the window may have; as `recorded` where no limit is stated on
  /// that side.
  package func nearest(to wanted: Size, recorded: Size) -> Size {
    func extent(_ axis: Axis) -> Double {
      let least = minimum?[axis] ?? recorded[axis]
      let most = maximum?[axis] ?? recorded[axis]
      return max(least, min(wanted[axis], most))
    }
    return Size(width: extent(.horizontal), height: extent(.vertical))
  }
}
