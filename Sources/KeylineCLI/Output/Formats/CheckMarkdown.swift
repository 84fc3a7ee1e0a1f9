import LayoutModel
import LayoutService
import LayoutViewer

/// Markdown for a comment on a pull request or the summary of a job.
///
/// The first line is a mark that no reader sees, by which a script finds its own comment again.
enum CheckMarkdown {
  static let mark = "<!-- keyline:report:v1 -->"
  /// Services refuse a longer summary; room is left for the end.
  private static let limit = (1 << 20) - 4096
  /// A comment is shorter: GitHub takes 65,536 characters.
  private static let commentLimit = 60_000

  /// - Parameters:
  ///   - page: the address of the report as a page, which findings are linked with.
  ///   - comment: the pictures and fixes of each finding that stops the merge.
  static func write(
    _ report: CheckReport, page: String? = nil, comment: CheckComment? = nil
  ) -> [UInt8] {
    let limit = comment == nil ? limit : commentLimit
    let items = report.items
    let gating = items.filter(\.gates)
    let told = items.filter { !$0.gates }
    var text = "\(mark)\n\(verdict(report, gating))\n"
    text += table(gating, page, (comment == nil ? limit : limit / 2) - text.utf8.count)
    if let comment { text += comment.markdown(room: limit * 3 / 4 - text.utf8.count) }
    let unreadable = report.problems.filter(\.isMissed)
    if !unreadable.isEmpty {
      text +=
        "\n"
        + unreadable.map {
          $0.kind == .givenUp
            ? "- could not be solved: \(escaped($0.path.text)) \(escaped($0.reason))\n"
            : "- could not be read: \(escaped($0.reason))\n"
        }.joined()
    }
    if !told.isEmpty, text.utf8.count < limit / 2 {
      text += "\n<details><summary>\(told.count) worth a look</summary>\n"
      text += table(told, page, limit - text.utf8.count) + "\n</details>\n"
    }
    let silenced = report.accepted.count(where: \.isSilenced)
    if silenced > 0 { text += "\n\(counted(silenced, "finding")) accepted\n" }
    let against = report.comparedWith.map { ", compared with \(escaped($0))" } ?? ""
    text += "\n\(counted(report.documentCount, "document")), "
    text += "\(counted(report.work.layouts, "layout"))\(against)\n"
    return Array(text.utf8)
  }

  private static func verdict(_ report: CheckReport, _ gating: [CheckItem]) -> String {
    let fixed = report.regressions.count { $0.change == .fixed }
    let rest = fixed > 0 ? " · \(fixed) fixed" : ""
    guard !gating.isEmpty else { return "**Nothing stops the merge**\(rest)\n" }
    let verb = gating.count == 1 ? "stops" : "stop"
    return "**\(counted(gating.count, "finding")) \(verb) the merge**\(rest)\n"
  }

  private static func table(_ items: [CheckItem], _ page: String?, _ room: Int) -> String {
    guard !items.isEmpty else { return "" }
    var text = "\n| | what | where | on |\n|---|---|---|---|\n"
    for (place, item) in items.enumerated() {
      let row = row(item, page)
      if text.utf8.count + row.utf8.count > room {
        return text + "\nand \(items.count - place) more\n"
      }
      text += row
    }
    return text
  }

  private static func row(_ item: CheckItem, _ page: String?) -> String {
    let finding = item.finding
    let name = "\(finding.rule.code) \(finding.rule.rawValue)"
    let link = page.map { "[\(name)](\($0)#\(CheckPage.anchor(of: item.fingerprint)))" } ?? name
    let names = finding.occurrences.prefix(3).map { escaped($0.configuration) }
      .joined(separator: ", ")
    let more = finding.occurrences.count > 3 ? ", …" : ""
    return "| \(link) | \(escaped(item.sentence)) | "
      + "\(escaped(finding.document.text)):\(item.place.line) | "
      + "\(counted(finding.occurrences.count, "configuration")): \(names)\(more) |\n"
  }

  /// Text that reads as itself: no markup, no HTML, no mention of a person or an issue.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in harmless(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@": result += "&#64;"
      case "#": result += "&#35;"
      case "\\", "`", "*", "_", "[", "]", "|", "!", "~", "$": result += "\\\(character)"
      // `://` would become a link.
      case ":": result += result.hasSuffix("http") || result.hasSuffix("https") ? "&#58;" : ":"
      default: result.append(character)
      }
    }
    return result
  }
}
