/// A segue that decides which bars surround a view.
struct ControllerLink {
  enum Kind {
    /// A container shows a controller inside it.
    case contains
    /// A controller pushes another onto the same navigation stack.
    case pushes
    case presents
    /// A container view embeds a controller.
    case embed
  }
  var kind: Kind
  /// The element positions of both controllers.
  var source: Int
  var destination: Int
  var segue: String
  /// The container view of an embed segue.
  var container: String?
  var presentationStyle: String?

  static func links(in document: XMLElement, controllers: [String: Int]) -> [ControllerLink] {
    let known = Set(controllers.values)
    let hasSplit = document.descendants.contains { $0.name == "splitViewController" }
    return document.descendants.compactMap { element in
      guard element.name == "segue", let kind = kind(of: element, hasSplit: hasSplit),
        let destination = element["destination"].flatMap({ controllers[$0] }),
        let source = source(of: element, known)
      else { return nil }
      return ControllerLink(
        kind: kind, source: source, destination: destination, segue: element.id ?? "",
        container: kind == .embed ? element.parent?.parent?.id : nil,
        presentationStyle: element["modalPresentationStyle"]
          ?? (element["kind"]?.hasPrefix("popover") == true ? "popover" : nil))
    }
  }

  /// - Parameter hasSplit: whether the document has a split view, which shows a detail in its second column.
  ///   Without one, UIKit presents the detail over the whole window.
  private static func kind(of segue: XMLElement, hasSplit: Bool) -> Kind? {
    switch segue["kind"] {
    case "relationship": .contains
    case "show", "push": .pushes
    case "showDetail": hasSplit ? .pushes : .presents
    case "presentation", "modal", "popoverPresentation", "popover": .presents
    case "embed": .embed
    default: nil
    }
  }

  /// The controller around a segue, or the scene's controller if the segue starts at another object of the scene,
  /// such as a gesture recognizer.
  private static func source(of segue: XMLElement, _ known: Set<Int>) -> Int? {
    var element = segue
    while let parent = element.parent {
      if known.contains(element.index) { return element.index }
      if parent.name == "objects" {
        return parent.children.first { known.contains($0.index) }?.index
      }
      element = parent
    }
    return nil
  }
}
