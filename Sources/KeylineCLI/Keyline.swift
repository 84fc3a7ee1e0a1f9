import ArgumentParser

/// A verb that git runs in the middle of its own work.
protocol GitsOwn {
  var isRunByGit: Bool { get }
}

extension MergeDriver: GitsOwn { var isRunByGit: Bool { true } }
extension Textconv: GitsOwn { var isRunByGit: Bool { true } }
extension Tidy: GitsOwn { var isRunByGit: Bool { clean != nil } }

/// The `keyline` command.
///
/// Every verb states its name: making names of types takes three milliseconds at each start.
struct Keyline: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keyline",
    abstract: "Version control for Auto Layout: what moved, what broke, since when and why.",
    discussion: """
      EXAMPLES
        keyline check --git origin/main        what a pull request makes worse
        keyline preview Main.storyboard        a screen in the terminal
        keyline solve Main.storyboard --device "iPhone SE" --type AX3
        keyline init && keyline commit . -m "First state"
        keyline query 'button{h<44}'           every button too small to tap

      Exit codes: 0 fine, 1 findings or differences, 2 could not.
      """,
    version: Versions.text,
    groupedSubcommands: [
      CommandGroup(
        name: "Judge layouts:",
        subcommands: [
          Check.self, FindingsVerb.self, Accept.self, Baseline.self, LintVerb.self,
          LanguagesVerb.self,
          SweepVerb.self, Explain.self, Config.self,
        ]),
      CommandGroup(
        name: "Look at one document:",
        subcommands: [
          Solve.self, Preview.self, Why.self, Trace.self, Fit.self, Exercise.self, Propose.self,
        ]),
      CommandGroup(
        name: "Record a history:",
        subcommands: [
          Init.self, Commit.self, Import.self, Status.self, Log.self, Show.self, Export.self,
          Tag.self, Branch.self, Switch.self,
        ]),
      CommandGroup(
        name: "Ask a history:",
        subcommands: [
          Diff.self, Query.self, History.self, Blame.self, Bisect.self, SiteVerb.self, Serve.self,
        ]),
      CommandGroup(
        name: "Merge:",
        subcommands: [
          GitVerb.self, Merge.self, Resolve.self, CherryPick.self, Revert.self, Undo.self,
          MergeFile.self, Tidy.self, MergeDriver.self, Textconv.self,
        ]),
      CommandGroup(
        name: "Write layouts as text:",
        subcommands: [Visual.self, Format.self, Convert.self, States.self, Tween.self]),
      CommandGroup(
        name: "Say what is known:",
        subcommands: [
          Devices.self, Overrides.self, Calibrate.self, Fidelity.self,
        ]),
      CommandGroup(
        name: "Care for a store:",
        subcommands: [
          Verify.self, Rebuild.self, Backup.self, Restore.self, CollectGarbage.self, Migrate.self,
          Stats.self, Doctor.self,
        ]),
      CommandGroup(
        name: "For shells and programs:",
        subcommands: [
          LSPVerb.self, MCPVerb.self, SchemaVerb.self, Completions.self, Manual.self,
        ]),
    ])

  /// Runs one command line and returns the process's exit code.
  static func run(_ arguments: [String]) async -> Int32 {
    Links.forgetTold()
    do {
      if try help(arguments) { return 0 }
      try UsageAdvice.check(arguments)
      var command = try parseAsRoot(Diff.spelledOut(arguments))
      // What git runs in the middle of its own work leaves the files alone.
      if (command as? any GitsOwn)?.isRunByGit != true {
        try PendingWrites.settleHere(on: Console(environment: OwnProcess.variables))
      }
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    } catch let error as Console.OutputError {
      if case .closed = error { return 0 }
      return 2
    } catch {
      return report(error, arguments)
    }
  }

  /// Prints the help of all verbs, or of a topic, where it is asked for.
  private static func help(_ arguments: [String]) throws -> Bool {
    let text: String
    if HelpText.isAsked(arguments) {
      text = HelpText.text(arguments)
    } else if arguments.first == "help", arguments.count == 2,
      let topic = HelpTopic(rawValue: arguments[1])
    {
      text = topic.text
    } else {
      return false
    }
    let console = Console(environment: OwnProcess.variables)
    try console.write(text.utf8)
    try console.finish()
    return true
  }

  /// Says what went wrong, or what was asked for, and returns the exit code.
  static func report(_ error: any Error, _ arguments: [String]) -> Int32 {
    let isUsage = Self.exitCode(for: error) == .validationFailure
    if Self.exitCode(for: error) == .success {
      // Help or the version was asked for.
      let console = Console(environment: OwnProcess.variables)
      try? console.write((Self.message(for: error) + "\n").utf8)
      try? console.finish()
      return 0
    }
    var sentence = isUsage ? Self.fullMessage(for: error) : KeylineCLI.sentence(of: error)
    var usage = isUsage ? Self.message(for: error) : sentence
    if isUsage, let better = UsageAdvice.sentence(for: usage, arguments) {
      sentence = sentence.replacing(usage, with: better)
      usage = better
    }
    // The parser's word begins with a capital letter, every other error's does not.
    if sentence.hasPrefix("Error: ") { sentence = "error: " + sentence.dropFirst(7) }
    let console = Console(environment: OwnProcess.variables)
    if arguments.contains("--json") {
      try? console.json(.error) { json in json.field("error", usage) }
      try? console.finish()
    }
    if isUsage {
      for line in sentence.split(separator: "\n", omittingEmptySubsequences: false) {
        console.note("\(String(line))")
      }
    } else {
      console.note(errors: sentence)
    }
    return 2
  }
}
