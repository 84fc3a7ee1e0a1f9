/// What an entity is. The numbers are those of the schema.
enum EntityKind: Int64 {
  case document = 0
  case scene, view, guide, constraint, variation, finding, broken, unresolved, assumption

  /// Whether a line and column belong to it.
  var hasLocation: Bool {
    switch self {
    case .scene, .view, .guide, .constraint, .variation, .unresolved: true
    case .document, .finding, .broken, .assumption: false
    }
  }
}

/// What an entity is known by within its owner.
struct EntityKey: Hashable, Comparable {
  var kind: EntityKind
  var uid: String

  /// The order of location vectors.
  static func < (left: Self, right: Self) -> Bool {
    left.kind == right.kind
      ? left.uid.utf8.lexicographicallyPrecedes(right.uid.utf8)
      : left.kind.rawValue < right.kind.rawValue
  }
}
