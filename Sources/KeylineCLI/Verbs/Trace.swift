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

  @Argument(help: ArgumentHelp("The document.", valueName: "file"), completion: Complete.documents)
  var file: String
  @OptionGroup var options: InspectionOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    let inspection = try options.inspection(of: file)
    let layout = inspection.layout()
    var depths: [ObjectID: Int] = [:]
    for view in layout.views {
      depths[view.id] = view.superview.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
    }
    if common.json {
      try json(layout, inspection, depths, on: console)
    } else {
      try text(layout, inspection, depths, on: console)
    }
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
      let frame = view.frame
      try console.print(
        "\(indent)\(names(view.id), .bold) (\(points(frame.x)), \(points(frame.y))) \(points(frame.width)) x \(points(frame.height))\(view.isHidden ? " hidden" : "")\(mark, .yellow)"
      )
      for id in held[view.id] ?? [] {
        let isBroken = layout.broken.contains(id)
        try console.print(
          "\(indent)    \(sentences[id] ?? id.rawValue, .dim)\(isBroken ? " (given up)" : "", .yellow)"
        )
      }
    }
    if !layout.conflicts.isEmpty {
      try console.print("\(layout.conflicts.count) contradictions; keyline why tells them")
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

  private func json(
    _ layout: SolvedLayout, _ inspection: LayoutInspection, _ depths: [ObjectID: Int],
    on console: Console
  ) throws {
    let sentences = inspection.sentences()
    let held = held(inspection)
    try console.json(.trace) { json in
      json.field("document", file)
      json.field("configuration", layout.configuration)
      json.objects("views", layout.views) { json, view in
        json.field("view", view.id.rawValue)
        json.field("depth", depths[view.id] ?? 0)
        json.field("frame", view.frame)
        json.list("ambiguous", layout.ambiguities.filter { $0.view == view.id }) { json, open in
          json.value("\(open.axis.rawValue) \(open.quantity.rawValue)")
        }
        json.objects("held", held[view.id] ?? []) { json, id in
          json.field("constraint", id.rawValue)
          json.field("sentence", sentences[id])
          json.field("broken", layout.broken.contains(id))
        }
      }
      json.field("contradictions", layout.conflicts.count)
    }
  }
}
