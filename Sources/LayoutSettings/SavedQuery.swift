/// A question that a team asks again and again, by its name in `keyline.toml`.
package struct SavedQuery: Sendable, Hashable {
  /// The question.
  package enum Question: Sendable, Hashable {
    case selector(String)
    case sql(String)
  }

  package var name: String
  package var question: Question
  /// How many there have to be; nil = any number.
  package var expected: Int?
  /// The revisions asked about, as `--rev` takes them; nil = the newest.
  package var revisions: String?
}
