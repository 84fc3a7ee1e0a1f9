import LayoutModel
import LayoutService

/// Comma-separated values (RFC 4180), a row for each finding.
enum CheckCSV {
  private static let columns = [
    "rule", "name", "severity", "change", "gates", "document", "line", "column", "scene", "view",
    "other", "axis", "configurations", "amount", "confidence", "message", "edit",
  ]

  /// The first line.
  static var header: String { columns.map(cell).joined(separator: ",") + "\r\n" }

  static func write(_ report: CheckReport) -> [UInt8] {
    let rows = report.items.map { item -> [String] in
      let finding = item.finding
      return [
        finding.rule.code, finding.rule.rawValue, finding.severity.rawValue,
        item.change?.rawValue ?? "", item.gates ? "yes" : "no", finding.document.text,
        String(item.place.line), String(item.place.column),
        report.title(of: finding), finding.view.rawValue,
        finding.other?.rawValue ?? "", finding.axis?.rawValue ?? "",
        finding.occurrences.map(\.configuration).joined(separator: " "),
        points(finding.worstAmount), finding.confidence.map { points($0.value) } ?? "",
        finding.message, item.cause?.edit ?? "",
      ]
    }
    return Array(
      ([columns] + rows).map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined().utf8)
  }

  /// A cell that no spreadsheet takes for a formula.
  static func cell(_ text: String) -> String {
    var text = harmless(text)
    if let first = text.unicodeScalars.first, "=+-@".unicodeScalars.contains(first),
      Double(text) == nil
    {
      text = "'" + text
    }
    guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}

/// The diagnostics format of reviewdog.
enum CheckRDJSON {
  static func write(_ report: CheckReport, _ comment: CheckComment?) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.object("source") { $0.field("name", "keyline") }
      json.objects("diagnostics", report.items) { json, item in
        json.field("message", harmless(item.sentence))
        json.object("location") { json in
          json.field("path", item.finding.document.text)
          range(item.shown, &json)
        }
        if item.shown != item.place {
          json.objects("related_locations", CollectionOfOne(item.place)) { json, place in
            json.field("message", "where it shows")
            json.object("location") { json in
              json.field("path", item.finding.document.text)
              range(place, &json)
            }
          }
        }
        if let fix = comment?.fix(of: item) { suggestions(fix, at: item.place.line, &json) }
        json.field("severity", item.level.rawValue.uppercased())
        json.object("code") { $0.field("value", item.finding.rule.code) }
      }
    }
    json.endLine()
    return json.bytes
  }

  private static func range(_ place: SourceLocation, _ json: inout JSONWriter) {
    json.object("range") { json in
      json.object("start") { json in
        json.field("line", max(1, place.line))
        json.field("column", max(1, place.column))
      }
    }
  }

  /// The lines of a fix that stand where the finding does: a service takes no others for a suggestion.
  private static func suggestions(_ fix: CheckReport.Fix, at line: Int, _ json: inout JSONWriter) {
    guard let old = fix.lines.first(where: { !$0.isNew && $0.line == line }),
      let new = fix.lines.first(where: { $0.isNew && $0.line == line }), fix.lines.count == 2
    else { return }
    json.objects("suggestions", CollectionOfOne(new.text)) { json, text in
      json.object("range") { json in
        json.object("start") { json in
          json.field("line", line)
          json.field("column", 1)
        }
        json.object("end") { json in
          json.field("line", line)
          json.field("column", old.text.utf8.count + 1)
        }
      }
      json.field("text", text)
    }
  }
}
