internal import LayoutModel
internal import LayoutService

/// Which comparison a page tells the findings of.
enum ReportSource {
  /// The files on disk with the newest revision.
  case files
  /// A revision with its parent, as it was recorded.
  case revision(String)
  case comparison(from: String, to: String)

  init(_ parameters: Parameters) {
    if let from = parameters["from"] {
      self = .comparison(from: from, to: parameters["to"] ?? "HEAD")
    } else if let revision = parameters["id"] {
      self = .revision(revision)
    } else {
      self = .files
    }
  }

  var parameters: Parameters {
    var parameters = Parameters()
    switch self {
    case .files: break
    case .revision(let id): parameters["id"] = id
    case .comparison(let from, let to): (parameters["from"], parameters["to"]) = (from, to)
    }
    return parameters
  }

  /// The page that shows it.
  var address: String {
    switch self {
    case .files: "check"
    case .revision: parameters.address(of: "revision")
    case .comparison: parameters.address(of: "diff")
    }
  }
}

extension Viewer {
  /// The files on disk compared with the newest revision, as `keyline check` does it.
  func check() async throws -> ViewerAnswer {
    guard let files else { return problem(404, "There is no page of this name.") }
    let report = try await judged(files.check())
    var page = CheckPage(report, items: items(report), matrix: matrix, assets: assets)
    var preface = HTMLWriter()
    navigation(to: &preface)
    page.headBegins = preface
    page.form = acceptanceForm(report, .files)
    page.isServed = true
    return ViewerAnswer(.html, page.bytes())
  }

  /// Returns the report of a source, accepted findings included.
  func report(_ source: ReportSource, _ files: any WorkingFiles) async throws -> CheckReport {
    switch source {
    case .files: try await files.check()
    case .revision(let id): try workspace.report(of: workspace.revision(id).id.rawValue).report
    case .comparison(let from, let to):
      try await workspace.report(from: from, to: to, matrix: matrix).report
    }
  }

  /// The report without what is accepted.
  func judged(_ report: CheckReport) async throws -> CheckReport {
    guard let files else { return report }
    return report.accepting(try await files.ledger())
  }

  /// Writes the form under a finding that accepts it; nil where nothing may be written.
  func acceptanceForm(_ report: CheckReport, _ source: ReportSource) -> CheckPage.Form? {
    guard mayWrite else { return nil }
    let acceptable = Set(report.acceptable.map(\.identity))
    return { item, page in
      let finding = item.finding
      guard acceptable.contains(finding.identity) else { return }
      page.element(
        "form",
        ["class": "bar change", "method": "post", "action": "accept", "aria-label": "Accept it"]
      ) { page in
        for (name, value) in source.parameters.all { hidden(name, value, &page) }
        hidden("document", finding.document.text, &page)
        hidden("finding", finding.key, &page)
        page.input("Why it is all right", ["name": "why", "required": "", "size": "36"])
        page.input("until, if not for good", ["name": "until", "type": "date"])
        page.element("button", ["type": "submit"], "Accept")
      }
    }
  }
}
