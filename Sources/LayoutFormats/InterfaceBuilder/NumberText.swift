import LayoutModel

/// Numbers as Interface Builder writes them.
enum NumberText {
  /// Beyond this many points a number is a mistake, not a place.
  static let limit = 1e7

  /// A plain decimal number; nil when it is none, not finite, or beyond `limit`.
  static func number(_ text: String) -> Double? {
    guard isDecimal(text), let value = Double(text), value.isFinite, abs(value) <= limit else {
      return nil
    }
    // The smallest normal number stands for "zero, and not inherited".
    return abs(value) < 1e-300 ? 0 : value
  }

  /// A whole number; nil when it is none or does not fit.
  static func integer(_ text: String) -> Int? { number(text).map { Int($0) } }

  /// The largest 32-bit float, with which the tools write "unset" or "unlimited".
  static func isUnset(_ text: String) -> Bool {
    guard isDecimal(text), let value = Double(text) else { return false }
    return value > 3.4e38 && value < 3.5e38
  }

  /// `0.5`, `139:21`, `1 : 3`, `1/3` or `50%`; nil when it is none of these or divides by zero.
  static func multiplier(_ text: String) -> Multiplier? {
    let text = String(text.filter { $0 != " " })
    for separator in [":", "/"] as [Character] {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      if parts.count == 2 {
        guard let first = number(String(parts[0])), let second = number(String(parts[1])),
          second != 0
        else { return nil }
        return Multiplier(numerator: first, denominator: second)
      }
    }
    if text.hasSuffix("%") {
      return number(String(text.dropLast())).map { Multiplier(numerator: $0, denominator: 100) }
    }
    return number(text).map { Multiplier(numerator: $0) }
  }

  /// `Double` would also read `inf`, `nan` and hexadecimal.
  private static func isDecimal(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
          UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
          true
        default: false
        }
      }
  }
}

extension XMLElement {
  /// An attribute as a number; nil when absent, unset or not a sane number.
  func number(_ name: String) -> Double? { self[name].flatMap(NumberText.number) }

  /// Left, top, right and bottom under the names of this element's kind.
  func insets(_ top: String, _ left: String, _ bottom: String, _ right: String) -> EdgeInsets {
    EdgeInsets(
      top: number(top) ?? 0, left: number(left) ?? 0, bottom: number(bottom) ?? 0,
      right: number(right) ?? 0)
  }
}
