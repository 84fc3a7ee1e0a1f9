internal import LayoutFormats

/// Gives one id to what both sides made for one purpose.
///
/// Saving a file in a newer Xcode adds layout guides and navigation items with ids of their own on
/// each side. A property holds one object, so two new ones in the same property of the same object
/// are the same; theirs takes ours' id before the documents are merged.
enum SlotNames {
  /// Theirs with such ids replaced; ids of another length change no more than their own bytes.
  static func unified(
    _ trees: ThreeWay<XMLTree?>, path: String
  ) throws(FormatError) -> XMLTree? {
    guard let ours = trees.ours, var theirs = trees.theirs else { return trees.theirs }
    let base = trees.base.map(ids) ?? []
    let inOurs = ids(ours)
    // One round may make more holders the same.
    for _ in 0..<8 {
      let inTheirs = ids(theirs)
      let slots = self.slots(ours)
      var renamed: [String: String] = [:]
      for (slot, id) in self.slots(theirs) {
        guard let own = slots[slot], own != id, !base.contains(own), !base.contains(id),
          !inTheirs.contains(own), !inOurs.contains(id)
        else { continue }
        renamed[id] = own
      }
      if renamed.isEmpty { break }
      theirs = try XMLTree(parsing: renaming(renamed, in: theirs), path: path)
    }
    return theirs
  }

  private static func ids(_ tree: XMLTree) -> Set<String> {
    Set(tree.root.descendants.compactMap { ElementKey.objectID(of: $0) == nil ? nil : $0.id })
  }

  /// Id of the object in each property: holder, key and element by the id of what is there.
  private static func slots(_ tree: XMLTree) -> [String: String] {
    var result: [String: String] = [:]
    for element in tree.root.descendants where ElementKey.objectID(of: element) != nil {
      guard let key = element.key, let id = element.id, let holder = element.parent?.id else {
        continue
      }
      result["\(holder) \(key) \(element.name)"] = id
    }
    return result
  }

  private static func renaming(_ ids: [String: String], in tree: XMLTree) -> [UInt8] {
    var patch = XMLPatch()
    for element in tree.root.descendants {
      for place in DocumentEditor.attributes(of: element) {
        guard let value = element[place.name], let id = ids[value] else { continue }
        if place.name == "id"
          || !References.ids(in: [(place.name, value)], isObject: { _ in true })
            .isEmpty
        {
          patch.replace(place.value, with: id)
        }
      }
    }
    return patch.applied(to: tree.bytes)
  }
}
