/// Which earlier version a version is stored against.
///
/// Versions of a path are numbered 0...1023 along its line; number 0 is whole. A version is a delta
/// against the one before it, every 64th against the 64th before, so that any version is reached in
/// at most 78 steps (63 and 15) while a whole copy is needed only every 1,024 versions. Deltas
/// against the version before are the shortest there are, and the steps are cheap: see `PieceList`.
///
/// Reading goes by what is stored, and only asks that numbers fall.
enum DeltaChain {
  /// Versions from one whole copy to the next.
  static let period = 1024
  /// The most deltas that have to be undone for one version.
  static let longest = 78
  private static let stride = 64

  /// The number of the version that `place` is a delta against; nil for 0.
  static func base(of place: Int) -> Int? {
    guard place > 0 else { return nil }
    return place.isMultiple(of: stride) ? place - stride : place - 1
  }

  /// Whether a chain stores `place` against `base`.
  static func isStored(_ place: Int, against base: Int) -> Bool {
    (1..<period).contains(place) && base == self.base(of: place)
  }
}
