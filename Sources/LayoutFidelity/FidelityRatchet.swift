/// Counts that may rise and never fall: which of a set of documents come out as recorded.
///
/// A text of one line per count, so that a change of it reads as what it is:
///
///     feature<tab>stack view<tab>1180 of 1283
package struct FidelityRatchet: Sendable, Hashable {
  /// A count of cases within half a point, of so many.
  package struct Mark: Sendable, Hashable {
    package var right: Int
    package var cases: Int
  }
  package private(set) var marks: [FidelityTable.Key: Mark] = [:]
  package var rightScenes: Mark

  /// The sections that are held.
  static let sections: [FidelityTable.Section] = [
    .all, .text, .recording, .certain, .tools, .feature, .kind, .folder,
  ]

  package init(_ report: FidelityReport) {
    for (key, count) in report.table.rows where Self.sections.contains(key.section) {
      marks[key] = Mark(right: count.withinHalf, cases: count.cases)
    }
    rightScenes = Mark(right: report.rightSceneCount, cases: report.sceneCount)
  }

  /// Why a text is no list of counts.
  package enum ReadingError: Error, Sendable, Hashable, CustomStringConvertible {
    case badLine(Int, String)
    case noScenes

    package var description: String {
      switch self {
      case .badLine(let number, let text):
        "line \(number) is no count: \"\(text)\"; write the file with --write-ratchet"
      case .noScenes: "the line of whole scenes is missing; write the file with --write-ratchet"
      }
    }
  }

  /// Reads what `text` writes; lines that begin with `#` are passed over.
  package init(_ text: String) throws(ReadingError) {
    var scenes: Mark?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 3, let mark = Mark(parts[2]) else {
        throw .badLine(number + 1, String(line.prefix(80)))
      }
      if parts[0] == "scenes" {
        scenes = mark
      } else if let section = FidelityTable.Section(rawValue: String(parts[0])) {
        marks[FidelityTable.Key(section, String(parts[1]))] = mark
      } else {
        throw .badLine(number + 1, String(line.prefix(80)))
      }
    }
    guard let scenes else { throw .noScenes }
    rightScenes = scenes
  }

  /// The text form: sections in order, names in byte order.
  package var text: String {
    var lines = [
      "# Cases within half a point of the recorded frame, as printed by `keyline fidelity`.",
      "# Counts may rise; one that falls fails the tests. Written by --write-ratchet.",
      "scenes\tall\t\(rightScenes.text)",
    ]
    let keys = marks.keys.sorted {
      $0.section == $1.section
        ? $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) : $0.section < $1.section
    }
    for key in keys {
      guard let mark = marks[key] else { continue }
      lines.append("\(key.section.rawValue)\t\(key.name)\t\(mark.text)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a sentence for each figure that fell in a newer run.
  package func losses(in newer: FidelityRatchet) -> [String] {
    var losses: [String] = []
    if newer.rightScenes.right < rightScenes.right {
      losses.append("whole scenes: \(newer.rightScenes.text), before \(rightScenes.text)")
    }
    let keys = marks.keys.sorted {
      $0.section == $1.section
        ? $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) : $0.section < $1.section
    }
    for key in keys {
      let before = marks[key] ?? Mark(right: 0, cases: 0)
      let after = newer.marks[key] ?? Mark(right: 0, cases: 0)
      guard after.right < before.right else { continue }
      losses.append(
        "\(key.section.rawValue) \"\(key.name)\": \(after.text), before \(before.text)")
    }
    return losses
  }
}

extension FidelityRatchet.Mark {
  fileprivate var text: String { "\(right) of \(cases)" }

  fileprivate init?(_ text: Substring) {
    let words = text.split(separator: " ")
    guard words.count == 3, words[1] == "of", let right = Int(words[0]), let cases = Int(words[2])
    else { return nil }
    self.init(right: right, cases: cases)
  }
}
