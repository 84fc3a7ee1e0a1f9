/// The relation between the two sides of a constraint.
public enum LayoutRelation: String, Sendable, Hashable, Codable {
  case equal, lessThanOrEqual, greaterThanOrEqual

  /// `=`, `<=` or `>=`.
  package var sign: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation with its sides exchanged.
  package var reversed: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
