import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline overrides`: what only run time knows, declared.
struct Overrides: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overrides",
    abstract: "Declare sizes of classes, images and fonts that documents do not hold.",
    discussion: """
      EXAMPLES
        keyline overrides suggest App/Main.storyboard > App/keyline.overrides.json
        keyline overrides check App/keyline.overrides.json
        keyline overrides fonts App
        keyline solve App/Main.storyboard --overrides sizes.json

      A file has up to five parts: "classes" and "views" with width, height,
      alignmentInsets, firstBaseline, lastBaseline and flips; "images" with width and
      height; "fonts" with ascender, descender, lineGap, averageAdvance, advances and
      kerning per point of size, or with file: a TrueType or OpenType font, by its
      path from here; "systemFont" with file and, for italic texts, italic with a
      file of its own: the system font's variable font as a Mac has it, for texts in
      every weight and size. Without it they are measured by fitted tables.

      A document takes the nearest keyline.overrides.json, from its own folder up to
      the one of .keyline; without a store, the one beside it. Commits record it like
      a document, font files as their metrics, so that every revision is solved with
      what was declared then.

      Fonts that lie in the tree of a document (.ttf, .otf and collections, below the
      folder of the store, the git repository or the Xcode project) need no
      declaration. Commits record their metrics in keyline.fonts.json at the root.
      """,
    subcommands: [Suggest.self, Check.self, Fonts.self])

  /// `keyline overrides suggest`.
  struct Suggest: Verb {
    static let configuration = CommandConfiguration(
      commandName: "suggest",
      abstract: "Write what documents leave unknown, with recorded frames as proposals.")

    @Argument(help: .value("files", "Documents, or folders of them."))
    var files: [String]

    @OptionGroup(title: "What is declared already") var source: SourceOptions
    @OptionGroup(title: "Output") var common: CommonOptions

    func answer(on console: Console) async throws {
      let paths = try DocumentSearch.some(files)
      let suggestion = OverridesSuggestion(options: try source.solving(paths))
      var found = LayoutOverrides.none
      var hasProblem = false
      for path in paths {
        do {
          found.add(try suggestion.overrides(for: DocumentSearch.source(path)))
        } catch {
          hasProblem = true
          console.note(error: "\("\(error)")")
        }
      }
      try console.write(OverridesText.text(found).utf8)
      if hasProblem { throw ExitCode(2) }
    }
  }

  /// `keyline overrides check`.
  struct Check: Verb {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Read a file of declarations and tell how many there are, or what is wrong.")

    @Argument(help: .value("file", "The file.")) var file: String
    @OptionGroup(title: "Output") var common: CommonOptions

    static let jsonAnswer = Answer<LayoutOverrides>(
      "overrides", "What a file declares: `keyline overrides check --json`.",
      .count("classes", "Classes.", \.classes.count),
      .count("views", "Views.", \.views.count),
      .count("images", "Images.", \.images.count),
      .count("fonts", "Fonts.", \.fonts.count),
      .flag("systemFont", "It declares the system font.") { $0.systemFont != nil })

    func answer(on console: Console) async throws {
      let found = try SolveOptions.overrides(from: DocumentSearch.declarations(file))
      let counts = [
        ("classes", found.classes.count), ("views", found.views.count),
        ("images", found.images.count), ("fonts", found.fonts.count),
      ]
      if common.json { return try console.json(Self.jsonAnswer, found) }
      let system = found.systemFont == nil ? "" : ", the system font"
      try console.print("\(counts.map { "\($0.1) \($0.0)" }.joined(separator: ", "))\(system)")
    }
  }

  /// `keyline overrides fonts`.
  struct Fonts: Verb {
    static let configuration = CommandConfiguration(
      commandName: "fonts",
      abstract: "Tell where the metrics of each font come from that documents name.",
      discussion: """
        A font without a file, a declaration or published metrics is assumed: another
        font stands in for it. UIAppFonts of Info.plist files says what an app
        registers by itself.
        """)

    @Argument(help: .value("files", "Documents, or folders of them."))
    var files: [String]

    @OptionGroup(title: "What is declared already") var source: SourceOptions
    @OptionGroup(title: "Output") var common: CommonOptions

    func answer(on console: Console) async throws {
      let paths = try DocumentSearch.some(files)
      let survey = FontSurvey(
        paths.map { DocumentSearch.source($0) }, options: try source.solving(paths))
      let trees = FontSearch.trees(of: paths)
      let printer = FontPrinter(survey: survey, trees: trees)
      if common.json {
        try console.json(FontPrinter.jsonAnswer, printer)
      } else {
        for line in printer.lines { try console.print(line) }
      }
      for problem in survey.problems { console.note(error: "\(problem)") }
      if !survey.problems.isEmpty { throw ExitCode(2) }
    }
  }
}
