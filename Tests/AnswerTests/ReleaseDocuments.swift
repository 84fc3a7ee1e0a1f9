import LayoutModel

@testable import LayoutEngine

/// What depends on releases, by the tools versions at which a table of rules changes.
enum ReleaseDocuments {
  /// Every number at which a row begins and the one before it, none, and one that no release had.
  static var toolsVersions: [Int] {
    let rows = RuleBook.chapters.flatMap(\.entries).flatMap(\.rows).map(\.from.tools)
    return Set(rows.flatMap { [$0 - 1, $0] } + [0, 9531, 24506, 32700]).filter { $0 >= 0 }.sorted()
  }

  /// Canvases on which rows differ: one without a home button, one with, a pad.
  static let canvases = ["retina4_7", "retina6_12", "ipad9_7"]

  /// One document of many controls, one of bars and margins, one of rows, one of texts.
  static func documents(_ all: [MadeDocument]) -> [MadeDocument] {
    let named = Set([
      "margins-usual", "margins-old-guides-0", "bars-container-1", "bars-container-2",
      "cells-row-grouped-prototypes-disclosureIndicator", "cells-style-value1",
      "cells-collection-0", "stacks-baselines", "texts-lines-1",
    ])
    return all.filter { named.contains("\($0.group)-\($0.name)") }
      + [joined(all, "controls", every: 1), joined(all, "texts", every: 3)]
  }

  /// Documents of a group side by side: scenes of one document.
  private static func joined(_ all: [MadeDocument], _ group: String, every step: Int)
    -> MadeDocument
  {
    var document = MadeDocument("releases", group, controllers: [])
    document.scenes = all.filter { $0.group == group }.enumerated()
      .filter { $0.offset % step == 0 }.map(\.element.scenes).joined()
    return document
  }
}
