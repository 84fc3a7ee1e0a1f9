import LayoutModel

/// The objects of a document by id, and the names that outlets give them.
struct DocumentIndex {
  /// Element of each id; the first where two share one.
  private(set) var elements: [String: XMLElement] = [:]
  /// Name of the outlet that points to an object, by the object's id.
  private(set) var outlets: [String: String] = [:]
  /// Every outlet, in document order.
  private(set) var connections: [OutletConnection] = []
  /// The names of a storyboard's controllers, by their ids.
  private(set) var sceneIdentifiers: [ObjectID: String] = [:]
  /// Views with a tag in a cell that is copied for each row.
  private(set) var tagged: Set<ObjectID> = []
  /// Messages that a control sends, as `selector receiver`.
  private(set) var actions: [ObjectID: Set<String>] = [:]
  /// The segues that lead to controllers, in document order.
  private(set) var controllerWays: [ControllerWay] = []
  /// The natural sizes that Interface Builder got by running views' classes, by the views' ids.
  private(set) var designedSizes: [String: AxisPair<Double?>] = [:]
  /// Elements whose id an earlier element has.
  private(set) var duplicates: Set<Int> = []

  init(document: XMLElement) {
    for element in document.descendants {
      switch element.name {
      // These carry ids of other name spaces.
      case "device", "adaptation", "plugIn", "image", "namedColor", "systemColor": continue
      case "outlet", "outletCollection": noteOutlet(element)
      case "action": noteAction(element)
      case "segue": noteSegue(element)
      case "designable": noteDesignedSize(element)
      default: break
      }
      guard let id = element.id else { continue }
      if let name = element["storyboardIdentifier"] { sceneIdentifiers[ObjectID(id)] = name }
      if let tag = element["tag"], tag != "0", Self.isCopied(element) {
        tagged.insert(ObjectID(id))
      }
      if elements[id] == nil {
        elements[id] = element
      } else {
        duplicates.insert(element.index)
      }
    }
  }

  private mutating func noteDesignedSize(_ element: XMLElement) {
    guard let view = element["name"],
      let size = element.child("size", keyed: "intrinsicContentSize")
    else { return }
    // -1 is UIKit's way to say that there is no natural size.
    func extent(_ name: String) -> Double? {
      size.number(name).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
    designedSizes[view] = AxisPair(horizontal: extent("width"), vertical: extent("height"))
  }

  private mutating func noteOutlet(_ element: XMLElement) {
    guard let property = element["property"], let destination = element["destination"] else {
      return
    }
    if let owner = element.parent?.parent, let id = owner.id {
      connections.append(
        OutletConnection(
          owner: ObjectID(id), ownerClass: owner["customClass"], name: property,
          destination: ObjectID(destination), isCollection: element.name == "outletCollection"))
    }
    guard !Self.serviceOutlets.contains(property), outlets[destination] == nil
    else { return }
    outlets[destination] = property
  }

  private mutating func noteSegue(_ element: XMLElement) {
    let to = element["destination"] ?? ""
    if !to.isEmpty {
      // A segue of a controller itself, and no relationship, is begun by code alone.
      let isByCode =
        Self.controllerNames.contains(element.parent?.parent?.name ?? "")
        && !["relationship", "embed"].contains(element["kind"])
      controllerWays.append(
        ControllerWay(
          from: Self.controller(around: element), to: ObjectID(to),
          performed: isByCode ? element["identifier"] : nil,
          segueClass: element["kind"] == "custom" ? element["customClass"] : nil))
    }
    guard let control = element.parent?.parent?.id else { return }
    actions[ObjectID(control), default: []].insert("segue \(to)")
  }

  private mutating func noteAction(_ element: XMLElement) {
    guard let selector = element["selector"], let control = element.parent?.parent?.id else {
      return
    }
    actions[ObjectID(control), default: []].insert(
      "\(selector) \(element["destination"] ?? element["target"] ?? "")")
  }

  /// The controller of the scene that an element stands in.
  private static func controller(around element: XMLElement) -> ObjectID? {
    var place: XMLElement? = element
    while let current = place, current.parent?.name != "objects" { place = current.parent }
    guard let objects = place?.parent?.children else { return nil }
    let controller = objects.first { $0["sceneMemberID"] == "viewController" }
    return (controller ?? objects.first { controllerNames.contains($0.name) })?.id.map {
      ObjectID($0)
    }
  }

  /// Whether a view is inside a cell that is no row of a static table.
  private static func isCopied(_ element: XMLElement) -> Bool {
    var place = element.parent
    while let current = place {
      switch current.name {
      case "tableViewCell", "collectionViewCell", "collectionReusableView":
        return current.parent?.parent?.name != "tableViewSection"
      case "viewController", "scene": return false
      default: place = current.parent
      }
    }
    return false
  }

  /// An id for an element that has none, or one that is another's: `name`, or the written id, and
  /// the place where that is not enough.
  func newID(for element: XMLElement, as name: String) -> ObjectID {
    // The first child of its key has the plain name; later ones are told apart by their place.
    if element.id == nil, let key = element.key, elements[name] == nil,
      element.parent?.child(keyed: key) == element
    {
      return ObjectID(name)
    }
    let place = element.location
    var id = "\(element.id ?? name)#\(place.line).\(place.column)"
    while elements[id] != nil { id += "+" }
    return ObjectID(id)
  }

  /// The id of a constraint in the list of `owner`.
  func id(ofConstraint element: XMLElement, owner: ObjectID) -> ObjectID {
    if let id = element.id, !duplicates.contains(element.index) { return ObjectID(id) }
    return newID(for: element, as: "\(owner)/constraint")
  }

  private static let controllerNames: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController",
  ]

  /// Outlets that say what an object does for another one. They do not name it.
  private static let serviceOutlets: Set<String> = [
    "view", "delegate", "dataSource", "tableView", "collectionView", "nextKeyView",
    "gestureRecognizers", "initialFirstResponder", "nextResponder", "contentView",
    "accessibilityElements", "prefetchDataSource", "dragDelegate", "dropDelegate",
  ]
}
