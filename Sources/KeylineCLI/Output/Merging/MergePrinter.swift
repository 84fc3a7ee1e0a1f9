import LayoutModel
import LayoutService

/// The outcome of a merge, as text or JSON.
struct MergePrinter {
  let console: Console
  let path: String
  let report: MergeReport

  func text() throws {
    for conflict in report.conflicts {
      try console.print("\("conflict", .red) \(conflict.sentence)")
      let places = [("base", conflict.base), ("ours", conflict.ours), ("theirs", conflict.theirs)]
        .compactMap { name, version in version.location.map { "\(name) line \($0.line)" } }
      if !places.isEmpty { try console.print("    \(places.joined(separator: " · "))") }
    }
    let count = report.conflicts.count
    let summary = count == 0 ? "merged" : "merged with \(count) conflict\(count == 1 ? "" : "s")"
    try console.print("\(path): \(summary)")
  }

  func json() throws {
    try console.json(.merge) { json in
      json.field("path", path)
      json.objects("conflicts", report.conflicts) { json, conflict in
        json.field("kind", conflict.kind.rawValue)
        json.field("object", conflict.object?.rawValue)
        json.field("name", conflict.name)
        json.field("property", conflict.property)
        version("base", conflict.base, &json)
        version("ours", conflict.ours, &json)
        version("theirs", conflict.theirs, &json)
        json.field("kept", conflict.kept.rawValue)
        json.field("sentence", conflict.sentence)
      }
    }
  }

  private func version(
    _ name: String, _ version: MergeConflict.Version, _ json: inout JSONWriter
  ) {
    json.object(name) { json in
      json.field("value", version.value)
      json.field("line", version.location?.line)
    }
  }
}
