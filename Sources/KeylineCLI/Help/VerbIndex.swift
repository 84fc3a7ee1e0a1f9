import ArgumentParser
import LayoutModel

/// The verbs by name, as `Keyline.configuration` groups them.
enum VerbIndex {
  typealias Verb = any ParsableCommand.Type

  /// The verbs with which a day goes by, in the order in which one meets them.
  static let daily: [Verb] = [
    Init.self, Status.self, Check.self, FindingsVerb.self, Accept.self, Diff.self, Preview.self,
    Commit.self, Log.self, Query.self,
  ]

  /// The groups of the help, each with the verbs that it shows.
  static var groups: [(title: String, verbs: [Verb])] {
    Keyline.configuration.groupedSubcommands.map { group in
      (group.name, group.subcommands.filter { $0.configuration.shouldDisplay })
    }
  }

  /// Every verb, those that only other programs call included.
  static var all: [Verb] { Keyline.configuration.groupedSubcommands.flatMap(\.subcommands) }

  /// The names of the verbs that the help shows, and `help` itself.
  static var shownNames: [String] { groups.flatMap(\.verbs).map(name) + ["help"] }

  static func name(_ verb: Verb) -> String { verb.configuration.commandName ?? "" }

  static func verb(named name: String) -> Verb? { all.first { Self.name($0) == name } }

  /// The verb that a word may have meant: a slip of the hand, or what another program calls it.
  static func nearest(to word: String) -> String? {
    let known = shownNames
    if let near = nearestWord(to: word, among: known) { return near }
    return elsewhere[word.lowercased()]
  }

  /// Verbs by the names that other programs give them.
  private static let elsewhere = [
    "add": "commit", "annotate": "blame", "ci": "check", "clone": "import",
    "checkout": "switch", "compare": "diff", "complete": "completions", "draw": "preview",
    "errors": "check", "find": "query", "grep": "query", "ignore": "accept", "intl": "languages",
    "new": "init", "open": "serve", "print": "show", "render": "preview", "rules": "explain",
    "select": "query", "sql": "query", "suppress": "accept", "test": "check", "view": "preview",
    "watch": "serve",
  ]
}
