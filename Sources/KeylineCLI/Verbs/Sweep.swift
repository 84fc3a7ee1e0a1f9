import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline sweep`: where a layout changes while the window or the text grows.
struct SweepVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Follow a document through all widths, heights or text sizes.",
    discussion: """
      EXAMPLES
        keyline sweep Main.storyboard                     widths from 320 to 1376
        keyline sweep Main.storyboard --from 320 --to 440 --device iphone-se-3
        keyline sweep Login.xib --height --scene abc-de-fgh
        keyline sweep Main.storyboard --text-size --from L --to AX3
        keyline sweep Main.storyboard --scene Login --svg strip.svg
        keyline sweep Main.storyboard --strict            exit 1 if an error is found

      Breakpoints are exact: line breaks, margins and priorities are solved for, not
      sampled. Only one side moves; the other, safe area, scale and size classes are
      held as given, or as \(Configuration.usualDevice) has them. A scene that is
      different in another size class of the side that moves is followed in both
      classes, unless --classes names one; in a regular width from 640 points on, for
      no system calls less regular. A window of a Mac is followed from the smallest
      size that its document states to the largest, the other side as it is recorded,
      and the least size at which nothing breaks is told. Frames are followed before
      they are rounded to pixels; findings are judged on rounded frames, as
      everywhere. Rules and severities of keyline.toml count. Ctrl-C ends after the
      scenes under way: what is printed is whole, and exit is 130.
      """)

  @Argument(help: .value("file", "A document."), completion: Complete.documents)
  var file: String

  @Flag(help: "Move the window's height instead of its width.")
  var height = false

  @Flag(help: "Move the text size instead of the window's width.")
  var textSize = false

  @Option(help: .value("end", "Where to begin: points, or a text size."))
  var from: String?

  @Option(help: .value("end", "Where to end."))
  var to: String?

  @OptionGroup(title: "What to hold; an iPhone 17 if left out") var window: WindowOptions

  @OptionGroup(title: "Where sizes come from") var source: SourceOptions

  @Option(help: .value("id", "Only this scene, by its root's id or its title."))
  var scene: SceneName?

  @Option(
    help: .value(
      "file",
      "Also draw the scene at its breakpoints, side by side, into this file (.svg, .png, .pdf)."))
  var svg: String?

  @Flag(help: "Exit 1 when an error is found somewhere on the way.")
  var strict = false

  @OptionGroup(title: "Output") var replacing: ReplaceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func validate() throws {
    if height, textSize {
      throw ValidationError("a sweep follows one of width, height and text size at a time")
    }
    if textSize, window.type != nil {
      throw ValidationError("--text-size goes from --from to --to: leave --type out")
    }
  }

  func answer(on console: Console) async throws {
    if let svg {
      let kind = OutputKind.picture(try PictureFormat(path: svg))
      try OutputGround.refuse(svg, as: kind, force: replacing.force)
    }
    var sweep = PlainSweep(
      configuration: try window.configuration(), course: try course(), scene: scene,
      options: try source.solving([file]))
    sweep.followsClasses = window.classes == nil
    sweep.followsWindows = from == nil && to == nil
    let tree = TreeRoot(of: [file])
    sweep.policy = FindingPolicy(try SettingsSearch.load(in: tree), fromRoot: tree.fromRoot)
    let progress = ProgressLine("scenes", on: console, isQuiet: common.quiet)
    Interruption.listen()
    var total = 0
    let scenes = try await sweep.run(
      DocumentSearch.source(file), cores: OwnProcess.cores
    ) {
      total = $1
      progress.update(done: $0, total: $1)
    }
    progress.end()
    let remaining = max(0, total - scenes.count)
    if let svg, remaining == 0 { try draw(scenes, to: svg) }
    if common.json {
      try console.json(SweepJSON.jsonAnswer, (file, remaining, scenes))
    } else {
      if let first = scenes.first { try SweepReport.begin(first.sweep, path: file, on: console) }
      var still: [SweptScene] = []
      for (scene, before) in zip(scenes, [nil] + scenes) {
        let report = SweepReport(scene, path: file)
        if report.isStill(after: before) {
          still.append(scene)
          continue
        }
        try SweepReport.printStill(still, on: console)
        still = []
        try report.print(after: before, on: console)
      }
      try SweepReport.printStill(still, on: console)
      try Console.beside(SweepJSON.jsonAnswer, (file, remaining, scenes))
    }
    try Interruption.check(done: scenes.count, of: total, "scene", "swept", on: console)
    let open = scenes.filter { !$0.sweep.isComplete }
    guard open.isEmpty else {
      for scene in open {
        console.note(
          error: "\(file):\(scene.scene.location.line): scene \(scene.scene.id) is not "
            + "swept to its end: too much work, or too many breakpoints")
      }
      throw ExitCode(2)
    }
    if strict, scenes.contains(where: { $0.sweep.spans.contains(where: \.isError) }) {
      throw ExitCode(1)
    }
  }

  /// The quantity that moves, and its two ends.
  private func course() throws -> Sweep.Course {
    if textSize { return try .textSizes(from: end(from), to: end(to)) }
    let (from, to): (Double?, Double?) = (try end(from), try end(to))
    return height ? try .heights(from: from, to: to) : try .widths(from: from, to: to)
  }

  private func end(_ text: String?) throws -> Double? {
    guard let text else { return nil }
    guard let value = Double(text) else {
      throw WorkspaceError.badConfiguration(
        "\"\(text)\" is no end of a range; give points from 1 to 10000")
    }
    return value
  }

  private func end(_ text: String?) throws -> ContentSizeCategory? {
    guard let text else { return nil }
    guard let size = ContentSizeCategory(rawValue: text.uppercased()) else {
      throw WorkspaceError.badConfiguration(
        "\"\(text)\" is no text size; give XS to XXXL or AX1 to AX5")
    }
    return size
  }

  private func draw(_ scenes: [SweptScene], to path: String) throws {
    // Of a scene that is followed in both size classes, the one that is held is drawn.
    guard Set(scenes.map(\.scene.id)).count == 1, let scene = scenes.first else {
      throw WorkspaceError.severalPictures(scenes.map { $0.scene.id.rawValue })
    }
    let drawing = try scene.picture { AssetSearch.assets(for: $0, images: $1) }
    let format = try PictureFormat(path: path)
    try Disk.write(
      try format.bytes(of: drawing), to: path, as: .picture(format), force: replacing.force)
  }
}
