/// A question that a team asks again and again, by its name in `keyline.toml`.
public struct SavedQuery: Sendable, Hashable {
  /// What is asked.
  public enum Question: Sendable, Hashable {
    case selector(String)
    case sql(String)
  }

  public var name: String
  public var question: Question
  /// How many there have to be; nil = any number.
  public var expected: Int?
  /// The revisions asked about, as `--rev` takes them; nil = the newest.
  public var revisions: String?
}
