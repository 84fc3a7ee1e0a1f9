internal import LayoutFormats
internal import LayoutModel

/// Elements in words for people.
enum ObjectWords {
  /// `label "Sign In"`; a list by what holds it: `subviews of view "Form"`; what a button shows usually
  /// by the button alone.
  static func name(_ element: XMLElement) -> String {
    if ElementKey.objectID(of: element) == nil, let parent = element.parent {
      if element.name == "state" {
        let key = element.key ?? "normal"
        return key == "normal" ? shortName(parent) : "the \(key) state of \(shortName(parent))"
      }
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
    if element.name == "constraint" {
      return "constraint \"\(ConstraintText(name: names(around: element)).subject(element))\""
    }
    return label(element).map { "\(element.name) \"\($0)\"" } ?? element.name
  }

  /// `Sign In`; where nothing names it, `view abc-de-fgh`.
  static func plainName(_ element: XMLElement) -> String {
    if element.name == "viewLayoutGuide", let key = element.key {
      return guides[key] ?? key
    }
    if let label = label(element, ["userLabel", "text", "title", "property", "selector"]) {
      return label
    }
    let kind = element["customClass"] ?? element.name
    return element.id.map { "\(kind) \($0)" } ?? kind
  }

  private static let guides = [
    "safeArea": "Safe Area", "contentLayoutGuide": "Content Guide",
    "frameLayoutGuide": "Frame Guide",
  ]

  private static func label(_ element: XMLElement) -> String? {
    label(element, ["userLabel", "text", "title", "property", "selector", "customClass"])
  }

  private static func label(_ element: XMLElement, _ words: [String]) -> String? {
    let state =
      words.contains("title")
      ? element.children.first { $0.name == "state" && $0.key == "normal" } : nil
    guard
      let label = words.lazy.compactMap({ element[$0] }).first(where: { !$0.isEmpty })
        ?? state?["title"]
    else { return nil }
    let line = label.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 30 ? line.prefix(27) + "..." : line
  }

  /// The objects of the document that an element stands in, by id.
  /// - Complexity: looks through the document; for messages only.
  private static func names(around element: XMLElement) -> (String) -> String {
    var root = element
    while let parent = root.parent { root = parent }
    let names = plainNames(below: root)
    return { names[$0] ?? $0 }
  }

  /// Names of all objects, as reports of findings give them: after a label, an outlet, a text; what only a
  /// class or a kind names carries its id.
  static func plainNames(below root: XMLElement) -> [String: String] {
    var outlets: [String: String] = [:]
    for element in root.descendants where element.name == "outlet" {
      guard let object = element["destination"], let property = element["property"],
        outlets[object] == nil, !services.contains(property)
      else { continue }
      outlets[object] = property
    }
    var names: [String: String] = [:]
    for element in root.descendants {
      guard let id = ElementKey.objectID(of: element), names[id] == nil else { continue }
      names[id] = label(element, ["userLabel"]) ?? outlets[id] ?? plainName(element)
    }
    return names
  }

  /// Outlets of UIKit's own, which name no view.
  private static let services: Set<String> = ["view", "delegate", "dataSource"]
}
