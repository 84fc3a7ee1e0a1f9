/// Layout margins as a file states them, in points.
package enum Margins: Sendable, Hashable {
  /// `layoutMargins`: sides that do not mirror.
  case absolute(EdgeInsets)
  /// `directionalLayoutMargins`: left holds leading, right holds trailing.
  case directional(EdgeInsets)
}
