package import LayoutModel
package import LayoutService
import Pictures

/// The report of a check as one page: what got worse first, each finding with its screen before and
/// after at the configuration where it is worst.
package struct CheckPage {
  /// A finding in the order in which it is to be shown.
  package struct Item {
    package var finding: Finding
    /// nil where there was no base.
    package var change: Regression.Change?
    /// Configurations in which it is new; empty = wherever it holds.
    package var configurations: [String]
    package var cause: Cause?
    package var gates: Bool
    /// The same for the same fault, whatever its line: what links into the page end with.
    package var fingerprint: String

    package init(
      finding: Finding, change: Regression.Change?, configurations: [String], cause: Cause?,
      gates: Bool, fingerprint: String
    ) {
      self.finding = finding
      self.change = change
      self.configurations = configurations
      self.cause = cause
      self.gates = gates
      self.fingerprint = fingerprint
    }
  }

  let report: CheckReport
  let items: [Item]
  let matrix: Matrix
  private let pictures: CheckPictures
  private var store = PictureStore()
  /// A replacement for the usual head, or nil for the verdict and the counts.
  package var preface: HTMLWriter?
  /// HTML above the usual head.
  var headBegins = HTMLWriter()
  /// Writes what a reader can do about a finding.
  typealias Form = (Item, inout HTMLWriter) -> Void
  var form: Form?
  /// nil = the verdict.
  package var title: String?
  /// The page comes from the viewer, whose pictures its head may show.
  var isServed = false
  /// The number of findings with pictures. The others have words only, so that browsers can open the page.
  private static let mostPictured = 120

  package init(
    _ report: CheckReport, items: [Item], matrix: Matrix,
    assets: @escaping AssetSource = { _, _ in .none }
  ) {
    self.report = report
    self.items = items
    self.matrix = matrix
    pictures = CheckPictures(report, matrix: matrix, assets: assets)
  }

  /// The page as a file.
  package mutating func bytes() -> [UInt8] {
    var findings = HTMLWriter()
    let gating = items.filter(\.gates)
    let told = items.filter { !$0.gates }
    section("worse", gating, noun: report.comparedWith == nil ? "Errors" : "Got worse", &findings)
    section("told", told, noun: "Told, stops nothing", &findings)
    var page = HTMLWriter()
    page.element("a", ["class": "skip", "href": "#worse"], "To what got worse")
    page.element("header") { page in
      if let preface { page.own(preface.html) } else { header(gating.count, &page) }
    }
    page.element("main") { page in
      HeatMap(items: items, title: report.title(of:in:), matrix: matrix, anchor: Self.anchor)
        .write(to: &page)
      page.own(findings.html)
      accepted(&page)
      fixed(&page)
      problems(&page)
    }
    store.write(to: &page)
    return Page(title: title ?? verdict(gating.count), body: page, isServed: isServed).bytes
  }

  private func verdict(_ gating: Int) -> String {
    guard gating > 0 else { return "No layout got worse" }
    let noun = report.comparedWith == nil ? "error" : "regression"
    return "\(gating) \(noun)\(gating == 1 ? "" : "s")"
  }

  private func header(_ gating: Int, _ page: inout HTMLWriter) {
    page.own(headBegins.html)
    page.element("h1", ["class": gating > 0 ? "error" : "good"], verdict(gating))
    let against = report.comparedWith.map { ", compared with \($0)" } ?? ""
    page.element(
      "p", ["class": "soft"],
      "\(report.documentCount) document\(report.documentCount == 1 ? "" : "s"), "
        + "\(report.work.layouts) layouts on "
        + "\(report.configurationCount) configurations\(against)")
  }

  private static func anchor(_ item: Item) -> String { anchor(of: item.fingerprint) }

  /// Where a finding stands on the page: `f-` and its fingerprint's letters, digits and dashes.
  package static func anchor(of fingerprint: String) -> String {
    "f-" + String(fingerprint.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  private mutating func section(
    _ id: String, _ items: [Item], noun: String, _ page: inout HTMLWriter
  ) {
    guard !items.isEmpty else { return }
    var inner = HTMLWriter()
    var anchors: Set<String> = []
    for (index, item) in items.enumerated() {
      let anchor = Self.anchor(item)
      let isFirst = anchors.insert(anchor).inserted
      article(item, id: isFirst ? anchor : nil, isPictured: index < Self.mostPictured, &inner)
    }
    page.element("section", ["id": id, "aria-labelledby": "\(id)-title"]) { page in
      page.element("h2", ["id": "\(id)-title"], "\(noun): \(items.count)")
      page.own(inner.html)
    }
  }

  private mutating func article(
    _ item: Item, id: String?, isPictured: Bool, _ page: inout HTMLWriter
  ) {
    let finding = item.finding
    var figures = HTMLWriter()
    if isPictured { pair(item, &figures) }
    let cause = causeLines(item)
    page.element("article", ["id": id]) { page in
      page.element("h3") { page in
        page.element("span", ["class": "mark \(finding.severity.rawValue)"], Self.label(item))
        page.text("\(finding.message)")
      }
      page.element("p", ["class": "soft"]) { page in
        let place = finding.location.map { ":\($0.line):\($0.column)" } ?? ""
        page.text("\(finding.document.text)\(place) · \(report.title(of: finding))")
        if let id {
          page.text(" · ")
          page.link("link", to: "#\(id)")
        }
      }
      if let cause = item.cause, !cause.edit.isEmpty {
        page.element("p") { page in
          page.element("strong", "By: ")
          page.text(cause.edit)
          if cause.others > 0 { page.text(", and \(cause.others) more findings by it") }
        }
      }
      page.own(cause)
      page.own(figures.html)
      configurations(item, &page)
      if let confidence = finding.confidence {
        page.element("p", ["class": "soft"], Self.words(confidence))
      }
      form?(item, &page)
    }
  }

  private static func label(_ item: Item) -> String {
    let change = item.change.map { "\($0.rawValue) " } ?? ""
    return "\(change)\(item.finding.severity.rawValue) \(item.finding.rule.code) "
      + item.finding.rule.rawValue
  }

  private static func words(_ confidence: Confidence) -> String {
    confidence.isEnoughToGate ? "Held to be probable." : "Doubted: it stops nothing."
  }

  /// Where the finding is new and worst.
  private func worst(_ item: Item) -> Finding.Occurrence? {
    let new = Set(item.configurations)
    let places = item.finding.occurrences.filter { new.isEmpty || new.contains($0.configuration) }
    return (places.isEmpty ? item.finding.occurrences : places).max {
      ($0.severity, $0.amount) < ($1.severity, $1.amount)
    }
  }

  private mutating func pair(_ item: Item, _ page: inout HTMLWriter) {
    guard let worst = worst(item) else { return }
    let finding = item.finding
    let sides: [(CheckedDocument.Side, String)] =
      report.comparedWith == nil
      ? [(.head, "as it is")] : [(.base, "before"), (.head, "after")]
    let pictures = pictures
    var figures = HTMLWriter()
    for (side, name) in sides {
      let key =
        "\(finding.document.ascii) \(finding.scene) \(worst.configuration) \(name)"
      let isThere = store.keep(key) {
        pictures.picture(of: finding, at: worst.configuration, side: side)
      }
      guard isThere else { continue }
      var marks = Drawing(size: Size(width: 1, height: 1), title: "")
      if side == .head {
        for place in pictures.places(of: finding, at: worst.configuration, side: side) {
          marks.rectangle(place, stroke: Drawing.stroke(for: finding.severity))
        }
      }
      let store = store
      figures.element("figure") { figures in
        store.show(
          key, marks: marks,
          label: "\(name), on \(worst.configuration): \(finding.message)", in: &figures)
        figures.element("figcaption", "\(name), on \(worst.configuration)")
      }
    }
    if !figures.html.isEmpty { page.element("div", ["class": "pair"]) { $0.own(figures.html) } }
  }

  /// The lines of the edit that it is put down to, else of the view, marked among those around.
  private func causeLines(_ item: Item) -> String {
    guard let place = item.cause?.location ?? item.finding.location,
      let document = report.documents.first(where: { $0.path == item.finding.document })
    else { return "" }
    let isRemoval = item.cause?.edit.contains(" removed") == true
    let lines = document.lines(around: place, of: isRemoval ? .base : .head)
    guard !lines.isEmpty else { return "" }
    var page = HTMLWriter()
    page.element("pre", ["aria-label": "lines of the document"]) { page in
      for line in lines {
        let text = "\(line.number)  \(line.text)"
        if line.number == place.line {
          // The writer ends an element with a break.
          page.element("b", text)
        } else {
          page.text(text)
          page.own("\n")
        }
      }
    }
    return page.html
  }

  private func configurations(_ item: Item, _ page: inout HTMLWriter) {
    let occurrences = item.finding.occurrences
    page.element("details") { page in
      page.element(
        "summary", "On \(occurrences.count) of \(report.configurationCount) configurations")
      page.element("ul") { page in
        for occurrence in occurrences {
          page.element(
            "li", ["class": occurrence.severity.rawValue],
            "\(occurrence.configuration) · \(occurrence.severity.rawValue)")
        }
      }
    }
  }

  private func accepted(_ page: inout HTMLWriter) {
    guard !report.accepted.isEmpty else { return }
    page.element("section", ["id": "accepted"]) { page in
      page.element("h2", "Accepted: \(report.accepted.count)")
      page.element("ul") { page in
        for accepted in report.accepted {
          let finding = accepted.finding
          let until = accepted.acceptance.until.map { ", until \($0)" } ?? ""
          let outgrown =
            accepted.outgrown.isEmpty ? "" : "; not accepted on \(accepted.outgrown.count) more"
          page.element(
            "li",
            "\(finding.rule.code) \(finding.message) (\(finding.document.text)): "
              + "\(accepted.acceptance.why)\(until)\(outgrown)")
        }
      }
    }
  }

  private func fixed(_ page: inout HTMLWriter) {
    let fixed = report.regressions.filter { $0.change == .fixed }
    guard !fixed.isEmpty else { return }
    page.element("section", ["id": "fixed"]) { page in
      page.element("h2", ["class": "good"], "Fixed: \(fixed.count)")
      page.element("ul") { page in
        for regression in fixed {
          let finding = regression.finding
          page.element("li", "\(finding.rule.code) \(finding.message) (\(finding.document.text))")
        }
      }
    }
  }

  private func problems(_ page: inout HTMLWriter) {
    guard !report.problems.isEmpty else { return }
    page.element("section", ["id": "problems"]) { page in
      page.element("h2", "Without layouts: \(report.problems.count)")
      page.element("ul") { page in
        for problem in report.problems {
          page.element("li", "\(problem.path.text): \(problem.reason)")
        }
      }
    }
  }
}
