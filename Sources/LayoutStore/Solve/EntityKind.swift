/// The kind of an entity. The numbers are those of the schema.
///
/// In a text it is its number, as SQL needs it.
enum EntityKind: Int64, CaseIterable, CustomStringConvertible {
  case document = 0
  case scene, view, guide, constraint, variation, finding, broken, unresolved, assumption

  var description: String { String(rawValue) }

  /// The word for it in `views.sql`.
  var word: String {
    switch self {
    case .document: "document"
    case .scene: "scene"
    case .view: "view"
    case .guide: "guide"
    case .constraint: "constraint"
    case .variation: "variation"
    case .finding: "finding"
    case .broken: "broken"
    case .unresolved: "unresolved"
    case .assumption: "assumption"
    }
  }

  /// Whether a line and column belong to it.
  var hasLocation: Bool {
    switch self {
    case .scene, .view, .guide, .constraint, .variation, .unresolved: true
    case .document, .finding, .broken, .assumption: false
    }
  }
}

/// The key of an entity within its owner.
struct EntityKey: Hashable, Comparable {
  var kind: EntityKind
  var uid: String

  /// By bytes, as the rows are.
  static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.uid.utf8.elementsEqual(right.uid.utf8)
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    var uid = uid
    uid.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// The order of location vectors.
  static func < (left: Self, right: Self) -> Bool {
    left.kind == right.kind
      ? left.uid.precedes(right.uid)
      : left.kind.rawValue < right.kind.rawValue
  }
}

extension String {
  /// Whether its UTF-8 comes first, byte by byte.
  func precedes(_ other: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        let common = min(left.count, right.count)
        for index in 0..<common where left[index] != right[index] {
          return left[index] < right[index]
        }
        return left.count < right.count
      }
    }
    if case .some(.some(let isFirst)) = answer { return isFirst }
    return utf8.lexicographicallyPrecedes(other.utf8)
  }
}
