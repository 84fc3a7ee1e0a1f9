internal import LayoutModel
internal import LayoutService
internal import Pictures

extension Viewer {
  /// A screen with its findings and views, each a link to its history; a slider sweeps the width.
  func screen(_ parameters: Parameters) async throws -> ViewerAnswer {
    let address = try ScreenAddress(parameters)
    let revision = try workspace.revision(address.revision)
    let request = try address.request(at: revision.id, in: matrix)
    let drawn = try await screens.screen(request)
    let languages = try workspace.languages(of: address.document, at: revision.id)
    var body = HTMLWriter()
    body.element(
      "p", ["class": "soft"],
      "\(address.document.text) · \(address.scene) · \(request.configuration.name) · "
        + "\(revision.id.short) \(TimeLine.title(revision))")
    switches(address, action: "screen", languages: languages, to: &body)
    slider(address, width: request.configuration.size.width, to: &body)
    body.element("p") { page in
      page.link("At every configuration", to: address.parameters.address(of: "configurations"))
      page.text(" · ")
      page.link("Where it changes with the width", to: address.parameters.address(of: "sweep"))
    }
    body.element("div", ["class": "two"]) { page in
      page.element("div") { page in
        page.element("div", ["class": "live", "data-page": "picture.svg"]) { page in
          page.svg(drawn.drawing.svg())
          places(drawn, address, to: &page)
        }
        findings(drawn.findings, address, to: &page)
      }
      page.element("section", ["aria-labelledby": "views-title"]) { page in
        page.element("h2", ["id": "views-title"], "Views: \(drawn.views.count)")
        page.element("ul", ["class": "tree"]) { page in
          for view in drawn.views {
            page.element("li", ["class": "d\(min(view.depth, 6))"]) { page in
              page.link(view.name, to: viewAddress(view.id, address))
              page.text(" \(Self.words(view.frame))")
            }
          }
        }
      }
    }
    return page(drawn.title, body)
  }

  /// The screen's picture alone.
  func picture(_ parameters: Parameters) async throws -> ViewerAnswer {
    let address = try ScreenAddress(parameters)
    let revision = try workspace.revision(address.revision)
    let drawn = try await screens.screen(address.request(at: revision.id, in: matrix))
    return ViewerAnswer(.svg, Array(drawn.drawing.svg().utf8))
  }

  /// The screen at each configuration of the matrix.
  func configurations(_ parameters: Parameters) throws -> ViewerAnswer {
    var address = try ScreenAddress(parameters)
    address.width = nil
    var body = HTMLWriter()
    body.element("p") {
      $0.link("One configuration", to: address.parameters.address(of: "screen"))
    }
    body.element("div", ["class": "wall"]) { page in
      for configuration in matrix.configurations {
        var own = address
        own.place = configuration.name
        page.element("figure") { page in
          page.element("a", ["href": own.parameters.address(of: "screen")]) { page in
            page.void(
              "img",
              [
                "src": own.parameters.address(of: "picture.svg"), "loading": "lazy",
                "width": ScreenAddress.text((configuration.size.width / 2).rounded()),
                "height": ScreenAddress.text((configuration.size.height / 2).rounded()),
                "alt": configuration.name,
              ])
          }
          page.element("figcaption", configuration.name)
        }
      }
    }
    return page("\(address.scene) of \(address.document.text) at every configuration", body)
  }

  /// A form that changes nothing but the width.
  private func slider(_ address: ScreenAddress, width: Double, to page: inout HTMLWriter) {
    var rest = address
    rest.width = nil
    page.element("form", ["class": "bar sweep", "action": "screen", "aria-label": "Width"]) {
      page in
      for (name, value) in rest.parameters.all { hidden(name, value, &page) }
      page.element("label") { page in
        page.text("Width")
        page.void(
          "input",
          [
            "type": "range", "name": "width", "min": "200", "max": "1400", "step": "1",
            "value": ScreenAddress.text(width), "aria-label": "Width of the window in points",
          ])
        page.element("output", ["aria-live": "off"], "\(ScreenAddress.text(width)) pt")
      }
      page.element("button", ["type": "submit"], "Solve")
      page.element(
        "span", ["class": "soft"], "Height, safe area and size classes stay as they are.")
    }
  }

  /// Links over the picture: a click on a view leads to its history. The list of views is the way
  /// by keyboard.
  private func places(_ drawn: DrawnScreen, _ address: ScreenAddress, to page: inout HTMLWriter) {
    let size = drawn.drawing.size
    var marks = HTMLWriter()
    for view in drawn.views where view.place.width > 0 && view.place.height > 0 {
      marks.element("a", ["href": viewAddress(view.id, address), "tabindex": "-1"]) { page in
        page.element("title", view.name)
        page.void(
          "rect",
          [
            "x": ScreenAddress.text(view.place.x), "y": ScreenAddress.text(view.place.y),
            "width": ScreenAddress.text(view.place.width),
            "height": ScreenAddress.text(view.place.height),
          ])
        page.own("</rect>")
      }
    }
    page.own(
      "<svg class=\"over\" aria-hidden=\"true\" viewBox=\"0 0 \(ScreenAddress.text(size.width)) "
        + "\(ScreenAddress.text(size.height))\">")
    page.own(marks.html)
    page.own("</svg>\n")
  }

  private func findings(
    _ findings: [Finding], _ address: ScreenAddress, to page: inout HTMLWriter
  ) {
    guard address.overlays.contains(.findings) else { return }
    page.element("section", ["aria-labelledby": "findings-title"]) { page in
      page.element("h2", ["id": "findings-title"], "Findings here: \(findings.count)")
      page.element("ul") { page in
        for finding in findings {
          page.element("li") { page in
            page.element(
              "span", ["class": "mark \(finding.severity.rawValue)"],
              "\(finding.severity.rawValue) \(finding.rule.code)")
            page.link(finding.message, to: viewAddress(finding.view, address))
          }
        }
      }
    }
  }

  private func viewAddress(_ view: ObjectID, _ address: ScreenAddress) -> String {
    var parameters = address.parameters
    parameters["view"] = view.rawValue
    return parameters.address(of: "view")
  }

  private static func words(_ frame: Frame) -> String {
    "(\(ScreenAddress.text(frame.x)), \(ScreenAddress.text(frame.y))) "
      + "\(ScreenAddress.text(frame.width)) × \(ScreenAddress.text(frame.height))"
  }
}
