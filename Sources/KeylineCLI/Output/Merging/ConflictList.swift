import LayoutModel
import LayoutService

extension ConflictList.Item {
  /// Number, state, document and what is contested.
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

extension ConflictList {
  func write(to json: inout JSONWriter) {
    json.answer(.resolve) { json in
      json.field("open", items.filter(\.isOpen).count)
      json.objects("conflicts", items) { json, item in
        json.field("number", item.number)
        json.field("path", item.path)
        Records.conflict.write(item.conflict, to: &json)
        ConflictSides.write(item.conflict, to: &json)
        json.field("open", item.isOpen)
        json.field("sentence", item.conflict.sentence)
      }
    }
  }
}
