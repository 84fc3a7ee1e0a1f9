import ArgumentParser
import LayoutService

/// `keyline migrate`: brings a store of an older Keyline up to date.
struct Migrate: Verb {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Bring a store of an older Keyline up to date.",
    discussion: """
      EXAMPLES
        keyline migrate

      A copy is kept beside the store first (store.sqlite.v9.backup). Verbs that
      write migrate by themselves; verbs that read never write, and refuse an older
      store with a word about this one. Cut off, it goes on where it stopped when it
      is run again. The views that other programs query the store by are made anew
      where another Keyline made them.
      """)

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<(before: Int, after: Int, renewsViews: Bool)>(
    "migrate", "A store brought up to date: `keyline migrate --json`.",
    .count("versionBefore", "The version of its tables before.") { $0.before },
    .count("versionAfter", "The version after.") { $0.after },
    .flag(
      "renewsViews",
      "The views of the query contract were another Keyline's and are this one's now."
    ) { $0.renewsViews })

  func answer(on console: Console) async throws {
    let place = try store.require()
    let (before, after, renewsViews) = try Workspace.migrate(path: place.path)
    if common.json { return try console.json(Self.jsonAnswer, (before, after, renewsViews)) }
    let unmoved = renewsViews ? "the views of queries are this Keyline's now" : "nothing to do"
    try console.print(
      before == after
        ? "\(unmoved): schema version \(after)"
        : "migrated from schema version \(before) to \(after); "
          + "the store as it was is \(place.path).v\(before).backup")
  }
}
