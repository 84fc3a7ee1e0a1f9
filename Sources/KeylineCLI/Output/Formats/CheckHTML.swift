import LayoutModel
import LayoutService
import LayoutViewer

/// The report as a page that stands alone.
enum CheckHTML {
  static func write(_ report: CheckReport, matrix: Matrix) -> [UInt8] {
    var page = CheckPage(
      report, items: items(report), matrix: matrix,
      assets: { AssetSearch.assets(for: $0, images: $1) })
    return page.bytes()
  }

  /// The items of the page, in the order of all formats.
  static func items(_ report: CheckReport) -> [CheckPage.Item] {
    let new = Dictionary(
      report.regressions.map { ($0.finding.identity, $0.configurations) },
      uniquingKeysWith: { first, _ in first })
    return report.items.map { item in
      CheckPage.Item(
        finding: item.finding, change: item.change,
        configurations: new[item.finding.identity] ?? [], cause: item.cause, gates: item.gates,
        fingerprint: item.fingerprint)
    }
  }
}
