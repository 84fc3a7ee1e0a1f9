internal import LayoutModel
internal import LayoutService

extension Viewer {
  /// Revisions on a page of the time line.
  private static let mostRevisions = 50
  /// Screens under the time line; all are on a page of their own.
  private static let fewScreens = 12
  /// Screens on a page of the wall.
  private static let mostScreens = 60

  /// Revisions, newest first, and the first of the screens as they are now.
  func timeLine(_ parameters: Parameters) throws -> ViewerAnswer {
    let from = parameters["from"]
    let log = try workspace.log(from, limit: Self.mostRevisions)
    var body = HTMLWriter()
    body.element("section", ["id": "history", "aria-labelledby": "history-title"]) { page in
      page.element("h2", ["id": "history-title"], from == nil ? "History" : "Older history")
      if log.isEmpty { page.element("p", "No revision yet: the first commit makes one.") }
      TimeLine(dateText: dateText, link: revisionAddress).write(log, to: &page)
      if let next = log.last?.revision.parents.first, log.count == Self.mostRevisions {
        page.element("p") {
          $0.link("Older revisions", to: address("./", ["from": next.rawValue]))
        }
      }
    }
    if from == nil, let head = log.first?.revision {
      let all = try workspace.screenList(at: head.id)
      body.element("section", ["id": "screens", "aria-labelledby": "screens-title"]) { page in
        page.element("h2", ["id": "screens-title"], "Screens: \(all.count)")
        pictures(of: all.prefix(Self.fewScreens), at: Parameters(), to: &page)
        if all.count > Self.fewScreens {
          page.element("p") { $0.link("All \(all.count) screens", to: "screens") }
        }
      }
    }
    return page("Layouts", body)
  }

  /// All screens of a revision, drawn the same way.
  func wall(_ parameters: Parameters) throws -> ViewerAnswer {
    var address = ScreenAddress(document: "", scene: "")
    try address.readSwitches(parameters)
    let revision = try workspace.revision(address.revision)
    let all = try workspace.screenList(at: revision.id)
    let pages = (all.count + Self.mostScreens - 1) / Self.mostScreens
    let number = min(max(0, Int(parameters["page"] ?? "0") ?? 0), max(0, pages - 1))
    let shown = all.dropFirst(number * Self.mostScreens).prefix(Self.mostScreens)
    var body = HTMLWriter()
    switches(address, action: "screens", languages: nil, to: &body)
    pictures(of: shown, at: address.switches, to: &body)
    body.element("p") { page in
      for (step, words) in [(-1, "Screens before"), (1, "More screens")] {
        guard (0..<pages).contains(number + step) else { continue }
        var link = address.switches
        link["page"] = String(number + step)
        page.link(words, to: link.address(of: "screens"))
        page.text(" ")
      }
    }
    return page("Screens: \(all.count), at \(TimeLine.title(revision))", body)
  }

  private func pictures(
    of screens: some Sequence<StoredScreens.Screen>, at switches: Parameters,
    to page: inout HTMLWriter
  ) {
    page.element("div", ["class": "wall"]) { page in
      for screen in screens {
        var link = switches
        link["document"] = screen.document.text
        link["scene"] = screen.scene.rawValue
        page.element("figure") { page in
          page.element("a", ["href": link.address(of: "screen")]) { page in
            page.void(
              "img",
              [
                "src": link.address(of: "picture.svg"), "loading": "lazy", "decoding": "async",
                "width": "180", "height": "390", "alt": screen.title,
              ])
          }
          page.element("figcaption") { page in
            page.link(screen.title, to: link.address(of: "screen"))
            page.text("\(screen.document.text)")
          }
        }
      }
    }
  }
}
