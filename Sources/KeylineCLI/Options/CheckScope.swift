import ArgumentParser
import LayoutModel
import LayoutService
import LayoutSettings

/// The two states that a check compares, and the settings that judge them.
struct CheckScope: ParsableArguments {
  @Option(
    help: .value(
      "rev", "The revision to compare with, or a set that holds one; the newest if left out."),
    completion: .custom(Complete.revisions))
  var base: String?

  @Option(
    help: .value("range", "Compare commits of the git repository here: a commit, A..B or A...B."),
    completion: .custom(Complete.git))
  var git: String?

  @Flag(help: "Compare what git has staged, with HEAD or with --git's merge base.")
  var staged = false

  @Flag(help: "Compare the files on disk, with HEAD or with --git's merge base.")
  var disk = false

  /// The former name of `disk`.
  @Flag(help: .hidden) var worktree = false

  @Flag(help: "Fetch what this clone lacks of the commits of --git.")
  var fetch = false

  @OptionGroup var matrix: MatrixOptions
  @OptionGroup(title: "Store") var store: StoreOptions

  /// Whether a state to compare with is named.
  var comparesStates: Bool { base != nil || git != nil || staged || disk || worktree }

  /// The findings of a check, and the settings that judged them.
  struct Outcome {
    /// As it was found, by the team's settings; what was accepted is still in it.
    var report: CheckReport
    var settings: ProjectSettings
    var matrix: Matrix
    /// A finding's path from the root of the tree.
    var fromRoot: @Sendable (DocumentPath) -> DocumentPath = { $0 }
    /// The tree that was checked.
    var tree: CheckedTree
    /// Sentences for whoever runs the check.
    var notes: [String] = []
  }

  /// - Parameter failOn: what fails the check, in place of what the settings say.
  func run(
    _ paths: [String], failOn: GateSettings.FailOn? = nil, progress: SceneProgress
  ) async throws -> Outcome {
    let range = try gitRange()
    var notes: [String] = []
    if fetch, let range {
      notes = try GitFetch.complete(range, in: OwnProcess.folder).map { "ran \($0)" }
    }
    let root = root(of: paths)
    let tree = CheckedTree(head: range?.head, root: root)
    var settings =
      matrix.file == nil ? try ProjectSettings.load(tree.settings) : try matrix.settings()
    if let failOn { settings.gate.failOn = failOn }
    let matrix = try matrix.matrix(by: settings)
    let found = try await report(range, paths, matrix, settings, root, progress)
    var outcome = Outcome(report: found, settings: settings, matrix: matrix, tree: tree)
    if let note = SettingsSearch.exportNote(found.exportCount) { notes.append(note) }
    outcome.notes = notes + (range.map { Uncommitted(besides: $0.head).notes } ?? [])
    // Without git and store, documents are called as they were named on the command line.
    if range == nil, found.base == nil { outcome.fromRoot = root.fromRoot }
    outcome.report = FindingPolicy(settings, fromRoot: outcome.fromRoot).applied(to: found)
    return outcome
  }

  /// The tree that judges: the one here for what is compared with git or a store, else the one that the
  /// documents lie in.
  func root(of paths: [String]) -> TreeRoot {
    git != nil || staged || disk || worktree || store.find() != nil ? .here : TreeRoot(of: paths)
  }

  private func report(
    _ range: GitRange?, _ paths: [String], _ matrix: Matrix, _ settings: ProjectSettings,
    _ root: TreeRoot, _ progress: SceneProgress
  ) async throws -> CheckReport {
    if let range {
      guard base == nil else { throw CommandError.exclude("--base", "--git, --staged, --disk") }
      var check = GitCheck(
        repository: OwnProcess.folder, range: range, paths: paths, matrix: matrix)
      check.scope = settings.paths
      return try await check.run(disk: { DocumentSearch.source($0, as: $1) }, progress: progress)
    }
    if let place = store.find() {
      let workspace = try place.workspace(for: .reading)
      let tree = try place.tree(paths, stored: workspace.storedPaths(), scope: settings.paths)
      return try await workspace.check(
        tree, base: base.map { try workspace.spec($0, policy: FindingPolicy(settings)) },
        matrix: matrix, progress: progress)
    }
    guard base == nil else { throw CommandError.noStore(OwnProcess.folder) }
    guard !paths.isEmpty else {
      throw CommandError.needsOne(
        "nothing to compare with: `keyline check .` tells what is wrong, --git BRANCH and --disk what "
          + "got worse in git, and `keyline init` makes a store with a history")
    }
    let files = SettingsSearch.kept(
      try DocumentSearch.files(paths), named: paths, by: settings, in: root)
    guard !files.isEmpty else { throw try SettingsSearch.nothingKept(of: paths) }
    let options = try SourceOptions.declaring(files)
    return try await PlainCheck(matrix: matrix, options: options).run(
      files.map { DocumentSearch.source($0) }, progress: progress)
  }

  /// The states of the git repository to compare; nil where none are asked for.
  private func gitRange() throws -> GitRange? {
    let isDisk = disk || worktree
    guard !(staged && isDisk) else { throw CommandError.exclude("--staged", "--disk") }
    let head: GitRange.Head? = staged ? .index : isDisk ? .worktree : nil
    // Without git, the files on disk are compared with the newest revision of the store.
    if isDisk, git == nil, !SettingsSearch.isInGit, store.find() != nil { return nil }
    guard git != nil || head != nil else { return nil }
    return try GitRange(git ?? "HEAD", head: head)
  }
}
