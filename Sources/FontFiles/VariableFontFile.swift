internal import CFreeType
package import LayoutModel

/// Reads a variable font along weight and optical size: the system font's own file.
///
/// ```swift
/// let font = try VariableFontFile.read(bytes)
/// print(font.weightStops, font.sizeStops)
/// ```
///
/// FreeType maps weights and sizes onto the axes, with what `avar` bends of them; deltas come from
/// `HVAR`, and those of kerning from `GDEF`. The font's own instances tell where each weight lies
/// (`Semibold` and so on); a weight that has none lies at its hundreds. Other axes than `wght` and
/// `opsz` stay at their defaults, and a font without `opsz` looks alike at all sizes. Characters
/// for private use are left out, symbols all of them.
package enum VariableFontFile {
  /// - Complexity: the characters and the pairs of kerning classes, times the cells of the grid.
  package static func read(
    _ bytes: [UInt8], named name: String? = nil
  ) throws(FontFileError) -> VariableFontMetrics {
    try FontFace.read(bytes, named: name) { face throws(FontFileError) in
      try face.variableMetrics()
    }
  }

  /// More than ten times what fonts have.
  static let mostCells = 256
  static let mostAdvances = 1 << 22
}

extension FontFace {
  fileprivate func variableMetrics() throws(FontFileError) -> VariableFontMetrics {
    let heights = try heights()
    // Before the axes move: advances of the default instance.
    let glyphs = try glyphs().filter { $0.scalar.properties.generalCategory != .privateUse }
    let design = try DesignAxes(self)
    guard let metrics = table("HVAR") else { throw .missingTable("HVAR") }
    guard
      let widths = VariationStore(metrics.part(at: metrics.long(4)), axisCount: design.axes.count)
    else { throw .missingTable("HVAR") }
    let definitions = table("GDEF")
    let pairs = definitions.flatMap { table in
      // Only since version 1.3 is there a store.
      table.long(0) ?? 0 >= 0x10003
        ? VariationStore(table.part(at: table.long(14)), axisCount: design.axes.count) : nil
    }
    let grid = DesignGrid(
      axes: design.axes.map(\.kind), regions: widths.regions + (pairs?.regions ?? []),
      weights: design.weightRange, sizes: design.sizeRange)
    guard grid.cellCount <= VariableFontFile.mostCells,
      grid.cellCount * glyphs.count <= VariableFontFile.mostAdvances
    else { throw .tooVaried }
    let map = DeltaMap(metrics.part(at: metrics.long(8)))
    let advances = GridValues(widths, grid: grid)
    let kerning = KerningLookups(positions: table("GPOS"), kern: table("kern"))
      .classes(glyphs.map { ($0.scalar, $0.glyph) }, GridValues(pairs, grid: grid))
    let font = VariableFontMetrics(
      unitsPerEm: heights.unitsPerEm, ascender: heights.ascender, descender: heights.descender,
      lineGap: heights.lineGap, weights: design.weights, sizes: design.sizes,
      weightStops: grid.weightStops, sizeStops: grid.sizeStops,
      tracking: table("trak").map(tracking) ?? [], characters: glyphs.map(\.scalar),
      advances: glyphs.flatMap { glyph in
        advances.values(base: glyph.advance, at: map.place(of: glyph.glyph)).map { max(0, $0) }
      }, kerning: kerning)
    guard let font else { throw .notAFont }
    return font
  }
}

/// What the table `trak` adds to each advance of ordinary text, by size.
///
/// Apple's TrueType Reference Manual, The 'trak' table. Of its tracks the normal one counts.
private func tracking(_ table: FontTable) -> [VariableFontMetrics.Point] {
  guard let data = table.part(at: table.short(6)), let trackCount = data.short(0),
    let sizeCount = data.short(2), let sizes = table.part(at: data.long(4))
  else { return [] }
  for track in 0..<trackCount {
    guard let place = data.fixed(8 + 8 * track) else { break }
    guard place == 0, let values = table.part(at: data.short(14 + 8 * track)) else { continue }
    var points: [VariableFontMetrics.Point] = []
    for index in 0..<sizeCount {
      guard let size = sizes.fixed(4 * index), let value = values.signedShort(2 * index),
        size > points.last?.place ?? -.infinity
      else { break }
      points.append(VariableFontMetrics.Point(place: size, value: Double(value)))
    }
    return points
  }
  return []
}
