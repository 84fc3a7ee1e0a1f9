/// Which earlier version a version is stored against.
///
/// Versions of a path are numbered 0...1023 along its line; number 0 is whole. A version is a delta
/// against the one whose number has its lowest non-zero digit in base 4 one less, so that any
/// version is reached in at most 15 steps (five digits of at most 3) while a whole copy is needed
/// only every 1,024 versions. Most deltas reach back 1 version, every fourth 4, every sixteenth 16.
/// Skip deltas as in Subversion (`notes/skip-deltas`), in base 4 instead of 2.
enum DeltaChain {
  /// Versions from one whole copy to the next.
  static let period = 1024
  /// The most deltas that have to be undone for one version.
  static let longest = 15

  /// The number of the version that `place` is a delta against; nil for 0.
  static func base(of place: Int) -> Int? {
    guard place > 0 else { return nil }
    var step = 1
    while place % (step * 4) == 0 { step *= 4 }
    return place - step
  }
}
