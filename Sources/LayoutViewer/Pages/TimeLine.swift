internal import LayoutModel
internal import LayoutService

/// Revisions, newest first: what each broke in red, what it mended in green.
struct TimeLine {
  let dateText: (Int64) -> String
  /// The address of a revision's page.
  let link: (Revision) -> String

  func write(_ entries: [LogEntry], to page: inout HTMLWriter) {
    page.element("ol", ["class": "time"]) { page in
      for entry in entries { write(entry, to: &page) }
    }
  }

  private func write(_ entry: LogEntry, to page: inout HTMLWriter) {
    let worse = entry.regressions.filter(\.gates).count
    let fixed = entry.regressions.filter { $0.change == .fixed }.count
    let kind = worse > 0 ? "bad" : fixed > 0 ? "fixed" : nil
    page.element("li", ["class": kind]) { page in
      page.link(Self.title(entry.revision), to: link(entry.revision))
      let names = (entry.branches + entry.tags).joined(separator: ", ")
      let outcome =
        (worse > 0 ? " · \(worse) worse" : "") + (fixed > 0 ? " · \(fixed) fixed" : "")
      page.element(
        "div", ["class": "soft"],
        "\(entry.revision.id.short)\(names.isEmpty ? "" : " (\(names))") · "
          + "\(dateText(entry.revision.time)) · \(entry.revision.author) · "
          + "\(entry.paths.count) document\(entry.paths.count == 1 ? "" : "s")\(outcome)")
    }
  }

  /// The first line of a revision's message, or its id where that says nothing.
  static func title(_ revision: Revision) -> String {
    revision.message.split(whereSeparator: \.isNewline).first.map(String.init) ?? revision.id.short
  }
}
