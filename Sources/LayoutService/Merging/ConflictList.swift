package import LayoutModel

/// The conflicts of a merge under way in their order, decided ones too.
package struct ConflictList: Sendable {
  /// A conflict of the merge under way.
  package struct Item: Sendable {
    /// From 1; the same while the merge is under way.
    package let number: Int
    package let path: DocumentPath
    package let conflict: MergeConflict
    package let isOpen: Bool
    package let decision: MergeDecision?

    package var identity: MergeConflict.Identity { conflict.identity }

    /// Whether a name means it: its number, its object, or `object.property`.
    package func isCalled(_ name: String) -> Bool {
      let object = identity.object
      return name == String(number) || name == object
        || conflict.property.map { name == "\(object).\($0)" } ?? false
    }
  }

  package private(set) var items: [Item] = []
  /// The merge with nothing decided.
  private let undecided: TreeMergeReport

  /// - Parameters:
  ///   - decided: the merge with the decisions; it may have conflicts that a decision caused.
  ///   - decisions: sides that were chosen already.
  ///   - undecided: the merge with nothing decided.
  package init(
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
  package func decided(
    _ report: TreeMergeReport, _ decisions: [DocumentPath: MergeDecisions]
  ) -> ConflictList {
    ConflictList(undecided, report, decisions)
  }

  /// The first of some items that is open in this list.
  package func firstOpen(of items: [Item]) -> Item? {
    items.first { item in
      self.items.contains {
        $0.path == item.path && $0.identity == item.identity && $0.isOpen
      }
    }
  }
}
