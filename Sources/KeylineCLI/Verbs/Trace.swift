import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline trace`: a scene as a tree with frames, ambiguity and what holds each view.
struct Trace: Verb {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Print a scene's views with their frames, what is ambiguous, and what holds them.",
    discussion: """
      EXAMPLES
        keyline trace SignIn.layout
        keyline trace Main.storyboard --scene Login --device iphone-se-1

      * marks views that another solution would place elsewhere. Below each view
      stand the constraints that name it. Default: an iPhone 17.
      """)

  @Argument(help: .value("file", "The document."), completion: Complete.documents)
  var file: String
  @OptionGroup var options: InspectionOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<(file: String, layout: SolvedLayout, views: [TracedView])>(
    "trace", "A scene's views and what holds them: `keyline trace --json`.",
    .document { $0.file },
    .configuration { $0.layout.configuration },
    .list(
      "views", "From the root down.", { $0.views },
      .text("view", "The view's id.", \.view.id),
      .count("depth", "How many views it is inside of.", \.depth),
      .part("frame", .frame, \.view.frame),
      .list(
        "ambiguous", "What of it another solution would choose otherwise.",
        of: .word(of: [
          "horizontal position", "horizontal size", "vertical position", "vertical size",
        ]), \.open),
      .list(
        "held", "The constraints that name it.", \.held,
        .text("constraint", "The constraint's id.") { $0.constraint },
        .text("sentence", "The constraint in words.") { $0.sentence }.orNull,
        .flag("broken", "It does not hold.") { $0.isBroken })),
    .count("contradictions", "Contradictions of required constraints.") {
      $0.layout.conflicts.count
    })

  func answer(on console: Console) async throws {
    let inspection = try options.inspection(of: file)
    let layout = inspection.layout()
    var depths: [ObjectID: Int] = [:]
    for view in layout.views {
      depths[view.id] = view.superview.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
    }
    if common.json {
      return try console.json(Self.jsonAnswer, (file, layout, traced(layout, inspection, depths)))
    }
    try text(layout, inspection, depths, on: console)
  }

  private func text(
    _ layout: SolvedLayout, _ inspection: LayoutInspection, _ depths: [ObjectID: Int],
    on console: Console
  ) throws {
    let names = inspection.names()
    let sentences = inspection.sentences()
    let held = held(inspection)
    for view in layout.views {
      let indent = String(repeating: "  ", count: depths[view.id] ?? 0)
      let open = layout.ambiguities.filter { $0.view == view.id }
        .map { "\($0.axis.rawValue) \($0.quantity.rawValue)" }
      let mark = open.isEmpty ? "" : " * \(open.joined(separator: ", "))"
      try console.print(
        "\(indent)\(names(view.id), .bold) \(frameText(view.frame))\(view.isHidden ? " hidden" : "")\(mark, .yellow)"
      )
      for id in held[view.id] ?? [] {
        let isBroken = layout.broken.contains(id)
        try console.print(
          "\(indent)    \(sentences[id] ?? id.rawValue, .dim)\(isBroken ? " (given up)" : "", .yellow)"
        )
      }
    }
    if !layout.conflicts.isEmpty {
      try console.print(
        "\(counted(layout.conflicts.count, "contradiction")); keyline why VIEW FILE names them")
    }
  }

  /// Constraints by the views whose own place or size they are about, in the order of the file.
  private func held(_ inspection: LayoutInspection) -> [ObjectID: [ObjectID]] {
    var held: [ObjectID: [ObjectID]] = [:]
    let root = inspection.scene.root.id
    for constraint in inspection.constraints {
      for item in Set([constraint.firstItem, constraint.secondItem].compactMap { $0 })
      where item != root || constraint.secondItem == nil {
        held[item, default: []].append(constraint.id)
      }
    }
    return held
  }

  private func traced(
    _ layout: SolvedLayout, _ inspection: LayoutInspection, _ depths: [ObjectID: Int]
  ) -> [TracedView] {
    let sentences = inspection.sentences()
    let held = held(inspection)
    return layout.views.map { view in
      let open = layout.ambiguities.filter { $0.view == view.id }
      return TracedView(
        view: view, depth: depths[view.id] ?? 0,
        open: open.map { "\($0.axis.rawValue) \($0.quantity.rawValue)" },
        held: (held[view.id] ?? []).map { ($0, sentences[$0], layout.broken.contains($0)) })
    }
  }

  /// A view with what holds it.
  struct TracedView {
    let view: SolvedView
    let depth: Int
    let open: [String]
    let held: [(constraint: ObjectID, sentence: String?, isBroken: Bool)]
  }
}
