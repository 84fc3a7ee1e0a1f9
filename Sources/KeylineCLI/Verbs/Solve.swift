import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline solve`: frames, conflicts and ambiguity of files, without a store.
struct Solve: Verb {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Solve documents and print every view's frame.",
    discussion: """
      EXAMPLES
        keyline solve Main.storyboard
        keyline solve Main.storyboard --device iphone-se-3 --type AX3 --dir rtl
        keyline solve App/Base.lproj/Main.storyboard --device iphone-17 --language de
        keyline solve Login.xib --size 375x667 --insets 20,0,0,0 --text 2x
        keyline solve App/ --matrix default --format jsonl > frames.jsonl
        keyline solve Main.storyboard --scene abc-de-fgh --format svg > scene.svg
        keyline solve Main.storyboard --scene abc-de-fgh --format system
        keyline solve Main.storyboard@HEAD~3           of a revision, or @git:v1.2
        keyline solve Main.storyboard --report         what was assumed, and why
        keyline solve SignIn.layout --groups wide,-narrow
        keyline solve App/ --matrix default --certify  proves every answer
        keyline solve App/ --matrix default --strict
            exit 1 if constraints contradict

      Needs no store. Exit 2 when a document could not be solved; the others are
      still printed. Ctrl-C ends after the document under way: what is printed is
      whole, and exit is 130.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, jsonl, svg, png, pdf, system
  }

  @Argument(help: .value("files", "Documents, or folders of them."), completion: Complete.documents)
  var files: [String]

  @OptionGroup(title: "What to solve for") var target: TargetOptions

  @Option(
    help: .value("id", "Only this scene, by its root's id or its title."),
    completion: .custom(Complete.scenes))
  var scene: SceneName?

  @Option(help: .value("names", "Groups of a .layout file to switch on, or off with a - in front."))
  var groups: String?

  @Flag(help: "Prove every answer by an independent checker and print the counts.")
  var certify = false

  @Flag(help: "Exit 1 when constraints contradict one another somewhere.")
  var strict = false

  @Option(
    help: .value(
      "format",
      "text, json, jsonl; a picture: svg, png, pdf; or system, the equations of one scene."))
  var format: Format?

  @OptionGroup(title: "Pictures") var picture: PictureArguments

  @Flag(help: "Tell what was assumed, kept, used, ignored and left undecided instead of frames.")
  var report = false

  @OptionGroup(title: "Where sizes come from") var source: SourceOptions

  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    let format = self.format ?? (common.json ? .json : .text)
    var paths = try DocumentSearch.files(files)
    if paths != files {
      let tree = TreeRoot(of: files)
      paths = SettingsSearch.kept(
        paths, named: files, by: try SettingsSearch.load(in: tree), in: tree)
    }
    guard !paths.isEmpty else { throw WorkspaceError.nothingFound(paths: files) }
    // A folder is gone through although declarations of a part of it cannot be read.
    let (kept, unread) = paths == files ? (paths, []) : source.readable(paths)
    let leftOut = paths.count - kept.count
    if !kept.isEmpty { paths = kept }
    let target = try self.target.target()
    var options = try source.solving(paths)
    if let language = try self.target.window.spokenLanguage() {
      options.tables = try TableSearch.tables(for: paths, in: language)
    }
    if format == .system { return try printSystem(of: paths, options, on: console) }
    if let picture = PictureFormat(rawValue: format.rawValue) {
      guard paths.count == 1 else { throw WorkspaceError.severalPictures(paths) }
      let target = try self.picture.target(self.target, paths[0], &options)
      let drawing = try self.picture.drawOne(
        paths[0], target: target, scene: scene, options: options
      ).drawing
      return try console.write(try picture.bytes(of: drawing))
    }
    var solve = PlainSolve(
      target: target, scene: scene, options: options,
      isReporting: self.report, certifies: certify)
    for name in (groups ?? "").split(separator: ",") {
      let isOff = name.hasPrefix("-")
      solve.groups[String(isOff ? name.dropFirst() : name)] = !isOff
    }
    if self.report { return try await tell(solve, paths, on: console, isJSON: format == .json) }
    let progress = ProgressLine("documents", on: console, isQuiet: common.quiet)
    var report = SolveReport(format: format, console: console, isTotal: solve.target.count == 1)
    let beside = Console.beside
    var besides = beside.map {
      SolveReport(format: .json, console: $0, isTotal: solve.target.count == 1)
    }
    var done = 0
    var elsewhere: [(path: DocumentPath, isOfTelevision: Bool)] = []
    try report.begin()
    try besides?.begin()
    Interruption.listen()
    do {
      try await solve.run(
        paths.map { DocumentSearch.source($0) }, cores: OwnProcess.cores,
        render: { solution in (solution, format == .jsonl ? LayoutLines.lines(of: solution) : []) },
        deliver: { solution, lines in
          try report.add(solution, lines: lines)
          try besides?.add(solution, lines: lines)
          if let isOfTelevision = isElsewhere(solution, target) {
            elsewhere.append((solution.path, isOfTelevision))
          }
          done += 1
          progress.update(done: done, total: paths.count)
          if done < paths.count { try Task.checkCancellation() }
        })
    } catch is CancellationError {}
    progress.end()
    try report.end(isWhole: done == paths.count, proofs: certify)
    try besides?.end(isWhole: done == paths.count, proofs: certify)
    try beside?.finish()
    try Interruption.check(done: done, of: paths.count, "document", "solved", on: console)
    for (path, isOfTelevision) in elsewhere where !common.quiet {
      console.note(
        isOfTelevision
          ? "\(path) is a tvOS document: it was solved on televisions, not on another device"
          : "\(path) is a macOS document: it was solved in its windows, not on a device")
    }
    for problem in unread {
      console.note(
        error: "\(problem); \(counted(leftOut, "document")) that it counts for "
          + "\(leftOut == 1 ? "was" : "were") left out")
    }
    if report.hasProblem || !unread.isEmpty { throw ExitCode(2) }
    if strict, report.hasConflict { throw ExitCode(1) }
  }

  /// Where a device was named, and the document was solved for other configurations: whether these are
  /// televisions.
  private func isElsewhere(_ solution: DocumentSolution, _ target: SolveTarget) -> Bool? {
    guard !self.target.window.device.isEmpty, case .matrix(let matrix) = target,
      case .solved(let scenes) = solution.outcome
    else { return nil }
    let asked = Set(matrix.configurations.map(\.name))
    let other = scenes.lazy.flatMap(\.layouts).map(\.configuration).first { !asked.contains($0) }
    return other.map { $0.hasPrefix("apple-tv") }
  }

  private func tell(
    _ solve: PlainSolve, _ paths: [String], on console: Console, isJSON: Bool
  ) async throws {
    var printer = KnowledgePrinter(console: console, isJSON: isJSON)
    try printer.begin()
    try await solve.run(
      paths.map { DocumentSearch.source($0) }, cores: OwnProcess.cores, render: { $0 },
      deliver: { try printer.add($0) })
    try printer.end()
    if printer.hasProblem { throw ExitCode(2) }
  }
}
