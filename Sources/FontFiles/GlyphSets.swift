/// The coverage table at `table`: the glyphs of a rule, each with its number.
func coverage(_ table: FontTable?) -> [Int: Int] {
  guard let table, let count = table.short(2) else { return [:] }
  var glyphs: [Int: Int] = [:]
  var steps = 0
  switch table.short(0) {
  case 1:
    for (number, glyph) in table.shorts(4, count: count).enumerated() { glyphs[glyph] = number }
  case 2:
    for range in 0..<count {
      guard let first = table.short(4 + 6 * range), let last = table.short(6 + 6 * range),
        let number = table.short(8 + 6 * range), first <= last, steps <= 0xFFFF
      else { break }
      steps += last - first + 1
      for glyph in first...last { glyphs[glyph] = number + glyph - first }
    }
  default: break
  }
  return glyphs
}

/// The class definition at `table`: glyphs that it does not name are of class 0.
func glyphClasses(_ table: FontTable?) -> [Int: Int] {
  guard let table else { return [:] }
  var classes: [Int: Int] = [:]
  switch table.short(0) {
  case 1:
    guard let first = table.short(2), let count = table.short(4) else { break }
    for (number, value) in table.shorts(6, count: count).enumerated() {
      classes[first + number] = value
    }
  case 2:
    var steps = 0
    for range in 0..<(table.short(2) ?? 0) {
      guard let first = table.short(4 + 6 * range), let last = table.short(6 + 6 * range),
        let value = table.short(8 + 6 * range), first <= last, steps <= 0xFFFF
      else { break }
      steps += last - first + 1
      for glyph in first...last { classes[glyph] = value }
    }
  default: break
  }
  return classes
}
