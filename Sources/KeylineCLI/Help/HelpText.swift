import ArgumentParser

/// The text of `keyline help`: the common verbs, or all verbs by task.
enum HelpText {
  /// Whether a command line asks for it; verbs have help of their own.
  static func isAsked(_ arguments: [String]) -> Bool {
    guard let first = arguments.first else { return true }
    guard ["help", "--help", "-h"].contains(first) else { return false }
    return arguments.dropFirst().allSatisfy { ["--all", "-a"].contains($0) }
  }

  static func text(_ arguments: [String]) -> String {
    arguments.dropFirst().isEmpty ? daily : all
  }

  /// The verbs of a day.
  static var daily: String {
    """
    \(Keyline.configuration.abstract)

    USAGE: keyline VERB [FILES AND FOLDERS] [OPTIONS]

    EVERY DAY
    \(lines(of: VerbIndex.daily))

    EXAMPLES
    \(Keyline.configuration.discussion.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().joined(separator: "\n"))

    \(more)

    """
  }

  /// All verbs, by task.
  static var all: String {
    let groups = VerbIndex.groups.map { "\($0.title)\n\(lines(of: $0.verbs))" }
    return """
      \(Keyline.configuration.abstract)

      USAGE: keyline VERB [FILES AND FOLDERS] [OPTIONS]

      \(groups.joined(separator: "\n\n"))

      \(more)

      """
  }

  private static var more: String {
    """
    keyline help --all      every verb, by task
    keyline help VERB       its options, beginning with examples
    keyline help TOPIC      \(HelpTopic.allCases.map(\.rawValue).joined(separator: ", "))
    """
  }

  private static func lines(of verbs: [VerbIndex.Verb]) -> String {
    verbs.map { "  \(padded(VerbIndex.name($0), 14)) \($0.configuration.abstract)" }
      .joined(separator: "\n")
  }
}
