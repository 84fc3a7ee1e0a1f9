/// How the two sides of a constraint compare.
public enum LayoutRelation: String, Sendable, Hashable, Codable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}
