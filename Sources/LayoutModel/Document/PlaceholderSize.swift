/// A design-time size: a number of points, or explicitly none.
package enum PlaceholderSize: Sendable, Hashable {
  case points(Double)
  case infinite
}
