package import LayoutModel

/// A rule explained: what it looks for, what usually causes it and how to mend it.
package struct RuleText: Sendable, Hashable {
  package var rule: Rule
  package var meaning: String
  package var cause: String
  package var remedy: String

  /// All rules, in the order of their numbers.
  package static let all = Rule.allCases.map(RuleText.init)

  /// The rule of a name or number, such as `overlap` or `L007`.
  package static func named(_ name: String) throws(WorkspaceError) -> RuleText {
    var wanted = name.lowercased()
    // `L3` is `L003`.
    if wanted.hasPrefix("l"), let number = Int(wanted.dropFirst()), (0..<1000).contains(number) {
      wanted = "l" + String(String(1000 + number).dropFirst())
    }
    guard
      let text = all.first(where: {
        $0.rule.rawValue == wanted || $0.rule.code.lowercased() == wanted
      })
    else {
      throw .unknownRule(name, known: Rule.allCases.map(\.rawValue))
    }
    return text
  }

  init(_ rule: Rule) {
    self.rule = rule
    (meaning, cause, remedy) = (rule.meaning, rule.cause, rule.remedy)
  }
}
