internal import JSONText
import LayoutModel

/// Kerning of declared fonts, and the system font as its files have it.
///
/// ```json
/// { "systemFont": { "file": "Fonts/SFNS.ttf", "italic": { "file": "Fonts/SFNSItalic.ttf" } } }
/// ```
///
/// What stands beside a file's name as `metrics` was read from it, see ``FontMetricsText``.
extension OverridesReader {
  func systemFont(_ entry: Member) throws(OverridesError) -> DeclaredSystemFont {
    var upright: VariableFontMetrics?
    var italic: VariableFontMetrics?
    var file: String?
    for member in try members(entry.value, of: entry.key) {
      switch member.key {
      case "file": file = try text(member, "a path")
      case "metrics": upright = try variableFont(member)
      case "italic" where entry.key != "italic":
        italic = try systemFont(member).upright
      default:
        throw unknown(
          member,
          among: entry.key == "italic" ? ["file", "metrics"] : ["file", "italic", "metrics"])
      }
    }
    if let file, upright == nil { throw error(.fontFileNotRead(file), at: entry.place) }
    return DeclaredSystemFont(upright: try needed(upright, "file", entry), italic: italic)
  }

  /// Classes of characters, and a number for each pair of them.
  func kerning(_ entry: Member) throws(OverridesError) -> PairKerning {
    var left: [[Unicode.Scalar]]?
    var right: [[Unicode.Scalar]]?
    var values: (numbers: [Double], place: Int)?
    for member in try members(entry.value, of: entry.key) {
      switch member.key {
      case "left": left = try classes(member)
      case "right": right = try classes(member)
      case "values": values = (try numbers(member), member.place)
      default: throw unknown(member, among: ["left", "right", "values"])
      }
    }
    let (rows, columns) = (
      try needed(left, "left", entry), try needed(right, "right", entry)
    )
    let (numbers, place) = try needed(values, "values", entry)
    guard numbers.count == rows.count * columns.count else {
      throw error(
        .wrongType(
          key: "values", expected: "a number for each of \(rows.count * columns.count) pairs",
          found: "\(numbers.count)"), at: place)
    }
    return PairKerning(left: rows, right: columns, values: numbers)
  }

  func text(_ member: Member, _ what: String) throws(OverridesError) -> String {
    guard case .string(let text) = member.value.kind else { throw wrongType(member, what) }
    return text
  }

  private func list(_ member: Member, _ what: String) throws(OverridesError) -> [JSONValue] {
    guard case .array(let values) = member.value.kind else { throw wrongType(member, what) }
    return values
  }

  private func classes(_ member: Member) throws(OverridesError) -> [[Unicode.Scalar]] {
    var classes: [[Unicode.Scalar]] = []
    for value in try list(member, "a list of characters") {
      let part = (key: member.key, place: value.place, value: value)
      classes.append(Array(try text(part, "a list of characters").unicodeScalars))
    }
    return classes
  }

  private func numbers(_ member: Member) throws(OverridesError) -> [Double] {
    var numbers: [Double] = []
    for value in try list(member, "a list of numbers") {
      numbers.append(try number((key: member.key, place: value.place, value: value)))
    }
    return numbers
  }

  // MARK: Metrics that were read from a file

  private func variableFont(_ entry: Member) throws(OverridesError) -> VariableFontMetrics {
    var parts: [String: Member] = [:]
    for member in try members(entry.value, of: entry.key) {
      guard FontMetricsText.keys.contains(member.key) else {
        throw unknown(member, among: FontMetricsText.keys)
      }
      parts[member.key] = member
    }
    func part(_ key: String) throws(OverridesError) -> Member {
      try needed(parts[key], key, entry)
    }
    func row(_ key: String) throws(OverridesError) -> [Double] {
      let member = try part(key)
      guard let numbers = FontMetricsText.numbers(try text(member, "a row of numbers")) else {
        throw error(.damagedMetrics(key), at: member.place)
      }
      return numbers
    }
    func points(_ key: String) throws(OverridesError) -> [VariableFontMetrics.Point] {
      let numbers = try row(key)
      guard numbers.count.isMultiple(of: 2) else {
        throw error(.damagedMetrics(key), at: try part(key).place)
      }
      return stride(from: 0, to: numbers.count, by: 2).map {
        VariableFontMetrics.Point(place: numbers[$0], value: numbers[$0 + 1])
      }
    }
    let heights = try row("heights")
    guard heights.count == 4 else {
      throw error(.damagedMetrics("heights"), at: try part("heights").place)
    }
    let (weightStops, sizeStops) = (try row("weightStops"), try row("sizeStops"))
    let (left, right) = (try classes(try part("left")), try classes(try part("right")))
    let kerning = try row("kerning")
    let cells = weightStops.count * sizeStops.count
    guard kerning.count == left.count * right.count * cells else {
      throw error(.damagedMetrics("kerning"), at: try part("kerning").place)
    }
    let font = VariableFontMetrics(
      unitsPerEm: heights[0], ascender: heights[1], descender: heights[2], lineGap: heights[3],
      weights: try row("weights"), sizes: try points("sizes"), weightStops: weightStops,
      sizeStops: sizeStops, tracking: try points("tracking"),
      characters: Array(try text(try part("characters"), "characters").unicodeScalars),
      advances: try row("advances"),
      kerning: PairKerning(left: left, right: right, values: kerning, depth: cells))
    guard let font else { throw error(.damagedMetrics("lists"), at: entry.place) }
    return font
  }
}
