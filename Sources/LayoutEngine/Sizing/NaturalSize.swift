import LayoutModel

/// The size a view's content asks for, in points, of the alignment rectangle.
struct NaturalSize: Hashable {
  /// nil: the content asks for nothing on this axis.
  var width: Double?
  var height: Double?
  /// What the document leaves open about it, if anything.
  var assumption: Assumption.Reason?
  /// Taken at least on one axis from the recorded frame (see `ContentSizing.hold`).
  var isHeld = false
  /// Text as laid out, for baselines and for how much of it is lost.
  var firstBaseline: Baseline = .edge
  var lastBaseline: Baseline = .edge

  /// Whether its rules rest on few recordings. No contradiction is reported because of such a size.
  var isRough = false

  /// Nothing about it is taken from a recording or assumed.
  var isCertain: Bool { assumption == nil && !isHeld && !isRough }

  subscript(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

  static let none = NaturalSize(width: nil, height: nil)

  /// Where a text line's baseline lies in its view's alignment rectangle.
  enum Baseline: Hashable {
    /// The view has no text: its first baseline is its top, its last one its bottom.
    case edge
    /// Points below the top.
    case belowTop(Double)
    /// Points above the bottom.
    case aboveBottom(Double)
    /// Points below the vertical centre.
    case belowCentre(Double)
  }
}

/// Rounds up to a device pixel, forgiving a ten-thousandth of one.
func ceilToPixels(_ value: Double, _ scale: Int) -> Double {
  let scale = Double(scale)
  return (value * scale - 1e-4).rounded(.up) / scale
}

/// Rounds down to a device pixel.
func floorToPixels(_ value: Double, _ scale: Int) -> Double {
  let scale = Double(scale)
  return (value * scale + 1e-4).rounded(.down) / scale
}

/// Rounds to the nearest device pixel, halves up.
func roundToPixels(_ value: Double, _ scale: Int) -> Double {
  let scale = Double(scale)
  return (value * scale + 0.5).rounded(.down) / scale
}
