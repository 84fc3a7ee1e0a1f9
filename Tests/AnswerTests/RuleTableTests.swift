import Foundation
import LayoutModel
import Testing

@testable import LayoutEngine

@Suite struct RuleTableTests {
  private var entries: [RuleBook.Entry] { RuleBook.chapters.flatMap(\.entries) }

  @Test func `each row holds from its release on and not one number before`() {
    for entry in entries {
      for (before, row) in zip(entry.rows, entry.rows.dropFirst()) {
        #expect(before.from < row.from, "\(entry.subject)")
        let last = XcodeRelease(toolsVersion: row.from.tools - 1)
        #expect(entry[last] == before.value, "\(entry.subject) before \(row.from)")
        #expect(entry[row.from] == row.value, "\(entry.subject) at \(row.from)")
        #expect(before.value != row.value, "\(entry.subject): \(row.from) changes nothing")
      }
      #expect(entry.rows.first?.from == .earliest)
      #expect(entry[XcodeRelease(toolsVersion: 29999)] == entry.rows.last?.value)
    }
  }

  @Test(arguments: [0, -1, 32700, 30000, Int.max, Int.min])
  func `a file without a version of a release counts as Xcode 16`(_ tools: Int) {
    let release = XcodeRelease(toolsVersion: tools)
    #expect(release == .assumed)
    for entry in entries { #expect(entry[release] == entry[.assumed]) }
  }

  /// Read off recorded frames by hand: a number, the same number, the value on either side.
  @Test func `values are those of recorded frames`() {
    func at(_ tools: Int) -> XcodeRelease { XcodeRelease(toolsVersion: tools) }
    #expect(ControlRules.stepperHeight[at(14490)] == 29)
    #expect(ControlRules.stepperHeight[at(17506)] == 32)
    #expect(ControlRules.switchSize[at(23727)] == Size(width: 49, height: 31))
    #expect(ControlRules.switchSize[at(24127)] == Size(width: 61, height: 28))
    #expect(CanvasRules.homeButtonStatusBar[at(14490)] == 20)
    #expect(CanvasRules.homeButtonStatusBar[at(17701)] == 0)
    #expect(CanvasRules.homeButtonStatusBar[at(23504)] == 20)
    #expect(BarRules.navigationBar[at(24127)] == 54)
    #expect(MarginRules.cellVertical[at(0)] == 11)
    #expect(TelevisionRules.collectionCellMargin[at(11762)] == 8)
    #expect(TelevisionRules.collectionCellMargin[at(13196)] == 0)
    #expect(XcodeRelease(system: 12) < XcodeRelease(system: 13))
    #expect(ControlRules.roundedFieldHeight[XcodeRelease(system: 12)] == 30)
    #expect(ControlRules.roundedFieldHeight[XcodeRelease(system: 13)] == 34)
    #expect(ControlRules.switchSize[XcodeRelease(system: 26)].height == 28)
  }

  @Test func `no row of two repositories is called more than thin`() {
    for entry in entries {
      for row in entry.rows {
        guard let repositories = row.evidence.repositories else { continue }
        if repositories < 3 { #expect(row.evidence.confidence == .thin, "\(entry.subject)") }
      }
    }
  }

  /// `KEYLINE_WRITE_PAGES=1` writes the page anew.
  @Test func `the page of rules is the tables'`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../docs/rules.md"
    ).standardizedFileURL
    if ProcessInfo.processInfo.environment["KEYLINE_WRITE_PAGES"] != nil {
      try RuleBook.page.write(to: page, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: page, encoding: .utf8)
    #expect(
      written == RuleBook.page,
      "docs/rules.md is not what the tables say: run this test with KEYLINE_WRITE_PAGES=1")
  }
}
