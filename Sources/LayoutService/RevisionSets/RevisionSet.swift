/// Which revisions of a store somebody asks about: `main..@ & touching("App/Login*")`.
///
/// Names are those that every verb takes: `HEAD~2`, a tag, a branch, the first digits of an id.
/// `A..B` is what B's line has and A's has not, `..B` and `::B` all of B's line, `A..` what `@` has
/// and A has not. `|` joins, `&` keeps what both have, `~` with a blank in front of it takes away, and
/// in front of a set stands for all others. `RevisionSetReference` has the functions.
package struct RevisionSet: Sendable, Hashable, CustomStringConvertible {
  /// As it was written.
  package let text: String
  let root: Node

  /// Reads a set.
  /// - Parameters:
  ///   - date: seconds since 1970 of a date as somebody writes it; nil where it is none.
  ///   - text: such as `red() & main..@`.
  /// - Throws: ``RevisionSetError`` with the column where reading ended.
  package init(
    _ text: String, date: @escaping (String) -> Int64? = { Int64($0) }
  ) throws(RevisionSetError) {
    var reader = RevisionSetReader(text, date: date)
    root = try reader.whole()
    self.text = text
  }

  package var description: String { text }

  /// Whether this is one name or one range, as verbs took them before there were sets.
  package var isPlain: Bool {
    switch root {
    case .name, .range(_, _, isPlain: true): true
    default: false
    }
  }

  /// A part of a set.
  indirect enum Node: Sendable, Hashable {
    case name(String)
    /// A side that is left out is nil. `isPlain`: both sides are names, as `log A..B` always took.
    case range(Node?, Node?, isPlain: Bool)
    case union(Node, Node)
    case intersection(Node, Node)
    case difference(Node, Node)
    case complement(Node)
    case call(Function, [Argument], column: Int)
  }

  /// An argument of a function.
  enum Argument: Sendable, Hashable {
    case text(String)
    case set(Node)
    case number(Int)
    /// Seconds since 1970, UTC.
    case date(Int64)
  }

  /// The functions by the names under which they are written.
  enum Function: String, Sendable, Hashable, CaseIterable {
    case all, none, red, fixed, touching, author, message, before, after, merges, tags, branches
    case parents, latest, oldest
  }
}

extension RevisionSet.Function {
  /// A place in the parentheses.
  enum Parameter: Sendable {
    case text, set, number, date
    var words: String {
      switch self {
      case .text: "a text, in double quotes where it has blanks"
      case .set: "a set of revisions"
      case .number: "a number from 1 on"
      case .date: "a date such as 2026-01-31"
      }
    }
  }

  /// The arguments in the parentheses; the last `optional` ones may be left out.
  var parameters: (all: [Parameter], optional: Int) {
    switch self {
    case .all, .none, .merges, .tags, .branches, .fixed: ([], 0)
    case .red: ([.text], 1)
    case .touching, .author, .message: ([.text], 0)
    case .before, .after: ([.date], 0)
    case .parents: ([.set], 0)
    case .latest, .oldest: ([.set, .number], 1)
    }
  }

  /// Half a sentence for reference pages.
  var meaning: String {
    switch self {
    case .all: "every revision of every branch"
    case .none: "no revision"
    case .red: "those that brought a finding which stops the merge, by today's `keyline.toml`"
    case .fixed: "those that mended a finding"
    case .touching: "those that changed a document which the pattern covers: `*`, `?`, `**`"
    case .author: "those whose author has the text in it, in any case"
    case .message: "those whose message has the text in it, in any case"
    case .before: "those made before a day or an instant, UTC"
    case .after: "those made on a day or later"
    case .merges: "those with two parents"
    case .tags: "those that a tag names"
    case .branches: "the newest one of every branch"
    case .parents: "the parents of a set's revisions"
    case .latest: "the newest one of a set, or the newest N"
    case .oldest: "the oldest one of a set, or the oldest N"
    }
  }

  /// As it is called, for reference pages.
  var form: String {
    switch self {
    case .red: "red() red(RULE)"
    case .touching: "touching(PATTERN)"
    case .author, .message: "\(rawValue)(TEXT)"
    case .before, .after: "\(rawValue)(DATE)"
    case .parents: "parents(SET)"
    case .latest, .oldest: "\(rawValue)(SET, N)"
    default: "\(rawValue)()"
    }
  }
}

/// The functions and marks of sets of revisions, each with its meaning, for reference pages.
package enum RevisionSetReference {
  package static var functions: [SelectorReference.Word] {
    RevisionSet.Function.allCases.map { ($0.form, $0.meaning) }
  }

  package static let marks: [SelectorReference.Word] = [
    ("A..B", "what B's line has and A's has not"),
    ("A..", "what the current branch has and A has not"),
    ("::B", "B and everything before it on its line"),
    ("X | Y", "what one of both has"),
    ("X & Y", "what both have"),
    ("X ~ Y", "what X has and Y has not; the blank tells it from `HEAD~2`"),
    ("~X", "what X has not"),
    ("(X)", "X, whatever stands around it"),
  ]
}
