internal import LayoutModel
internal import LayoutService

extension Viewer {
  /// Revisions of a view's history that a page has.
  private static let mostEntries = 100

  /// A view over time: which revisions changed it, and which one made each constraint what it is.
  func view(_ parameters: Parameters) throws -> ViewerAnswer {
    let address = try ScreenAddress(parameters)
    let id = parameters["view"] ?? ""
    let history = try workspace.history(
      of: "\(address.document.text):\(id)", limit: Self.mostEntries)
    let blame = try workspace.blame(address.document, view: id, at: address.revision)
    var body = HTMLWriter()
    body.element("p", ["class": "soft"]) { page in
      page.text("\(id) in \(address.document.text) · ")
      page.link("Its screen", to: address.parameters.address(of: "screen"))
    }
    body.element("section", ["aria-labelledby": "blame-title"]) { page in
      page.element("h2", ["id": "blame-title"], "What places it, and since when")
      page.element(
        "div",
        [
          "class": "scroll", "tabindex": "0", "role": "region",
          "aria-labelledby": "blame-title",
        ]
      ) { page in
        page.element("table") { page in
          page.element("tr") { page in
            for title in ["Constraint", "Line", "Revision", "Author"] {
              page.element("th", ["scope": "col"], title)
            }
          }
          for line in blame.lines {
            page.element("tr") { page in
              page.element("td", line.text)
              page.element("td", line.location.map { "\($0.line)" } ?? "")
              page.element("td") {
                $0.link(TimeLine.title(line.revision), to: revisionAddress(line.revision))
              }
              page.element("td", line.revision.author)
            }
          }
        }
      }
    }
    body.element("section", ["aria-labelledby": "history-title"]) { page in
      page.element("h2", ["id": "history-title"], "Revisions that changed it")
      page.element("ol", ["class": "time"]) { page in
        for entry in history.entries {
          page.element("li") { page in
            page.link(TimeLine.title(entry.revision), to: revisionAddress(entry.revision))
            page.element(
              "div", ["class": "soft"],
              "\(entry.revision.id.short) · \(dateText(entry.revision.time)) · "
                + "\(entry.revision.author) · \(entry.edit.rawValue)")
            let lines = entry.structure.map(\.text) + entry.frames.map(\.text)
            page.element("ul") { page in
              for line in lines.prefix(40) { page.element("li", line) }
              if lines.count > 40 { page.element("li", "and \(lines.count - 40) more") }
            }
          }
        }
      }
    }
    return page(history.name, body)
  }
}
