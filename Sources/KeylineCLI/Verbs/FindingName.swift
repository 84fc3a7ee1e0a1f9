import LayoutModel
import LayoutService

/// The name of a finding on the command line.
struct FindingName {
  private let text: String

  init(_ text: String) { self.text = text }

  func means(_ finding: Finding) -> Bool {
    if text.utf8.count >= 4, finding.key.hasPrefix(text.lowercased()) { return true }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let views = [finding.view.rawValue] + (finding.other.map { [$0.rawValue] } ?? [])
    guard parts.count > 1 else { return finding.view.rawValue == text }
    let rule = parts[0].lowercased()
    if parts.count == 2, rule == finding.rule.rawValue || rule == finding.rule.code.lowercased() {
      let wanted = parts[1].split(separator: ",").map(String.init)
      return wanted.count == 1 ? views[0] == wanted[0] : Set(wanted) == Set(views)
    }
    // FILE:LINE or FILE:LINE:COLUMN; a file's name may have colons.
    guard let location = finding.location else { return false }
    let path = finding.document.text
    return text == "\(path):\(location.line)"
      || text == "\(path):\(location.line):\(location.column)"
  }
}
