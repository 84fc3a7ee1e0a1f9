import LayoutModel

/// Who made each side of a conflict, and when.
enum ConflictSides {
  /// `ours line 33: Ada, 2026-01-31 12:00 UTC, "Shorter titles" (5720e5be95)`, one line a side.
  static func lines(_ conflict: MergeConflict) -> [String] {
    [("ours", conflict.ours), ("theirs", conflict.theirs)].compactMap { name, version in
      let place = version.location.map { " line \($0.line)" } ?? ""
      guard let edit = version.edit else { return place.isEmpty ? nil : name + place }
      return "\(name)\(place): \(edit.author), \(DateText.text(edit.time)), \"\(edit.title)\" "
        + "(\(edit.revision.prefix(10)))"
    }
  }

  static func write(_ conflict: MergeConflict, to json: inout JSONWriter) {
    for (name, version) in [("oursEdit", conflict.ours), ("theirsEdit", conflict.theirs)] {
      guard let edit = version.edit else { continue }
      json.key(name)
      json.object { json in
        json.field("revision", edit.revision)
        json.field("author", edit.author)
        json.field("time", Int(edit.time))
        json.field("title", edit.title)
      }
    }
  }
}
