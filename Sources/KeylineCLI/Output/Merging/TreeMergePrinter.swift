import LayoutModel
import LayoutService

/// The outcome of a merge of whole states, as text or JSON.
struct TreeMergePrinter {
  let console: Console
  let report: TreeMergeReport
  /// The documents were put on the disk.
  let isWritten: Bool

  private func mark(_ path: DocumentPath) -> String {
    switch (report.before[path] ?? nil, report.files[path] ?? nil) {
    case (nil, _?): "A"
    case (_?, nil): "D"
    default: "M"
    }
  }

  func text() throws {
    if report.isUpToDate { return try console.print("nothing to do: HEAD has it all already") }
    if let revision = report.revision {
      let title = revision.message.prefix { !$0.isNewline }
      try console.print("\(revision.id.short, .bold) \(title)")
    }
    for path in report.files.keys.sorted() { try console.print("  \(mark(path)) \(path)") }
    for (path, conflict) in report.conflicts {
      try console.print("\("conflict", .red) \(path): \(conflict.sentence)")
      for line in ConflictSides.lines(conflict) { try console.print("    \(line)") }
    }
    guard report.conflicts.isEmpty else {
      try console.print("\(counted(report.conflicts.count, "conflict")); nothing is recorded")
      if isWritten {
        console.note(
          "the documents are merged on disk, with the values named as kept; mend them, or "
            + "`keyline resolve --ours|--theirs`, then `keyline commit`; `keyline merge --abort` "
            + "puts everything back")
      }
      return
    }
    try console.print(report.regressions, total: report.configurationCount)
    try console.print("\(counted(report.files.count, "document")) · \(verdict(report.regressions))")
  }

  func json() throws {
    try console.json(.treeMerge) { json in
      json.revision("revision", report.revision)
      json.field("upToDate", report.isUpToDate)
      json.field("written", isWritten)
      json.objects("documents", report.files.keys.sorted()) { json, path in
        json.field("path", path)
        json.field("edit", mark(path))
      }
      json.objects("conflicts", report.conflicts) { json, found in
        json.field("path", found.path)
        Records.conflict.write(found.conflict, to: &json)
        json.field("kept", found.conflict.kept.rawValue)
        ConflictSides.write(found.conflict, to: &json)
        json.field("sentence", found.conflict.sentence)
      }
      json.regressions(report.regressions)
    }
  }
}
