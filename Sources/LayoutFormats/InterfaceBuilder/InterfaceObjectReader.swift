internal import LayoutModel

/// Reads the controllers and groups of a watchOS storyboard.
enum InterfaceObjectReader {
  /// Every object below the scenes, in document order: what holds others comes before them.
  static func objects(of root: XMLElement) -> [InterfaceObject] {
    var objects: [InterfaceObject] = []
    var seen: Set<String> = []
    for scene in root.child("scenes")?.children.map({ $0 }) ?? [] {
      let controllers = scene.child("objects")?.children.map { $0 } ?? []
      for controller in controllers where controller.child("items") != nil {
        guard let id = controller.id, seen.insert(id).inserted else { continue }
        collect(controller, ObjectID(id), &objects, &seen)
      }
    }
    return objects
  }

  private static func collect(
    _ controller: XMLElement, _ scene: ObjectID, _ objects: inout [InterfaceObject],
    _ seen: inout Set<String>
  ) {
    // No recursion: a file decides how deep its groups are.
    var waiting: [(XMLElement, ObjectID, ObjectID?)] = [(controller, scene, nil)]
    while let (element, id, parent) = waiting.popLast() {
      objects.append(
        InterfaceObject(
          id: id, kind: element.name, title: title(of: element), parent: parent, scene: scene,
          facts: facts(of: element), location: element.location))
      var inside: [(XMLElement, ObjectID, ObjectID?)] = []
      for list in element.children where list.name != "connections" {
        let held = list.id == nil ? list.children.map { $0 } : [list]
        for child in held {
          guard let own = child.id, seen.insert(own).inserted else { continue }
          inside.append((child, ObjectID(own), id))
        }
      }
      waiting += inside.reversed()
    }
  }

  private static func title(of element: XMLElement) -> String? {
    [element["userLabel"], element["text"], element["title"], element["customClass"]]
      .lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// Its attributes, then its properties that are elements, such as fonts and colours.
  private static func facts(of element: XMLElement) -> [InterfaceObject.Fact] {
    var facts = element.attributes.filter { !isName($0.name) }.map {
      InterfaceObject.Fact(name: words($0.name), value: $0.value)
    }
    for child in element.children where child.id == nil {
      guard let key = child.key else { continue }
      if child.name == "variation" {
        // What differs on one watch: `device=watch38mm`.
        facts += child.attributes.filter { $0.name != "key" }.map {
          InterfaceObject.Fact(name: "\(words($0.name)) at \(key)", value: $0.value)
        }
        continue
      }
      let written = child.attributes.filter { $0.name != "key" }.map {
        "\(words($0.name)) \($0.value)"
      }
      let value = written.isEmpty ? child.text : written.joined(separator: ", ")
      facts.append(InterfaceObject.Fact(name: words(key), value: value))
    }
    return facts
  }

  private static func isName(_ attribute: String) -> Bool {
    attribute == "id" || attribute == "sceneMemberID" || attribute == "key"
  }

  /// `vertical alignment` for `verticalAlignment`.
  private static func words(_ name: String) -> String {
    name.reduce(into: "") { text, character in
      text += character.isUppercase ? " " + character.lowercased() : String(character)
    }
  }
}
