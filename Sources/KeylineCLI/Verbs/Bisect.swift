import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline bisect`: finds the first revision that matches a selector or a command.
struct Bisect: Verb {
  static let configuration = CommandConfiguration(
    commandName: "bisect",
    abstract: "Find the first revision that matches, by asking a few.",
    discussion: """
      EXAMPLES
        keyline bisect '#"Sign In"!unsatisfiable'
            the first revision in which it contradicts itself
        keyline bisect 'button{w<44}' -r v1..HEAD
        keyline bisect 'label[text="Help"]' --gone
            the revision that removed the last one
        keyline bisect '*!error' -r 'touching("App/Login*")'
        keyline bisect '*!truncated' --git v1.2..HEAD
            git's commits, without a store
        keyline bisect --run './is-broken.sh'
            a command, in a folder with the documents of the revision

      The newest revision is asked, then the one before the oldest, then always the
      middle of the rest: twelve of a thousand. All revisions after the first match
      must match, too; `keyline query -r SET` asks each revision instead. A command
      exits with 0 if the revision does not match, with 125 if it cannot tell, and
      with any other code if it matches.

      Exit 0 if a revision is found, 1 if all or none match, or if commands cannot
      tell.
      """)

  @Argument(help: .value("selector", "A revision matches if a view in it matches this."))
  var selector: String?

  @Option(
    name: [.customShort("r"), .customLong("rev")],
    help: .value("revisions", "A..B or a set; else all of the current branch."),
    completion: .custom(Complete.revisions))
  var revisions: String?

  @Option(
    help: .value("range", "Ask the commits of the git repository here: A..B, or A for A..HEAD."),
    completion: .custom(Complete.git))
  var git: String?

  @Flag(help: "A revision matches if no view in it matches the selector.")
  var gone = false

  @Option(help: .value("command", "Ask a command of the shell instead of a selector."))
  var run: String?

  @OptionGroup var matrix: MatrixOptions
  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func validate() throws {
    guard (selector == nil) != (run == nil) else {
      throw ValidationError("give either a selector, or --run with a command")
    }
    if gone, run != nil { throw ValidationError("--gone goes with a selector") }
    if revisions != nil, git != nil { throw ValidationError("-r and --git exclude each other") }
    if run != nil, git != nil {
      throw ValidationError("--run asks revisions of the store; `git bisect run` asks commits")
    }
  }

  static let jsonAnswer = Answer<(outcome: Bisection.Outcome, states: BisectedStates, asked: Int)>(
    "bisect", "Since which revision something is so: `keyline bisect --json`.",
    .word(
      "outcome",
      """
      first: one was found; never: the newest says no; always: the oldest says yes already; \
      within: between two none can tell.
      """, of: Bisection.Outcome.words
    ) { $0.outcome.word },
    .count("states", "Among how many revisions or commits it was looked for.") {
      $0.states.all.count
    },
    .count("asked", "How many of them were asked.") { $0.asked },
    .list(
      "found", "The one that was found; the two ends where the outcome is within; else empty.",
      { $0.states.found($0.outcome) },
      .text("id", "The revision's id, or the commit's.", \.name),
      .text("author", "Who made it.", \.author),
      .text("date", "When, in UTC.") { DateText.text($0.time) },
      .text("message", "Its message.", \.message)))

  func answer(on console: Console) async throws {
    Interruption.listen()
    let states = try git.map { try BisectedStates(git: $0) } ?? stored()
    var asked = 0
    let outcome = try await Bisection.run(count: states.all.count) { number in
      try Task.checkCancellation()
      asked += 1
      let answer = try await ask(states, number)
      if !common.quiet {
        console.note("\(states.all[number].short) \(words(answer)) · \(states.all[number].title)")
      }
      return answer
    }
    try tell(outcome, states, asked: asked, on: console)
    guard case .first = outcome else { throw ExitCode(1) }
  }

  private func stored() throws -> BisectedStates {
    let (workspace, _) = try store.open(for: .reading)
    let set = try RevisionSet(typed: revisions.map { $0.contains("..") ? "(\($0))" : $0 } ?? "::@")
    let policy = FindingPolicy(try matrix.settings())
    return try BisectedStates(set, of: workspace, policy: policy)
  }

  private func ask(_ states: BisectedStates, _ number: Int) async throws -> Bisection.Answer {
    let state = states.all[number]
    if let run {
      return try states.workspace.map { try RunCommand(run).ask(state.name, of: $0) } ?? .unknown
    }
    let matrix = try matrix.matrix()
    let isFound = try await states.asking(state, matrix) { workspace, name in
      try await workspace.query(selector ?? "", at: name, matrix: matrix, limit: 0) { _ in } > 0
    }
    return isFound != gone ? .yes : .no
  }

  private func words(_ answer: Bisection.Answer) -> String {
    switch answer {
    case .yes: "so"
    case .no: "not so"
    case .unknown: "cannot tell"
    }
  }

  private func tell(
    _ outcome: Bisection.Outcome, _ states: BisectedStates, asked: Int, on console: Console
  ) throws {
    if common.json { return try console.json(Self.jsonAnswer, (outcome, states, asked)) }
    let count = counted(states.all.count, states.noun)
    switch outcome {
    case .first(let number):
      let state = states.all[number]
      try console.print(
        "\(state.short, .bold) \(DateText.text(state.time)) · \(state.author) · \(state.title)")
      try console.print("    the first of \(count) that is so; \(asked) were asked")
    case .never where states.all.isEmpty: try console.print("no \(states.noun) to ask")
    case .never:
      try console.print("not so in \(states.all.last?.short ?? ""), the newest of \(count)")
    case .always: try console.print("so in \(states.all[0].short) already, the oldest of \(count)")
    case .within(let range):
      try console.print(
        "between \(states.all[range.lowerBound].short) and \(states.all[range.upperBound].short): "
          + "the command cannot tell")
    }
  }
}

extension Bisection.Outcome {
  /// As `--json` calls them.
  static let words = ["first", "never", "always", "within"]

  fileprivate var word: String {
    switch self {
    case .first: "first"
    case .never: "never"
    case .always: "always"
    case .within: "within"
    }
  }
}

extension BisectedStates {
  /// The state that was found, or the two between which it lies.
  fileprivate func found(_ outcome: Bisection.Outcome) -> [State] {
    switch outcome {
    case .first(let number): [all[number]]
    case .within(let range): [all[range.lowerBound], all[range.upperBound]]
    case .never, .always: []
    }
  }
}
