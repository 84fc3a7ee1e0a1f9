internal import LayoutModel

extension SceneOutline {
  /// The canonical record of every view, guide, constraint and variation; each has its own key.
  func records() -> [(key: EntityKey, text: String)] {
    zip(items, meanings).map { item, meaning in
      let text =
        switch meaning {
        case .view(let view, let parent, let path): Self.record(view, parent: parent, path: path)
        case .guide(let guide, let view): Self.record(guide, view: view)
        case .constraint(let constraint): Self.record(constraint)
        case .variation(let variation, let owner): Self.record(variation, owner: owner)
        }
      return (item.key, text)
    }
  }

  /// The names in records, in their order. Revisions are compared by the bytes of records, so a new name comes
  /// last.
  enum Names {
    static let placement = ["frame", "mask"]
    static let attributes = [
      "fixedFrame", "alpha", "clips", "contentMode", "huggingH", "compressionH", "huggingV",
      "compressionV", "margins", "preservesMargins", "readableWidth", "semantic",
    ]
    static let content = [
      "buttonType", "font", "numberOfLines", "lineBreakMode", "border", "image", "axis",
      "distribution", "alignment", "spacing",
    ]
    static let constraint = [
      "owner", "a", "aAttribute", "relation", "b", "bAttribute", "multiplier", "constant",
      "priority", "identifier", "symbolic", "placeholder",
    ]
  }

  private static func record(_ view: View, parent: String?, path: String) -> String {
    var record = RecordText()
    record.add("type", view.kind.rawValue)
    record.add("class", view.customClass)
    record.add("label", view.label)
    record.add("name", name(of: view))
    record.add("path", path)
    record.add("parent", parent)
    record.add("text", text(of: view.content))
    record.add("tappable", view.isUserInteractionEnabled && view.kind.isControl)
    record.add("hidden", view.isHidden)
    let attributes = attributes(of: view)
    if !attributes.isEmpty { record.add("attributes", json: attributes.finished) }
    return record.finished
  }

  /// Attributes that decide layout and have no column of their own. Recorded frames are left out unless they
  /// are an input: Interface Builder rewrites them when a file is merely opened.
  private static func attributes(of view: View) -> RecordText {
    var record = RecordText()
    if view.hasFixedFrame || view.translatesMask, view.frame != nil {
      record.add(view.placeFields, Names.placement)
    }
    record.add(view.fields, Names.attributes)
    record.add(view.content.fields, Names.content)
    return record
  }

  private static func record(_ guide: LayoutGuide, view: String) -> String {
    var record = RecordText()
    record.add("view", view)
    record.add("kind", guide.kind.name)
    return record.finished
  }

  private static func record(_ constraint: LayoutConstraint) -> String {
    var record = RecordText()
    record.add(constraint.fields, Names.constraint)
    return record.finished
  }

  private static func record(_ variation: Variation, owner: String) -> String {
    var record = RecordText()
    record.add("owner", owner)
    record.add("condition", variation.condition.key)
    var changes = RecordText()
    for change in variation.changes { changes.add(change.field) }
    record.add("changes", json: changes.finished)
    return record.finished
  }
}
