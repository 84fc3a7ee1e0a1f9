import Testing

@testable import Pictures

struct ColourTests {
  @Test func `parts out of range are brought into it`() {
    let colour = Colour(red: 7, green: -1, blue: .nan, alpha: .infinity)
    #expect(colour == Colour(red: 1, green: 0, blue: 0, alpha: 0))
    #expect(colour.hex == "#ff0000")
  }

  /// Through XYZ with the matrices of CSS Color 4, in another program, rounded to bytes.
  @Test(arguments: [
    ((1.0, 0.0, 0.0), "#ff0000"), ((0.5, 0.5, 0.5), "#808080"), ((1.0, 1.0, 1.0), "#ffffff"),
    ((0.9176, 0.2, 0.1373), "#ff0000"), ((0.3, 0.6, 0.2), "#249b19"),
  ])
  func `Display P3 becomes sRGB`(parts: (Double, Double, Double), hex: String) {
    let colour = Colour(
      displayP3Red: parts.0, green: parts.1, blue: parts.2, alpha: 1)
    // A step of a byte for rounding.
    func bytes(_ text: String) -> [Int] {
      stride(from: 1, to: 7, by: 2).compactMap {
        Int(text.dropFirst($0).prefix(2), radix: 16)
      }
    }
    for (one, two) in zip(bytes(colour.hex), bytes(hex)) { #expect(abs(one - two) <= 1) }
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
  ])
  func `bytes become letters as RFC 4648 shows`(plain: String, letters: String) {
    #expect(base64(Array(plain.utf8)) == letters)
  }
}
