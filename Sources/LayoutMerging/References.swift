internal import LayoutFormats

/// Which attributes name other objects.
enum References {
  /// Ids named by attributes of an element.
  ///
  /// - Parameter isObject: whether some document of the merge has an object with the id.
  static func ids(
    in attributes: [(name: String, value: String)], isObject: (String) -> Bool
  ) -> [(name: String, id: String)] {
    attributes.compactMap { name, value in
      guard !value.isEmpty, name != "id", name != "sceneID" else { return nil }
      if known.contains(name) { return (name, value) }
      // Class names and texts may look like anything; ids of this form are hardly met by chance.
      guard hasGeneratedForm(value), !texts.contains(name), isObject(value) else { return nil }
      return (name, value)
    }
  }

  /// Elements that mean nothing without what they name.
  static func isNothingWithout(_ attribute: String, _ element: XMLElement) -> Bool {
    switch element.name {
    case "constraint": attribute == "firstItem" || attribute == "secondItem"
    case "exclude", "include": attribute == "reference"
    case "segue" where element.parent?.name == "inferredMetricsTieBreakers":
      attribute == "reference"
    default: element.parent?.name == "connections" && attribute == "destination"
    }
  }

  private static let known: Set<String> = [
    "firstItem", "secondItem", "destination", "reference", "initialViewController", "textLabel",
    "detailTextLabel", "imageView", "popoverAnchorView", "popoverAnchorBarButtonItem",
  ]

  private static let texts: Set<String> = [
    "text", "title", "placeholder", "userLabel", "label", "name", "key", "identifier",
    "reuseIdentifier", "storyboardIdentifier", "restorationIdentifier", "customClass", "keyPath",
  ]

  /// `AbC-dE-fGh`.
  static func hasGeneratedForm(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    guard bytes.count == 10 else { return false }
    return bytes.indices.allSatisfy { position in
      if position == 3 || position == 6 { return bytes[position] == UInt8(ascii: "-") }
      switch bytes[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        return true
      default: return false
      }
    }
  }
}
