/// A place where both sides changed the same thing in different ways.
///
/// The merged document holds one of the values, `kept`; the others are here.
public struct MergeConflict: Sendable, Hashable {
  /// In what the two sides differ.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Both sides set a property of an object, each to another value.
    case value
    /// One side deleted what the other edited; it is kept as edited.
    case deletedAndEdited = "deleted-and-edited"
    /// Both sides moved an object, each to another place.
    case moved
    /// Both sides changed the order of a list.
    case order
    /// Both sides put another object in the same place.
    case replaced
    /// Nothing contradicts in the text, but the merged layout does not hold, or is worse.
    case layout
  }

  /// The revision that made a side's version.
  public struct Edit: Sendable, Hashable {
    /// Its id; of git, the commit's.
    public var revision: String
    public var author: String
    /// Seconds since 1970, UTC.
    public var time: Int64
    /// The first line of its message.
    public var title: String

    package init(revision: String, author: String, time: Int64, title: String) {
      (self.revision, self.author, self.time, self.title) = (revision, author, time, title)
    }
  }

  /// The value in one document, with its place.
  public struct Version: Sendable, Hashable {
    /// Nil: the document does not have it.
    public var value: String?
    /// Where the object stands in that document.
    public var location: SourceLocation?
    /// Who made it so and when, where the history of the sides is at hand.
    public var edit: Edit?

    package init(value: String? = nil, location: SourceLocation? = nil) {
      self.value = value
      self.location = location
    }
  }

  public var kind: Kind
  /// Nil when the place has no id.
  public var object: ObjectID?
  /// The object in words: `label "Sign In"`.
  public var name: String
  /// The attribute or property; nil when the whole object is meant.
  public var property: String?
  public var base: Version
  public var ours: Version
  public var theirs: Version
  /// The version that the merged document has.
  public var kept: MergeSide
  /// More about the cause, as a clause of its own.
  package var detail: String?

  package init(
    kind: Kind, object: ObjectID?, name: String, property: String? = nil,
    base: Version = Version(), ours: Version = Version(), theirs: Version = Version(),
    kept: MergeSide, detail: String? = nil
  ) {
    self.kind = kind
    self.object = object
    self.name = name
    self.property = property
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.kept = kept
    self.detail = detail
  }

  /// One sentence: what is contested, both sides, and what the document has now.
  public var sentence: String {
    let subject = object.map { "\(name) \($0)" } ?? name
    let more = detail.map { "; \($0)" } ?? ""
    switch kind {
    case .value:
      return
        "\(property ?? "value") of \(subject): \(Self.said(ours)) in ours, \(Self.said(theirs)) "
        + "in theirs, \(Self.said(base)) before; kept \(kept.rawValue)" + more
    case .deletedAndEdited:
      return
        "\(subject): deleted in \(kept.other.rawValue), edited in \(kept.rawValue); it is kept"
        + more
    case .moved:
      return
        "\(subject): moved into \(Self.said(ours)) in ours and into \(Self.said(theirs)) in "
        + "theirs; kept \(kept.rawValue)" + more
    case .order:
      return "the order of \(subject): changed on both sides; kept \(kept.rawValue)" + more
    case .replaced:
      return
        "\(property ?? "place") of \(subject): \(Self.said(ours)) in ours and "
        + "\(Self.said(theirs)) in theirs; kept \(kept.rawValue)" + more
    case .layout:
      return name + more
    }
  }

  private static func said(_ version: Version) -> String {
    guard let value = version.value else { return "absent" }
    let short = value.count > 60 ? value.prefix(57) + "..." : value[...]
    let line = short.split(separator: "\n", omittingEmptySubsequences: false)
    return line.joined(separator: "\\n")
  }
}
