/// How much wider than another font's a font's characters are, by kind of character, per mille.
///
/// Labels that are too few to fit the letters of an estimated font can still fit kinds of letters.
struct CharacterShift: Sendable, Hashable {
  var space: Double
  var one: Double
  /// Every digit but one.
  var digit: Double
  var capital: Double
  /// Punctuation and signs.
  var mark: Double

  /// Of a character between space and tilde; nothing for others.
  func shift(of scalar: UInt32) -> Double {
    switch scalar {
    case 0x20: space
    case 0x31: one
    case 0x30...0x39: digit
    case 0x41...0x5A: capital
    case 0x61...0x7A: 0
    case 0x21...0x7E: mark
    default: 0
    }
  }
}
