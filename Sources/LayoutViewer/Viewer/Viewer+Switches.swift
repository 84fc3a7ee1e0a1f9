internal import LayoutModel
internal import Pictures

extension Viewer {
  /// The form that decides how screens are drawn.
  /// - Parameter languages: nil = any, typed by its tag.
  func switches(
    _ address: ScreenAddress, action: String, languages: [Language]?, to page: inout HTMLWriter
  ) {
    page.element("form", ["class": "bar switches", "action": action, "aria-label": "How to draw"]) {
      page in
      if !address.document.isEmpty {
        hidden("document", address.document.text, &page)
        hidden("scene", address.scene.rawValue, &page)
      }
      page.input("Revision", ["name": "at", "value": address.revision, "size": "12"])
      choice("on", "On", [address.place] + matrix.configurations.map(\.name), address.place, &page)
      choice(
        "type", "Text size", [""] + ContentSizeCategory.allCases.map(\.rawValue),
        address.contentSize?.rawValue ?? "", &page)
      if let languages {
        choice(
          "language", "Language", [""] + languages.map(\.tag), address.language?.tag ?? "", &page)
      } else {
        page.input(
          "Language", ["name": "language", "value": address.language?.tag ?? "", "size": "5"])
      }
      check("dir", "rtl", "Right to left", address.isMirrored, &page)
      check("dark", "1", "Dark", address.isDark, &page)
      page.element("fieldset") { page in
        page.element("legend", "Show")
        hidden("show", "nothing", &page)
        for overlay in PictureOptions.Overlay.allCases {
          check(
            "show", overlay.rawValue, overlay.rawValue, address.overlays.contains(overlay), &page)
        }
      }
      page.element("button", ["type": "submit"], "Draw")
    }
  }

  func hidden(_ name: String, _ value: String, _ page: inout HTMLWriter) {
    page.void("input", ["type": "hidden", "name": name, "value": value])
  }

  private func check(
    _ name: String, _ value: String, _ words: String, _ isOn: Bool, _ page: inout HTMLWriter
  ) {
    page.element("label") { page in
      page.void(
        "input",
        ["type": "checkbox", "name": name, "value": value, "checked": isOn ? "" : nil])
      page.text(words)
    }
  }

  private func choice(
    _ name: String, _ words: String, _ values: [String], _ chosen: String,
    _ page: inout HTMLWriter
  ) {
    page.element("label") { page in
      page.text(words)
      page.element("select", ["name": name]) { page in
        var seen: Set<String> = []
        for value in values where seen.insert(value).inserted {
          page.element(
            "option", ["value": value, "selected": value == chosen ? "" : nil],
            value.isEmpty ? "as is" : value)
        }
      }
    }
  }
}
