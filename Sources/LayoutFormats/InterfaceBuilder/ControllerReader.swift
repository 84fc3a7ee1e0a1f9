import LayoutModel

/// Reads the facts that a controller's own element states.
enum ControllerReader {
  static func isController(_ element: XMLElement) -> Bool {
    element.name.hasSuffix("Controller") || element.name == "viewControllerPlaceholder"
      || element.name == "pagecontroller" || element["sceneMemberID"] == "viewController"
  }

  static func largeTitleMode(of controller: XMLElement) -> String? {
    controller.child("navigationItem", keyed: "navigationItem")?["largeTitleDisplayMode"]
  }

  /// Guides, extended edges and simulated sizes.
  static func readOwnFacts(of controller: XMLElement, into context: inout ControllerContext) {
    context.respectsSystemMinimumMargins =
      controller["viewRespectsSystemMinimumLayoutMargins"] != "NO"
    context.extendsUnderOpaqueBars = controller.isYES("extendedLayoutIncludesOpaqueBars")
    if let edges = controller.child("extendedEdge", keyed: "edgesForExtendedLayout") {
      context.extendsUnderTopBar = edges.isYES("top")
      context.extendsUnderBottomBar = edges.isYES("bottom")
    }
    for guide in controller.child("layoutGuides")?.children.map({ $0 }) ?? [] {
      guard let id = guide.id else { continue }
      if guide["type"] == "top" { context.topGuide = ObjectID(id) }
      if guide["type"] == "bottom" { context.bottomGuide = ObjectID(id) }
    }
    context.hasPrompt =
      controller.child("navigationItem", keyed: "navigationItem")?["prompt"]?.isEmpty == false
    context.isFreeform = SimulationReader.simulation(of: controller).isFreeform
  }
}
