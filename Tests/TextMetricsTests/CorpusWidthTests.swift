import Foundation
import LayoutModel
import TestDocuments
import Testing
import TextMetrics

/// Label widths that Apple's engine stored in public documents; skipped where they are not at hand.
@Suite struct CorpusWidthTests {
  static let table = Corpus.root.map { URL(fileURLWithPath: "\($0)/label-metrics.tsv") }

  @Test(.enabled(if: table != nil, "needs label-metrics.tsv of the corpus (KEYLINE_CORPUS)"))
  func `system font labels are mostly within a point`() throws {
    let table = try #require(Self.table)
    let rows = Fixture.rows(of: try String(contentsOf: table, encoding: .utf8))
    var count = 0
    var half = 0
    var one = 0
    var worst: [(Double, String)] = []
    for row in rows where row.count >= 8 && row[7] == "1" {
      guard let face = face(row[0]), let recorded = Double(row[3]) else { continue }
      let tools = Double(row[6]).map { Int($0) } ?? 0
      let measurer = TextMeasurer(era: FontEra(XcodeRelease(toolsVersion: tools)), scale: 1)
      let font = measurer.resolve(
        FontDescription(face: face, pointSize: Double(row[1])), defaultSize: 17,
        adjustsForContentSize: false)
      let error = abs(
        ceilToPixel(measurer.width(row[2], font: font), scale: scale(row[5])) - recorded)
      count += 1
      if error <= 0.5 + 1e-3 { half += 1 }
      if error <= 1 + 1e-3 { one += 1 }
      worst.append((error, "\(row[0]) \(row[1]) \(row[2]) \(recorded)"))
    }
    print("label widths: \(count), within 0.5 pt \(half), within 1 pt \(one)")
    for (error, row) in worst.sorted(by: { $0.0 > $1.0 }).prefix(12) { print(error, row) }
    #expect(count > 250)
    #expect(Double(half) >= 0.85 * Double(count))
    #expect(Double(one) >= 0.9 * Double(count))
  }

  private func face(_ name: String) -> FontDescription.Face? {
    if name.hasPrefix("UICT") { return .textStyle(name) }
    if name == "boldSystem" { return .system(weight: "bold", italic: false) }
    guard name.hasPrefix("system") else { return nil }
    let weight = name.split(separator: ":").dropFirst().first.map(String.init) ?? "regular"
    return .system(weight: weight, italic: false)
  }

  private func scale(_ device: String) -> Int {
    let three = [
      "retina5_5", "retina5_9", "retina6_0", "retina6_5", "retina6_7", "retina6_12", "retina6_72",
      "retina6_3", "retina6_9",
    ]
    return three.contains(device) ? 3 : device.isEmpty ? 1 : 2
  }
}
