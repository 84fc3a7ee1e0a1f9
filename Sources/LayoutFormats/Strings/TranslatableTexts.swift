package import LayoutModel

/// Every text of a document that a table can translate, whether it decides a layout or not.
package struct TranslatableTexts: Sendable {
  /// Texts with at least one letter, in the document's order, with the place they stand at.
  package private(set) var texts: [(key: TranslationKey, text: String, location: SourceLocation)] =
    []
  /// The objects around each object that shows a text, the nearest first.
  package private(set) var owners: [ObjectID: [ObjectID]] = [:]
  /// The ids of all objects.
  package private(set) var objects: Set<ObjectID> = []

  /// Reads a document; the error is that of its XML.
  package init(_ bytes: [UInt8], path: String) throws(FormatError) {
    let tree = try XMLTree(parsing: bytes, path: path)
    for element in tree.root.descendants {
      guard let id = element.id else { continue }
      objects.insert(ObjectID(id))
      for (property, text) in Self.texts(of: element) where text.contains(where: \.isLetter) {
        texts.append(
          (TranslationKey(object: ObjectID(id), property: property), text, element.location))
        owners[ObjectID(id)] = Self.owners(of: element)
      }
    }
  }

  /// Properties that an object of any kind shows, under the names tables use.
  private static let properties = [
    "text", "placeholder", "title", "prompt", "headerTitle", "footerTitle",
  ]

  private static func owners(of element: XMLElement) -> [ObjectID] {
    var owners: [ObjectID] = []
    var above = element.parent
    while let owner = above {
      if let id = owner.id { owners.append(ObjectID(id)) }
      above = owner.parent
    }
    return owners
  }

  private static func texts(of element: XMLElement) -> [(String, String)] {
    var found: [(String, String)] = []
    for property in properties {
      // A class of the document's own may keep a title that nobody sees.
      if property == "title", !showsTitle(element.name) { continue }
      if let text = TextReader.plain(property, of: element) { found.append((property, text)) }
    }
    switch element.name {
    case "button":
      for state in element.children where state.name == "state" {
        guard let key = state.key, let title = TextReader.plain("title", of: state) else {
          continue
        }
        found.append((key + "Title", title))
      }
      if let configuration = element.child("buttonConfiguration") {
        for property in ["title", "subtitle"] {
          guard let text = TextReader.plain(property, of: configuration) else { continue }
          found.append(("configuration." + property, text))
        }
      }
    case "segmentedControl":
      let segments = element.child("segments")?.children.map { $0 } ?? []
      for (index, segment) in segments.enumerated() {
        guard let title = TextReader.plain("title", of: segment) else { continue }
        found.append(("segmentTitles[\(index)]", title))
      }
    default: break
    }
    return found
  }

  private static func showsTitle(_ name: String) -> Bool {
    name.hasSuffix("Controller") || name.hasSuffix("Item")
  }
}
