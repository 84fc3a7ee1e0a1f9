/// Numbers as sentences write them: points with at most one digit after the point, no `-0`.
package enum PointText {
  /// `12`, `12.5`, `0.3`; numbers that are not finite read "without end".
  package static func short(_ value: Double) -> String { decimal(value, places: 1) }

  /// With a sign, as changes are written: `+8`, `-4.5`, `0`.
  package static func signed(_ value: Double) -> String {
    let text = short(value)
    return text == "0" || text.hasPrefix("-") ? text : "+" + text
  }

  /// `12 x 18`.
  package static func size(_ width: Double, _ height: Double) -> String {
    "\(short(width)) x \(short(height))"
  }

  /// `0.82` as `82 %`.
  package static func percent(_ share: Double) -> String { "\(short((share * 100).rounded())) %" }

  /// At most `places` digits after the point (0...4), trailing zeros left out.
  ///
  /// Built from integers, so that the bytes are the same on every machine.
  package static func decimal(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return "without end" }
    let digits = min(max(places, 0), 4)
    var factor = 1
    for _ in 0..<digits { factor *= 10 }
    let scaled = (value * Double(factor)).rounded(.toNearestOrAwayFromZero)
    // Beyond 2^53 a double has no fraction left; a file can ask for such a size all the same.
    guard abs(scaled) < 9e15 else { return value < 0 ? "-9000000000" : "9000000000" }
    let whole = Int(scaled)
    let magnitude = abs(whole)
    var text = String(magnitude / factor)
    let rest = magnitude % factor
    if rest != 0 {
      var fraction = String(rest)
      while fraction.count < digits { fraction = "0" + fraction }
      while fraction.hasSuffix("0") { fraction.removeLast() }
      text += "." + fraction
    }
    return whole < 0 ? "-" + text : text
  }
}
