import JSONText
import LayoutModel
import LayoutService

/// The edits that an editor offers.
extension LanguageServer {
  /// The fixes of what is found on the lines that are asked about; each was tried.
  mutating func actions(_ parameters: JSONValue?) async throws -> Result {
    guard let uri = parameters?["textDocument"]?["uri"]?.text, var document = documents[uri],
      let first = document.text.location(parameters?["range"]?["start"]),
      let last = document.text.location(parameters?["range"]?["end"])
    else { return { json in json.array { _ in } } }
    if changed.contains(uri) {
      // The editor may ask before the findings were sent to it.
      try await document.judge()
      documents[uri] = document
    }
    var offered: [TriedFix] = []
    let judging = try OpenDocument.Judging(document)
    for finding in document.findings {
      guard let line = finding.location?.line,
        (first.line...max(first.line, last.line)).contains(line)
      else { continue }
      let key = "\(uri)|\(document.text.bytes.hashValue)|\(finding.identity)"
      let found: [TriedFix]
      if let known = fixes[key] {
        found = known
      } else {
        found = try await TriedFix.fixes(
          of: finding, in: document.edited.file, matrix: judging.matrix, options: judging.options,
          policy: judging.policy)
      }
      fixes[key] = found
      offered += found.filter { fix in !offered.contains { $0.edit == fix.edit } }
    }
    let text = document.text
    return { json in
      json.array { json in
        for fix in offered {
          json.object { json in
            json.field("title", "Keyline: \(fix.title)")
            json.field("kind", "quickfix")
            json.object("edit") { json in
              json.object("changes") { json in
                json.key(uri)
                json.array { text.edit(to: fix.bytes, &$0) }
              }
            }
          }
        }
      }
    }
  }
}
