internal import LayoutModel

/// Screens by configurations: the worst that holds in each, said by a letter and by a colour.
struct HeatMap {
  let items: [CheckPage.Item]
  /// What a person calls a scene of a document.
  let title: (ObjectID, DocumentPath) -> String
  let matrix: Matrix
  let anchor: (CheckPage.Item) -> String

  private struct Row {
    var document: DocumentPath
    var scene: ObjectID
    var items: [CheckPage.Item]
  }

  /// Screens with findings, those with the most first.
  private var rows: [Row] {
    var rows: [Row] = []
    var places: [String: Int] = [:]
    for item in items {
      let key = "\(item.finding.document.ascii)\n\(item.finding.scene)"
      if let place = places[key] {
        rows[place].items.append(item)
      } else {
        places[key] = rows.count
        rows.append(
          Row(document: item.finding.document, scene: item.finding.scene, items: [item]))
      }
    }
    return rows
  }

  func write(to page: inout HTMLWriter) {
    let rows = rows
    guard !rows.isEmpty else { return }
    let names = matrix.configurations.map(\.name)
    page.element("section", ["aria-labelledby": "map-title"]) { page in
      page.element("h2", ["id": "map-title"], "Screens and configurations")
      page.element(
        "p", ["class": "soft"], "E error, W warning, I note; empty where nothing is told.")
      page.element(
        "div",
        [
          "class": "scroll", "tabindex": "0", "role": "region",
          "aria-labelledby": "map-title",
        ]
      ) { page in
        page.element("table", ["class": "heat"]) { page in
          page.element("thead") { page in
            page.element("tr") { page in
              page.element("th", ["scope": "col"], "Screen")
              for name in names { page.element("th", ["scope": "col", "class": "turned"], name) }
            }
          }
          page.element("tbody") { page in
            for row in rows { write(row, names, to: &page) }
          }
        }
      }
    }
  }

  private func write(_ row: Row, _ names: [String], to page: inout HTMLWriter) {
    var worst: [String: (severity: Severity, count: Int, item: CheckPage.Item)] = [:]
    for item in row.items {
      for occurrence in item.finding.occurrences {
        let severity = min(item.finding.severity, occurrence.severity)
        let known = worst[occurrence.configuration]
        worst[occurrence.configuration] = (
          max(known?.severity ?? .info, severity), (known?.count ?? 0) + 1,
          known.map { $0.severity >= severity ? $0.item : item } ?? item
        )
      }
    }
    page.element("tr") { page in
      page.element("th", ["scope": "row"]) { page in
        page.text("\(title(row.scene, row.document))")
        page.element("div", ["class": "soft"], row.document.text)
      }
      for name in names {
        guard let cell = worst[name] else {
          page.element("td", "")
          continue
        }
        let noun = cell.count == 1 ? "finding" : "findings"
        page.element("td", ["class": cell.severity.rawValue]) { page in
          page.element(
            "a",
            [
              "href": "#\(anchor(cell.item))",
              "aria-label": "\(name): \(cell.count) \(noun), worst \(cell.severity.rawValue)",
              "title": "\(name): \(cell.count) \(noun)",
            ], Self.letter(cell.severity))
        }
      }
    }
  }

  private static func letter(_ severity: Severity) -> String {
    switch severity {
    case .error: "E"
    case .warning: "W"
    case .info: "I"
    }
  }
}
