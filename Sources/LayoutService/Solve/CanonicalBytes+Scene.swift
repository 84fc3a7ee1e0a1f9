internal import LayoutModel

/// Scenes as bytes: every field but places in the file, which decide no layout.
extension CanonicalBytes {
  mutating func add(_ scene: Scene) {
    add(scene.fields)
    // Superviews before their subviews, each with the number of these: equal bytes, equal trees.
    for view in scene.views { add(view) }
  }

  private mutating func add(_ view: View) {
    add(view.fields)
    add(view.placeFields)
    add(view.content.name)
    add(view.content.fields)
    add(list: view.guides) { bytes, guide in
      bytes.add(guide.id.rawValue)
      if case .other = guide.kind { bytes.add("other") }
      bytes.add(guide.kind.name)
    }
    add(view.subviews.count)
    add(list: view.constraints) { bytes, constraint in
      bytes.add(constraint.fields)
      bytes.add(list: constraint.variations) { $0.add($1) }
    }
    add(list: view.variations) { $0.add($1) }
  }

  private mutating func add(_ variation: Variation) {
    add(variation.condition.fields)
    add(list: variation.changes) { bytes, change in
      bytes.add(change.field.name)
      bytes.add(change.field.value)
    }
  }
}
