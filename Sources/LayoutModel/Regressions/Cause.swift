/// The edit that a regression is put down to.
public struct Cause: Sendable, Hashable, Codable {
  /// The edit in the words of the structural diff; empty where no single edit explains it.
  public var edit: String
  /// Where it stands: in the head, or for what was removed in the base.
  public var location: SourceLocation?
  /// The identity of the finding that stands for all of this cause; nil for that finding itself.
  public var leader: String?
  /// The number of other findings that this one represents.
  public var others: Int

  /// Whether the edit took something away, so that its place is one of the base.
  package var isRemoval: Bool {
    edit.hasPrefix("constraint removed: ") || edit.contains(" removed from ")
      || edit.contains(" removed: ")
  }

  package init(
    edit: String, location: SourceLocation? = nil, leader: String? = nil, others: Int = 0
  ) {
    self.edit = edit
    self.location = location
    self.leader = leader
    self.others = others
  }
}
