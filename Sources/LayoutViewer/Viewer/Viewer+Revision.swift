internal import LayoutModel
internal import LayoutService
internal import Pictures

extension Viewer {
  /// A revision: its edits, and what it broke and mended as it was recorded.
  func revision(_ parameters: Parameters) async throws -> ViewerAnswer {
    let revision = try workspace.revision(parameters["id"] ?? "HEAD")
    let ledger = try await files?.ledger()
    var shown = RevisionPage(
      workspace: workspace, matrix: matrix, assets: assets, items: items, dateText: dateText)
    shown.judge = { report in ledger.map { report.accepting($0) } ?? report }
    shown.form = { acceptanceForm($0, .revision(revision.id.short)) }
    let bytes = try shown.bytes(revision, isServed: true) { page in
      navigation(to: &page)
      page.element("p") { page in
        if let parent = revision.parents.first {
          page.element(
            "a",
            [
              "href": address("diff", ["from": parent.short, "to": revision.id.short])
            ], "Pictures before and after")
          page.text(" · ")
        }
        page.link("Its screens", to: address("screens", ["at": revision.id.short]))
        for parent in revision.parents {
          page.text(" · ")
          page.link("Parent \(parent.short)", to: address("revision", ["id": parent.short]))
        }
      }
    }
    return ViewerAnswer(.html, bytes)
  }

  /// Two revisions compared: edits, screens before and after, what got worse.
  func difference(_ parameters: Parameters) async throws -> ViewerAnswer {
    let (from, to) = (parameters["from"], parameters["to"])
    guard let from else {
      var body = HTMLWriter()
      comparisonForm("HEAD~1", to ?? "HEAD", "moved", to: &body)
      return page("Compare two revisions", body)
    }
    let style = BeforeAndAfter.Style(rawValue: parameters["style"] ?? "") ?? .moved
    let compared = try await workspace.report(from: from, to: to ?? "HEAD", matrix: matrix)
    let report = try await judged(compared.report)
    var page = CheckPage(report, items: items(report), matrix: matrix, assets: assets)
    page.form = acceptanceForm(report, .comparison(from: from, to: to ?? "HEAD"))
    var preface = HTMLWriter()
    navigation(to: &preface)
    let (base, head) = (compared.base, compared.head)
    let title = "\(base.id.short) and \(head.id.short) compared"
    preface.element("h1", title)
    comparisonForm(from, to ?? "HEAD", style.rawValue, to: &preface)
    preface.element(
      "p", ["class": "soft"], "\(TimeLine.title(base)) · \(TimeLine.title(head))")
    RevisionPage.write(
      compared.documents.map { ($0.path, $0.structure) }, to: &preface)
    changedScreens(compared, style, to: &preface)
    page.preface = preface
    page.title = title
    page.isServed = true
    return ViewerAnswer(.html, page.bytes())
  }

  /// A screen of two revisions in one picture.
  func comparedPicture(_ parameters: Parameters) async throws -> ViewerAnswer {
    let address = try ScreenAddress(parameters)
    func request(_ name: String) throws -> ScreenRequest {
      let revision = try workspace.revision(parameters[name] ?? "HEAD")
      return try address.request(at: revision.id, in: matrix)
    }
    let drawing = try await screens.comparison(
      of: request("from"), with: request("to"),
      style: BeforeAndAfter.Style(rawValue: parameters["style"] ?? "") ?? .moved)
    return ViewerAnswer(.svg, Array(drawing.svg().utf8))
  }

  private func comparisonForm(
    _ from: String, _ to: String, _ style: String, to page: inout HTMLWriter
  ) {
    page.element("form", ["class": "bar", "action": "diff", "aria-label": "What to compare"]) {
      page in
      for (name, words, value) in [("from", "From", from), ("to", "To", to)] {
        page.input(words, ["name": name, "value": value, "size": "14"])
      }
      page.element("label") { page in
        page.text("Pictures")
        page.element("select", ["name": "style"]) { page in
          for known in BeforeAndAfter.Style.allCases {
            page.element(
              "option",
              ["value": known.rawValue, "selected": known.rawValue == style ? "" : nil],
              known.rawValue)
          }
        }
      }
      page.element("button", ["type": "submit"], "Compare")
    }
  }

  private func changedScreens(
    _ compared: RevisionComparison, _ style: BeforeAndAfter.Style, to page: inout HTMLWriter
  ) {
    for document in compared.documents {
      for scene in document.scenes where !scene.frames.isEmpty || scene.isNew {
        page.element("article") { page in
          page.element("h2", scene.title)
          page.element("ul") { page in
            for line in scene.frames.prefix(12) { page.element("li", line.text) }
            if scene.frames.count > 12 {
              page.element("li", "and \(scene.frames.count - 12) more")
            }
          }
          guard !scene.isNew else { return }
          let picture = address(
            "compare.svg",
            [
              "document": document.path.text, "scene": scene.scene.rawValue,
              "from": compared.base.id.rawValue, "to": compared.head.id.rawValue,
              "style": style.rawValue, "on": Self.place(of: scene),
            ])
          page.void(
            "img",
            [
              "class": "wide", "loading": "lazy", "src": picture,
              "alt": "\(scene.title) before and after",
            ])
        }
      }
    }
  }

  /// The configuration where a scene differs: the usual one if that is among them.
  static func place(of scene: SceneComparison) -> String {
    let changed = scene.frames.first?.configurations ?? []
    return changed.contains(Configuration.usualDevice)
      ? Configuration.usualDevice : changed.first ?? Configuration.usualDevice
  }
}
