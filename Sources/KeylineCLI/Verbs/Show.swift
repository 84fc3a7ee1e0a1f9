import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline show`: one revision and what it changed.
struct Show: Verb {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a revision: its message and what it changed.",
    discussion: """
      EXAMPLES
        keyline show
        keyline show HEAD~2
        keyline show v1
        keyline show 'latest(red())'                  the newest that broke something
        keyline show --alignment SignIn.layout        frames and alignment rectangles
        keyline show --alignment Main.storyboard@HEAD~3 --device iphone-17
        keyline show --alignment git:v1.2:App/Main.storyboard

      With --alignment it shows no revision but one scene of a document: every view's
      frame, and beside it the alignment rectangle that constraints hold, where that
      is another one.
      """)

  @Argument(
    help: ArgumentHelp("HEAD~2, a tag, a branch or the first digits of an id.", valueName: "rev"),
    completion: .custom(Complete.revisions))
  var revision: String = "HEAD"

  @Option(
    help: ArgumentHelp(
      "Show frames and alignment rectangles of this document instead.", valueName: "file"))
  var alignment: String?

  @Option(help: ArgumentHelp("With --alignment: the scene, by id or title.", valueName: "id"))
  var scene: SceneName?

  @OptionGroup var matrix: MatrixOptions

  @OptionGroup(title: "Window for --alignment; an iPhone 17 if left out")
  var window: WindowOptions
  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    if let alignment { return try show(alignmentOf: alignment, on: console) }
    guard scene == nil, window.isEmpty, window.language == nil else {
      throw CommandError.needsOne("--scene, --device and other windows go with --alignment")
    }
    let (workspace, _) = try store.open(for: .reading)
    let settings = try matrix.settings()
    let policy = FindingPolicy(settings)
    let entry = try workspace.entry(workspace.spec(revision, policy: policy), policy: policy)
    let progress = ProgressLine("scenes", on: console, isQuiet: common.quiet)
    var report = try await workspace.diff(
      to: entry.revision.id.rawValue, matrix: matrix.matrix(by: settings)
    ) { progress.update(done: $0, total: $1) }
    progress.end()
    report.comparison.regressions = policy.applied(to: report.comparison.regressions)
    if common.json {
      try console.json(.show) { json in
        json.key("entry")
        json.entry(entry)
        json.object("changes", Records.comparison, report.comparison)
      }
    } else {
      let shown = entry.revision
      let names = entry.branches + entry.tags
      let label: Line = names.isEmpty ? "" : " \("(" + names.joined(separator: ", ") + ")", .cyan)"
      try console.print("revision \(shown.id.rawValue, .bold)\(label)")
      for parent in shown.parents { try console.print("parent   \(parent.rawValue)") }
      try console.print("author   \(shown.author)")
      try console.print("date     \(DateText.text(shown.time))")
      try console.print()
      for line in shown.message.split(whereSeparator: \.isNewline) {
        try console.print("    \(line)")
      }
      try console.print()
      try console.print(report.comparison)
      try console.print(report.verdict)
    }
  }

  private func show(alignmentOf file: String, on console: Console) throws {
    let configuration = try window.configuration()
    let declared = try SourceOptions.declared(for: [file])
    var options = SolveOptions()
    options.overridesByPath = declared
    let inspection = try LayoutInspection(
      DocumentSearch.source(file), scene: scene, at: configuration, options: options)
    let views = inspection.alignment()
    if common.json {
      try console.json(.alignment) { json in
        json.field("document", file)
        json.field("configuration", configuration.name)
        json.objects("views", views) { json, view in
          json.field("view", view.view.rawValue)
          json.field("frame", view.frame)
          json.field("alignment", view.alignment)
          json.list("baselines", view.baselines) { json, line in json.value(line) }
        }
      }
    } else {
      let names = inspection.names()
      for view in views {
        var line: Line = "\(names(view.view), .bold) \(Self.words(view.frame))"
        if view.alignment != view.frame {
          line = line + "  alignment \(Self.words(view.alignment))"
        }
        try console.print(line)
      }
    }
  }

  private static func words(_ frame: Frame) -> String {
    "(\(points(frame.x)), \(points(frame.y))) \(points(frame.width)) x \(points(frame.height))"
  }
}
