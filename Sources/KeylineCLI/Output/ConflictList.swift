import LayoutModel
import LayoutService

/// Conflicts of a merge in their order, decided ones too.
struct ConflictList {
  struct Item {
    /// From 1; the same while the merge is under way.
    let number: Int
    let path: DocumentPath
    let conflict: MergeConflict
    let isOpen: Bool
    let decision: MergeDecision?

    var identity: MergeConflict.Identity { conflict.identity }

    func isCalled(_ name: String) -> Bool {
      let object = identity.object
      return name == String(number) || name == object
        || conflict.property.map { name == "\(object).\($0)" } ?? false
    }

    var line: Line {
      let state: Line =
        switch decision {
        case .some(let decision) where !isOpen: "\(Self.words(decision), .green)"
        default: "\("open", .red)"
        }
      return "\(number) \(state) \(path): \(conflict.sentence)"
    }

    private static func words(_ decision: MergeDecision) -> String {
      switch decision {
      case .ours: "ours"
      case .theirs: "theirs"
      case .both: "both"
      case .value(let value): "\"\(value)\""
      }
    }
  }

  private(set) var items: [Item] = []

  /// - Parameters:
  ///   - all: the merge with nothing decided.
  ///   - open: the merge as it is decided; may have conflicts that a decision brought up.
  init(
    _ all: TreeMergeReport, _ open: TreeMergeReport,
    _ decisions: [DocumentPath: MergeDecisions]
  ) {
    struct Name: Hashable {
      let path: DocumentPath
      let identity: MergeConflict.Identity
    }
    let stillOpen = Set(open.conflicts.map { Name(path: $0.path, identity: $0.conflict.identity) })
    var seen: Set<Name> = []
    for (path, conflict) in all.conflicts + open.conflicts {
      let name = Name(path: path, identity: conflict.identity)
      guard seen.insert(name).inserted else { continue }
      let decision = decisions[path]?[conflict.identity]
      items.append(
        Item(
          number: items.count + 1, path: path, conflict: conflict,
          isOpen: stillOpen.contains(name) || decision == nil, decision: decision))
    }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("schema", "keyline.resolve/1")
      json.field("open", items.filter(\.isOpen).count)
      json.list("conflicts", items) { json, item in
        json.object { json in
          json.field("number", item.number)
          json.field("path", item.path)
          json.field("kind", item.conflict.kind.rawValue)
          json.field("object", item.conflict.object?.rawValue)
          json.field("property", item.conflict.property)
          json.field("ours", item.conflict.ours.value)
          json.field("theirs", item.conflict.theirs.value)
          ConflictSides.write(item.conflict, to: &json)
          json.field("open", item.isOpen)
          json.field("sentence", item.conflict.sentence)
        }
      }
    }
  }
}
