import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline resolve`: decides what a merge left open, conflict by conflict or all at once.
struct Resolve: Verb {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Tell what a merge left open, and decide it.",
    discussion: """
      EXAMPLES
        keyline resolve
            what is contested, numbered
        keyline resolve --theirs --conflict 2 --conflict 5
        keyline resolve --ours --conflict xJ9-aa-001.text
            by object, or object and property
        keyline resolve --edit "Good evening" --conflict 2
        keyline resolve --both --conflict 3                as it is merged
        keyline resolve --theirs App/Main.storyboard
            all that is open in a document
        keyline resolve --interactive                      asked one by one
        keyline resolve --undo --conflict 2                open again

      In a store after `keyline merge`, and in git's working tree where git left
      layout files in conflict. Documents are merged again with what is decided; what
      only one side changed stays merged. In git, a document without open conflicts
      is staged; in a rebase, theirs is what is replayed. --both leaves a kept
      object, or a layout that got worse, as it is merged. Edits since the merge are
      kept; they decide a conflict only if they change what is contested. `keyline
      commit`, or git's own command, ends the merge.
      Exit codes: 0 nothing is open any more, or a list was asked for; 1 something is
      open; 2 could not.
      """)

  @Argument(help: .value("paths", "Documents; all of the merge if left out."))
  var paths: [String] = []

  @Flag(help: "Take our values.") var ours = false
  @Flag(help: "Take their values.") var theirs = false
  @Flag(help: "Leave both sides' edits as they are merged.") var both = false
  @Option(help: .value("value", "Take this value instead; of one conflict."))
  var edit: String?
  @Flag(help: "Open decided conflicts again.") var undo = false
  @Flag(name: .shortAndLong, help: "Ask for each conflict.") var interactive = false
  @Option(
    name: [.customShort("c"), .long],
    help: .value("n", "Only this one: its number, its object, or object.property. Repeatable."))
  var conflict: [String] = []
  @Flag(help: "Write over documents that were edited since the merge.") var discardEdits = false

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  private var decision: MergeDecision? {
    ours ? .ours : theirs ? .theirs : both ? .both : edit.map(MergeDecision.value)
  }

  func validate() throws {
    guard !interactive || !common.json else {
      throw CommandError.exclude("--interactive", "--json")
    }
    let given = [ours, theirs, both, edit != nil, undo, interactive].filter { $0 }.count
    guard given <= 1 else {
      throw ValidationError("give one of --ours, --theirs, --both, --edit, --undo, --interactive")
    }
    guard edit == nil || conflict.count == 1 else {
      throw ValidationError("--edit is for one conflict: name it with --conflict")
    }
    guard conflict.isEmpty || given == 1, !interactive || conflict.isEmpty else {
      throw ValidationError("--conflict goes with --ours, --theirs, --both, --edit or --undo")
    }
  }

  func answer(on console: Console) async throws {
    var merge = try await MergeUnderWay.find(store, evenIf: true)
    let chosen = try paths.isEmpty ? merge.paths : paths.map { try merge.relative($0) }
    let isListing = decision == nil && !undo && !interactive
    let list = try await merge.conflicts(of: chosen)
    if isListing { return try tell(list, on: console) }
    let left = discardEdits ? [:] : try await merge.left(chosen)
    let asked =
      try interactive ? ask(list, &merge, console) : decide(try meant(list), &merge)
    let after = try await merge.write(chosen, of: list, onto: left)
    if !undo, let first = after.firstOpen(of: asked) {
      console.note("not decided: \(first.conflict.sentence)")
      if first.conflict.kind == .layout, !both, !interactive {
        console.note(
          "neither side has a value to take: each set something else, and only together they do harm; "
            + "--both leaves both edits, or mend the document by hand and "
            + (merge.isGit ? "`git add` it" : "`keyline commit`"))
      }
    }
    try tell(after, on: console, isGit: merge.isGit)
    if after.items.contains(where: \.isOpen) { throw ExitCode(1) }
  }

  /// The conflicts that are named; without a name, all that are open, or decided for `--undo`.
  private func meant(_ list: ConflictList) throws -> [ConflictList.Item] {
    if conflict.isEmpty { return list.items.filter { $0.isOpen != undo } }
    return try conflict.flatMap { name in
      let found = list.items.filter { $0.isCalled(name) }
      guard !found.isEmpty else {
        throw CommandError.needsOne(
          "no conflict is called \"\(name)\"; `keyline resolve` lists them")
      }
      guard edit == nil || found.count == 1 else {
        throw CommandError.needsOne("\"\(name)\" names \(found.count) conflicts; give one's number")
      }
      return found
    }
  }

  private func decide(
    _ items: [ConflictList.Item], _ merge: inout MergeUnderWay
  ) -> [ConflictList.Item] {
    for item in items { merge.decide(item.conflict, of: item.path, decision) }
    return items
  }

  /// One question for each open conflict; the end of input is the end of questions.
  private func ask(
    _ list: ConflictList, _ merge: inout MergeUnderWay, _ console: Console
  ) throws -> [ConflictList.Item] {
    var asked: [ConflictList.Item] = []
    for item in list.items where item.isOpen {
      try console.print("\(item.line)")
      console.note("o = ours, t = theirs, b = both, e = another value, s = later, q = enough")
      guard let answer = readLine()?.lowercased(), answer != "q" else { break }
      let decision: MergeDecision
      switch answer {
      case "o": decision = .ours
      case "t": decision = .theirs
      case "b": decision = .both
      case "e":
        console.note("which?")
        guard let value = readLine() else { return asked }
        decision = .value(value)
      default: continue
      }
      merge.decide(item.conflict, of: item.path, decision)
      asked.append(item)
    }
    return asked
  }

  private func tell(_ list: ConflictList, on console: Console, isGit: Bool = false) throws {
    if common.json { return try console.json(ConflictList.jsonAnswer, list) }
    for item in list.items {
      try console.print("\(item.line)")
      guard item.isOpen else { continue }
      for line in ConflictSides.lines(item.conflict) { try console.print("    \(line)") }
    }
    let open = list.items.filter(\.isOpen).count
    if open > 0 { return try console.print("\(counted(open, "conflict")) open") }
    try console.print(
      list.items.isEmpty
        ? "nothing is contested"
        : "nothing is open · \(isGit ? "staged; " : "")\(MergeUnderWay.ending(isGit: isGit)) ends the merge"
    )
  }
}
