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
    help: .value("rev", "HEAD~2, a tag, a branch or the first digits of an id."),
    completion: .custom(Complete.revisions))
  var revision: String = "HEAD"

  @Option(help: .value("file", "Show frames and alignment rectangles of this document instead."))
  var alignment: String?

  @Option(help: .value("id", "With --alignment: the scene, by id or title."))
  var scene: SceneName?

  @OptionGroup var matrix: MatrixOptions

  @OptionGroup(title: "Window for --alignment; an iPhone 17 if left out")
  var window: WindowOptions
  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<(entry: LogEntry, comparison: Comparison)>(
    "show", "A revision: `keyline show --json`.",
    .object("entry", { $0.entry }, of: Records.entry),
    .object(
      "changes", "What it changed against its parent.", { $0.comparison }, of: Records.comparison))

  static let aligned = Answer<
    (file: String, configuration: String, views: [AlignedView])
  >(
    "alignment", "Frames beside alignment rectangles: `keyline show FILE --alignment --json`.",
    .document { $0.file },
    .configuration { $0.configuration },
    .list(
      "views", "From the root down.", { $0.views },
      .text("view", "The view's id.", \.view),
      .part("frame", .frame, \.frame),
      .part(
        "alignment", .frame, "The rectangle that constraints hold, in the superview.", \.alignment),
      .list(
        "baselines",
        """
        The first and last baseline below the frame's top, in points; empty for views \
        without text.
        """,
        of: .number, \.baselines)))

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
    if common.json { return try console.json(Self.jsonAnswer, (entry, report.comparison)) }
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

  private func show(alignmentOf file: String, on console: Console) throws {
    let configuration = try window.configuration()
    let declared = try SourceOptions.declared(for: [file])
    var options = SolveOptions()
    options.overridesByPath = declared
    let inspection = try LayoutInspection(
      DocumentSearch.source(file), scene: scene, at: configuration, options: options)
    let views = inspection.alignment()
    if common.json { return try console.json(Self.aligned, (file, configuration.name, views)) }
    let names = inspection.names()
    for view in views {
      var line: Line = "\(names(view.view), .bold) \(frameText(view.frame))"
      if view.alignment != view.frame {
        line = line + "  alignment \(frameText(view.alignment))"
      }
      try console.print(line)
    }
  }
}
