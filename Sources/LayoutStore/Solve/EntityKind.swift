internal import LayoutModel

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

  /// Its kind and the first bytes of its identity as a number, which is smaller where the key comes
  /// first; equal ones tell nothing.
  var rank: UInt64 {
    var uid = uid
    let first = uid.withUTF8 { bytes in
      bytes.prefix(7).enumerated().reduce(0) { rank, byte in
        rank | UInt64(byte.element) << UInt64(48 - 8 * byte.offset)
      }
    }
    return UInt64(clamping: kind.rawValue) << 56 | first
  }

  /// The order of location vectors.
  static func < (left: Self, right: Self) -> Bool {
    left.kind == right.kind
      ? left.uid.precedes(right.uid)
      : left.kind.rawValue < right.kind.rawValue
  }
}
