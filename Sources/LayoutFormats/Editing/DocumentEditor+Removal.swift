package import LayoutModel

extension DocumentEditor {
  /// Removes a constraint, the outlets that point to it and the masks that name it.
  package func removingConstraint(_ id: ObjectID) throws(EditError) -> [UInt8] {
    let element = try constraint(id)
    var removed = [element.index: element]
    for other in tree.root.descendants where refers(other, to: id) { removed[other.index] = other }
    removeEmptied(&removed)
    var patch = XMLPatch()
    for element in removed.values { patch.remove(lines(of: element)) }
    return apply(patch.sortedForRemoval())
  }

  // MARK: Steps

  /// Whether an element makes no sense without a constraint.
  private func refers(_ element: XMLElement, to id: ObjectID) -> Bool {
    switch element.name {
    case "exclude", "include": element["reference"] == id.rawValue
    default: element.parent?.name == "connections" && element["destination"] == id.rawValue
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
    case "constraints", "connections", "mask", "variation": true
    default: false
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
