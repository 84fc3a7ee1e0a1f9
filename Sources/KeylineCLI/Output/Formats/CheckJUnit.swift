import LayoutModel
import LayoutService

/// JUnit's XML: a suite for each document, a failed test case for each cause that stops the merge. What
/// is worth a look stands in the suite's output.
enum CheckJUnit {
  static func write(_ report: CheckReport) -> [UInt8] {
    let items = report.items
    var documents: [DocumentPath] = []
    var byDocument: [DocumentPath: [CheckItem]] = [:]
    for item in items {
      let path = item.finding.document
      if byDocument[path] == nil { documents.append(path) }
      byDocument[path, default: []].append(item)
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"keyline\">\n"
    for path in documents { text += suite(path.text, byDocument[path] ?? [], report) }
    text += problems(report)
    if documents.isEmpty, report.problems.isEmpty {
      text += "  <testsuite name=\"keyline\" tests=\"1\" failures=\"0\" errors=\"0\">\n"
      text += "    <testcase classname=\"keyline\" name=\"all layouts\"/>\n  </testsuite>\n"
    }
    return Array((text + "</testsuites>\n").utf8)
  }

  private static func suite(_ path: String, _ items: [CheckItem], _ report: CheckReport) -> String {
    let failed = items.filter(\.gates)
    let told = items.filter { !$0.gates }
    let count = max(failed.count, 1)
    var text =
      "  <testsuite name=\"\(attribute(path))\" tests=\"\(count)\" failures=\"\(failed.count)\" "
      + "errors=\"0\">\n"
    for item in failed {
      let screen = report.title(of: item.finding)
      let name = "\(item.finding.rule.code) \(item.finding.rule.rawValue) \(item.finding.key)"
      let places = item.finding.occurrences.map(\.configuration).joined(separator: ", ")
      text += "    <testcase classname=\"\(attribute(path)) \(attribute(screen))\" "
      text += "name=\"\(attribute(name))\">\n"
      text += "      <failure message=\"\(attribute(line(item)))\">"
      text += content("\(line(item))\non \(places)") + "</failure>\n    </testcase>\n"
    }
    if failed.isEmpty {
      text += "    <testcase classname=\"\(attribute(path))\" name=\"all configurations\"/>\n"
    }
    if !told.isEmpty {
      let output = told.map { content(line($0)) }.joined(separator: "\n")
      text += "    <system-out>\(output)</system-out>\n"
    }
    return text + "  </testsuite>\n"
  }

  /// Documents that could not be read, or not be solved.
  private static func problems(_ report: CheckReport) -> String {
    report.problems.filter(\.isMissed).map { problem in
      "  <testsuite name=\"\(attribute(problem.path.text))\" tests=\"1\" failures=\"0\" errors=\"1\">\n"
        + "    <testcase classname=\"\(attribute(problem.path.text))\" name=\"\(problem.kind == .givenUp ? "solved" : "read")\">"
        + "<error message=\"\(attribute(problem.reason))\"/></testcase>\n  </testsuite>\n"
    }.joined()
  }

  private static func line(_ item: CheckItem) -> String {
    let finding = item.finding
    return "\(finding.document):\(item.place.line):\(item.place.column): \(finding.rule.code) "
      + "\(finding.rule.rawValue) \(item.sentence)"
  }

  static func content(_ text: String) -> String {
    legal(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }

  static func attribute(_ text: String) -> String { content(text).replacing("\"", with: "&quot;") }

  /// Without what XML 1.0 has no way to write.
  private static func legal(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        harmless(text).unicodeScalars.filter { $0.value != 0xFFFE && $0.value != 0xFFFF }))
  }
}
