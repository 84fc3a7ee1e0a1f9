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

  @Argument(help: .value("file", "The document."), completion: Complete.documents)
  var file: String
  @Option(help: .value("file", "Draw both, side by side (.svg).")) var svg: String?
  @OptionGroup var options: InspectionOptions
  @OptionGroup(title: "Output") var replacing: ReplaceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<(file: String, configuration: String, moved: [MovedView])>(
    "exercise", "The two layouts between which an ambiguous scene lies: `keyline exercise --json`.",
    .document { $0.file },
    .configuration { $0.configuration },
    .list(
      "views", "The views that are elsewhere at both ends; empty: nothing is open.", { $0.moved },
      .text("view", "The view's id.") { $0.id },
      .part("lower", .frame, "At one end.") { $0.lower },
      .part("upper", .frame, "At the other.") { $0.upper }))

  typealias MovedView = (id: ObjectID, lower: Frame, upper: Frame)

  func answer(on console: Console) async throws {
    if let svg { try PictureFormat.requireSVG(svg) }
    let inspection = try options.inspection(of: file)
    let witnesses = inspection.exercise()
    if let svg, let witnesses {
      try Disk.write(
        Array(try inspection.picture(of: [witnesses.lower, witnesses.upper]).utf8), to: svg,
        as: .picture(.svg), force: replacing.force)
    }
    let moved = witnesses.map { movedViews($0.lower, $0.upper) } ?? []
    if common.json {
      try console.json(Self.jsonAnswer, (file, inspection.configuration.name, moved))
    } else if moved.isEmpty {
      try console.print("nothing is open")
    } else {
      let names = inspection.names()
      for view in moved {
        try console.print("\(names(view.id), .bold)")
        for frame in [view.lower, view.upper] {
          try console.print("  \(frameText(frame))")
        }
      }
    }
    if witnesses != nil { throw ExitCode(1) }
  }

  private func movedViews(_ lower: SolvedLayout, _ upper: SolvedLayout) -> [MovedView] {
    lower.views.compactMap { view in
      guard let other = upper.view(view.id), other.frame != view.frame else { return nil }
      return (view.id, view.frame, other.frame)
    }
  }
}
