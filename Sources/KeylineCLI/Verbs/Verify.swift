import ArgumentParser
import LayoutService

/// `keyline verify`: proves that the store is as it was written.
struct Verify: Verb {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check the store against its hashes.",
    discussion: """
      EXAMPLES
        keyline verify
        keyline verify --quick
        keyline verify --resolve            solve a sample again and compare
        keyline verify --deep               solve everything again and compare
        keyline verify --head $(cat noted)  find out whether history was put back
        keyline verify --head git:v1.2
            the same, noted in the message of git's tag
        keyline verify --signed heads.txt --key key
            the same for all branches, signed

      Exit codes: 0 intact, 1 damaged, 2 could not look. Changes nothing.
      """)

  @Flag(help: "Only pages, types and the chain of revisions.")
  var quick = false

  @Flag(help: "Also solve a sample of the recorded scenes again and compare frames and findings.")
  var resolve = false

  @Option(help: .value("count", "Scenes in the sample."))
  var sample: Int = 50

  @Flag(help: "Also solve every recorded scene again and compare its frames and findings.")
  var deep = false

  @Option(
    help: .value(
      "id",
      "A revision's full id, noted elsewhere: damaged when the store has it no more; git:TAG reads "
        + "it from the message of an annotated tag."))
  var head: String?

  @Option(
    help: .value(
      "file",
      "What `keyline log --signed` printed: damaged when a branch no longer has its revision."))
  var signed: String?

  @Option(help: .value("file", "The key it was signed with."))
  var key: String?

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<VerifyReport>(
    "verify", "The store against its hashes: `keyline verify --json`.",
    .flag("isIntact", "Everything is as it was written.", \.problems.isEmpty),
    .texts("problems", "What is not, in words.", \.problems),
    .count("revisions", "Revisions.", \.revisionCount),
    .count("artifacts", "Contents of documents.", \.artifactCount),
    .count("derived", "Revisions whose computed rows were hashed again.", \.derivedCount),
    .count("layouts", "Layouts that were solved again.", \.layoutCount),
    .count(
      "skipped", "Scenes that another engine recorded, which are not comparable.", \.skippedCount),
    .count(
      "foreignViews",
      "Views of the query contract that another Keyline made; `migrate` makes them anew.",
      \.foreignViewCount),
    .fields(Records.outdated, \.outdated))

  func answer(on console: Console) async throws {
    let workspace: Workspace
    do {
      workspace = try store.open(for: .reading).workspace
    } catch {
      guard case .replaceStore? = Remedy(for: error) else { throw error }
      // So badly that nothing of it can be counted.
      var report = VerifyReport()
      let reason = "\(error)"
      report.problems = [reason]
      if common.json {
        try console.json(Self.jsonAnswer, report)
      } else {
        try console.print(
          "\("damaged", .red) \(reason); `keyline restore` makes a store out of a backup")
      }
      throw ExitCode(1)
    }
    let progress = ProgressLine("scenes", on: console, isQuiet: common.quiet)
    let level: VerifyLevel = deep || resolve ? .resolve : quick ? .quick : .full
    guard (signed == nil) == (key == nil) else {
      throw CommandError.needsOne("--signed and --key belong together; give both")
    }
    let noted = try head.map { head in
      head.hasPrefix("git:")
        ? try NotedHead.id(inTag: String(head.dropFirst(4)), repository: OwnProcess.folder) : head
    }
    var report = try await workspace.verify(
      level, sample: deep ? nil : sample, notedHead: noted
    ) { progress.update(done: $0, total: $1) }
    progress.end()
    if let signed, let key {
      report.problems += try workspace.problems(
        againstHeads: String(decoding: Disk.read(signed), as: UTF8.self), key: Disk.read(key))
    }
    if common.json {
      try console.json(Self.jsonAnswer, report)
    } else {
      let isIntact = report.problems.isEmpty
      for problem in report.problems { try console.print("\("damaged", .red) \(problem)") }
      let layouts =
        level == .resolve ? ", \(counted(report.layoutCount, "layout")) solved again" : ""
      try console.print(
        "\(isIntact ? "intact" : "damaged", isIntact ? .green : .red): "
          + "\(counted(report.revisionCount, "revision")), "
          + "\(counted(report.artifactCount, "artifact"))\(layouts)"
      )
      if report.skippedCount > 0 {
        try console.print(
          "\(counted(report.skippedCount, "scene")) of another engine were not compared")
      }
      try console.printOutdated(report.outdated)
      if report.foreignViewCount > 0 {
        try console.print(
          "\(counted(report.foreignViewCount, "view")) of queries \(report.foreignViewCount == 1 ? "is" : "are") "
            + "another Keyline's; keyline migrate makes them anew")
      }
    }
    if !report.problems.isEmpty { throw ExitCode(1) }
  }
}
