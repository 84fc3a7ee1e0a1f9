/// A colour in sRGB, each part from 0 to 1.
package struct Colour: Sendable, Hashable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double

  /// Parts out of range are brought into it; those that are no numbers are 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func part(_ value: Double) -> Double { value.isFinite ? min(1, max(0, value)) : 0 }
    self.red = part(red)
    self.green = part(green)
    self.blue = part(blue)
    self.alpha = part(alpha)
  }

  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// From `0xRRGGBB`.
  package init(_ number: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(number >> 16 & 0xFF) / 255, green: Double(number >> 8 & 0xFF) / 255,
      blue: Double(number & 0xFF) / 255, alpha: alpha)
  }

  /// From the parts that Interface Builder writes for Display P3.
  package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let parts = [red, green, blue].map(Self.linear)
    // The change of primaries from P3 to sRGB, both with the white point D65.
    self.init(
      red: Self.encoded(1.2249 * parts[0] - 0.2247 * parts[1]),
      green: Self.encoded(-0.0420 * parts[0] + 1.0419 * parts[1]),
      blue: Self.encoded(-0.0197 * parts[0] - 0.0786 * parts[1] + 1.0979 * parts[2]), alpha: alpha)
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : raised((part + 0.055) / 1.055, to: 2.4)
  }

  private static func encoded(_ part: Double) -> Double {
    part <= 0.0031308 ? part * 12.92 : 1.055 * raised(part, to: 1 / 2.4) - 0.055
  }

  package static let black = Colour(white: 0)
  package static let white = Colour(white: 1)
  package static let clear = Colour(white: 0, alpha: 0)

  /// The same colour, less opaque by a factor.
  package func faded(_ factor: Double) -> Colour {
    Colour(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  package var isClear: Bool { alpha < 0.004 }

  /// `#rrggbb`, without its opacity.
  package var hex: String {
    func two(_ part: Double) -> String {
      let text = String(Int((part * 255).rounded()), radix: 16)
      return text.count == 1 ? "0\(text)" : text
    }
    return "#\(two(red))\(two(green))\(two(blue))"
  }
}
