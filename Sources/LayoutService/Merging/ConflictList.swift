public import LayoutModel

/// The conflicts of a merge under way in their order, decided ones too.
public struct ConflictList: Sendable {
  /// A conflict of the merge under way.
  public struct Item: Sendable {
    /// From 1; the same while the merge is under way.
    public let number: Int
    public let path: DocumentPath
    public let conflict: MergeConflict
    public let isOpen: Bool
    public let decision: MergeDecision?

    public var identity: MergeConflict.Identity { conflict.identity }

    /// Whether a name means it: its number, its object, or `object.property`.
    public func isCalled(_ name: String) -> Bool {
      let object = identity.object
      return name == String(number) || name == object
        || conflict.property.map { name == "\(object).\($0)" } ?? false
    }
  }

  public private(set) var items: [Item] = []
  /// The merge with nothing decided.
  private let undecided: TreeMergeReport

  /// - Parameters:
  ///   - decided: the merge as it is decided; may have conflicts that a decision brought up.
  ///   - decisions: sides that were chosen already.
  ///   - undecided: the merge with nothing decided.
  public init(
    _ undecided: TreeMergeReport, _ decided: TreeMergeReport,
    _ decisions: [DocumentPath: MergeDecisions]
  ) {
    struct Name: Hashable {
      let path: DocumentPath
      let identity: MergeConflict.Identity
    }
    self.undecided = undecided
    let stillOpen = Set(
      decided.conflicts.map { Name(path: $0.path, identity: $0.conflict.identity) })
    var seen: Set<Name> = []
    for (path, conflict) in undecided.conflicts + decided.conflicts {
      let name = Name(path: path, identity: conflict.identity)
      guard seen.insert(name).inserted else { continue }
      let decision = decisions[path]?[conflict.identity]
      items.append(
        Item(
          number: items.count + 1, path: path, conflict: conflict,
          isOpen: stillOpen.contains(name) || decision == nil, decision: decision))
    }
  }

  /// The list after more was decided.
  public func decided(
    _ report: TreeMergeReport, _ decisions: [DocumentPath: MergeDecisions]
  ) -> ConflictList {
    ConflictList(undecided, report, decisions)
  }

  /// The first of some items that is open in this list.
  public func firstOpen(of items: [Item]) -> Item? {
    items.first { item in
      self.items.contains {
        $0.path == item.path && $0.identity == item.identity && $0.isOpen
      }
    }
  }
}
