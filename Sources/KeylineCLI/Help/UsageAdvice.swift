import ArgumentParser
import LayoutModel

/// Suggestions for a command line that cannot be parsed.
enum UsageAdvice {
  /// Refuses an unknown verb, and names the one that was meant, before options are looked at: `comit . -m x`
  /// has one mistake, and `-m` is none.
  static func check(_ arguments: [String]) throws {
    var words = arguments[...]
    let isHelp = words.first == "help"
    if isHelp { words = words.dropFirst() }
    guard let word = words.first, !word.hasPrefix("-"), word != "help",
      VerbIndex.verb(named: word) == nil
    else { return }
    let known = isHelp ? VerbIndex.shownNames + HelpTopic.allCases.map(\.rawValue) : []
    let meant = nearestWord(to: word, among: known) ?? VerbIndex.nearest(to: word)
    let advice =
      meant.map { "did you mean \"keyline \(isHelp ? "help " : "")\($0)\"?" }
      ?? "`keyline help` lists those of a day, `keyline help --all` the rest"
    throw UnknownVerb(sentence: "there is no verb \"\(word)\"; \(advice)")
  }

  struct UnknownVerb: Error, CustomStringConvertible {
    let sentence: String
    var description: String { sentence }
  }

  /// The most options that are named where none is near.
  private static let most = 8

  /// A better sentence than the parser's own where an option, an argument or a subcommand is wrong; nil for
  /// every other error.
  ///
  /// The parser suggests any name up to four letters away, `--key` for `--foo`.
  static func sentence(for message: String, _ arguments: [String]) -> String? {
    guard let word = arguments.first, let verb = VerbIndex.verb(named: word) else { return nil }
    if let missing = quoted(in: message, after: "Missing expected argument '") {
      return sentence(forMissing: missing, of: verb, word, arguments.dropFirst())
    }
    if let unexpected = quoted(in: message, after: "Unexpected argument '") {
      return sentence(forSubcommand: unexpected, of: verb, word, arguments.dropFirst())
    }
    let prefix = "Unknown option '"
    guard message.hasPrefix(prefix) else { return nil }
    let option = String(message.dropFirst(prefix.count).prefix { $0 != "'" && $0 != "=" })
    let (owner, name) = subcommand(of: verb, word, arguments.dropFirst())
    let known = VerbOptions(of: owner)
    let start = "\(name) has no option \(option)"
    let bare = option.drop { $0 == "-" }
    let shown = known.longNames
    if let near = nearestWord(to: String(bare), among: shown.map { String($0.dropFirst(2)) }) {
      return "\(start); did you mean --\(near)?"
    }
    guard !shown.isEmpty else { return "\(start), and no other" }
    let more = shown.count > most ? " and \(shown.count - most) more" : ""
    return "\(start); it has \(shown.prefix(most).joined(separator: ", "))\(more)"
  }

  /// The arguments a verb needs, with the first of its own examples.
  private static func sentence(
    forMissing argument: String, of verb: VerbIndex.Verb, _ word: String,
    _ words: ArraySlice<String>
  ) -> String {
    let (owner, name) = subcommand(of: verb, word, words)
    let example = owner.configuration.discussion.split(separator: "\n")
      .map { $0.drop { $0 == " " } }.first { $0.hasPrefix("keyline \(name) ") }
    // Two blanks or more stand between the command and its description.
    let command = example.map {
      String($0.prefix(upTo: $0.firstRange(of: "  ")?.lowerBound ?? $0.endIndex))
    }
    return "\(name) needs \(argument)" + (command.map { ", as in `\($0)`" } ?? "")
  }

  private static func quoted(in message: String, after prefix: String) -> String? {
    message.hasPrefix(prefix)
      ? String(message.dropFirst(prefix.count).prefix { $0 != "'" }) : nil
  }

  /// The sentence about a word where a subcommand should stand; nil for a command that has none.
  private static func sentence(
    forSubcommand word: String, of verb: VerbIndex.Verb, _ name: String,
    _ words: ArraySlice<String>
  ) -> String? {
    let (owner, name) = subcommand(of: verb, name, words)
    let known = owner.configuration.subcommands.map(VerbIndex.name)
    guard !known.isEmpty else { return nil }
    let meant = nearestWord(to: word, among: known)
    return "\(name) has no subcommand \"\(word)\"; "
      + (meant.map { "did you mean \($0)?" } ?? "it has \(known.joined(separator: ", "))")
  }

  /// The command that the words behind a verb stand for, such as `git install`.
  private static func subcommand(
    of verb: VerbIndex.Verb, _ name: String, _ words: ArraySlice<String>
  ) -> (VerbIndex.Verb, String) {
    guard let word = words.first,
      let below = verb.configuration.subcommands.first(where: { VerbIndex.name($0) == word })
    else { return (verb, name) }
    return subcommand(of: below, "\(name) \(word)", words.dropFirst())
  }
}
