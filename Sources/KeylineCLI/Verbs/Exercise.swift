import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline exercise`: both ends of what constraints leave open.
struct Exercise: Verb {
  static let configuration = CommandConfiguration(
    commandName: "exercise",
    abstract: "Show the two layouts between which an ambiguous scene may lie.",
    discussion: """
      EXAMPLES
        keyline exercise SignIn.layout
        keyline exercise Main.storyboard --scene Login --svg both.svg

      Both are allowed by every constraint as well as the one that is solved; what is
      open without end is moved by 100 points. Exit 1 when something is open.
      Default: an iPhone 17.
      """)

  @Argument(help: ArgumentHelp("The document.", valueName: "file"), completion: Complete.documents)
  var file: String
  @Option(help: ArgumentHelp("Draw both, side by side.", valueName: "file")) var svg: String?
  @OptionGroup var options: InspectionOptions
  @OptionGroup(title: "Output") var replacing: ReplaceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    let inspection = try options.inspection(of: file)
    let witnesses = inspection.exercise()
    if let svg, let witnesses {
      try Disk.write(
        Array(try inspection.picture(of: [witnesses.lower, witnesses.upper]).utf8), to: svg,
        as: .picture(.svg), force: replacing.force)
    }
    let moved = witnesses.map { movedViews($0.lower, $0.upper) } ?? []
    if common.json {
      try console.json(.exercise) { json in
        json.field("document", file)
        json.field("configuration", inspection.configuration.name)
        json.objects("views", moved) { json, view in
          json.field("view", view.id.rawValue)
          json.field("lower", view.lower)
          json.field("upper", view.upper)
        }
      }
    } else if moved.isEmpty {
      try console.print("nothing is open")
    } else {
      let names = inspection.names()
      for view in moved {
        try console.print("\(names(view.id), .bold)")
        for frame in [view.lower, view.upper] {
          try console.print(
            "  (\(points(frame.x)), \(points(frame.y))) \(points(frame.width)) x \(points(frame.height))"
          )
        }
      }
    }
    if witnesses != nil { throw ExitCode(1) }
  }

  private func movedViews(
    _ lower: SolvedLayout, _ upper: SolvedLayout
  ) -> [(id: ObjectID, lower: Frame, upper: Frame)] {
    lower.views.compactMap { view in
      guard let other = upper.view(view.id), other.frame != view.frame else { return nil }
      return (view.id, view.frame, other.frame)
    }
  }
}
