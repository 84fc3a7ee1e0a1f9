/// A design-time size: a number of points, or explicitly none.
public enum PlaceholderSize: Sendable, Hashable {
  case points(Double)
  case infinite
}
