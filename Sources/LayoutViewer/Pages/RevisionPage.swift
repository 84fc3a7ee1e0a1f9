internal import LayoutModel
internal import LayoutService
internal import Pictures

/// A revision with its edits and what it broke and mended.
struct RevisionPage {
  let workspace: Workspace
  let matrix: Matrix
  let assets: AssetSource
  let items: (CheckReport) -> [CheckPage.Item]
  let dateText: (Int64) -> String
  /// The report as it is to be shown.
  var judge: (CheckReport) -> CheckReport = { $0 }
  /// The form after each finding of a report.
  var form: (CheckReport) -> CheckPage.Form? = { _ in nil }
  /// Edits listed of one document; the rest is counted.
  private static let mostEdits = 200

  /// - Parameter navigation: what the page begins with.
  func bytes(
    _ revision: Revision, isServed: Bool, navigation: (inout HTMLWriter) -> Void
  ) throws -> [UInt8] {
    let (report, edits) = try workspace.report(of: revision.id.rawValue)
    var whole = judge(report)
    whole.configurationCount = matrix.configurations.count
    var page = CheckPage(whole, items: items(whole), matrix: matrix, assets: assets)
    var preface = HTMLWriter()
    navigation(&preface)
    preface.element("h1", TimeLine.title(revision))
    preface.element(
      "p", ["class": "soft"],
      "\(revision.id.rawValue) · \(dateText(revision.time)) · \(revision.author)")
    Self.write(edits, to: &preface)
    page.preface = preface
    page.form = form(whole)
    page.title = TimeLine.title(revision)
    page.isServed = isServed
    return page.bytes()
  }

  /// The edits of documents in words.
  static func write(
    _ edits: [(path: DocumentPath, lines: [StructureChange])], to page: inout HTMLWriter
  ) {
    guard !edits.isEmpty else { return }
    page.element("section", ["aria-labelledby": "edits-title"]) { page in
      page.element("h2", ["id": "edits-title"], "Edits")
      for edit in edits {
        page.element("h3", edit.path.text)
        page.element("ul") { list in
          for line in edit.lines.prefix(mostEdits) { list.element("li", line.text) }
          if edit.lines.count > mostEdits {
            list.element("li", "and \(edit.lines.count - mostEdits) more")
          }
        }
      }
    }
  }
}
