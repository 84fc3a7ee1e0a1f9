internal import LayoutFormats
internal import LayoutModel

/// The titles and items of the bars around a controller's view, found through segues.
struct BarContents {
  struct Item {
    var title: String?
    /// The name of an image or of a system item.
    var symbol: String?
    var isSelected = false
  }

  var title: String?
  var leading: [Item] = []
  var trailing: [Item] = []
  /// Tabs, in order; empty where no tab bar controller is known.
  var tabs: [Item] = []
  var toolbar: [Item] = []
  /// Bar colours that the enclosing controllers state.
  var barTint: Colour?
  var tint: Colour?
  /// The controller stands on top of another in a navigation controller.
  var hasBack = false

  init() {}

  init(_ controller: ObjectID, appearance: Appearance) {
    let objects = appearance.objects
    guard let element = objects[controller.rawValue] else { return }
    read(item: element.child("navigationItem", keyed: "navigationItem"))
    title = title ?? element["title"]
    toolbar =
      element.child("toolbarItems").map { list in list.children.compactMap(Self.item) } ?? []
    let containers = Self.containers(in: appearance.document)
    var current = element
    var seen: Set<String> = []
    while let id = current.id, seen.insert(id).inserted, let above = containers[id] {
      if above.element.name == "navigationController" {
        let bar = above.element.child("navigationBar", keyed: "navigationBar")
        barTint = bar?.child("color", keyed: "barTintColor").flatMap {
          appearance.palette.colour($0)
        }
        tint = bar?.child("color", keyed: "tintColor").flatMap { appearance.palette.colour($0) }
        hasBack = !above.isRoot
      } else if above.element.name == "tabBarController" {
        tabs = Self.tabs(of: above.element, selected: id, objects)
      }
      current = above.element
    }
  }

  /// Takes the title and the items of a navigation item.
  mutating func read(item: XMLElement?) {
    title = item?["title"]
    leading = Self.items(item, "leftBarButtonItems", "leftBarButtonItem")
    trailing = Self.items(item, "rightBarButtonItems", "rightBarButtonItem")
  }

  private static func items(_ item: XMLElement?, _ list: String, _ single: String) -> [Item] {
    guard let item else { return [] }
    if let items = item.child(keyed: list) { return items.children.compactMap(Self.item) }
    return item.child("barButtonItem", keyed: single).flatMap(Self.item).map { [$0] } ?? []
  }

  static func item(_ element: XMLElement) -> Item? {
    guard element.name == "barButtonItem" else { return nil }
    let system = element["systemItem"]
    if system == "flexibleSpace" || system == "fixedSpace" { return nil }
    return Item(title: element["title"], symbol: element["image"] ?? system)
  }

  private static func tabs(
    of controller: XMLElement, selected: String, _ objects: [String: XMLElement]
  ) -> [Item] {
    relations(of: controller, "viewControllers").prefix(5).map { id in
      let item = objects[id]?.child("tabBarItem", keyed: "tabBarItem")
      return Item(
        title: item?["title"] ?? item?["systemItem"]?.capitalizedWord ?? objects[id]?["title"]
          ?? "",
        symbol: item?["image"] ?? item?["systemItem"], isSelected: id == selected)
    }
  }

  private static func relations(of controller: XMLElement, _ name: String) -> [String] {
    (controller.child("connections")?.children.map { $0 } ?? [])
      .filter { $0["relationship"] == name }.compactMap { $0["destination"] }
  }

  /// The container of each controller: the one that holds it, or the navigation controller onto whose stack a
  /// segue pushes it.
  private static func containers(
    in document: XMLElement
  ) -> [String: (element: XMLElement, isRoot: Bool)] {
    var found: [String: (element: XMLElement, isRoot: Bool)] = [:]
    var pushes: [(from: String, to: String)] = []
    for scene in document.child("scenes")?.children ?? document.children {
      for object in scene.child("objects")?.children ?? scene.children {
        guard let id = object.id else { continue }
        for target in relations(of: object, "rootViewController")
          + relations(of: object, "viewControllers") where found[target] == nil
        {
          found[target] = (object, true)
        }
        for segue in object.descendants where segue.name == "segue" {
          guard let target = segue["destination"], ["show", "push"].contains(segue["kind"]) else {
            continue
          }
          pushes.append((id, target))
        }
      }
    }
    // A push stays in the navigation controller of the controller it starts from.
    for _ in 0..<min(pushes.count, 32) {
      var hasGrown = false
      for push in pushes where found[push.to] == nil {
        guard let above = found[push.from], above.element.name == "navigationController" else {
          continue
        }
        found[push.to] = (above.element, false)
        hasGrown = true
      }
      if !hasGrown { break }
    }
    return found
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
