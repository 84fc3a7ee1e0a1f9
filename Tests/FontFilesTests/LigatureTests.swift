import LayoutModel
import Testing

@testable import FontFiles

struct LigatureTests {
  /// The tables of a `GSUB` with one feature, one lookup and one ligature of `parts`.
  private func table(
    feature: String = "liga", type: Int = 4, parts: [Int], glyph: Int
  ) -> FontTable {
    let words: [Int] =
      // Version, no scripts, features at 10, lookups at 24.
      [1, 0, 0, 10, 24]
      // One feature at 8 with the lookup 0.
      + [1] + tag(feature) + [8, 0, 1, 0]
      // One lookup at 4 with one subtable at 8.
      + [1, 4, type, 0, 1, 8]
      // One set at 14, the coverage at 8.
      + [1, 8, 1, 14, 1, 1, parts[0]]
      // One ligature at 4.
      + [1, 4, glyph, parts.count] + parts.dropFirst()
    return FontTable(words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
  }

  private func tag(_ name: String) -> [Int] {
    let bytes = Array(name.utf8).map { Int($0) }
    return [bytes[0] << 8 | bytes[1], bytes[2] << 8 | bytes[3]]
  }

  private func pairs(_ table: FontTable) -> [[Int]] {
    Ligatures(substitutions: table).pairs.map { [$0.first, $0.second, $0.glyph] }
  }

  @Test func `two glyphs of the feature liga are one`() {
    #expect(pairs(table(parts: [7, 8], glyph: 9)) == [[7, 8, 9]])
    #expect(pairs(table(parts: [7, 8, 8], glyph: 9)).isEmpty)
    #expect(pairs(table(feature: "dlig", parts: [7, 8], glyph: 9)).isEmpty)
    #expect(pairs(table(type: 1, parts: [7, 8], glyph: 9)).isEmpty)
  }

  @Test func `a cut table has none`() {
    #expect(pairs(FontTable([0, 1, 0, 0, 0, 0])).isEmpty)
    #expect(Ligatures(substitutions: nil).pairs.isEmpty)
  }

  /// 300 wide for 200 and 150: 50 narrower, and not kerned besides.
  @Test func `a ligature stands in the place of its kerning`() {
    let kerned = [
      [PairRules(pairs: [(7, 8, -5), (7, 7, -3)])], [PairRules(pairs: [(7, 8, -2)])],
    ]
    let kerning = KerningLookups(lookups: kerned)
      .drawing(Ligatures(substitutions: table(parts: [7, 8], glyph: 9))) {
        [7: 200, 8: 150, 9: 300][$0]
      }
      .classes([("f", 7), ("i", 8)], GridValues(nil, grid: .one))
    func value(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double? {
      guard let left = kerning.leftClass(of: left), let right = kerning.rightClass(of: right)
      else { return nil }
      return kerning.values[kerning.offset(left, right)]
    }
    #expect(value("f", "i") == -50)
    #expect(value("f", "f") == -3)
  }
}
