/// One of the two documents that are merged, or their common ancestor.
public enum MergeSide: String, Sendable, Hashable, CaseIterable {
  case base, ours, theirs

  /// The other one of the two sides; the base is its own other.
  public var other: MergeSide {
    switch self {
    case .base: .base
    case .ours: .theirs
    case .theirs: .ours
    }
  }
}
