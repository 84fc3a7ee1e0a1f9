import LayoutModel
import LayoutService

/// SARIF 2.1.0, which code scanning services read.
enum CheckSARIF {
  /// Services keep no more results of a run.
  private static let most = 5_000

  static func write(_ report: CheckReport) -> [UInt8] {
    // What is suppressed comes last: services tell it apart, and drop it first.
    let items = (report.items + report.silenced).prefix(most)
    var json = JSONWriter()
    json.object { json in
      json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.field("version", "2.1.0")
      json.objects("runs", CollectionOfOne(())) { json, _ in
        json.object("tool") { json in
          json.object("driver") { json in
            json.field("name", "keyline")
            json.list("rules", Rule.allCases) { json, rule in Self.rule(rule, &json) }
          }
        }
        json.object("automationDetails") { $0.field("id", "keyline/check/") }
        json.field("columnKind", "utf16CodeUnits")
        json.list("results", items) { json, item in result(item, report, &json) }
      }
    }
    json.endLine()
    return json.bytes
  }

  private static func rule(_ rule: Rule, _ json: inout JSONWriter) {
    json.object { json in
      json.field("id", rule.code)
      json.field("name", rule.rawValue)
      json.object("shortDescription") { $0.field("text", rule.rawValue) }
      json.object("help") { $0.field("text", "keyline explain \(rule.code)") }
      json.object("properties") { $0.field("tags", ["layout"]) }
    }
  }

  private static func result(
    _ item: CheckItem, _ report: CheckReport, _ json: inout JSONWriter
  ) {
    let finding = item.finding
    json.object { json in
      json.field("ruleId", finding.rule.code)
      json.field("ruleIndex", Rule.allCases.firstIndex(of: finding.rule) ?? 0)
      json.field("level", level(item.level))
      if let change = item.change { json.field("baselineState", state(change)) }
      json.object("message") { json in
        let count = counted(finding.occurrences.count, "configuration")
        json.field("text", "\(harmless(item.sentence)) on \(count)")
      }
      json.objects("locations", CollectionOfOne(item)) { json, item in
        physical(item.shown, of: finding, &json)
        json.objects("logicalLocations", CollectionOfOne(finding)) { json, finding in
          let scene = report.title(of: finding)
          json.field("fullyQualifiedName", harmless("\(scene)/\(finding.view.rawValue)"))
          json.field("kind", "element")
        }
      }
      if item.shown != item.place {
        json.objects("relatedLocations", CollectionOfOne(item.place)) { json, place in
          physical(place, of: finding, &json)
          json.object("message") { $0.field("text", "where it shows") }
        }
      }
      json.object("partialFingerprints") { $0.field("keylineFinding/v1", item.fingerprint) }
      if let acceptance = item.acceptance {
        json.objects("suppressions", CollectionOfOne(acceptance)) { json, acceptance in
          json.field("kind", "external")
          json.field("status", "accepted")
          json.field("justification", harmless(acceptance.why))
        }
      }
      json.object("properties") { json in
        json.field("configurations", finding.occurrences.map(\.configuration))
        json.field("amount", finding.worstAmount)
        if let confidence = finding.confidence { json.field("confidence", confidence.value) }
      }
    }
  }

  private static func physical(
    _ place: SourceLocation, of finding: Finding, _ json: inout JSONWriter
  ) {
    json.object("physicalLocation") { json in
      json.object("artifactLocation") { json in
        json.field("uri", uri(finding.document.text))
        json.field("uriBaseId", "%SRCROOT%")
      }
      json.object("region") { json in
        json.field("startLine", max(1, place.line))
        json.field("startColumn", max(1, place.column))
      }
    }
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  private static func state(_ change: Regression.Change) -> String {
    switch change {
    case .new, .newWithView: "new"
    case .spread, .worse: "updated"
    case .kept: "unchanged"
    case .fixed: "absent"
    }
  }

  /// A path as a relative reference: everything but letters, digits and `-._~/` is escaped.
  static func uri(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      if byte.isLetterOrDigit || "-._~/".utf8.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}
