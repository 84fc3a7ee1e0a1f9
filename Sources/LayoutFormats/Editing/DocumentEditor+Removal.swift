public import LayoutModel

extension DocumentEditor {
  /// Removes a constraint, the outlets that point to it and the masks that name it.
  public func removingConstraint(_ id: ObjectID) throws(EditError) -> [UInt8] {
    let element = try constraint(id)
    return remove([element], ids: [id.rawValue])
  }

  /// Removes a view with everything below it, and everything that names any of it: constraints,
  /// connections, masks, and the properties of other objects.
  public func removingView(_ id: ObjectID) throws(EditError) -> [UInt8] {
    let view = try element(id)
    guard ViewElements.isView(view) || ViewElements.isCell(view) else {
      throw .wrongObject(id, element: view.name, expected: "a view")
    }
    if view.key == "view" || view.key == "contentView" { throw .cannotRemoveRoot(id) }
    return remove([view], ids: Set(view.descendants.compactMap(\.id)))
  }

  // MARK: Steps

  /// Removes `elements` and what refers to `ids`, then lists left empty.
  private func remove(_ elements: [XMLElement], ids: Set<String>) -> [UInt8] {
    var gone = ids
    var removed = Dictionary(uniqueKeysWithValues: elements.map { ($0.index, $0) })
    var patch = XMLPatch()
    // A removed constraint or segue may be named elsewhere in turn.
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for element in referrers(to: gone) where removed[element.index] == nil {
        removed[element.index] = element
        for inner in element.descendants {
          if let id = inner.id { gone.insert(id) }
        }
        isGrowing = true
      }
    }
    removeEmptied(&removed)
    for element in removed.values { patch.remove(lines(of: element)) }
    removeAttributes(naming: gone, outside: removed, patch: &patch)
    return apply(patch.sortedForRemoval())
  }

  /// Elements that make no sense without the objects of `ids`.
  private func referrers(to ids: Set<String>) -> [XMLElement] {
    tree.root.descendants.filter { element in
      func names(_ attribute: String) -> Bool { element[attribute].map(ids.contains) ?? false }
      switch element.name {
      case "constraint": return names("firstItem") || names("secondItem")
      case "exclude", "include": return names("reference")
      case "segue" where element.parent?.name == "inferredMetricsTieBreakers":
        return names("reference")
      default: return element.parent?.name == "connections" && names("destination")
      }
    }
  }

  /// Lists whose every element is gone, and variations that then say nothing.
  private func removeEmptied(_ removed: inout [Int: XMLElement]) {
    var candidates = removed.values.compactMap(\.parent)
    while let list = candidates.popLast() {
      guard Self.isRemovedWhenEmpty(list.name), removed[list.index] == nil,
        list.children.allSatisfy({ removed[$0.index] != nil }),
        list.name != "variation" || list.attributes.allSatisfy({ $0.name == "key" })
      else { continue }
      removed[list.index] = list
      if let parent = list.parent { candidates.append(parent) }
    }
  }

  private static func isRemovedWhenEmpty(_ name: String) -> Bool {
    switch name {
    case "constraints", "subviews", "connections", "mask", "variation",
      "inferredMetricsTieBreakers":
      true
    default: false
    }
  }

  /// Properties of other objects that name what is gone.
  private func removeAttributes(
    naming ids: Set<String>, outside removed: [Int: XMLElement], patch: inout XMLPatch
  ) {
    let names: Set<String> = [
      "textLabel", "detailTextLabel", "imageView", "popoverAnchorView",
      "popoverAnchorBarButtonItem", "initialFirstResponder", "headerView",
    ]
    let ranges = removed.values.map(\.range)
    for element in tree.root.descendants {
      for attribute in Self.attributes(of: element)
      where names.contains(attribute.name) && element[attribute.name].map(ids.contains) == true {
        let isGone = ranges.contains { $0.contains(element.range.lowerBound) }
        if !isGone { patch.remove(attribute.gapAndAll) }
      }
    }
  }
}

extension XMLPatch {
  /// Removals come out of a dictionary; the outer of two nested ones must be made first.
  func sortedForRemoval() -> XMLPatch {
    var sorted = XMLPatch()
    let ordered = replacements.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    for replacement in ordered { sorted.remove(replacement.range) }
    return sorted
  }
}
