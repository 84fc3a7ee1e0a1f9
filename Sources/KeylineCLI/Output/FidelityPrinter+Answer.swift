import LayoutFidelity
import LayoutModel

extension FidelityPrinter {
  /// The fields of `keyline fidelity --json`.
  static let answer = Record<FidelityPrinter>(
    .field(.count("documents", "Documents that were compared.")) { $0.report.documentCount },
    .field(.count("remaining", "Documents left when it was stopped.")) { $0.report.remainingCount },
    .field(.count("unsatisfiable", "Scenes whose required constraints contradict.")) {
      $0.report.unsatisfiableCount
    },
    .field(.count("ambiguous", "Scenes with more than one solution.")) { $0.report.ambiguousCount },
    .field(
      .list("counts", "Views by what they have in common.", counts.field)
    ) { printer in
      counts.list(printer.report.table.rows.map { ($0, printer.report.table.share(of: $0.key)) })
    },
    .field(
      .object(
        "repositories",
        """
        How evenly right answers are spread, as shares from 0 to 1; with two repositories or \
        more.
        """, spread.field
      ).optional
    ) { $0.report.spread.map(spread.object) },
    .field(.list("scenes", "Whole scenes.", scene.field)) { scene.list($0.scenes) },
    .byName("notJudged", "Views that were left out, by reason.", of: .count("Views.")) {
      $0.report.excluded.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    },
    .field(
      .list(
        "passedOver", "Documents that could not be read or are not solved.",
        refused.field)
    ) { refused.list($0.report.refused) },
    .field(.list("worst", "The documents with most misses.", worst.field)) {
      worst.list($0.report.worstDocuments($0.worst))
    },
    .field(.list("farthest", "The views that are farthest off.", miss.field)) {
      miss.list($0.farthest)
    })

  private static let counts = Record<
    (row: (key: FidelityTable.Key, count: FidelityCount), share: Double)
  >(
    .field(
      .word("section", "What the row sorts by.", of: FidelityTable.Section.allCases.map(\.rawValue))
    ) { $0.row.key.section.rawValue },
    .field(.text("name", "Which of these.")) { $0.row.key.name },
    .field(.count("views", "Views with a recorded frame.")) { $0.row.count.cases },
    .field(.count("solved", "Views that were placed.")) { $0.row.count.answered },
    .field(.count("withinHalf", "Views within half a point.")) { $0.row.count.withinHalf },
    .field(.count("withinOne", "Views within a point.")) { $0.row.count.withinOne },
    .field(
      .number("share", "The share of all views that the row has, 0 to 1.", from: 0, to: 1)
    ) { $0.share })

  private static let spread = Record<FidelitySpread>(
    .field(.count("count", "Repositories, or folders below the path given.")) { $0.repositories },
    .field(.number("median", "The median.")) { $0.median },
    .field(.number("lowerQuartile", "What three quarters of them reach.")) { $0.lowerQuartile },
    .field(.number("mean", "The mean.")) { $0.mean },
    .field(.number("leastWithoutOne", "The least share of all cases but those of one.")) {
      $0.leastWithoutOne.share
    },
    .field(.number("greatestWithoutOne", "The greatest share of all cases but those of one.")) {
      $0.greatestWithoutOne.share
    })

  private static let scene = Record<(name: String, part: Int, whole: Int)>(
    .field(
      .word(
        "name", "consistent: whose recordings fulfil their own constraints.",
        of: ["all", "consistent"])
    ) { $0.name },
    .field(.count("scenes", "Scenes that were judged.")) { $0.whole },
    .field(.count("right", "Scenes with every view within half a point.")) { $0.part })

  private static let refused = Record<(path: DocumentPath, reason: String)>(
    .field(.text("document", "The document's path.")) { $0.path.text },
    .field(.text("reason", "Why.")) { $0.reason })

  private static let worst = Record<(path: DocumentPath, missed: Int, cases: Int)>(
    .field(.text("document", "The document's path.")) { $0.path.text },
    .field(.count("missed", "Views off by more than half a point.")) { $0.missed },
    .field(.count("views", "Views with a recorded frame.")) { $0.cases })

  private static let miss = Record<FidelityMiss>(
    .field(.text("document", "The document's path.")) { $0.path.text },
    .field(.text("scene", "The id of the scene's root view.")) { $0.scene.rawValue },
    .field(.text("view", "The view's id.")) { $0.view.rawValue },
    .field(.text("kind", "The kind of view.")) { $0.kind },
    .field(.flag("isTextFree", "No text's size reaches its frame.")) { $0.isTextFree },
    .field(.part("recorded", .frame, "The frame that Interface Builder recorded.")) { $0.recorded },
    .field(
      .part("frame", .frame, "The solved frame; null where the view was not placed.").orNull
    ) { $0.solved },
    .field(.part("line", .line)) { $0.location.line })
}
