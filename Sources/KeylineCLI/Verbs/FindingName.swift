import LayoutModel
import LayoutService

/// The name of a finding on the command line.
struct FindingName {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Whether this is nothing but the key of a finding, which copies of one document share.
  func isKey(of finding: Finding) -> Bool { isKey(text[...], of: finding) }

  /// A name for a finding that no other document has, in one word.
  static func text(_ finding: Finding, isShared: Bool) -> String {
    isShared
      ? finding.document.text.replacing(" ", with: "%20") + ":" + finding.key : finding.key
  }

  private func isKey(_ text: Substring, of finding: Finding) -> Bool {
    text.utf8.count >= 4 && finding.key.hasPrefix(text.lowercased())
  }

  func means(_ finding: Finding) -> Bool {
    if isKey(text[...], of: finding) { return true }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let views = [finding.view.rawValue] + (finding.other.map { [$0.rawValue] } ?? [])
    guard parts.count > 1 else { return finding.view.rawValue == text }
    let rule = parts[0].lowercased()
    if parts.count == 2, rule == finding.rule.rawValue || rule == finding.rule.code.lowercased() {
      let wanted = parts[1].split(separator: ",").map(String.init)
      return wanted.count == 1 ? views[0] == wanted[0] : Set(wanted) == Set(views)
    }
    // FILE:LINE or FILE:LINE:COLUMN; a file's name may have colons.
    let path = finding.document.text
    // FILE:KEY, of which blanks may be written as an address has them.
    if let colon = text.lastIndex(of: ":"), isKey(text[text.index(after: colon)...], of: finding) {
      let file = text[..<colon]
      if file == path || file.replacing("%20", with: " ") == path { return true }
    }
    guard let location = finding.location else { return false }
    return text == "\(path):\(location.line)"
      || text == "\(path):\(location.line):\(location.column)"
  }
}
