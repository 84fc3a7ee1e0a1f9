import LayoutModel

/// All rule tables, and the page that lists them.
enum RuleBook {
  /// A table as the page and tests see it: values in words.
  struct Entry: Sendable {
    var subject: String
    var rows: [Row]
    /// The value in words at a release.
    var value: @Sendable (XcodeRelease) -> String

    struct Row: Sendable {
      package var from: XcodeRelease
      package var value: String
      package var evidence: RuleEvidence
    }
  }

  /// The tables by the page's headings.
  static let chapters: [(title: String, entries: [Entry])] = [
    ("Controls", ControlRules.entries),
    ("Texts", TextRules.entries),
    ("Bars", BarRules.entries),
    ("Margins", MarginRules.entries),
    ("Canvas", CanvasRules.entries),
    ("Televisions", TelevisionRules.entries),
    ("Mac: alignment rectangles", MacOverhang.entries),
    ("Mac: sizes of controls", MacSizeRules.entries),
    ("Mac: texts", MacTextRules.entries),
    ("Mac: baselines", MacBaselineRules.entries),
    ("Mac: canvas", MacCanvasRules.entries),
  ]

  /// The page `docs/rules.md`.
  static var page: String {
    var lines = [
      "# Rules of Apple's releases", "",
      "Generated from the tables in `Sources/LayoutEngine/Rules`; a test compares them and says",
      "how to write this page anew. Sizes are points. \"Views\" counts recorded frames of public",
      "documents that agree, \"repositories\" where they come from; a dash: not counted. *Sure*: many",
      "agree, hardly any disagree. *Likely*: agrees where it was met. *Thin*: fewer than three",
      "repositories, or contradicted about as often. A file without a version counts as",
      "\(XcodeRelease.assumed) (\(XcodeRelease.assumed.tools)).",
    ]
    for chapter in chapters {
      lines += ["", "## \(chapter.title)"]
      for entry in chapter.entries {
        lines += [
          "", "**\(entry.subject)**", "",
          "| from | value | measured | views | repositories | |", "|---|---|---|---|---|---|",
        ]
        lines += entry.rows.map { row in
          let from =
            row.from == .earliest ? "the beginning" : "\(row.from) (\(row.from.tools))"
          let evidence = row.evidence
          return "| \(from) | \(row.value) | \(evidence.measured) | \(count(evidence.views)) "
            + "| \(count(evidence.repositories)) | \(evidence.confidence.rawValue) |"
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func count(_ number: Int?) -> String { number.map(String.init) ?? "-" }
}

extension ReleaseTable {
  /// The table in words.
  func entry(_ words: @escaping @Sendable (Value) -> String) -> RuleBook.Entry {
    let table = self
    return RuleBook.Entry(
      subject: subject,
      rows: ([first] + changes).map {
        RuleBook.Entry.Row(from: $0.from, value: words($0.value), evidence: $0.evidence)
      },
      value: { words(table[$0]) })
  }
}

extension ReleaseTable where Value == Double {
  var entry: RuleBook.Entry { entry { PointText.decimal($0, places: 2) } }
}

extension ReleaseTable where Value == Int {
  var entry: RuleBook.Entry { entry { String($0) } }
}

extension ReleaseTable where Value == Bool {
  var entry: RuleBook.Entry { entry { $0 ? "yes" : "no" } }
}

extension ReleaseTable where Value == Size {
  var entry: RuleBook.Entry {
    entry {
      "\(PointText.decimal($0.width, places: 2)) x \(PointText.decimal($0.height, places: 2))"
    }
  }
}
