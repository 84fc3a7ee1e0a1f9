import LayoutModel

/// The objects of a document by id, and the names that outlets give them.
struct DocumentIndex {
  /// Element of each id; the first where two share one.
  private(set) var elements: [String: XMLElement] = [:]
  /// Name of the outlet that points to an object, by the object's id.
  private(set) var outlets: [String: String] = [:]
  /// Elements whose id an earlier element has.
  private(set) var duplicates: Set<Int> = []

  init(document: XMLElement) {
    for element in document.descendants {
      switch element.name {
      // These carry ids of other name spaces.
      case "device", "adaptation", "plugIn", "image", "namedColor", "systemColor": continue
      case "outlet", "outletCollection": noteOutlet(element)
      default: break
      }
      guard let id = element.id else { continue }
      if elements[id] == nil {
        elements[id] = element
      } else {
        duplicates.insert(element.index)
      }
    }
  }

  private mutating func noteOutlet(_ element: XMLElement) {
    guard let property = element["property"], let destination = element["destination"],
      !Self.unspeakingOutlets.contains(property), outlets[destination] == nil
    else { return }
    outlets[destination] = property
  }

  /// Outlets that say what an object does for another, not what it is.
  private static let unspeakingOutlets: Set<String> = [
    "view", "delegate", "dataSource", "tableView", "collectionView", "nextKeyView",
    "gestureRecognizers", "initialFirstResponder", "nextResponder", "contentView",
    "accessibilityElements", "prefetchDataSource", "dragDelegate", "dropDelegate",
  ]
}
