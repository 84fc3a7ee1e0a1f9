import LayoutModel
import LayoutService
import Pictures

/// What a comment on a pull request says of what stops it, beyond the summary: the screen before and after,
/// an edit that was tried and mends it, and the words that accept it.
struct CheckComment {
  /// The maximum number of findings with pictures and fixes; the others are in the table.
  static let most = 8
  /// Findings that a fix is looked for: each try solves the document.
  private static let mostMended = 4

  /// One finding that stops the merge.
  private struct Part {
    let item: CheckItem
    /// The finding as `accept` knows it.
    let name: String
    /// The picture's name in its folder.
    var picture: String?
    var fix: CheckReport.Fix?
  }

  private var parts: [Part]
  /// Where the pictures will be found; nil = nowhere that a reader's browser can show.
  private let address: String?
  private let folder: String?

  /// Tries fixes, and draws the pictures into a folder where one is given.
  /// - Parameter force: whether files there are replaced that Keyline did not make.
  init(
    _ report: CheckReport, matrix: Matrix, policy: FindingPolicy, pictures folder: String?,
    at address: String?, force: Bool
  ) async throws {
    self.folder = folder
    self.address = address
    let documents = report.documentsByKey
    parts = report.items.filter(\.gates).prefix(Self.most).map { item in
      let isShared = (documents[item.finding.key]?.count ?? 0) > 1
      return Part(item: item, name: FindingName.text(item.finding, isShared: isShared))
    }
    for index in parts.indices.prefix(Self.mostMended) {
      parts[index].fix = try await report.fix(
        of: parts[index].item.finding, matrix: matrix, policy: policy)
    }
    guard let folder, !parts.isEmpty else { return }
    let drawn = CheckPictures(
      report, matrix: matrix, assets: { AssetSearch.assets(for: $0, images: $1) })
    try Disk.makeFolder(folder)
    for index in parts.indices {
      let item = parts[index].item
      guard let shown = item.finding.firstConfiguration(among: item.configurations),
        let drawing = drawn.pair(of: item.finding, at: shown)
      else { continue }
      let name = "\(index + 1)-\(item.finding.rule.rawValue).png"
      try Disk.write(
        try drawing.png(scale: 2), to: Paths.join(folder, name), as: .picture(.png), force: force)
      parts[index].picture = name
    }
  }

  /// The edit that mends a finding; nil where none is known.
  func fix(of item: CheckItem) -> CheckReport.Fix? {
    parts.first { $0.item.finding.identity == item.finding.identity }?.fix
  }

  /// A paragraph for each finding, in the order of the table, in at most `room` bytes.
  func markdown(room: Int) -> String {
    var text = ""
    for part in parts {
      let next = paragraph(part)
      guard text.utf8.count + next.utf8.count <= room else { break }
      text += next
    }
    return text
  }

  private func paragraph(_ part: Part) -> String {
    let finding = part.item.finding
    let title = "\(finding.rule.code) \(finding.rule.rawValue)"
    let place = "\(finding.document.text):\(part.item.place.line)"
    var text = "\n#### \(title) · \(CheckMarkdown.escaped(place))\n"
    if let picture = part.picture {
      let name = harmless(picture)
      text +=
        address.map { "\n![\(title), before and after](\($0)/\(name))\n" }
        ?? "\nBefore and after: `\(folder.map { Paths.join($0, name) } ?? name)`\n"
    }
    if let fix = part.fix {
      text +=
        "\nTried, and nothing got worse by it: \(CheckMarkdown.escaped(fix.title)).\n\n```diff\n"
      let indent = fix.lines.map { $0.text.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
      for line in fix.lines {
        // A fence inside of a line would end the block.
        let source = harmless(String(line.text.dropFirst(indent))).replacing("```", with: "'''")
        text += "\(line.isNew ? "+" : "-") \(source)\n"
      }
      text += "```\n"
    }
    text += "\nAll right as it is? Reply `keyline accept \(harmless(part.name)) REASON`.\n"
    return text
  }
}
