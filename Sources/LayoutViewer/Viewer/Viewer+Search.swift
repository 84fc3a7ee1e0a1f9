internal import LayoutModel
internal import LayoutService

extension Viewer {
  /// Views that are listed.
  private static let mostViews = 200

  /// The views that a selector describes.
  func search(_ parameters: Parameters) async throws -> ViewerAnswer {
    let selector = parameters["q"] ?? ""
    let revision = parameters["at"] ?? "HEAD"
    var body = HTMLWriter()
    body.element("form", ["class": "bar", "action": "search", "role": "search"]) { page in
      page.input("Selector", ["name": "q", "value": selector, "size": "36", "spellcheck": "false"])
      page.input("Revision", ["name": "at", "value": revision, "size": "12"])
      page.element("button", ["type": "submit"], "Search")
    }
    guard !selector.isEmpty else {
      body.element("p", ["class": "soft"]) { page in
        page.text("Such as ")
        for example in ["#title", "button{w<44 or h<44}", "label @[width<=375]"] {
          page.link(example, to: address("search", ["q": example]))
          page.text(" ")
        }
      }
      return page("Search", body)
    }
    var found: [FoundView] = []
    var count = 0
    do {
      count = try await workspace.query(
        selector, at: revision, matrix: matrix, limit: Self.mostViews
      ) { found.append($0) }
    } catch {
      body.element("p", ["class": "error", "role": "alert"], "\(error)")
      return page("Search", status: 400, body)
    }
    body.element("p", "\(count) \(count == 1 ? "view" : "views")")
    body.element("ul") { page in
      for view in found {
        var screen = ScreenAddress(
          document: view.document, scene: view.scene, revision: revision)
        if let place = view.places.first { screen.place = place.configuration }
        var history = screen.parameters
        history["view"] = view.view.rawValue
        page.element("li") { page in
          page.link(view.name, to: history.address(of: "view"))
          page.text(" on \(view.places.count) of \(matrix.configurations.count), ")
          page.link("its screen", to: screen.parameters.address(of: "screen"))
          page.element(
            "div", ["class": "soft"], "\(view.document.text):\(view.location.line)")
        }
      }
      if count > found.count {
        page.element("li", "and \(count - found.count) more")
      }
    }
    return page("Search", body)
  }

  private func points(_ text: String?) throws -> Double? {
    guard let text else { return nil }
    guard let value = Double(text) else {
      throw WorkspaceError.badConfiguration("\"\(text)\" is no number of points")
    }
    return value
  }

  /// Where a screen changes its behaviour while the window's width goes through a range.
  func sweep(_ parameters: Parameters) async throws -> ViewerAnswer {
    let address = try ScreenAddress(parameters)
    var held = address
    held.width = nil
    let swept = try await workspace.sweep(
      address.document, scene: address.scene, at: address.revision,
      holding: held.configuration(in: matrix),
      along: .widths(from: points(parameters["from"]), to: points(parameters["to"])))
    let names = swept.names()
    func link(_ place: Sweep.Place) -> String {
      var screen = address
      screen.width = place.value
      return screen.parameters.address(of: "screen")
    }
    func words(_ place: Sweep.Place) -> String {
      ScreenAddress.text((place.value * 1000).rounded() / 1000)
    }
    var body = HTMLWriter()
    body.element("p") {
      $0.link("The screen", to: address.parameters.address(of: "screen"))
    }
    body.element("form", ["class": "bar", "action": "sweep", "aria-label": "Range"]) { page in
      for (name, value) in held.parameters.all { hidden(name, value, &page) }
      for (name, title, end) in [
        ("from", "From", swept.sweep.ends.lower), ("to", "to", swept.sweep.ends.upper),
      ] {
        page.input(title, ["name": name, "value": words(end), "size": "5"])
      }
      page.element("button", ["type": "submit"], "Sweep")
    }
    body.element("h2", "What is wrong, and where: \(swept.sweep.spans.count)")
    body.element("ul") { page in
      for span in swept.sweep.spans {
        page.element("li") { page in
          page.link(words(span.lower), to: link(span.lower))
          page.text(" to ")
          page.link(words(span.upper), to: link(span.upper))
          page.text(" \(span.message)")
        }
      }
    }
    body.element("h2", "Where frames turn or jump: \(swept.sweep.breakpoints.count)")
    body.element("ul") { page in
      for breakpoint in swept.sweep.breakpoints {
        let moved = breakpoint.changes.compactMap { change -> ObjectID? in
          switch change {
          case .slope(let view, _, _, _), .jump(let view, _, _, _): view
          default: nil
          }
        }
        let shown = Set(moved).map(names).sorted()
        page.element("li") { page in
          page.link(words(breakpoint.place), to: link(breakpoint.place))
          page.text(
            " \(shown.prefix(6).joined(separator: ", "))"
              + (shown.count > 6 ? " and \(shown.count - 6) more" : ""))
        }
      }
    }
    let ends = swept.sweep.ends
    return page(
      "\(swept.scene.title) from \(words(ends.lower)) to \(words(ends.upper)) points", body)
  }
}
