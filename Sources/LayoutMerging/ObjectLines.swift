package import LayoutFormats
package import LayoutModel

/// The text of one object in a version of a document, to find the version that changed it.
package struct ObjectLines: Sendable, Hashable {
  /// Its properties, what it stands in and the order of the objects in it.
  package var own: String
  /// The same, and all that is in it.
  package var whole: String

  /// nil: the document has no such object.
  ///
  /// - Throws: what makes `bytes` unreadable as XML.
  package init?(of id: ObjectID, in bytes: [UInt8], path: String) throws(FormatError) {
    let tree = try XMLTree(parsing: bytes, path: path)
    let found = tree.root.descendants.first {
      ElementKey.objectID(of: $0) != nil && ($0.id ?? $0["sceneID"]) == id.rawValue
    }
    guard let found else { return nil }
    let place = found.parent.flatMap(ObjectWords.id)?.rawValue ?? ""
    own = "\(place)\n" + Self.lines(of: found, goesDown: false)
    whole = "\(place)\n" + Self.lines(of: found, goesDown: true)
  }

  private static func lines(of root: XMLElement, goesDown: Bool) -> String {
    var result = ""
    var waiting = [root]
    while let element = waiting.popLast() {
      guard !ElementLines.isLeftOut(element) else { continue }
      result += ElementLines.line(element, [:]) + "\n"
      waiting += element.children.reversed().filter { child in
        goesDown || ElementKey.objectID(of: child) == nil
      }
      if !goesDown {
        for case let id? in element.children.map(ElementKey.objectID) { result += "#\(id)\n" }
      }
    }
    return result
  }
}
