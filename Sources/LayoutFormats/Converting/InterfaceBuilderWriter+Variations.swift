import LayoutModel

extension InterfaceBuilderWriter {
  mutating func write(_ variations: [Variation], of object: ObjectID) {
    var order: [String] = []
    var merged: [String: [Variation.Change]] = [:]
    var places: [String: SourceLocation] = [:]
    for variation in variations {
      guard variation.condition.groups.isEmpty, variation.condition.language == nil else {
        lose("what holds for \(variation.condition.key)", of: object, at: variation.location)
        continue
      }
      let key = ElementWords.key(of: variation.condition)
      if merged[key] == nil { order.append(key) }
      merged[key, default: []] += variation.changes
      places[key] = places[key] ?? variation.location
    }
    for key in order.sorted() {
      let place = places[key] ?? SourceLocation(line: 1, column: 1)
      write(merged[key] ?? [], key: key, of: object, at: place)
    }
  }

  private mutating func write(
    _ changes: [Variation.Change], key: String, of object: ObjectID, at place: SourceLocation
  ) {
    var attributes = [("key", key)]
    var masks: [(key: String, kind: String, ids: [ObjectID])] = []
    var children: [(String, [(String, String)])] = []
    for change in changes {
      switch change {
      case .excludeConstraints(let ids): masks.append(("constraints", "exclude", ids))
      case .includeConstraints(let ids): masks.append(("constraints", "include", ids))
      case .excludeSubviews(let ids): masks.append(("subviews", "exclude", ids))
      case .includeSubviews(let ids): masks.append(("subviews", "include", ids))
      case .font(let font): children.append(ElementWords.font(font))
      default:
        if let word = ElementWords.attribute(of: change) {
          attributes.append(word)
        } else {
          lose("a change for \(key)", of: object, at: place)
        }
      }
    }
    open("variation", attributes)
    for name in ["subviews", "constraints"] {
      let own = masks.filter { $0.key == name }
      guard !own.isEmpty else { continue }
      open("mask", [("key", name)])
      for mask in own { for item in mask.ids { leaf(mask.kind, [("reference", id(item))]) } }
      close("mask")
    }
    for (name, attributes) in children { leaf(name, attributes) }
    close("variation")
  }
}
