/// Metrics of a variable font at every weight and optical size, in units of its em.
///
/// Advances and kerning of such a font are straight between a few places of its axes. They stand
/// here at those places, the cells of a small grid, so that between them the blend of the nearest
/// four is what the font itself says. Places are counted in the font's normalized coordinates, in
/// which the lines are straight; `weights` and `sizes` lead there.
///
/// A value, though a class: it never changes, and every measurer holds its dozen lists.
package final class VariableFontMetrics: Sendable, Hashable {
  /// A size or a coordinate, and the number that belongs to it.
  package typealias Point = Polyline.Point

  package let unitsPerEm: Double
  /// Above the baseline.
  package let ascender: Double
  /// Below the baseline, positive.
  package let descender: Double
  package let lineGap: Double
  /// The coordinates of the nine weights from ultra light to black.
  package let weights: [Double]
  /// Coordinates by optical size in points, ascending; straight between two, constant beyond.
  package let sizes: [Point]
  /// The coordinates of the grid, each ascending and at least one.
  package let weightStops: [Double]
  package let sizeStops: [Double]
  /// Tracking added to every character, in units by size in points: straight between two,
  /// constant beyond; empty where the font says nothing.
  package let tracking: [Point]
  /// The characters that the font has, ascending.
  package let characters: [Unicode.Scalar]
  /// For each character each stop of the sizes, and for each of those each stop of the weights.
  package let advances: [Double]
  /// As deep as the grid has cells, in the order of the advances.
  package let kerning: PairKerning
  /// For each character its class of ``kerning`` as the first and the second of a pair; -1 = none.
  package let leftClasses: [Int32]
  package let rightClasses: [Int32]
  /// Two 64-bit sums over all numbers above: fonts that differ anywhere have, for all purposes, other sums.
  package let fingerprint: [UInt64]

  /// The number of cells in the grid.
  package var cellCount: Int { weightStops.count * sizeStops.count }

  /// Nil where the lists do not fit one another.
  package init?(
    unitsPerEm: Double, ascender: Double, descender: Double, lineGap: Double, weights: [Double],
    sizes: [Point], weightStops: [Double], sizeStops: [Double], tracking: [Point],
    characters: [Unicode.Scalar], advances: [Double], kerning: PairKerning
  ) {
    func ascend(_ numbers: [Double]) -> Bool { zip(numbers, numbers.dropFirst()).allSatisfy(<) }
    let cells = weightStops.count * sizeStops.count
    guard unitsPerEm > 0, weights.count == 9, !sizes.isEmpty, cells > 0,
      ascend(weightStops), ascend(sizeStops), ascend(sizes.map(\.place)),
      ascend(tracking.map(\.place)), zip(characters, characters.dropFirst()).allSatisfy(<),
      advances.count == characters.count * cells, kerning.isEmpty || kerning.depth == cells
    else { return nil }
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.weights = weights
    self.sizes = sizes
    self.weightStops = weightStops
    self.sizeStops = sizeStops
    self.tracking = tracking
    self.characters = characters
    self.advances = advances
    self.kerning = kerning
    func number(_ found: Int?) -> Int32 { found.flatMap(Int32.init(exactly:)) ?? -1 }
    leftClasses = characters.map { number(kerning.leftClass(of: $0)) }
    rightClasses = characters.map { number(kerning.rightClass(of: $0)) }
    var mixer = Mixer()
    mixer.add([unitsPerEm, ascender, descender, lineGap])
    for numbers in [
      weights, sizes.map(\.place), sizes.map(\.value), weightStops, sizeStops,
      tracking.map(\.place), tracking.map(\.value), advances, kerning.values,
    ] { mixer.add(numbers) }
    mixer.add(characters)
    for classes in [kerning.left, kerning.right] {
      mixer.add(UInt64(classes.count))
      for members in classes { mixer.add(members) }
    }
    fingerprint = [mixer.first, mixer.second]
  }

  package static func == (a: VariableFontMetrics, b: VariableFontMetrics) -> Bool {
    a.fingerprint == b.fingerprint
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

/// The system font as its own files have it.
package struct DeclaredSystemFont: Sendable, Hashable {
  package let upright: VariableFontMetrics
  /// Nil: italic texts are measured as if nothing were declared.
  package let italic: VariableFontMetrics?

  package init(upright: VariableFontMetrics, italic: VariableFontMetrics? = nil) {
    self.upright = upright
    self.italic = italic
  }

  /// The sums of both files: equal fonts have equal ones on every machine.
  package var fingerprint: [UInt64] { upright.fingerprint + (italic?.fingerprint ?? []) }
}

/// Two 64-bit sums over numbers in their order, the same on every machine.
///
/// The metrics of a font are some 100,000 numbers, and every scene's key would hash them again.
private struct Mixer {
  var first: UInt64 = 0xCBF2_9CE4_8422_2325
  var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ bits: UInt64) {
    first = (first ^ bits) &* 0x0000_0100_0000_01B3
    first ^= first >> 29
    second = (second &+ bits) &* 0xFF51_AFD7_ED55_8CCD
    second ^= second >> 33
  }
  mutating func add(_ number: Double) { add(number.bitPattern) }
  mutating func add(_ numbers: [Double]) {
    add(UInt64(numbers.count))
    for number in numbers { add(number) }
  }
  mutating func add(_ scalars: [Unicode.Scalar]) {
    add(UInt64(scalars.count))
    for scalar in scalars { add(UInt64(scalar.value)) }
  }
}
