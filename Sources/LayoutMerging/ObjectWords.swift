internal import LayoutFormats
internal import LayoutModel

/// Elements in words for people.
enum ObjectWords {
  /// `label "Sign In"`; a list by what holds it: `subviews of view "Form"`.
  static func name(_ element: XMLElement) -> String {
    if ElementKey.objectID(of: element) == nil, let parent = element.parent {
      let own = element.key ?? element["name"] ?? element.name
      return "\(own) of \(shortName(parent))"
    }
    return shortName(element)
  }

  /// The nearest object's id, from the element upwards.
  static func id(_ element: XMLElement) -> ObjectID? {
    var place: XMLElement? = element
    while let current = place {
      if ElementKey.objectID(of: current) != nil {
        return (current.id ?? current["sceneID"]).map { ObjectID($0) }
      }
      place = current.parent
    }
    return nil
  }

  private static func shortName(_ element: XMLElement) -> String {
    if element.name == "constraint" { return "constraint" }
    let words = ["userLabel", "text", "title", "property", "selector", "customClass"]
    let state = element.children.first { $0.name == "state" && $0.key == "normal" }
    guard let label = words.lazy.compactMap({ element[$0] }).first ?? state?["title"] else {
      return element.name
    }
    let short = label.count > 30 ? label.prefix(27) + "..." : label[...]
    return "\(element.name) \"\(short)\""
  }
}
